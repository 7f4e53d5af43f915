import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLES } from '../../../src/content/index.ts';
import { upperFloor } from '../../../src/content/scenarios/upperFloor.ts';
import { add, between, type Marker, onGrid, type Point, subtract, unit } from '../../../src/engine/index.ts';
import { Ground, groundOf, placeKey, type Stand } from '../../../src/play/opponent/ground.ts';
import { given } from '../../support/builders/given.ts';

type Lying = Extract<Marker, { kind: 'smoke' | 'body' }>;

/** Where nothing else hides what a screen or a body does. */
const FIELD = { size: [20, 20] as const, scenery: [] };
const REACH = 5;
const RADIUS = { smoke: 2, body: 0.5 };

const stand = (at: Point, level: number): Stand => ({ at, level, key: placeKey(at, level) });
const tables = [...TABLES, upperFloor].map(({ table, scenery }) => ({
  size: [table.width, table.height] as const,
  scenery,
}));

const share = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000); // doubles would nearly all be next to 0
const place = fc.tuple(share, share);
/** Lies along the way from one place to the next, and somewhat aside: where it just counts and just does not. */
const thing = fc.record({
  kind: fc.constantFrom('smoke', 'body'),
  along: share,
  aside: fc.integer({ min: 0, max: 110 }).map((n) => n / 100),
  level: fc.constantFrom(0, 0, 0, 1),
});
const scenes = fc.record({
  table: fc.oneof(fc.constant(FIELD), fc.constantFrom(...tables)),
  things: fc.array(thing, { minLength: 1, maxLength: 4 }),
  from: place,
  others: fc.array(place, { minLength: 4, maxLength: 4 }),
});

test('a ground that hands on what its last screen or body does not touch answers as one that looks at all of it', () => {
  fc.assert(
    fc.property(scenes, ({ table, things, from, others }) => {
      const [width, height] = table.size;
      const on = ([x, y]: Point): Point => onGrid([x * width, y * height]);
      const markers = things.map(({ kind, along, aside, level }, i): Lying => {
        const [p, q] = [on(from), on(others[i] as Point)];
        const [x, y] = unit(subtract(q, p));
        const off = aside * (RADIUS[kind] + RADIUS.body);
        const at = onGrid(add(between(p, q, along), [-y * off, x * off]));
        const spot = { id: `m${i}`, at, ...(level > 0 ? { level } : {}) };
        return kind === 'smoke'
          ? { ...spot, kind, radius: RADIUS.smoke, owner: 'a', spread: false }
          : { ...spot, kind: 'body', of: 'anton' };
      });
      const game = given({ edition: 'tactic-2.0-beta', ...table, a: [{ id: 'anton', at: [1, 1] }], markers });
      const [layered, whole] = [groundOf(game), new Ground(game, markers, null)];
      const start = stand(on(from), 0);
      const spots = whole.spots(start, REACH);
      expect(layered.spots(start, REACH)).toEqual(spots);
      for (const here of [start, ...spots.filter(({ level }) => level > 0).slice(0, 1)]) {
        expect(layered.vantages(here, REACH)).toEqual(whole.vantages(here, REACH));
        for (const there of [...others.map((at) => stand(on(at), 0)), ...spots.slice(-2)]) {
          const near = layered.around(here, there, REACH);
          expect(layered.sees(here, there)).toBe(whole.sees(here, there));
          expect(layered.reaches(here, there)).toBe(whole.reaches(here, there));
          expect(near.vantages(here, REACH)).toEqual(whole.vantages(here, REACH));
          for (const vantage of near.vantages(here, REACH)) {
            expect(near.sees(vantage, there)).toBe(whole.sees(vantage, there));
          }
        }
      }
    }),
    { numRuns: 24 },
  );
});
