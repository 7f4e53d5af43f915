import { type Card, isGrenade, type Profile, type Weapon } from './cards.ts';
import type { Disk } from './geometry/outline.ts';
import { distance, type Point } from './geometry/vector.ts';
import type { Character, Game, Id, PreparedSetup, RosterEntry, Side } from './model.ts';
import type { Place, Spot } from './place.ts';
import type { Ruleset } from './ruleset.ts';
import { STOREY } from './scenery.ts';

/** Small readers of a game, asked by everything else. */

export const other = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** An unhurt character in reserve, nothing spent. */
export const freshCharacter = (id: Id): Character => ({
  id,
  at: null,
  level: 0,
  out: false,
  wounded: false,
  inCover: false,
  coverFrom: [],
  shock: false,
  shockSince: 0,
  panicking: false,
  spent: 0,
  moved: 0,
  beyond: 0,
  shots: {},
  inHand: null,
  attacked: false,
  suppressedIn: 0,
  aimed: 0,
  grenades: [],
  flipped: false,
  firstFell: 0,
});

/** Where each character stands in a roster: asked for so often that it is looked up once. */
const places = new WeakMap<readonly RosterEntry[], ReadonlyMap<Id, number>>();

function placeOf({ roster }: PreparedSetup, id: Id): number {
  let known = places.get(roster);
  if (!known) {
    known = new Map(roster.map((entry, i) => [entry.id, i]));
    places.set(roster, known);
  }
  return known.get(id) ?? -1;
}

/** The state keeps its characters in the order of the roster. */
export function findCharacter(game: Game, id: Id): Character | undefined {
  const there = game.state.characters[placeOf(game.setup, id)];
  return there?.id === id ? there : game.state.characters.find((c) => c.id === id);
}

export const findEntry = (game: Game, id: Id): RosterEntry | undefined => game.setup.roster[placeOf(game.setup, id)];

/** For ids the engine itself put into a frame, or that `check` has found to exist. */
export const character = (game: Game, id: Id): Character => findCharacter(game, id) ?? freshCharacter(id);
export const entry = (game: Game, id: Id): RosterEntry => findEntry(game, id) as RosterEntry;

export const cardOf = (game: Game, id: Id): Card => entry(game, id).card;
export const sideOf = (game: Game, id: Id): Side => entry(game, id).side;

/** REIN-1: who is on the other side of a reinforcement card, where there are such; null for any other card. */
export const reinforcementOf = ({ setup }: Game, { card }: RosterEntry): (Card['reinforcement'] & {}) | null =>
  (setup.ruleset.setup.reinforcements && card.reinforcement) || null;

/** Who it is: of a reinforcement card the one whose side lies upwards (REIN-1). */
export function figureOf(game: Game, id: Id): Pick<Card, 'name' | 'role'> {
  const named = entry(game, id);
  return (character(game, id).flipped && reinforcementOf(game, named)) || named.card;
}

/** The side of the card that shows now (WOUND-1, REIN-1). */
export function profile(game: Game, id: Id): Profile {
  const named = entry(game, id);
  const now = character(game, id);
  if (now.flipped) return reinforcementOf(game, named)?.healthy ?? named.card.healthy;
  return now.wounded ? named.card.wounded : named.card.healthy;
}

export const isOnTable = (c: Character): boolean => !c.out && c.at !== null;
/** Does a character of this name stand on the table? */
export const isStanding = (game: Game, id: Id): boolean => isOnTable(character(game, id));
export const onTable = (game: Game): readonly Character[] => game.state.characters.filter(isOnTable);
export const reserveOf = (game: Game, side: Side): readonly Character[] =>
  game.state.characters.filter((c) => !c.out && c.at === null && sideOf(game, c.id) === side);
/** The side of the nth character of the state, which is that of the roster: `sideOf` would look it up. */
function sideOfNth(game: Game, { id }: Character, n: number): Side {
  const there = game.setup.roster[n];
  return there?.id === id ? there.side : sideOf(game, id);
}

export const charactersOf = (game: Game, side: Side): readonly Character[] =>
  game.state.characters.filter((c, n) => sideOfNth(game, c, n) === side);

export function friendsOf(game: Game, id: Id): readonly Character[] {
  const side = sideOf(game, id);
  return game.state.characters.filter((c, n) => c.id !== id && isOnTable(c) && sideOfNth(game, c, n) === side);
}

export function enemiesOf(game: Game, id: Id): readonly Character[] {
  const side = sideOf(game, id);
  return game.state.characters.filter((c, n) => isOnTable(c) && sideOfNth(game, c, n) !== side);
}

/** The base of a character who is on the table (R39). */
export function baseOf(game: Game, id: Id): Place {
  const { at, level } = character(game, id);
  return { id, at: at ?? [0, 0], level, radius: game.setup.ruleset.baseRadius };
}

/** Noise of computed positions, in u: what is nearer than this touches, what is this little beyond is still within. */
export const TOUCH = 1e-6;
const MEASURE = 1e-9;

/** LOS-1: from edge to edge; 0 in contact. */
export function gap(p: Disk, q: Disk): number {
  const d = distance(p.at, q.at) - p.radius - q.radius;
  return d < MEASURE ? 0 : d;
}

/** LOS-1, R148: the same between places on whichever levels: in plan, or with 3u of height for each level. */
export function apart({ levels }: Ruleset, p: Spot, q: Spot): number {
  const inPlan = gap(p, q);
  if (levels.measured === 'plan' || p.level === q.level) return inPlan;
  const height = STOREY * (p.level - q.level);
  return Math.sqrt(inPlan * inPlan + height * height);
}

export const distanceBetween = (game: Game, a: Id, b: Id): number =>
  apart(game.setup.ruleset, baseOf(game, a), baseOf(game, b));

/** "Within d": at exactly d or less, whatever the last bit of a computed distance says. */
export const within = (distance: number, d: number): boolean => distance <= d + MEASURE;

/**
 * A distance as it is told: in hundredths, with one more digit where a whole number would belie the rule beside it. 10.000005u
 * is not within 10u, and is told as 10.001u.
 */
export function shownLength(u: number, digits = 2): number {
  for (let d = digits; d <= MOST_DIGITS; d++) {
    const shown = Math.round(u * 10 ** d) / 10 ** d;
    if (!Number.isInteger(shown) || within(u, shown)) return shown;
  }
  return Math.ceil(u * 10 ** MOST_DIGITS) / 10 ** MOST_DIGITS;
}

const MOST_DIGITS = 3;

/** "Below d": less than d, and not at exactly d, whatever the last bit says. */
export const below = (distance: number, d: number): boolean => distance < d - MEASURE;

/** Shots with a weapon since the counters were cleared; a weapon may bear any name, also that of a property. */
/** FIRE-8: has he fired or thrown it since the counters were cleared, be it in suppression fire? */
export const hasUsed = ({ shots }: Pick<Character, 'shots'>, weapon: Id): boolean => Object.hasOwn(shots, weapon);

export const shotsWith = (c: Character, weapon: Id): number =>
  Object.hasOwn(c.shots, weapon) ? (c.shots[weapon] ?? 0) : 0;

export const firearms = (p: Profile): readonly Weapon[] => p.weapons.filter((w) => !isGrenade(w));

export const markerAt = (game: Game, at: Point, level = 0): Spot => ({
  at,
  level,
  radius: game.setup.ruleset.markerRadius,
});
