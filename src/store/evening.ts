import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Game } from '../engine/index.ts';

/** One of the games that have been finished this evening, by the names of the players. */
export interface Result {
  /** As it is stored. */
  readonly game: string;
  /** null: a draw. */
  readonly winner: string | null;
  readonly players: readonly [string, string];
}

interface Evening {
  readonly results: readonly Result[];
  /** This game stands as it does now: a game that is no longer over (its end was taken back) has no result. */
  note(id: string, game: Game): void;
}

/**
 * An evening lasts as long as its page is not closed; loading it anew ends nothing. What was kept is read as text of unknown
 * origin.
 */
export const useEvening = create<Evening>()(
  persist(
    (set, get) => ({
      results: [],
      note: (id, game) => {
        const now = resultOf(id, game);
        if (now || get().results.some((result) => result.game === id)) {
          set(({ results }) => ({
            results: [...results.filter((result) => result.game !== id), ...(now ? [now] : [])],
          }));
        }
      },
    }),
    {
      name: 'take-cover.evening',
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ results }) => ({ results }),
      merge: (stored, current) => ({ ...current, results: resultsIn(stored) }),
    },
  ),
);

function resultOf(id: string, { setup, state }: Game): Result | null {
  if (!state.outcome) return null;
  const { a, b } = setup.sides;
  const { winner } = state.outcome;
  return { game: id, winner: winner && setup.sides[winner].name, players: [a.name, b.name] };
}

function resultsIn(stored: unknown): readonly Result[] {
  const { results } = (stored ?? {}) as { results?: unknown };
  return Array.isArray(results) ? results.filter(isResult) : [];
}

function isResult(stored: unknown): stored is Result {
  const { game, winner, players } = (stored ?? {}) as Partial<Result>;
  const [a, b, ...more] = Array.isArray(players) ? players : [];
  const isText = (value: unknown): boolean => typeof value === 'string';
  return isText(game) && (winner === null || isText(winner)) && isText(a) && isText(b) && more.length === 0;
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
