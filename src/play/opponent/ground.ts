import {
  add,
  baseAt,
  distance,
  edges,
  flattened,
  freshCharacter,
  type Game,
  GRID,
  isInside,
  isOn,
  isShelteredIn,
  levelOf,
  type Marker,
  moveStoreys,
  onGrid,
  onLevel,
  type Point,
  type PreparedElement,
  type PreparedSetup,
  passageWays,
  pointToSegment,
  rotate,
  type Scene,
  scale,
  sceneOf,
  sightIn,
  standFault,
  subtract,
  toOutline,
  traceOf,
  unit,
  type Waypoint,
} from '../../engine/index.ts';
import { passageEnds, type WalkingField, type WalkingGoal, walkingField } from './walking.ts';

/**
 * What a table is like before anybody stands on it: what is seen from where past scenery, smoke and bodies, where one can
 * stand, and how far it is on foot. Answers are remembered by the places themselves, so that they are the same whoever asked
 * first.
 *
 * Many places of a screen or a body are foreseen that lie on one table. So each ground is the one without what was laid down
 * last, and that: it answers for itself only what the last thing may change, and hands on everything else.
 */

/** Line of sight past scenery alone: how many covers count, or null where there is none. */
export type Cover = number | null;

/** Where a base stands, or might. */
export interface Stand {
  readonly at: Point;
  readonly level: number;
  /** `placeKey` of it. */
  readonly key: string;
}

/** A place one can go to in one Move: straight, or over stairs, a ladder or a slope. */
export interface Spot extends Stand {
  /** From where one stood. */
  readonly way: readonly Waypoint[];
  /** Of that way in plan, in u. */
  readonly length: number;
  /** The AT of the Move. */
  readonly tokens: number;
  /** Stands beside something that gives cover, or in a hole. */
  readonly sheltered: boolean;
}

/** A place whoever goes there, and from wherever. */
type Haunt = Omit<Spot, 'way' | 'length' | 'tokens'>;

export const placeKey = ([x, y]: Point, level = 0): string => (level === 0 ? `${x},${y}` : `${x},${y},${level}`);

/** How far apart open places are, in u. */
const LATTICE = 1.5;
/** So near to an outline a base stands that is beside it, in u on top of its radius. */
const BESIDE = 0.03;
/** The same at the ends of stairs, where there may be no more room: what rounding to the grid may take. */
const CLEAR = 0.006;
/** From this length on a side of an outline has three places, in u. */
const LONG_SIDE = 2.5;
/** Places all round one that can be reached in a straight line: an eighth each. */
const SECTORS = 8;
/** A place in cover is chosen before one that is so many u further on. */
const SHELTER_BEFORE = 1.5;
/** Places on other levels that are looked at in a plan. */
const MOST_UPSTAIRS = 6;
/** More rows than any game needs of one table. */
const MOST_ROWS = 6000;
/** What is farther than that from a line, in u beyond the radii, is not in its way, whatever is rounded. */
const ASIDE = 0.05;

type Lying = Extract<Marker, { kind: 'smoke' | 'body' }>;

export class Ground {
  /** The ground without `#last`; null where nothing lies. */
  readonly #under: Ground | null;
  readonly #last: Lying | null;
  readonly #bare: Game;
  readonly #scene: Scene;
  readonly #who: string;
  readonly #places: readonly Haunt[];
  readonly #hasPassages: boolean;
  /** Into a landing or out of one, in u. */
  readonly #longestStep: number;
  readonly #overPassages = new Map<string, readonly Spot[]>();
  readonly #rows = new Map<string, Map<string, Cover>>();
  readonly #bursts = new Map<string, boolean>();
  readonly #spots = new Map<string, readonly Spot[]>();
  readonly #vantages = new Map<string, readonly Spot[]>();
  readonly #fields = new Map<string, WalkingField>();

  constructor(game: Game, lying: readonly Lying[], under: Ground | null) {
    this.#under = under;
    this.#last = lying.at(-1) ?? null;
    // a set-up of its own: the engine remembers what it was asked of each
    this.#bare = { setup: { ...game.setup }, state: { ...game.state, characters: [], markers: lying } };
    this.#scene = sceneOf(this.#bare);
    this.#who = game.setup.roster[0]?.id ?? '';
    const { baseRadius } = game.setup.ruleset;
    const passages = game.setup.elements.filter(({ passage }) => passage !== null);
    this.#hasPassages = passages.length > 0;
    this.#longestStep = Math.max(0, ...passages.map(({ outline }) => 2 * outline.bounds.radius + baseRadius));
    this.#places = under ? under.#places.filter((place) => this.#isFreeStill(place)) : this.#allPlaces();
  }

