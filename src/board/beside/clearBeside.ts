import { distance, type Point } from '../../engine/index.ts';
import type { Size } from '../view/camera.ts';

/** A circle of the view, in pixels. */
export interface Disk {
  readonly at: Point;
  readonly radius: number;
}

/** Between the box and what it is about, and between it and the edge of the view; pixels. */
const AWAY = 18;
const MARGIN = 6;
const DIRECTIONS = 16;
const STEP = 24;
/** How far the box rather goes than to lie over somebody who has no part in it; pixels. */
const DETOUR = 60;

/**
 * The upper left corner of a box near the first of `kept`, which covers none of these nor the lines from the first to the
 * others, and if possible none of `others`; null where there is no such place in the view.
 */
export function clearBeside(
  kept: readonly [Disk, ...Disk[]],
  others: readonly Disk[],
  box: Size,
  view: Size,
): Point | null {
  const [about, ...rest] = kept;
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const corner of candidates(about, box, view)) {
    const covers = kept.some((disk) => gap(disk.at, corner, box) < disk.radius + MARGIN);
    if (covers || rest.some(({ at }) => meets(about.at, at, corner, box))) continue;
    const lying = others.filter((disk) => gap(disk.at, corner, box) < disk.radius).length;
    const cost = gap(about.at, corner, box) + lying * DETOUR;
    if (cost < least) [best, least] = [corner, cost];
  }
  return best;
}

/** Corners all round the disk, nearer and farther, each moved into the view. */
function* candidates({ at, radius }: Disk, box: Size, view: Size): Generator<Point> {
  const farthest = Math.max(view.width, view.height);
  for (let away = radius + AWAY; away < farthest; away += STEP) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (i / DIRECTIONS) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const x = at[0] + dx * (away + box.width / 2) - box.width / 2;
      const y = at[1] + dy * (away + box.height / 2) - box.height / 2;
      yield [within(x, box.width, view.width), within(y, box.height, view.height)];
    }
  }
}

const within = (from: number, length: number, room: number): number =>
  Math.max(MARGIN, Math.min(from, room - MARGIN - length));

/** From a point to the box; 0 inside. */
export const gap = (p: Point, [x, y]: Point, { width, height }: Size): number =>
  distance(p, [Math.max(x, Math.min(p[0], x + width)), Math.max(y, Math.min(p[1], y + height))]);

/** Does the line from p to q lead through the box? It is cut at each of its four sides in turn. */
function meets(p: Point, q: Point, [x, y]: Point, { width, height }: Size): boolean {
  let [from, until] = [0, 1];
  const sides = [
    [p[0] - x, p[0] - q[0]],
    [x + width - p[0], q[0] - p[0]],
    [p[1] - y, p[1] - q[1]],
    [y + height - p[1], q[1] - p[1]],
  ] as const;
  for (const [room, way] of sides) {
    if (way === 0 && room < 0) return false;
    if (way < 0) from = Math.max(from, room / way);
    if (way > 0) until = Math.min(until, room / way);
  }
  return from <= until;
}
