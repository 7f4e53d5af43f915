import {
  add,
  distance,
  endsOf,
  groundOf,
  isInside,
  isOn,
  levelOf,
  type Outline,
  onLevel,
  type Point,
  type PreparedElement,
  type PreparedSetup,
  scale,
  subtract,
  toOutline,
  unit,
  type Waypoint,
} from '../../engine/index.ts';

/**
 * How far it is on foot, on a grid of cells and roughly: what is walked in the end is for the engine to judge. Each level has its
 * cells; from one to the other it goes over stairs, ladders and slopes.
 */

/** What is walked to: any of some places, or an outline on some levels. */
export type WalkingGoal = readonly Waypoint[] | GoalOutline;

/** How far it is from a place, in u. */
export type WalkingField = (from: { readonly at: Point; readonly level: number }) => number;

export interface GoalOutline {
  readonly outline: Outline;
  readonly low: number;
  readonly high: number;
}

/** Side of a cell, in u. */
const CELL = 0.75;
/** What a step costs in a cell that cannot be entered, and in one of partial cover: so many times its length. */
const CLOSED = 4;
const COVERED = 1.4;
/** The same between the walls of storeys, where it is the doors one has to find. */
const WALLED = 10;
/** The void of a level is no way at all, in the same terms. */
const VOID = 1000;
/** What a passage costs on top of its length, in u: that of difficult ground (MOVE-9). */
const CLIMB = 1;
const DIAGONAL = Math.sqrt(2);

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly levels: number;
  /** Of all cells, level by level. */
  readonly costs: Float64Array;
  /** From a cell over a passage to others, and how far that is in u. */
  readonly passages: ReadonlyMap<number, readonly (readonly [cell: number, length: number])[]>;
}

/** The cells of one level. */
type Plan = Pick<Grid, 'columns' | 'rows'>;

const grids = new WeakMap<readonly unknown[], Grid>();

const middleOf = ({ columns }: Plan, i: number): Point => [
  ((i % columns) + 0.5) * CELL,
  (Math.floor(i / columns) + 0.5) * CELL,
];

function cellOf({ columns, rows }: Plan, place: Waypoint, level = levelOf(place)): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(place[0] / CELL)));
  const row = Math.min(rows - 1, Math.max(0, Math.floor(place[1] / CELL)));
  return level * columns * rows + row * columns + column;
}

function gridOf(setup: PreparedSetup): Grid {
  const { table, elements } = setup;
  const known = grids.get(elements);
  if (known) return known;
  const plan: Plan = {
    columns: Math.max(1, Math.ceil(table.width / CELL)),
    rows: Math.max(1, Math.ceil(table.height / CELL)),
  };
  const levels = 1 + Math.max(0, ...elements.map(({ top }) => top ?? 0));
  const each = plan.columns * plan.rows;
  const costs = new Float64Array(each * levels).fill(1);
  for (let level = 0; level < levels; level++) {
    const cells = costs.subarray(level * each, (level + 1) * each);
    priceLevel(setup, plan, level, cells, levels > 1 ? WALLED : CLOSED);
  }
  const grid = { ...plan, levels, costs, passages: passagesOf(setup, plan, levels) };
  grids.set(elements, grid);
  return grid;
}

function priceLevel(
  { elements, ruleset }: PreparedSetup,
  plan: Plan,
  level: number,
  costs: Float64Array,
  closed: number,
): void {
  const here = elements.filter((element) => isOn(element, level));
  const doors = here.filter(({ element }) => element.opening === 'door');
  const floors = level === 0 ? null : groundOf(elements, level).floors;
  for (let i = 0; i < costs.length; i++) {
    const at = middleOf(plan, i);
    if (floors && !floors.some((floor) => isInside(at, floor))) {
      costs[i] = VOID;
      continue;
    }
    for (const { impassable, cover, outline, holes } of here) {
      if (impassable && toOutline(at, outline) < ruleset.baseRadius) costs[i] = closed;
      else if (cover === 'partial' && holes.length === 0 && isInside(at, outline)) {
        costs[i] = Math.max(costs[i] as number, COVERED);
      }
    }
    if (closed === WALLED && doors.some(({ outline }) => toOutline(at, outline) < CELL / 2)) costs[i] = 1;
  }
}

