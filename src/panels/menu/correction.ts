import { type Character, type Correction, type Game, type Point, SIDES, type Side } from '../../engine/index.ts';
import { typedNumber, written } from '../../parts/typedNumber.ts';

/** What the umpire's form holds: a character as it should be, and both sides' tokens. */
export interface Wish {
  readonly x: string;
  readonly y: string;
  readonly wounded: boolean;
  readonly out: boolean;
  readonly inCover: boolean;
  readonly shock: boolean;
  readonly panicking: boolean;
  /** Of a reinforcement card: the first has fallen (REIN-2). */
  readonly second: boolean;
  readonly spent: number;
  readonly tokens: Readonly<Record<Side, number>>;
}

/** `locale`: in whose form the place is written. */
export const wishFor = (game: Game, now: Character, locale: string): Wish => ({
  x: now.at ? written(now.at[0], locale) : '',
  y: now.at ? written(now.at[1], locale) : '',
  wounded: now.wounded,
  out: now.out,
  inCover: now.inCover,
  shock: now.shock,
  panicking: now.panicking,
  second: now.firstFell > 0,
  spent: now.spent,
  tokens: game.state.tokens,
});

/** Which parts of the place are no numbers; one who is not on the table, and is not put there, has none. */
export const faultsOf = (now: Character, wish: Wish): readonly ('x' | 'y')[] =>
  now.at || wish.x.trim() || wish.y.trim()
    ? (['x', 'y'] as const).filter((axis) => Number.isNaN(typedNumber(wish[axis])))
    : [];

const STATES = ['wounded', 'out', 'inCover', 'shock', 'panicking', 'second', 'spent'] as const;

/** The corrections that lead from how things stand to how they should; none for what is left as it is. */
export function correctionsFor(game: Game, now: Character, wish: Wish): Correction[] {
  const corrections: Correction[] = [];
  const at: Point = [typedNumber(wish.x), typedNumber(wish.y)];
  const was = wishFor(game, now, 'en');
  if (
    faultsOf(now, wish).length === 0 &&
    !(Number.isNaN(at[0]) || (at[0] === typedNumber(was.x) && at[1] === typedNumber(was.y)))
  ) {
    corrections.push({ event: 'placed', who: now.id, at });
  }
  const changed = STATES.filter((state) => wish[state] !== was[state]);
  if (changed.length > 0) {
    const values = Object.fromEntries(changed.map((state) => [state, wish[state]]));
    corrections.push({ event: 'corrected', who: now.id, ...values });
  }
  for (const side of SIDES) {
    if (wish.tokens[side] !== game.state.tokens[side]) {
      corrections.push({ event: 'tokensSet', side, tokens: wish.tokens[side] });
    }
  }
  return corrections;
}