  /** The ground without what is nowhere near: not where one may go from here with `reach` u, nor between there and there. */
  around(from: Stand, to: Stand, reach: number): Ground {
    return this.#clearOf(from, to, this.#farthest(reach));
  }

  #clearOf(from: Stand, to: Stand, off: number): Ground {
    return this.#under && !this.#isInTheWay(from, to, off) ? this.#under.#clearOf(from, to, off) : this;
  }

  /** From one place of a base to another. */
  sees(from: Stand, to: Stand): Cover {
    const ground = this.#clearOf(from, to, 0);
    return ground === this ? this.#seen(from, to) : ground.sees(from, to);
  }

  #seen(from: Stand, to: Stand): Cover {
    let row = this.#rows.get(from.key);
    if (!row) {
      if (this.#rows.size > MOST_ROWS) this.#rows.clear();
      row = new Map();
      this.#rows.set(from.key, row);
    }
    const known = row.get(to.key);
    if (known !== undefined) return known;
    const isApart = from.level !== to.level || distance(from.at, to.at) > 2 * this.#scene.ruleset.baseRadius;
    const seen = isApart
      ? sightIn(this.#scene, baseAt(this.#bare, from.at, 'from', from.level), baseAt(this.#bare, to.at, 'to', to.level))
      : null;
    const cover = seen ? (seen.los ? seen.covers : null) : 0;
    row.set(to.key, cover);
    return cover;
  }

  /** GREN-7: does a burst on the level of a base reach it, past scenery of either kind? */
  reaches(burst: Stand, to: Stand): boolean {
    const ground = this.#clearOf(burst, to, 0);
    if (ground !== this) return ground.reaches(burst, to);
    const key = `${burst.key} ${to.key}`;
    const known = this.#bursts.get(key);
    if (known !== undefined) return known;
    if (this.#bursts.size > MOST_ROWS) this.#bursts.clear();
    const reaches = !isShelteredIn(
      this.#scene,
      onLevel(burst.at, burst.level),
      baseAt(this.#bare, to.at, 'to', to.level),
    );
    this.#bursts.set(key, reaches);
    return reaches;
  }

  /** Places that a base can go to with a Move of `reach` u, by scenery alone: straight, or by what leads to another level. */
  spots(from: Stand, reach: number): readonly Spot[] {
    if (this.#under && this.#isWalkedAsBefore(from, reach)) {
      const before = this.#under.spots(from, reach);
      return before.every((spot) => this.#isFreeStill(spot))
        ? before
        : before.filter((spot) => this.#isFreeStill(spot));
    }
    const name = `${from.key} ${reach}`;
    const known = this.#spots.get(name);
    if (known) return known;
    const straight = this.#places.flatMap((place): readonly Spot[] => {
      const length = this.#straightTo(from, place, reach);
      return length === null ? [] : this.#spotOf(place, [onLevel(from.at, from.level), whereOf(place)], length, reach);
    });
    const spots = [...straight, ...this.#spotsOverPassages(from, reach)];
    if (this.#spots.size > MOST_ROWS) this.#spots.clear();
    this.#spots.set(name, spots);
    return spots;
  }

  /** Of these one to each side, the farthest and rather one in cover. Looked for from afar, so that few ways are traced. */
  vantages(from: Stand, reach: number): readonly Spot[] {
    if (this.#under && this.#isWalkedAsBefore(from, reach)) {
      const before = this.#under.vantages(from, reach);
      if (before.every((spot) => this.#isFreeStill(spot))) return before; // else there are next best ones
    }
    const name = `${from.key} ${reach}`;
    const known = this.#vantages.get(name);
    if (known) return known;
    const hopes = this.#places.flatMap((place) => {
      const far = this.#straightTo(from, place, reach);
      if (far === null) return [];
      return [
        {
          place,
          far,
          sector: sectorOf(subtract(place.at, from.at)),
          most: far + (place.sheltered ? SHELTER_BEFORE : 0),
        },
      ];
    });
    hopes.sort((p, q) => q.most - p.most); // stable: of equal ones the first
    const best: ({ spot: Spot; worth: number } | undefined)[] = Array(SECTORS).fill(undefined);
    for (const { place, far, sector, most } of hopes) {
      const before = best[sector];
      if (before && most <= before.worth) continue;
      const [spot] = this.#spotOf(place, [onLevel(from.at, from.level), whereOf(place)], far, reach);
      const worth = most - 2 * ((spot?.tokens ?? 1) - 1);
      if (spot && (!before || worth > before.worth)) best[sector] = { spot, worth };
    }
    const elsewhere = this.#spotsOverPassages(from, reach).filter(({ level }) => level !== from.level);
    const upstairs = [
      ...elsewhere.filter(({ sheltered }) => sheltered),
      ...elsewhere.filter(({ sheltered }) => !sheltered),
    ].slice(0, MOST_UPSTAIRS);
    const vantages = [...best.flatMap((each) => (each ? [each.spot] : [])), ...upstairs];
    if (this.#vantages.size > MOST_ROWS) this.#vantages.clear();
    this.#vantages.set(name, vantages);
    return vantages;
  }

  /** How far it is on foot from anywhere to the nearest of some places, in u. */
  onFootTo(name: string, goal: WalkingGoal): WalkingField {
    if (this.#under) return this.#under.onFootTo(name, goal);
    const known = this.#fields.get(name);
    if (known) return known;
    const field = walkingField(this.#bare.setup, goal);
    if (this.#fields.size > 200) this.#fields.clear();
    this.#fields.set(name, field);
    return field;
  }

  /** GREN-16: does one who throws from there throw into a position with a roof? */
  isThrownUnderRoof(from: Stand, to: Stand): boolean {
    return this.#bare.setup.elements.some(
      (e) =>
        e.element.roof === true &&
        isOn(e, to.level) &&
        isInside(to.at, e.outline) &&
        !(from.level === to.level && isInside(from.at, e.outline)),
    );
  }

  /** Does what came last touch a base that goes from one to the other, `off` u to this side or that? */
  #isInTheWay(from: Stand, to: Stand, off: number): boolean {
    if (!this.#last) return false;
    const { baseRadius } = this.#scene.ruleset;
    return pointToSegment(this.#last.at, from.at, to.at) <= radiusOf(this.#last, baseRadius) + baseRadius + off + ASIDE;
  }

  /** R36: nobody stays on a body; in smoke one may. */
  #isFreeStill(place: Haunt): boolean {
    if (this.#last?.kind !== 'body' || !this.#isInTheWay(place, place, 0)) return true;
    return this.#isFreeToStand(place.at, place.level);
  }

  /** Does what came last bar no way out of a place, but to where it lies itself? A body can bar the end of stairs. */
  #isWalkedAsBefore(from: Stand, reach: number): boolean {
    return this.#last?.kind === 'smoke' || !this.#hasPassages || !this.#isInTheWay(from, from, this.#farthest(reach));
  }

  /** In plan, of a Move: the steps into a landing and out of one are not measured (R154). */
  #farthest(reach: number): number {
    return reach + 2 * this.#longestStep;
  }

  /** How far a place of the same level is, if it is no farther than that; null: it is, or one stands there. */
  #straightTo(from: Stand, place: Haunt, reach: number): number | null {
    if (place.level !== from.level) return null;
    const far = distance(from.at, place.at);
    return far > reach || far < 5 * GRID ? null : far;
  }

  #spotOf(place: Haunt, way: readonly Waypoint[], length: number, reach: number, game = this.#bare): readonly Spot[] {
    const trace = traceOf(game, this.#who, way, reach);
    return trace.fault ? [] : [{ ...place, way, length, tokens: trace.tokens }];
  }

  /** Up or down, into landings and out of them, and on from there as far as the Move goes. */
  #spotsOverPassages(from: Stand, reach: number): readonly Spot[] {
    if (!this.#hasPassages) return [];
    const name = `${from.key} ${reach}`;
    const known = this.#overPassages.get(name);
    if (known) return known;
    const game = this.#withHimAt(from);
    const found = new Map<string, Spot>();
    const note = (place: Haunt, way: readonly Waypoint[], length: number) => {
      const [spot] = this.#spotOf(place, way, length, reach, game);
      const before = found.get(place.key);
      if (spot && (!before || spot.tokens < before.tokens)) found.set(place.key, spot);
    };
    for (const way of passageWays(game, this.#who, reach)) {
      const end = way.at(-1) ?? from.at;
      const [at, level] = [flattened(end), levelOf(end)];
      const length = lengthOf(way);
      note({ at, level, key: placeKey(at, level), sheltered: false }, way, length);
      if (level === from.level) continue;
      for (const place of this.#places) {
        if (place.level !== level || distance(at, place.at) > reach - length) continue;
        note(place, [...way, whereOf(place)], length + distance(at, place.at));
      }
    }
    const spots = [...found.values()];
    if (this.#overPassages.size > MOST_ROWS) this.#overPassages.clear();
    this.#overPassages.set(name, spots);
    return spots;
  }

  /** The table with nobody on it but one who stands there. */
  #withHimAt({ at, level }: Stand): Game {
    const he = { ...freshCharacter(this.#who), at, level };
    return { ...this.#bare, state: { ...this.#bare.state, characters: [he] } };
  }

  #allPlaces(): Haunt[] {
    const { setup } = this.#bare;
    const { width, height } = setup.table;
    const found = new Map<string, Haunt>();
    const note = (point: Point, level: number, sheltered: boolean) => {
      const at = onGrid(point);
      const key = placeKey(at, level);
      if (!found.has(key) && this.#isFreeToStand(at, level)) found.set(key, { at, level, key, sheltered });
    };
    const levels = [...new Set([0, ...setup.elements.flatMap(({ top }) => top ?? [])])];
    for (const element of setup.elements) for (const hole of element.holes) note(hole, element.low, true);
    for (const element of setup.elements) {
      const { baseRadius } = setup.ruleset;
      const ends = [baseRadius, baseRadius + CLEAR].flatMap((off) => passageEnds(element, off) ?? []);
      for (const end of ends) note(flattened(end), levelOf(end), false);
    }
    for (const level of levels) {
      for (const element of setup.elements) {
        if (element.cover === 'none' || !isOn(element, level)) continue;
        for (const at of besides(element, setup)) note(at, level, true);
      }
      for (let x = LATTICE / 2; x < width; x += LATTICE) {
        for (let y = LATTICE / 2; y < height; y += LATTICE) note([x, y], level, this.#isInCover([x, y], level));
      }
    }
    return [...found.values()];
  }

  #isInCover(at: Point, level: number): boolean {
    return this.#bare.setup.elements.some(
      (element) => element.cover === 'partial' && isOn(element, level) && isInside(at, element.outline),
    );
  }

  #isFreeToStand(at: Point, level: number): boolean {
    const { width, height } = this.#bare.setup.table;
    if (at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height) return false;
    const scene = moveStoreys(this.#bare, this.#who).on(level);
    return standFault(scene, this.#bare.setup.ruleset.movement, at) === null;
  }
}

const whereOf = ({ at, level }: Haunt): Waypoint => onLevel(at, level);

const lengthOf = (way: readonly Waypoint[]): number =>
  way.reduce((sum, to, i) => sum + (i === 0 ? 0 : distance(flattened(way[i - 1] as Waypoint), flattened(to))), 0);

/** Which eighth of all sides a way leads to; without angles, which may differ between browsers. */
function sectorOf([x, y]: Point): number {
  const steep = Math.abs(y) > Math.abs(x) ? 1 : 0;
  return (x < 0 ? SECTORS / 2 : 0) + (y < 0 ? 2 : 0) + steep;
}

/** Places beside an outline, a hair away from it. */
function besides({ outline }: PreparedElement, { ruleset }: PreparedSetup): readonly Point[] {
  const off = ruleset.baseRadius + BESIDE;
  if (outline.kind === 'disk') {
    const out: Point = [outline.at[0] + outline.radius + off, outline.at[1]];
    return Array.from({ length: SECTORS }, (_, i) => rotate(out, outline.at, (360 / SECTORS) * i));
  }
  return edges(outline.points).flatMap(([a, b]) => {
    const along = subtract(b, a);
    const [x, y] = unit(along);
    const shares = distance(a, b) > LONG_SIDE ? [0.15, 0.5, 0.85] : [0.5];
    const sides: Point[] = [
      [y * off, -x * off],
      [-y * off, x * off],
    ];
    return shares
      .flatMap((share) => sides.map((side) => add(add(a, scale(along, share)), side)))
      .filter((at) => toOutline(at, outline) >= ruleset.baseRadius);
  });
}

const radiusOf = (lying: Lying, baseRadius: number): number => (lying.kind === 'smoke' ? lying.radius : baseRadius);

/** Of each table those that were asked for last: they differ in smoke and bodies alone, of which many are foreseen. */
const grounds = new WeakMap<PreparedSetup, Map<string, Ground>>();
const MOST_GROUNDS = 24;

export function groundOf(game: Game): Ground {
  const stay = game.setup.ruleset.wounds.bodies === 'stay';
  return groundWith(
    game,
    game.state.markers.filter((m): m is Lying => m.kind === 'smoke' || (stay && m.kind === 'body')),
  );
}

function groundWith(game: Game, lying: readonly Lying[]): Ground {
  const key = lying.map((m) => `${m.kind} ${placeKey(m.at, m.level)} ${radiusOf(m, 0)}`).join(' ');
  let known = grounds.get(game.setup);
  if (!known) {
    known = new Map();
    grounds.set(game.setup, known);
  }
  const before = known.get(key);
  if (before) {
    known.delete(key);
    known.set(key, before);
    return before;
  }
  const ground = new Ground(game, lying, lying.length === 0 ? null : groundWith(game, lying.slice(0, -1)));
  const [oldest] = known.keys();
  if (known.size >= MOST_GROUNDS && oldest !== undefined) known.delete(oldest);
  known.set(key, ground);
  return ground;
}
