import {
  add,
  baseAt,
  distance,
  edges,
  type Game,
  GRID,
  isInside,
  moveScene,
  type Outline,
  onGrid,
  type Point,
  type PreparedElement,
  type PreparedSetup,
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
} from '../../engine/index.ts';
import { walkingField } from './walking.ts';

/**
 * What a table is like before anybody stands on it: what is seen from where past scenery and smoke, where one can stand, and
 * how far it is on foot. Answers are remembered by the places themselves, so that they are the same whoever asked first.
 */

/** Line of sight past scenery alone: how many covers count, or null where there is none. */
export type Cover = number | null;

/** A place one can go to straight, and the AT of the Move. */
export interface Spot {
  readonly at: Point;
  /** `placeKey` of it. */
  readonly key: string;
  readonly tokens: number;
  /** Stands beside something that gives cover, or in a hole. */
  readonly sheltered: boolean;
}

export const placeKey = ([x, y]: Point): string => `${x},${y}`;

/** How far apart open places are, in u. */
const LATTICE = 1.5;
/** So near to an outline a base stands that is beside it, in u on top of its radius. */
const BESIDE = 0.03;
/** From this length on a side of an outline has three places, in u. */
const LONG_SIDE = 2.5;
/** Places all round one that can be reached in a straight line: an eighth each. */
const SECTORS = 8;
/** A place in cover is chosen before one that is so many u further on. */
const SHELTER_BEFORE = 1.5;
/** More rows than any game needs of one table. */
const MOST_ROWS = 6000;

export class Ground {
  readonly #bare: Game;
  readonly #scene: Scene;
  readonly #who: string;
  readonly #places: readonly Omit<Spot, 'tokens'>[];
  readonly #rows = new Map<string, Map<string, Cover>>();
  readonly #spots = new Map<string, readonly Spot[]>();
  readonly #vantages = new Map<string, readonly Spot[]>();
  readonly #fields = new Map<string, (at: Point) => number>();

  constructor(game: Game) {
    const markers = game.state.markers.filter(({ kind }) => kind === 'smoke' || kind === 'body');
    // a set-up of its own: the engine remembers what it was asked of each
    this.#bare = { setup: { ...game.setup }, state: { ...game.state, characters: [], markers } };
    this.#scene = sceneOf(this.#bare);
    this.#who = game.setup.roster[0]?.id ?? '';
    this.#places = this.#allPlaces();
  }

