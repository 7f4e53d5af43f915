import {
  baseAt,
  distance,
  type Edge,
  type Game,
  newGame,
  outlineOf,
  ownZone,
  type Point,
  type PreparedElement,
  prepareSetup,
  type Ruleset,
  type Setup,
  sceneOf,
  sightIn,
  toOutline,
} from '../../engine/index.ts';

/** What a table gives to whoever deploys along one of its edges. */
export interface Prospect {
  /** The share of the other's deployment zone that is seen from the one place of one's own from which most of it is. */
  readonly seen: number;
  /** The way from one's own zone to the nearest cover, and to the middle of the table round what is in the way, in u, on the average. */
  readonly toCover: number;
  readonly toMiddle: number;
  /** SETUP-4: how much in one's own half gives cover, 5u and more from every edge. */
  readonly covers: number;
}

export interface Fairness {
  readonly prospects: Readonly<Record<Edge, Prospect>>;
  /** How differently those fare who sit opposite one another: 0 is alike. */
  readonly difference: number;
  /** Is there a way to the middle from where one may deploy? */
  readonly reachable: boolean;
  /** Is there room to deploy along every edge? */
  readonly deployable: boolean;
}

type Table = Pick<Setup, 'table' | 'scenery'>;

const OPPOSITE = [
  ['south', 'north'],
  ['west', 'east'],
] as const satisfies readonly (readonly [Edge, Edge])[];

/** So much of a difference counts as much as one side's seeing all of the other's zone and the other nothing. */
const WEIGHT = { seen: 1, toCover: 4, toMiddle: 6, covers: 4 } as const;

/** Between places that are looked at along an edge, in u; and between those that are walked through. */
const APART = 3;
const STEP = 1;

/** SETUP-4: what lies nearer to an edge counts for neither side. */
const INSIDE = 5;

/** So many places to begin at are wanted along an edge. */
const LEAST_PLACES = 3;

/** What the four edges of a table are worth by a ruleset; the same numbers for a table of any origin. */
export function fairness({ table, scenery }: Table, ruleset: Ruleset): Fairness {
  const side = { name: '', force: [] };
  const setup: Setup = { table, scenery, cards: [], sides: { a: side, b: side }, type: 'skirmish', ruleset };
  const empty = newGame(prepareSetup(setup));
  const ways = waysFrom(empty);
  const prospects = {} as Record<Edge, Prospect>;
  let [deployable, reachable] = [true, true];
  for (const [one, other] of OPPOSITE) {
    const game: Game = { ...empty, state: { ...empty.state, edges: { a: one, b: other } } };
    const [own, theirs] = [placesAlong(game, 'a'), placesAlong(game, 'b')];
    deployable &&= own.length >= LEAST_PLACES && theirs.length >= LEAST_PLACES;
    reachable &&= [own, theirs].every((all) => all.some((at) => ways(at) < FAR));
    const sees = seenFrom(game, own, theirs);
    const share = (seen: readonly boolean[]): number => seen.filter(Boolean).length / (seen.length || 1);
    const most = (shares: readonly number[]): number => Math.max(0, ...shares);
    prospects[one] = prospect(game, one, own, most(sees.map(share)), ways);
    const back = theirs.map((_, i) => share(sees.map((row) => row[i] ?? false)));
    prospects[other] = prospect(game, other, theirs, most(back), ways);
  }
  const apart = ([one, other]: readonly [Edge, Edge]): number =>
    (Object.keys(WEIGHT) as (keyof Prospect)[]).reduce(
      (sum, key) => sum + Math.abs(prospects[one][key] - prospects[other][key]) / WEIGHT[key],
      0,
    );
  return {
    prospects,
    difference: OPPOSITE.reduce((sum, pair) => sum + apart(pair), 0),
    reachable,
    deployable,
  };
}

/** Which of their places are seen from which of one's own: whoever sees is seen. */
function seenFrom(game: Game, own: readonly Point[], theirs: readonly Point[]): readonly (readonly boolean[])[] {
  const scene = sceneOf(game);
  const from = own.map((at) => baseAt(game, at, 'one'));
  const to = theirs.map((at) => baseAt(game, at, 'other'));
  return from.map((place) => to.map((each) => sightIn(scene, place, each).los));
}

function prospect(game: Game, edge: Edge, own: readonly Point[], seen: number, ways: Ways): Prospect {
  const { elements, ruleset } = game.setup;
  const covers = elements.filter(({ cover }) => cover !== 'none');
  const toCover = own.map((at) =>
    Math.min(FAR, ...covers.map(({ outline }) => Math.max(0, toOutline(at, outline) - ruleset.baseRadius))),
  );
  return {
    seen,
    toCover: mean(toCover),
    toMiddle: mean(own.map(ways).filter((way) => way < FAR)), // a closed room has none
    covers: covers.filter((each) => isInHalf(game, edge, each)).length,
  };
}

/** Where there is no cover, or no way. */
const FAR = 100;

const mean = (all: readonly number[]): number =>
  all.length === 0 ? FAR : all.reduce((sum, each) => sum + each, 0) / all.length;