function passagesOf({ elements, ruleset }: PreparedSetup, plan: Plan, levels: number): Grid['passages'] {
  const found = new Map<number, (readonly [number, number])[]>();
  const note = (from: number, to: number, length: number) => {
    found.set(from, [...(found.get(from) ?? []), [to, length]]);
    found.set(to, [...(found.get(to) ?? []), [from, length]]);
  };
  for (const element of elements) {
    if (!element.passage || element.passage.high >= levels) continue;
    for (const [foot, head] of endPlaces(element, plan, ruleset.baseRadius)) {
      note(cellOf(plan, foot), cellOf(plan, head), distance([foot[0], foot[1]], [head[0], head[1]]) + CLIMB);
    }
  }
  return found;
}

/** Where a base touches the foot and the head of a straight run (R151); null where it is of another shape. */
export function passageEnds(
  element: PreparedElement,
  radius: number,
): readonly [foot: Waypoint, head: Waypoint] | null {
  const ends = endsOf(element);
  if (!element.passage || !ends) return null;
  const { low, high } = element.passage;
  const [foot, head] = [middle(ends.foot), middle(ends.head)];
  const off = scale(unit(subtract(head, foot)), radius);
  return [onLevel(subtract(foot, off), low), onLevel(add(head, off), high)];
}

/** Where one gets on and off: at the ends of a straight run, else anywhere on it (R151). */
function endPlaces(element: PreparedElement, plan: Plan, radius: number): readonly (readonly [Waypoint, Waypoint])[] {
  const { low = 0, high = 0 } = element.passage ?? {};
  const ends = passageEnds(element, radius);
  if (ends) return [ends];
  return Array.from({ length: plan.columns * plan.rows }, (_, i) => middleOf(plan, i))
    .filter((at) => toOutline(at, element.outline) <= CELL)
    .map((at) => [onLevel(at, low), onLevel(at, high)]);
}

const middle = ([p, q]: readonly [Point, Point]): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];

/** From anywhere to the nearest of these places, or to this outline, in u. */
export function walkingField(setup: PreparedSetup, goal: WalkingGoal): WalkingField {
  const grid = gridOf(setup);
  const far = new Float64Array(grid.costs.length).fill(Number.POSITIVE_INFINITY);
  const starts = 'outline' in goal ? cellsIn(grid, goal) : goal.map((place) => cellOf(grid, place));
  for (const start of starts) far[start] = 0;
  spread(grid, far, starts);
  return ({ at, level }) => far[cellOf(grid, at, level)] as number;
}

function cellsIn(grid: Grid, { outline, low, high }: GoalOutline): number[] {
  const cells: number[] = [];
  const each = grid.columns * grid.rows;
  for (let i = 0; i < each; i++) {
    if (toOutline(middleOf(grid, i), outline) > CELL) continue;
    for (let level = low; level <= Math.min(high, grid.levels - 1); level++) cells.push(level * each + i);
  }
  return cells;
}

/** Dijkstra by buckets; the dearest step is one into the void. */
function spread({ columns, rows, costs, passages }: Grid, far: Float64Array, starts: readonly number[]): void {
  const width = CELL / 2;
  const each = columns * rows;
  const buckets: number[][] = [[...starts]];
  const reached = (cell: number, there: number) => {
    if (there >= (far[cell] as number)) return;
    far[cell] = there;
    const into = Math.floor(there / width);
    for (let n = buckets.length; n <= into; n++) buckets.push([]);
    buckets[into]?.push(cell);
  };
  for (let b = 0; b < buckets.length; b++) {
    const bucket = buckets[b];
    if (!bucket) continue;
    for (let i = 0; i < bucket.length; i++) {
      const cell = bucket[i] as number;
      const here = far[cell] as number;
      if (Math.floor(here / width) < b) continue;
      const ground = cell - (cell % each);
      const column = (cell - ground) % columns;
      const row = (cell - ground - column) / columns;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [column + dx, row + dy];
          if ((dx === 0 && dy === 0) || x < 0 || y < 0 || x >= columns || y >= rows) continue;
          const next = ground + y * columns + x;
          const length = dx !== 0 && dy !== 0 ? DIAGONAL * CELL : CELL;
          reached(next, here + (length * ((costs[cell] as number) + (costs[next] as number))) / 2);
        }
      }
      for (const [next, length] of passages.get(cell) ?? []) reached(next, here + length);
    }
  }
}
