import type { Character, Game, GameState, Id, Ruleset } from '../../engine/index.ts';

/** What lies on the table and means nothing by other rules: cover taken against everybody, or against one shooter (TC-2, TC-3). */
export interface LeftOut {
  readonly what: 'cover';
  readonly who: readonly Id[];
  /** The value of the ruleset that has no place for it. */
  readonly leaf: 'takeCover.against';
}

/**
 * The same position under other rules: the ruleset put in, and what these rules have no place for left out. Where there are
 * no rounds the one it is in is forgotten; where there are it is the first.
 */
export function standing({ setup, state }: Game, ruleset: Ruleset): Game {
  const { turn, characters } = state;
  const round = ruleset.turn.rounds ? Math.max(1, turn.round) : 0;
  const there: GameState = {
    ...state,
    turn: turn.round === round ? turn : { ...turn, round },
    characters: characters.map((c) => withoutCover(c, ruleset) ?? c),
  };
  return { setup: { ...setup, ruleset }, state: there };
}

export function leftOut({ state }: Game, ruleset: Ruleset): readonly LeftOut[] {
  const who = state.characters.filter((c) => withoutCover(c, ruleset)).map(({ id }) => id);
  return who.length > 0 ? [{ what: 'cover', who, leaf: 'takeCover.against' }] : [];
}

/** One who has taken cover in a way that these rules do not know; null for the others. */
function withoutCover(c: Character, { takeCover }: Ruleset): Character | null {
  if (takeCover.against === 'all') return c.coverFrom.length > 0 ? { ...c, coverFrom: [] } : null;
  return c.inCover ? { ...c, inCover: false } : null;
}