function isInHalf({ setup: { table } }: Game, edge: Edge, { element, outline }: PreparedElement): boolean {
  const { at } = outlineOf(element.shape, element.rotation).bounds;
  const points = outline.kind === 'disk' ? [] : outline.points;
  const reach = outline.kind === 'disk' ? outline.radius : 0;
  const isInside = [at, ...points].every(
    ([x, y]) => Math.min(x, y, table.width - x, table.height - y) - reach >= INSIDE,
  );
  const [x, y] = at;
  const isNear = {
    south: y > table.height / 2,
    north: y < table.height / 2,
    west: x < table.width / 2,
    east: x > table.width / 2,
  };
  return isInside && isNear[edge];
}

/** Can a base stand there, on the ground? */
const isFree = ({ setup: { elements, ruleset } }: Game, at: Point): boolean =>
  elements.every((each) => {
    if (!each.impassable || each.low > 0) return true;
    const { bounds } = each.outline; // most of them are far away
    if (distance(at, bounds.at) - bounds.radius >= ruleset.baseRadius) return true;
    return toOutline(at, each.outline) >= ruleset.baseRadius;
  });

/** Places in the middle of the zone of a side. */
function placesAlong(game: Game, side: 'a' | 'b'): readonly Point[] {
  const zone = ownZone(game, side);
  if (!zone) return [];
  const { width, height } = game.setup.table;
  const { edge, depth } = zone;
  const deep = Math.max(game.setup.ruleset.baseRadius, depth / 2);
  const length = edge === 'north' || edge === 'south' ? width : height;
  const count = Math.floor(length / APART);
  const along = Array.from({ length: count }, (_, i) => ((i + 0.5) * length) / count);
  const at = (x: number): Point =>
    (({ north: [x, deep], south: [x, height - deep], west: [deep, x], east: [width - deep, x] }) as const)[edge];
  return along.map(at).filter((place) => isFree(game, place));
}

/** In u, from the free place that is nearest. */
type Ways = (at: Point) => number;

/** How far it is to the middle from everywhere, in steps from place to place. */
function waysFrom(game: Game): Ways {
  const { width, height } = game.setup.table;
  const [columns, rows] = [Math.floor(width / STEP), Math.floor(height / STEP)];
  const place = (cell: number): Point => [
    ((cell % columns) + 0.5) * (width / columns),
    (Math.floor(cell / columns) + 0.5) * (height / rows),
  ];
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  const neighbours = (cell: number): readonly (readonly [number, number])[] => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    return NEIGHBOURS.flatMap(([dx, dy]) => {
      const [u, v] = [x + dx, y + dy];
      const length = STEP * (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
      return u < 0 || v < 0 || u >= columns || v >= rows ? [] : [[v * columns + u, length] as const];
    });
  };
  const free = largest(
    cells.map((cell) => isFree(game, place(cell))),
    neighbours,
  );
  const nearest = (at: Point): readonly number[] => {
    const away = cells.map((cell) => (free[cell] ? distance(place(cell), at) : Number.POSITIVE_INFINITY));
    const least = Math.min(...away);
    return least === Number.POSITIVE_INFINITY ? [] : cells.filter((cell) => (away[cell] ?? 0) < least + ALIKE);
  };
  const far = cells.map(() => Number.POSITIVE_INFINITY);
  const due = [...nearest([width / 2, height / 2])];
  for (const cell of due) far[cell] = 0;
  // each step is one of a few lengths: whoever is due next is among those of the shortest way so far
  while (due.length > 0) {
    let next = 0;
    for (let i = 1; i < due.length; i++) if ((far[due[i] ?? 0] ?? 0) < (far[due[next] ?? 0] ?? 0)) next = i;
    const [cell = 0] = due.splice(next, 1);
    for (const [other, step] of neighbours(cell)) {
      const length = (far[cell] ?? 0) + step;
      if (!free[other] || length >= (far[other] ?? 0)) continue;
      if (far[other] === Number.POSITIVE_INFINITY) due.push(other);
      far[other] = length;
    }
  }
  const cellAt = ([x, y]: Point): number =>
    Math.min(rows - 1, Math.floor((y * rows) / height)) * columns +
    Math.min(columns - 1, Math.floor((x * columns) / width));
  return (at) => {
    const here = far[cellAt(at)] ?? FAR;
    if (here < FAR) return here;
    const [beside = -1] = nearest(at);
    return beside >= 0 && distance(place(beside), at) < 2 * STEP ? Math.min(FAR, far[beside] ?? FAR) : FAR;
  };
}

/** Of what is free the largest part that hangs together: no closed room. */
function largest(
  free: readonly boolean[],
  neighbours: (cell: number) => readonly (readonly [number, number])[],
): readonly boolean[] {
  const part = free.map(() => -1);
  const sizes: number[] = [];
  for (const [cell, isOne] of free.entries()) {
    if (!isOne || part[cell] !== -1) continue;
    const number = sizes.length;
    const here = [cell];
    part[cell] = number;
    for (const each of here) {
      for (const [other] of neighbours(each)) {
        if (!free[other] || part[other] !== -1) continue;
        part[other] = number;
        here.push(other);
      }
    }
    sizes.push(here.length);
  }
  const most = sizes.indexOf(Math.max(...sizes));
  return part.map((number) => number >= 0 && number === most);
}

/** So near to one another are the same distances, worked out otherwise, in u. */
const ALIKE = 1e-6;

const NEIGHBOURS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
