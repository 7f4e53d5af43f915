import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';
import { BUDGET, STRENGTHS, think } from '../../../src/play/opponent/index.ts';
import { fire, given, play, rifle } from '../../support/builders/given.ts';

/** It sees what a player sees, and thinks the same of it whenever it is asked. */

const ROOM = join(import.meta.dirname, '../../../src/play/opponent');

test('it can reach no dice, no game that was or will be, and no clock', () => {
  const reached = readdirSync(ROOM).flatMap((file) => {
    const text = readFileSync(join(ROOM, file), 'utf8');
    const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? '');
    const foreign = imports.filter((from) => !/^(\.\/|\.\.\/\.\.\/engine\/|\.\.\/odds\/|\.\.\/placing\.ts)/.test(from));
    const named = text.match(/Math\.random|\bDate\b|\bperformance\b|setTimeout/g) ?? [];
    return [...foreign, ...named].map((what) => `${file}: ${what}`);
  });
  // of chance only the errors of the weaker strengths, by a text that no die is in
  expect(reached).toEqual(['noise.ts: ../chance.ts']);
});

/** Positions that share nothing with those of another call: whatever is remembered of a table is remembered of each by itself. */
const positions = (): readonly Game[] => {
  const meeting = given({
    a: [
      { id: 'a1', at: [8, 16] },
      { id: 'a2', at: [14, 15], card: { opportunityFire: 3 } },
    ],
    b: [
      { id: 'b1', at: [11, 8], state: { wounded: true } },
      { id: 'b2', at: [17, 6], card: { weapons: [rifle({ long: 4 })] } },
    ],
  });
  const duel = given({ a: [{ id: 'a1', at: [12, 18] }], b: [{ id: 'b1', at: [12, 10] }], tokens: { a: 2, b: 5 } });
  return [meeting, duel, play(duel, fire('a1', 'b1')).game];
};

const thoughtsOf = (game: Game): string =>
  JSON.stringify(
    STRENGTHS.flatMap((strength) =>
      (['a', 'b'] as const).map((side) => think(game, side, { strength, seed: 4, budget: BUDGET })),
    ),
  );

test('it thinks the same in any order of questions, by what it remembers and without', () => {
  const cold = positions().map(thoughtsOf);
  const warm = positions();
  warm.toReversed().forEach(thoughtsOf);
  expect(warm.map(thoughtsOf)).toEqual(cold);
});