  /** Of the places of a base, known by their keys. */
  sees(from: Point, fromKey: string, to: Point, toKey: string): Cover {
    let row = this.#rows.get(fromKey);
    if (!row) {
      if (this.#rows.size > MOST_ROWS) this.#rows.clear();
      row = new Map();
      this.#rows.set(fromKey, row);
    }
    const known = row.get(toKey);
    if (known !== undefined) return known;
    const isApart = distance(from, to) > 2 * this.#scene.ruleset.baseRadius;
    const seen = isApart ? sightIn(this.#scene, baseAt(this.#bare, from, 'from'), baseAt(this.#bare, to, 'to')) : null;
    const cover = seen ? (seen.los ? seen.covers : null) : 0;
    row.set(toKey, cover);
    return cover;
  }

  /** Places that a base can go to straight from `from` with a Move of `reach` u, by scenery alone. */
  spots(from: Point, key: string, reach: number): readonly Spot[] {
    const known = this.#spots.get(`${key} ${reach}`);
    if (known) return known;
    const spots = this.#places.flatMap((place): Spot[] => {
      const far = distance(from, place.at);
      if (far > reach || far < 5 * GRID) return [];
      const trace = traceOf(this.#bare, this.#who, [from, place.at], reach);
      return trace.fault ? [] : [{ ...place, tokens: trace.tokens }];
    });
    if (this.#spots.size > MOST_ROWS) this.#spots.clear();
    this.#spots.set(`${key} ${reach}`, spots);
    return spots;
  }

  /** Of these one to each side, the farthest and rather one in cover. Looked for from afar, so that few ways are traced. */
  vantages(from: Point, key: string, reach: number): readonly Spot[] {
    const known = this.#vantages.get(`${key} ${reach}`);
    if (known) return known;
    const hopes = this.#places.flatMap((place) => {
      const far = distance(from, place.at);
      if (far > reach || far < 5 * GRID) return [];
      return [
        { place, far, sector: sectorOf(subtract(place.at, from)), most: far + (place.sheltered ? SHELTER_BEFORE : 0) },
      ];
    });
    hopes.sort((p, q) => q.most - p.most); // stable: of equal ones the first
    const best: ({ spot: Spot; worth: number } | undefined)[] = Array(SECTORS).fill(undefined);
    for (const { place, sector, most } of hopes) {
      const before = best[sector];
      if (before && most <= before.worth) continue;
      const trace = traceOf(this.#bare, this.#who, [from, place.at], reach);
      const worth = most - 2 * (trace.tokens - 1);
      if (!trace.fault && (!before || worth > before.worth))
        best[sector] = { spot: { ...place, tokens: trace.tokens }, worth };
    }
    const vantages = best.flatMap((each) => (each ? [each.spot] : []));
    if (this.#vantages.size > MOST_ROWS) this.#vantages.clear();
    this.#vantages.set(`${key} ${reach}`, vantages);
    return vantages;
  }

  /** How far it is on foot from anywhere to the nearest of some places, in u. */
  onFootTo(name: string, goal: readonly Point[] | Outline): (at: Point) => number {
    const known = this.#fields.get(name);
    if (known) return known;
    const field = walkingField(this.#bare.setup, goal);
    if (this.#fields.size > 200) this.#fields.clear();
    this.#fields.set(name, field);
    return field;
  }

  #allPlaces(): Omit<Spot, 'tokens'>[] {
    const { setup } = this.#bare;
    const { width, height } = setup.table;
    const found = new Map<string, Omit<Spot, 'tokens'>>();
    const note = (point: Point, sheltered: boolean) => {
      const at = onGrid(point);
      const key = placeKey(at);
      if (!found.has(key) && this.#isFreeToStand(at)) found.set(key, { at, key, sheltered });
    };
    for (const element of setup.elements) for (const hole of element.holes) note(hole, true);
    for (const element of setup.elements) {
      if (element.cover !== 'none') for (const at of besides(element, setup)) note(at, true);
    }
    for (let x = LATTICE / 2; x < width; x += LATTICE) {
      for (let y = LATTICE / 2; y < height; y += LATTICE) note([x, y], this.#isInCover([x, y]));
    }
    return [...found.values()];
  }

  #isInCover(at: Point): boolean {
    return this.#bare.setup.elements.some(({ cover, outline }) => cover === 'partial' && isInside(at, outline));
  }

  #isFreeToStand(at: Point): boolean {
    const { width, height } = this.#bare.setup.table;
    if (at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height) return false;
    return standFault(moveScene(this.#bare, this.#who), this.#bare.setup.ruleset.movement, at) === null;
  }
}

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

/** Of each table the last few: they differ in smoke and bodies alone. */
const grounds = new WeakMap<PreparedSetup, Map<string, Ground>>();
const MOST_GROUNDS = 4;

export function groundOf(game: Game): Ground {
  const lying = game.state.markers.flatMap((m) => (m.kind === 'smoke' || m.kind === 'body' ? [`${m.id}@${m.at}`] : []));
  const key = lying.join(' ');
  let known = grounds.get(game.setup);
  if (!known) {
    known = new Map();
    grounds.set(game.setup, known);
  }
  const before = known.get(key);
  if (before) return before;
  const [oldest] = known.keys();
  if (known.size >= MOST_GROUNDS && oldest !== undefined) known.delete(oldest);
  const ground = new Ground(game);
  known.set(key, ground);
  return ground;
}
