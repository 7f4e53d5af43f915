import type { Game } from '../../../src/engine/index.ts';
import { character, type Given, given, type Man } from './given.ts';

/** m can charge e; far ones on both sides are worth so much that nobody wins yet. */
export const melee = (change: Given & { m?: Partial<Man>; e?: Partial<Man> } = {}): Game =>
  given({
    ...change,
    a: [
      { id: 'm', at: [8, 12], ...change.m },
      { id: 'far-a', at: [2, 22], points: 99 },
      { id: 'late-a', points: 99 },
      ...(change.a ?? []),
    ],
    b: [
      { id: 'e', at: [11, 12], ...change.e },
      { id: 'far-b', at: [22, 2], points: 99 },
      { id: 'late-b', points: 99 },
      ...(change.b ?? []),
    ],
  });

/** What has become of one: unhurt, wounded or eliminated. */
export const fate = (game: Game, id: string) =>
  character(game, id).out ? 'eliminated' : character(game, id).wounded ? 'wounded' : 'unhurt';
export const fates = (game: Game) => [fate(game, 'm'), fate(game, 'e')];
