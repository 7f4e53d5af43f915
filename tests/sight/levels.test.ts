import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { answerSight } from '../../src/cli/sight.ts';
import { rulesetOf } from '../../src/editions/index.ts';
import {
  outlineOf,
  type Point,
  prepareScenery,
  type SceneryElement,
  type Shape,
  type Sight,
  sceneWith,
  sightIn,
} from '../../src/engine/index.ts';
import { editionNow } from '../support/builders/editionNow.ts';
import { test } from '../support/builders/editions.ts';
import { type LevelScene, levelScene, type Standing } from '../support/builders/levelScenes.ts';
import { compareLevels, sightOnLevels } from '../support/references/compareLevels.ts';

/** Questions with their answers in `x-expect`, and why in `x-why`. */
interface Question {
  readonly id: string;
  readonly bases: readonly { readonly id: string; readonly at: readonly number[] }[];
  readonly 'x-expect': Readonly<Record<string, unknown>> & { readonly because?: readonly string[] };
  readonly 'x-why': string;
}

const QUESTIONS = readFileSync(new URL('levels.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Question);

const ids = (why: string): string => [...new Set(why.match(/(?:R|[A-Z]+-)\d+/g))].map((id) => `[${id} B]`).join(' ');
const asked = (question: object) => JSON.parse(answerSight(JSON.stringify(question)));
const question = (name: string): Question => QUESTIONS.find(({ id }) => id === name) as Question;
const coverWith = (name: string, rulings: object) => asked({ ...question(name), rulings }).cover;

describe('sight on levels and between them', () => {
  test.each(QUESTIONS.map((q) => [`${q.id}: ${q['x-why']} ${ids(q['x-why'])}`, q] as const))('%s', (_, q) => {
    const { because, ...expected } = q['x-expect'];
    const answer = asked(q);
    expect(answer).toMatchObject(expected);
    expect(answer.dice).toBe(expected.dice);
    if (because) expect(answer.because.map(({ from }: { from: string }) => from)).toEqual(because);
  });

  test('names the floor that is in between [R146 B]', () => {
    expect(asked(question('through-the-floor')).because).toEqual([{ rule: 'R146', from: 'floor-1' }]);
  });

  test('any part of a level will do [R142=b B]', () => {
    const shed = 'less-than-one-u-does-not';
    expect([coverWith(shed, {}), coverWith(shed, { R142: 'b' })]).toEqual(['open', 'total']);
    expect(coverWith('one-u-reaches', { R142: 'b' })).toBe('total');
    const low = question('tank-in-the-street');
    expect(asked({ ...low, rulings: { R142: 'b' } }).cover).toBe('open'); // 2u do not reach the next level at all
  });

  test('total cover on a level in between is looked past [R143=b B]', () => {
    const wall = 'wall-on-the-level-between';
    expect([coverWith(wall, {}), coverWith(wall, { R143: 'b' })]).toEqual(['total', 'open']);
    for (const kept of ['down-on-one-behind-a-wall', 'up-from-behind-a-wall'])
      expect(coverWith(kept, { R143: 'b' })).toBe('total');
  });

  test('only what is on the target’s own level covers [R144=b B]', () => {
    const hedge = 'hedge-far-from-a-roof';
    expect([coverWith(hedge, {}), coverWith(hedge, { R144: 'b' })]).toEqual(['partial', 'open']);
    expect(coverWith('into-the-window', { R144: 'b' })).toBe('partial');
  });

  test('one on a slope, a ladder or stairs is on the lower of their levels until he has stepped off [R147 B] [R146 B]', () => {
    const stairs = question('on-the-stairs');
    const beside = { ...stairs, bases: [stairs.bases[0], { id: 'b', at: [14, 1.2, 0] }] };
    expect([asked(stairs).los, asked(beside).los]).toEqual([true, false]);
    const arrived = { ...stairs, bases: [stairs.bases[0], { id: 'b', at: [14, 1.2, 1] }] };
    expect(asked(arrived)).toMatchObject({ los: true, cover: 'open' });
  });

  test('says of what it leaves out why: on none of the levels, or looked over [COVER-11 B] [R145 B]', () => {
    const wall = (id: string, x: number, level: number): SceneryElement => ({
      ...{ id, look: 'none', terrain: ['sheltering'], level },
      shape: { kind: 'wall', from: [x, -2], to: [x, 2], thickness: 0.3 },
    });
    const roof: SceneryElement = { ...wall('roof', 0, 0), terrain: [], floor: true, shape: box(10, -2, 6, 4) };
    const { setAside } = seenAmong([roof, wall('below', 10.5, 0), wall('above', 5, 2)], [15, 0, 1], [3, 0, 0]);
    expect(setAside).toEqual([
      { id: 'below', why: 'under-floor' },
      { id: 'above', why: 'other-level' },
    ]);
  });

  test('[R165 QIFC] without levels what stands above the ground is left out, and a floor hides nobody', () => {
    const edition = editionNow();
    const upstairs = question('wall-on-the-level-between');
    const onTheGround = (q: Question) => ({
      ...q,
      edition,
      bases: q.bases.map(({ id, at: [x, y] }) => ({ id, at: [x, y] })),
    });
    expect(asked(onTheGround(upstairs)).cover).toBe('open');
    expect(asked(onTheGround(question('through-the-floor'))).cover).toBe('open');
    const tall = onTheGround(question('tower-in-the-street'));
    expect(asked(tall).cover).toBe('total');
  });

  test('bases on two levels may lie over one another', () => {
    const above = {
      bases: [
        { id: 'a', at: [0, 0, 1] },
        { id: 'b', at: [0.3, 0, 0] },
      ],
      from: 'a',
      to: 'b',
    };
    expect(asked({ ...above, edition: 'tactic-2.0-beta' })).toMatchObject({ los: true, cover: 'open' });
  });
});

const box = (x: number, y: number, w: number, h: number): Shape => ({
  kind: 'polygon',
  points: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
});

function seenAmong(scenery: readonly SceneryElement[], a: readonly number[], b: readonly number[]): Sight {
  const place = (id: string, [x = 0, y = 0, level = 0]: readonly number[]) =>
    ({ id, at: [x, y], level, radius: 0.5 }) satisfies Standing;
  const ruleset = rulesetOf('tactic-2.0-beta');
  const [from, to] = [place('a', a), place('b', b)];
  const elements = prepareScenery(scenery, ruleset.levels);
  const scene = sceneWith({ ruleset, table: null, elements, characters: [from, to], bodies: [], smoke: [] });
  return sightIn(scene, from, to, { reasons: true });
}

describe('between levels as by brute force', () => {
  const SCENES = 250;

  test.each([
    ['[COVER-11 B] [R142 B] [R143 B] [R144 B] [R145 B] [R146 B]', {}],
    ['[R142=b B]', { anyPart: true }],
    ['[R143=b B]', { totalAtAnEnd: true }],
    ['[R144=b B]', { partialAtTheTarget: true }],
  ])('%s', { timeout: 60_000 }, (_, options) => {
    const { compared, unsure, floors, seen, covered, different } = compareLevels(0, SCENES, options);
    expect(different).toEqual([]);
    expect(unsure).toBeLessThan(compared / 20);
    for (const kind of [floors, compared - seen - floors, seen - covered, covered])
      expect(kind).toBeGreaterThan(SCENES / 40);
  });
});

/** A random scene by its seed. */
const scenes = fc.integer({ min: 1, max: 2 ** 30 }).map(levelScene);
const hold = <Given>(property: fc.IProperty<Given>) => fc.assert(property, { numRuns: 150 });
const facts = ({ los, seen, cover, covers }: Sight) => ({ los, seen, cover, covers });

/** The same scene with every place and shape changed. */
function changed(scene: LevelScene, level: number, move: (p: Point) => Point): LevelScene {
  const raised = (s: Standing): Standing => ({ ...s, at: move(s.at), level: s.level + level });
  return {
    from: raised(scene.from),
    to: raised(scene.to),
    people: scene.people.map(raised),
    bodies: scene.bodies.map(raised),
    smoke: scene.smoke.map(raised),
    scenery: scene.scenery.map((e) => ({
      ...e,
      ...(e.connects ? { connects: [e.connects[0] + level, e.connects[1] + level] as const } : {}),
      ...(e.connects ? {} : { level: (e.level ?? 0) + level }),
      shape: movedShape(e.shape, move),
    })),
  };
}

function movedShape(shape: Shape, move: (p: Point) => Point): Shape {
  if (shape.kind === 'circle') return { ...shape, at: move(shape.at) };
  const outline = outlineOf(shape);
  return { kind: 'polygon', points: outline.kind === 'polygon' ? outline.points.map(move) : [] };
}

const still = (p: Point): Point => p;

describe('what holds between any levels', () => {
  test('line of sight is mutual [R143 B] [R146 B]', () => {
    hold(fc.property(scenes, (s) => sightOnLevels({ ...s, from: s.to, to: s.from }).los === sightOnLevels(s).los));
  });

  test('raising everything changes nothing [COVER-11 B]', () => {
    hold(
      fc.property(scenes, fc.integer({ min: 1, max: 3 }), (s, n) => {
        expect(facts(sightOnLevels(changed(s, n, still)))).toEqual(facts(sightOnLevels(s)));
      }),
    );
  });

  test('nor does mirroring and moving it', () => {
    hold(
      fc.property(scenes, fc.integer({ min: -9, max: 9 }), (s, n) => {
        const mirrored = changed(s, 0, ([x, y]) => [n - x, y + n]);
        expect(facts(sightOnLevels(mirrored))).toEqual(facts(sightOnLevels(s)));
      }),
    );
  });

  test('between two levels there is one cover at most [R144 B]', () => {
    hold(fc.property(scenes, (s) => s.from.level === s.to.level || sightOnLevels(s).covers <= 1));
  });

  test('with everything on the ground all is as without levels [COVER-9 B]', () => {
    const level = 0;
    const onTheGround = (s: LevelScene): LevelScene => ({
      from: { ...s.from, level },
      to: { ...s.to, level },
      people: s.people.map((p) => ({ ...p, level })),
      bodies: s.bodies.map((p) => ({ ...p, level })),
      smoke: s.smoke.map((p) => ({ ...p, level })),
      scenery: s.scenery.filter((e) => !e.level && !e.floor && !e.connects),
    });
    hold(
      fc.property(scenes, (s) => {
        const flat = onTheGround(s);
        const ruleset = rulesetOf('tactic-2.0-beta');
        const without = { ...ruleset, levels: { ...ruleset.levels, inPlay: false } };
        const elements = prepareScenery(flat.scenery, without.levels);
        const { from, to, people: characters, bodies, smoke } = flat;
        const scene = sceneWith({ ruleset: without, table: null, elements, characters, bodies, smoke });
        expect(scene.standing).toBeNull();
        const { setAside: _, ...rest } = sightIn(scene, from, to, { reasons: true });
        const { setAside: __, ...here } = sightOnLevels({ ...flat, scenery: [...flat.scenery, UPSTAIRS] });
        expect(here).toEqual(rest);
      }),
    );
  });
});

/** Makes a table one with levels, and is on none that anybody looks from. */
const UPSTAIRS: SceneryElement = {
  id: 'upstairs',
  look: 'none',
  terrain: ['sheltering'],
  shape: box(0, 0, 16, 9),
  level: 1,
};
