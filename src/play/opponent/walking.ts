import { isInside, type Outline, type Point, type PreparedSetup, toOutline } from '../../engine/index.ts';

/** How far it is on foot, on a grid of cells and roughly: what is walked in the end is for the engine to judge. */

/** Side of a cell, in u. */
const CELL = 0.75;
/** What a step costs in a cell that cannot be entered, and in one of partial cover: so many times its length. */
const CLOSED = 4;
const COVERED = 1.4;
const DIAGONAL = Math.sqrt(2);

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly costs: Float64Array;
}

const grids = new WeakMap<readonly unknown[], Grid>();

function gridOf({ table, elements, ruleset }: PreparedSetup): Grid {
  const known = grids.get(elements);
  if (known) return known;
  const columns = Math.max(1, Math.ceil(table.width / CELL));
  const rows = Math.max(1, Math.ceil(table.height / CELL));
  const costs = new Float64Array(columns * rows).fill(1);
  for (let i = 0; i < costs.length; i++) {
    const at: Point = [((i % columns) + 0.5) * CELL, (Math.floor(i / columns) + 0.5) * CELL];
    for (const { impassable, cover, outline, holes } of elements) {
      if (impassable && toOutline(at, outline) < ruleset.baseRadius) costs[i] = CLOSED;
      else if (cover === 'partial' && holes.length === 0 && isInside(at, outline)) {
        costs[i] = Math.max(costs[i] as number, COVERED);
      }
    }
  }
  const grid = { columns, rows, costs };
  grids.set(elements, grid);
  return grid;
}

/** From anywhere to the nearest of these points, or to this outline, in u. */
export function walkingField(setup: PreparedSetup, goal: readonly Point[] | Outline): (at: Point) => number {
  const grid = gridOf(setup);
  const { columns, rows } = grid;
  const cellOf = ([x, y]: Point): number => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(x / CELL)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor(y / CELL)));
    return row * columns + column;
  };
  const far = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const starts = 'kind' in goal ? cellsIn(grid, goal) : goal.map(cellOf);
  for (const start of starts) far[start] = 0;
  spread(grid, far, starts);
  return (at) => far[cellOf(at)] as number;
}

function cellsIn({ columns, costs }: Grid, outline: Outline): number[] {
  const cells: number[] = [];
  for (let i = 0; i < costs.length; i++) {
    const at: Point = [((i % columns) + 0.5) * CELL, (Math.floor(i / columns) + 0.5) * CELL];
    if (toOutline(at, outline) <= CELL) cells.push(i);
  }
  return cells;
}

/** Dijkstra by buckets: a step costs at most CLOSED diagonals. */
function spread({ columns, rows, costs }: Grid, far: Float64Array, starts: readonly number[]): void {
  const width = CELL / 2;
  const buckets: number[][] = [[...starts]];
  for (let b = 0; b < buckets.length; b++) {
    const bucket = buckets[b];
    if (!bucket) continue;
    for (let i = 0; i < bucket.length; i++) {
      const cell = bucket[i] as number;
      const here = far[cell] as number;
      if (Math.floor(here / width) < b) continue;
      const column = cell % columns;
      const row = (cell - column) / columns;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [x, y] = [column + dx, row + dy];
          if ((dx === 0 && dy === 0) || x < 0 || y < 0 || x >= columns || y >= rows) continue;
          const next = y * columns + x;
          const length = dx !== 0 && dy !== 0 ? DIAGONAL * CELL : CELL;
          const there = here + (length * ((costs[cell] as number) + (costs[next] as number))) / 2;
          if (there >= (far[next] as number)) continue;
          far[next] = there;
          const into = Math.floor(there / width);
          for (let n = buckets.length; n <= into; n++) buckets.push([]);
          buckets[into]?.push(next);
        }
      }
    }
  }
}
