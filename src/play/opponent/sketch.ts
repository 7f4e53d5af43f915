import {
  actionsLeft,
  type Character,
  character,
  charactersOf,
  type Game,
  type Hiding,
  type Id,
  isOnTable,
  isPinned,
  isSuppressed,
  losses,
  opportunityMarkers,
  type Point,
  type PreparedSetup,
  type Profile,
  profile,
  reinforcementOf,
  SIDES,
  type Side,
  suppressionMarkers,
  tokensToSpend,
  totalPoints,
} from '../../engine/index.ts';
import { placeKey, type Stand } from './ground.ts';
import { WEIGHTS } from './weights.ts';

/** A game as a plan sees it: who stands where and can still do what, cheap to read again and again. */

export interface Fighter extends Stand {
  readonly id: Id;
  /** His place in the roster. */
  readonly n: number;
  /** All that what he can do to others, and they to him, depends on. */
  readonly like: string;
  readonly side: Side;
  readonly profile: Profile;
  /** Points for all of him, and the share of them that is still to be lost: 1 unhurt, less with a wound. */
  readonly worth: number;
  readonly left: number;
  /** One more wound is the last. */
  readonly isLast: boolean;
  readonly hiding: Hiding;
  /** Keeps up a marker, which to act would end. */
  readonly holds: boolean;
  /** Cannot attack in this turn, nor in his next one as things stand. */
  readonly isHeld: boolean;
  readonly isPinned: boolean;
  /** Can do nothing: wound shock or panic, now and in his next turn. */
  readonly isDazed: boolean;
  readonly staysDazed: boolean;
  /** What is left to him in the turn that is going on. */
  readonly now: Left;
  /** What he has in a turn of his own that begins. */
  readonly fresh: Left;
  /** The weapon he is bound to in this turn, if any. */
  readonly inUse: Id | null;
}

export interface Left {
  readonly actions: number;
  readonly shots: number;
  readonly moves: number;
}

export interface Sketch {
  readonly fighters: readonly Fighter[];
  /** The same by their places in the roster. */
  readonly by: readonly (Fighter | undefined)[];
  readonly lost: Readonly<Record<Side, number>>;
  readonly total: Readonly<Record<Side, number>>;
  readonly mover: Side;
  /** What is spent in this turn at most. */
  readonly toSpend: number;
  readonly tokens: Readonly<Record<Side, number>>;
}

const worths = new WeakMap<PreparedSetup, readonly number[]>();

/** Points of each character of a game, in the order of the roster, by what it is won by. */
function worthsOf(game: Game): readonly number[] {
  const known = worths.get(game.setup);
  if (known) return known;
  const made = game.setup.roster.map(({ id, side, card }) => {
    const counted = losses(game, side).of === 'characters' || game.setup.victory !== undefined;
    const mean = totalPoints(game, side) / Math.max(1, charactersOf(game, side).length);
    const share = WEIGHTS.pointsWhereCounted;
    const worth = Math.max(1, counted ? share * card.points + (1 - share) * mean : card.points);
    return isNeeded(game, id) ? worth * WEIGHTS.needed : worth;
  });
  worths.set(game.setup, made);
  return made;
}

/** Does a condition of a scenario speak of him (WIN-5)? */
const isNeeded = ({ setup }: Game, id: Id): boolean =>
  SIDES.some((side) => setup.victory?.[side].some((each) => 'who' in each && each.who?.includes(id)));

export function sketchOf(game: Game): Sketch {
  const lost = { a: 0, b: 0 };
  const total = { a: 0, b: 0 };
  const fighters: Fighter[] = [];
  const by: (Fighter | undefined)[] = [];
  const holders = new Set([
    ...opportunityMarkers(game).map(({ owner }) => owner),
    ...suppressionMarkers(game).flatMap(({ firers }) => firers),
  ]);
  const isSuppressing = suppressionMarkers(game).length > 0;
  for (const [n, entry] of game.setup.roster.entries()) {
    const now = game.state.characters[n] ?? character(game, entry.id);
    const { side } = entry;
    const worth = worthsOf(game)[n] ?? 1;
    const second = reinforcementOf(game, entry) !== null;
    const left = now.out ? 0 : leftOf(now, second);
    total[side] += worth;
    lost[side] += worth * (1 - left);
    if (!isOnTable(now) || !now.at) continue;
    const fighter = fighterOf(game, now, n, side, worth, left, second, holders, isSuppressing);
    fighters.push(fighter);
    by[n] = fighter;
  }
  const mover = game.state.turn.side;
  return { fighters, by, lost, total, mover, toSpend: tokensToSpend(game, mover), tokens: game.state.tokens };
}

/** A reinforcement card is two, each of whom a single wound fells (REIN-3). */
function leftOf({ wounded, firstFell }: Character, second: boolean): number {
  if (second) return firstFell > 0 ? 0.5 : 1;
  return wounded ? 1 - WEIGHTS.wound : 1;
}

function fighterOf(
  game: Game,
  now: Character,
  n: number,
  side: Side,
  worth: number,
  left: number,
  second: boolean,
  holders: ReadonlySet<Id>,
  isSuppressing: boolean,
): Fighter {
  const shown = profile(game, now.id);
  const at = now.at as Point;
  const { movement, wounds, turn } = game.setup.ruleset;
  const guns = shown.weapons.filter((weapon) => weapon.radius === null);
  const shots = Math.max(0, ...guns.map((weapon) => weapon.shots));
  const fired = guns.reduce((n, { id }) => n + (now.shots[id] ?? 0), 0);
  const used = Object.entries(now.shots).find(([, n]) => n > 0)?.[0] ?? null;
  const isDazed = now.shock || now.panicking;
  const actions = actionsLeft(game, now.id);
  const perRound = turn.actionsPer === 'round';
  const key = placeKey(at, now.level);
  const inUse = now.inHand ?? used;
  const pinned = isSuppressing && isPinned(game, now.id);
  const flags = [now.wounded, now.flipped, now.inCover, now.shock, isDazed, pinned].map(Number).join('');
  return {
    id: now.id,
    n,
    like: `${n} ${key} ${flags} ${inUse ?? ''} ${now.grenades.length}`,
    side,
    at,
    level: now.level,
    key,
    profile: shown,
    worth,
    left,
    isLast: second || now.wounded,
    hiding: { inCover: now.inCover, shock: now.shock, camouflage: shown.camouflage },
    holds: holders.has(now.id),
    isHeld: isSuppressing && isSuppressed(game, now.id),
    isPinned: pinned,
    isDazed,
    staysDazed: now.panicking || (now.shock && (wounds.shock.of !== 'turn' || wounds.shock.until === 'start')),
    now: { actions, shots: Math.max(0, shots - fired), moves: Math.max(0, movement.mostTokens - now.moved) },
    fresh: { actions: perRound ? actions : freshActions(game, now, shown), shots, moves: movement.mostTokens },
    inUse,
  };
}

/** With whatever a leader near by adds: what he had at the start of this turn (CMD-1). */
const freshActions = (game: Game, now: Character, { actions }: Profile): number =>
  now.spent > 0
    ? Math.max(actions, actionsLeft(game, now.id) + Math.min(now.spent, actions))
    : actionsLeft(game, now.id);
