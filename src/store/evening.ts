import type { Game, Id } from '../engine/index.ts';

/** The games that have been finished since the page was opened, by the names of the players. */
export interface Result {
  readonly game: Id;
  /** null: a draw. */
  readonly winner: string | null;
  readonly players: readonly [string, string];
}

/** The evening with this game's result in it; a game that is no longer over (its end was taken back) has none. */
export function withResult(evening: readonly Result[], id: Id, { setup, state }: Game): readonly Result[] {
  const others = evening.filter((result) => result.game !== id);
  if (!state.outcome) return others.length === evening.length ? evening : others;
  const { a, b } = setup.sides;
  const { winner } = state.outcome;
  return [...others, { game: id, winner: winner && setup.sides[winner].name, players: [a.name, b.name] }];
}

export interface Score {
  readonly wins: readonly (readonly [name: string, wins: number])[];
  readonly draws: number;
}

export function scoreOf(evening: readonly Result[]): Score {
  const names = new Set(evening.flatMap((result) => result.players));
  return {
    wins: [...names].map((name) => [name, evening.filter((result) => result.winner === name).length] as const),
    draws: evening.filter((result) => result.winner === null).length,
  };
}
