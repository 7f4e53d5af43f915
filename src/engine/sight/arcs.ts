import { isInside } from '../geometry/distance.ts';
import type { Outline } from '../geometry/outline.ts';
import { cutByDisk, inside, isInWaist, SIDES, sideX, sideY, within } from './corridor.ts';
import { ring } from './ring.ts';
import { addArc, frame, frameX, frameY, onTable } from './workspace.ts';

/** Where a circle is cut, as unit vectors from its centre, in counter-clockwise order of `key`. */
const cuts: { x: number; y: number; key: number }[] = [];
let cutCount = 0;
/** Arcs shorter than this share of the radius have no width. */
const SHORT = 1e-10;

/** Adds the parts of a round blocker's edge that lie in the waist. */
export function addCircle(x: number, y: number, radius: number, owner: number, role: number, hole: number): void {
  cutCount = 0;
  if (
    !cutByWaist(x, y, radius) ||
    !cutByCircle(x, y, radius, 0, 0, hole) ||
    !cutByCircle(x, y, radius, frame.d, 0, frame.rT)
  ) {
    return;
  }
  addArcs(x, y, radius, owner, role, (px, py) => isInWaist(px, py, hole));
}

/**
 * Adds the part of the rim of the hole that lies in a blocker: a line that leaves the hole there is in the blocker from
 * the start, though it may never cross its edge. (x, y) is the centre of a round blocker; a polygon is in `ring`.
 */
export function addRim(hole: number, outline: Outline, x: number, y: number, owner: number, role: number): void {
  cutCount = 0;
  if (outline.kind === 'disk') {
    const distance = Math.sqrt(x * x + y * y);
    if (distance >= hole + outline.radius || hole >= distance + outline.radius) return;
    cutByCircle(0, 0, hole, x, y, outline.radius);
  } else if (isOutOfReach(hole, outline) || (!cutByRing(hole) && !isInside(onTable(0, 0), outline))) return;
  if (!cutByWaist(0, 0, hole) || !cutByCircle(0, 0, hole, frame.d, 0, frame.rT)) return;
  addArcs(0, 0, hole, owner, role, (px, py) => isInWaist(px, py, 0) && isInside(onTable(px, py), outline));
}

function isOutOfReach(hole: number, { bounds }: Outline): boolean {
  const x = frameX(bounds.at);
  const y = frameY(bounds.at);
  return x * x + y * y > (hole + bounds.radius) * (hole + bounds.radius);
}

/** Cuts a circle by the sides of the waist; false if it lies wholly outside one of them. */
function cutByWaist(x: number, y: number, radius: number): boolean {
  for (let i = 0; i < SIDES; i++) {
    const distance = within(i, x, y);
    if (distance <= -radius) return false;
    if (distance >= radius) continue;
    const cos = -distance / radius;
    const sin = Math.sqrt(1 - cos * cos);
    addCut(sideX(i) * cos - sideY(i) * sin, sideY(i) * cos + sideX(i) * sin);
    addCut(sideX(i) * cos + sideY(i) * sin, sideY(i) * cos - sideX(i) * sin);
  }
  return true;
}

/** Cuts a circle by another; false if it lies wholly inside it. */
function cutByCircle(x: number, y: number, radius: number, otherX: number, otherY: number, other: number): boolean {
  const dx = otherX - x;
  const dy = otherY - y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d + radius <= other) return false;
  if (d >= radius + other || d + other <= radius) return true;
  const cos = (d * d + radius * radius - other * other) / (2 * d * radius);
  const sin = cos * cos < 1 ? Math.sqrt(1 - cos * cos) : 0;
  addCut((dx * cos - dy * sin) / d, (dy * cos + dx * sin) / d);
  addCut((dx * cos + dy * sin) / d, (dy * cos - dx * sin) / d);
  return true;
}

/** Cuts the rim of the hole by the polygon in `ring`; false if it meets none of its edges. */
function cutByRing(hole: number): boolean {
  const n = ring.count;
  let meets = false;
  for (let i = 0; i < (n === 2 ? 1 : n); i++) {
    const j = (i + 1) % n;
    const ax = ring.x[i] as number;
    const ay = ring.y[i] as number;
    const bx = ring.x[j] as number;
    const by = ring.y[j] as number;
    if (!cutByDisk(ax, ay, bx, by, 0, hole)) continue;
    meets = true;
    const { from, to } = inside;
    if (from >= 0) addCut((ax + (bx - ax) * from) / hole, (ay + (by - ay) * from) / hole);
    if (to <= 1) addCut((ax + (bx - ax) * to) / hole, (ay + (by - ay) * to) / hole);
  }
  return meets;
}

function addCut(x: number, y: number): void {
  // Grows with the angle, from 0 to 4, without computing one.
  const sum = (x < 0 ? -x : x) + (y < 0 ? -y : y);
  const key = x >= 0 ? (y >= 0 ? y / sum : 4 + y / sum) : 2 - y / sum;
  let cut = cuts[cutCount];
  if (!cut) {
    cut = { x, y, key };
    cuts[cutCount] = cut;
  }
  let i = cutCount++;
  for (; i > 0 && (cuts[i - 1] as { key: number }).key > key; i--) cuts[i] = cuts[i - 1] as typeof cut;
  cut.x = x;
  cut.y = y;
  cut.key = key;
  cuts[i] = cut;
}

/** Adds those arcs between neighbouring cuts whose middle fulfils the condition. */
function addArcs(
  x: number,
  y: number,
  radius: number,
  owner: number,
  role: number,
  belongs: (x: number, y: number) => boolean,
): void {
  if (cutCount === 0) {
    if (belongs(x + radius, y)) addArc(owner, role, x, y, radius, 0, 0, 0, 0);
    return;
  }
  for (let i = 0; i < cutCount; i++) {
    const from = cuts[i] as { x: number; y: number; key: number };
    const to = cuts[i + 1 < cutCount ? i + 1 : 0] as { x: number; y: number; key: number };
    const turn = i + 1 < cutCount ? to.key - from.key : to.key + 4 - from.key;
    if (turn < SHORT) continue;
    let midX = from.x + to.x;
    let midY = from.y + to.y;
    const length = Math.sqrt(midX * midX + midY * midY);
    if (length < 1e-6) {
      // Half a circle, or all of it.
      midX = turn > 3 ? -from.x : -from.y;
      midY = turn > 3 ? -from.y : from.x;
    } else {
      const side = turn > 2 ? -1 / length : 1 / length;
      midX *= side;
      midY *= side;
    }
    if (!belongs(x + radius * midX, y + radius * midY)) continue;
    if (turn > 4 - SHORT) addArc(owner, role, x, y, radius, 0, 0, 0, 0);
    else addArc(owner, role, x, y, radius, from.x, from.y, to.x, to.y);
  }
}
