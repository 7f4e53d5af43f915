import type { Command, Game, Point } from '../../../src/engine/index.ts';
import { character, type Given, given, move, watch } from './given.ts';

/** Where a shot of opportunity fire would be taken by itself it is offered, as elsewhere. */
export const OFFERED = { R92: 'b' } as const;

/** The guard of side b with a marker of range 1.2, and a runner who is to pass it (case V1). */
export const lane = (change: Given & { guard?: object; card?: object; runner?: object } = {}): Game =>
  given({
    markers: [watch('m1', 'g', [5, 13.5])],
    ...change,
    rulings: { ...OFFERED, ...change.rulings },
    a: [
      { id: 's', at: [1, 12], card: { move: 8 }, ...change.runner },
      { id: 'reserve', points: 99 },
      { id: 'spare', at: [22, 22], points: 99 },
      ...(change.a ?? []),
    ],
    b: [
      { id: 'g', at: [5, 20], card: { opportunityFire: 1.2, ...change.card }, ...change.guard },
      { id: 'other', points: 99 },
      { id: 'another', points: 99 },
      ...(change.b ?? []),
    ],
  });
export const run = (...path: Point[]): Command => move('s', [1, 12], ...path);
export const past = run([9, 12]);
/** Where a base whose middle goes along y = 12 comes within 1.2u of the marker, edge to edge. */
export const ENTRY = 5 - Math.sqrt(2.2 ** 2 - 1.5 ** 2);
export const placeOf = (game: Game) => character(game, 's').at;
