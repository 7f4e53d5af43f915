import { highestLevel } from '../../board/index.ts';
import {
  type Character,
  type Correction,
  type Game,
  GRENADES,
  type GrenadeKind,
  hasGround,
  type Id,
  type LaidMarker,
  onLevel,
  type Point,
  SIDES,
  type Side,
} from '../../engine/index.ts';
import { typedNumber, written } from '../../parts/typedNumber.ts';

/**
 * What the umpire's form holds: characters as they should be, both sides' tokens, whose turn it is, markers that are to go and
 * to come. One correction makes it all so.
 */
export interface Wishes {
  readonly characters: Readonly<Record<Id, Wish>>;
  readonly tokens: Readonly<Record<Side, number>>;
  readonly turn: { readonly side: Side; readonly number: number; readonly spent: number };
  readonly gone: readonly Id[];
  readonly laid: readonly LaidMarker[];
}

export const wishesFor = ({ state }: Game): Wishes => ({
  characters: {},
  tokens: state.tokens,
  turn: state.turn,
  gone: [],
  laid: [],
});

/** A character as it should be. */
export interface Wish {
  readonly x: string;
  readonly y: string;
  /** Which of the levels there (`levelsAt`); the ground where that is none of them. */
  readonly level: number;
  readonly wounded: boolean;
  readonly out: boolean;
  readonly inCover: boolean;
  readonly shock: boolean;
  readonly panicking: boolean;
  /** Of a reinforcement card: the first has fallen (REIN-2). */
  readonly second: boolean;
  readonly spent: number;
  /** How many extra grenades of each kind he carries (GREN-14). */
  readonly grenades: Readonly<Record<GrenadeKind, number>>;
}

/** `locale`: in whose form the place is written. */
export const wishFor = (now: Character, locale: string): Wish => ({
  x: now.at ? written(now.at[0], locale) : '',
  y: now.at ? written(now.at[1], locale) : '',
  level: now.level,
  wounded: now.wounded,
  out: now.out,
  inCover: now.inCover,
  shock: now.shock,
  panicking: now.panicking,
  second: now.firstFell > 0,
  spent: now.spent,
  grenades: countsOf(now.grenades),
});

const countsOf = (grenades: readonly GrenadeKind[]): Wish['grenades'] => {
  const count = (kind: GrenadeKind) => grenades.filter((each) => each === kind).length;
  return { frag: count('frag'), concussion: count('concussion'), smoke: count('smoke') };
};

/** Which parts of the place are no numbers; one who is not on the table, and is not put there, has none. */
export const faultsOf = (now: Character, wish: Wish): readonly ('x' | 'y')[] =>
  now.at || wish.x.trim() || wish.y.trim()
    ? (['x', 'y'] as const).filter((axis) => Number.isNaN(typedNumber(wish[axis])))
    : [];

const STATES = ['wounded', 'out', 'inCover', 'shock', 'panicking', 'second', 'spent'] as const;

export const placeOf = ({ x, y }: Pick<Wish, 'x' | 'y'>): Point => [typedNumber(x), typedNumber(y)];

/** The levels that have ground at the place which is wished, the lowest first: a base may still lie over the edge of it. */
export function levelsAt({ setup }: Game, wish: Pick<Wish, 'x' | 'y'>): readonly number[] {
  const at = placeOf(wish);
  return Array.from({ length: highestLevel(setup) + 1 }, (_, level) => level).filter((level) =>
    hasGround(setup.elements, at, level),
  );
}

/** The corrections that lead from how things stand to how they should; none for what is left as it is. */
export function correctionsFor(game: Game, { characters, tokens, turn, gone, laid }: Wishes): readonly Correction[] {
  return [
    ...turnFor(game, turn), // whose turn begins has nothing counted yet: what is set for himself comes after
    ...game.state.characters.flatMap((now) => {
      const wish = characters[now.id];
      return wish ? correctionsOf(game, now, wish) : [];
    }),
    ...gone.map((marker): Correction => ({ event: 'markerRemoved', marker })),
    ...laid.map((marker): Correction => ({ event: 'markerPlaced', marker })),
    ...SIDES.filter((side) => tokens[side] !== game.state.tokens[side]).map(
      (side): Correction => ({ event: 'tokensSet', side, tokens: tokens[side] }),
    ),
  ];
}

function turnFor({ state }: Game, { side, number, spent }: Wishes['turn']): readonly Correction[] {
  const isCounted = spent !== spentIn(state, side);
  const isSame = side === state.turn.side && number === state.turn.number;
  return isSame && !isCounted ? [] : [{ event: 'turnSet', side, number, ...(isCounted && { spent }) }];
}

/** The tokens spent in the turn of a side: of the one that would only begin, none. */
export const spentIn = ({ turn }: Game['state'], side: Side): number => (turn.side === side ? turn.spent : 0);

export function correctionsOf(game: Game, now: Character, wish: Wish): readonly Correction[] {
  const corrections: Correction[] = [];
  const at = placeOf(wish);
  const level = levelsAt(game, wish).includes(wish.level) ? wish.level : 0;
  const was = wishFor(now, 'en');
  const stays = at.join() === placeOf(was).join() && level === now.level;
  if (faultsOf(now, wish).length === 0 && !Number.isNaN(at[0]) && !stays) {
    corrections.push({ event: 'placed', who: now.id, at: onLevel(at, level) });
  }
  const changed = STATES.filter((state) => wish[state] !== was[state]);
  if (changed.length > 0) {
    const values = Object.fromEntries(changed.map((state) => [state, wish[state]]));
    corrections.push({ event: 'corrected', who: now.id, ...values });
  }
  if (GRENADES.some((kind) => wish.grenades[kind] !== was.grenades[kind])) {
    const grenades = GRENADES.flatMap((kind) => Array.from({ length: wish.grenades[kind] }, () => kind));
    corrections.push({ event: 'grenadesSet', who: now.id, grenades });
  }
  return corrections;
}
