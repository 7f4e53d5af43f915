import type { Character, Game, GameState, Id, Ruleset } from '../../engine/index.ts';

/**
 * What is on the table and means nothing by other rules: cover taken against everybody, or against one shooter (TC-2, TC-3);
 * panic (PSY-2).
 */
export interface LeftOut {
  readonly what: 'cover' | 'panic';
  readonly who: readonly Id[];
  /** The value of the ruleset that has no place for it. */
  readonly leaf: 'takeCover.against' | 'wounds.psychology';
}

/**
 * The same position under other rules: the ruleset put in, and what these rules have no place for left out. Where there are
 * no rounds the one it is in is forgotten; where there are it is the first.
 */
export function underRules({ setup, state }: Game, ruleset: Ruleset): Game {
  const { turn, characters } = state;
  const round = ruleset.turn.rounds ? Math.max(1, turn.round) : 0;
  const there: GameState = {
    ...state,
    turn: turn.round === round ? turn : { ...turn, round },
    characters: characters.map((c) => known(c, ruleset)),
  };
  return { setup: { ...setup, ruleset }, state: there };
}

const known = (c: Character, ruleset: Ruleset): Character => {
  const calm = withoutPanic(c, ruleset) ?? c;
  return withoutCover(calm, ruleset) ?? calm;
};

export function leftOut({ state }: Game, ruleset: Ruleset): readonly LeftOut[] {
  const those = (without: typeof withoutCover) =>
    state.characters.filter((c) => without(c, ruleset)).map(({ id }) => id);
  const all: readonly LeftOut[] = [
    { what: 'cover', who: those(withoutCover), leaf: 'takeCover.against' },
    { what: 'panic', who: those(withoutPanic), leaf: 'wounds.psychology' },
  ];
  return all.filter(({ who }) => who.length > 0);
}

/** One in panic, where nobody loses his nerve; null for the others. */
const withoutPanic = (c: Character, { wounds }: Ruleset): Character | null =>
  wounds.psychology === 'none' && c.panicking ? { ...c, panicking: false } : null;

/** One who has taken cover in a way that these rules do not know; null for the others. */
function withoutCover(c: Character, { takeCover }: Ruleset): Character | null {
  if (takeCover.against === 'all') return c.coverFrom.length > 0 ? { ...c, coverFrom: [] } : null;
  return c.inCover ? { ...c, inCover: false } : null;
}
