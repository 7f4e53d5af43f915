import { type Character, type Correction, type Game, type Point, SIDES, type Side } from '../../engine/index.ts';

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

const text = (u: number | undefined): string => (u === undefined ? '' : String(Math.round(u * 100) / 100));

export const wishFor = (game: Game, now: Character): Wish => ({
  x: text(now.at?.[0]),
  y: text(now.at?.[1]),
  wounded: now.wounded,
  out: now.out,
  inCover: now.inCover,
  shock: now.shock,
  panicking: now.panicking,
  second: now.firstFell > 0,
  spent: now.spent,
  tokens: game.state.tokens,
});

/** A number as people write it, with a comma or a point; null for anything else. */
const numberIn = (written: string): number | null => {
  const number = Number(written.trim().replace(',', '.'));
  return written.trim() === '' || !Number.isFinite(number) ? null : number;
};

const STATES = ['wounded', 'out', 'inCover', 'shock', 'panicking', 'second', 'spent'] as const;

/** The corrections that lead from how things stand to how they should; none for what is left as it is. */
export function correctionsFor(game: Game, now: Character, wish: Wish): Correction[] {
  const corrections: Correction[] = [];
  const [x, y] = [numberIn(wish.x), numberIn(wish.y)];
  const was = wishFor(game, now);
  if (x !== null && y !== null && (wish.x !== was.x || wish.y !== was.y)) {
    const at: Point = [x, y];
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
