import { isInside } from '../geometry/distance.ts';
import type { Outline } from '../geometry/outline.ts';
import type { Point } from '../geometry/vector.ts';
import { cutByDisk, cutToSides, isInCorridor, within } from './corridor.ts';
import { addArc, addPiece, addVertex, frameX, frameY, onTable } from './pieces.ts';
import { type Clipping, type Frame, SIDES, type Workspace } from './workspace.ts';

/**
 * Adds the edge of a blocker, cut to the corridor, as pieces. `hole` is the radius of the disk about A's centre in which
 * the blocker does not count: A itself, or with the part rule (COVER-6 in B) all that is near.
 * With `solid`, being inside the blocker blocks as well as crossing its edge (R57); a burst asks without (R78).
 */
export function addOutline(
  work: Workspace,
  outline: Outline,
  owner: number,
  role: number,
  hole: number,
  solid: boolean,
): void {
  const { clipping, frame } = work;
  clipping.owner = owner;
  clipping.role = role;
  clipping.hole = hole;
  if (outline.kind === 'disk') {
    const x = frameX(frame, outline.at);
    const y = frameY(frame, outline.at);
    addCircle(work, x, y, outline.radius);
    if (solid) addRim(work, outline, x, y);
    return;
  }
  loadPolygon(clipping, frame, outline.points);
  addPolygon(work);
  if (solid) addRim(work, outline, 0, 0);
}

function loadPolygon(clipping: Clipping, frame: Frame, points: readonly Point[]): void {
  if (points.length > clipping.x.length) {
    clipping.x = new Float64Array(points.length * 2);
    clipping.y = new Float64Array(points.length * 2);
  }
  let n = 0;
  for (const p of points) {
    clipping.x[n] = frameX(frame, p);
    clipping.y[n++] = frameY(frame, p);
  }
  clipping.count = n;
}

function addPolygon(work: Workspace): void {
  const { clipping, curves, frame, pieces } = work;
  const { count: n, hole, x, y } = clipping;
  const edges = n === 2 ? 1 : n;
  let start = 0;
  if (n > 2) while (start < n && isInCorridor(frame, x[start] as number, y[start] as number, hole)) start++;
  const unbroken = n > 2 && start === n;
  if (start === n) start = 0;
  const firstPiece = pieces.count;
  clipping.isGrowing = false;
  for (let e = 0; e < edges; e++) {
    const i = (start + e) % n;
    const j = (i + 1) % n;
    addEdge(work, x[i] as number, y[i] as number, x[j] as number, y[j] as number);
  }
  // All vertices lie in the corridor: the last chain ends where the first began, so they are one.
  if (unbroken && clipping.isGrowing && pieces.count > firstPiece + 1) {
    for (let c = (pieces.first[firstPiece] as number) + 1; c < (pieces.end[firstPiece] as number); c++) {
      addVertex(work, curves.x[c] as number, curves.y[c] as number);
    }
    const last = --pieces.count;
    pieces.first[firstPiece] = pieces.first[last] as number;
    pieces.end[firstPiece] = pieces.end[last] as number;
  }
}

/** Adds what is left of an edge: up to three parts, as the hole and T may each cut a middle part out of it. */
function addEdge(work: Workspace, ax: number, ay: number, bx: number, by: number): void {
  const { clipping, frame } = work;
  const { between, hole, inHole, inTarget } = clipping;
  if (!cutToSides(frame, ax, ay, bx, by, between)) {
    clipping.isGrowing = false;
    return;
  }
  if (!cutByDisk(ax, ay, bx, by, 0, hole, inHole)) inHole.from = inHole.to = NOWHERE;
  if (!cutByDisk(ax, ay, bx, by, frame.d, frame.rT, inTarget)) inTarget.from = inTarget.to = NOWHERE;
  const targetFirst = inTarget.from < inHole.from;
  const one = targetFirst ? inTarget : inHole;
  const other = targetFirst ? inHole : inTarget;
  const { from, to } = between;
  let at = addPart(work, ax, ay, bx, by, from, Math.min(to, one.from), one.to);
  at = addPart(work, ax, ay, bx, by, at, Math.min(to, other.from), other.to);
  addPart(work, ax, ay, bx, by, at, to, NOWHERE);
}

/** Beyond the end of every edge. */
const NOWHERE = 2;

/** Adds the part from … to of an edge, and says where the next one can begin. */
function addPart(
  work: Workspace,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  from: number,
  to: number,
  next: number,
): number {
  const { clipping } = work;
  if (from < to) {
    if (!(from === 0 && clipping.isGrowing)) {
      addPiece(work, clipping.owner, clipping.role);
      addVertex(work, ax + (bx - ax) * from, ay + (by - ay) * from);
    }
    if (to === 1) addVertex(work, bx, by);
    else addVertex(work, ax + (bx - ax) * to, ay + (by - ay) * to);
    clipping.isGrowing = to === 1;
  } else if (from < 1) clipping.isGrowing = false;
  return Math.max(next, from);
}

/** Arcs shorter than this share of the radius have no width. */
const SHORT = 1e-10;

/** Adds the parts of a round blocker's edge that lie in the corridor. */
function addCircle(work: Workspace, x: number, y: number, radius: number): void {
  const { clipping, frame } = work;
  const { hole } = clipping;
  clipping.cutCount = 0;
  if (
    !cutBySides(clipping, frame, x, y, radius) ||
    !cutByCircle(clipping, x, y, radius, 0, 0, hole) ||
    !cutByCircle(clipping, x, y, radius, frame.d, 0, frame.rT)
  ) {
    return;
  }
  addArcs(work, x, y, radius, (px, py) => isInCorridor(frame, px, py, hole));
}

/**
 * Adds the part of the rim of the hole that lies in a blocker: a line that leaves the hole there is in the blocker from
 * the start, though it may never cross its edge. (x, y) is the centre of a round blocker; a polygon is in `clipping`.
 */
function addRim(work: Workspace, outline: Outline, x: number, y: number): void {
  const { clipping, frame } = work;
  const { hole } = clipping;
  clipping.cutCount = 0;
  if (outline.kind === 'disk') {
    const distance = Math.sqrt(x * x + y * y);
    if (distance >= hole + outline.radius || hole >= distance + outline.radius) return;
    cutByCircle(clipping, 0, 0, hole, x, y, outline.radius);
  } else if (
    isOutOfReach(frame, hole, outline) ||
    (!cutByPolygon(clipping) && !isInside(onTable(frame, 0, 0), outline))
  ) {
    return;
  }
  if (!cutBySides(clipping, frame, 0, 0, hole) || !cutByCircle(clipping, 0, 0, hole, frame.d, 0, frame.rT)) return;
  addArcs(work, 0, 0, hole, (px, py) => isInCorridor(frame, px, py, 0) && isInside(onTable(frame, px, py), outline));
}

function isOutOfReach(frame: Frame, hole: number, { bounds }: Outline): boolean {
  const x = frameX(frame, bounds.at);
  const y = frameY(frame, bounds.at);
  return x * x + y * y > (hole + bounds.radius) * (hole + bounds.radius);
}

/** Cuts a circle by the sides of the corridor; false if it lies wholly outside one of them. */
function cutBySides(clipping: Clipping, frame: Frame, x: number, y: number, radius: number): boolean {
  for (let i = 0; i < SIDES; i++) {
    const distance = within(frame, i, x, y);
    if (distance <= -radius) return false;
    if (distance >= radius) continue;
    const cos = -distance / radius;
    const sin = Math.sqrt(1 - cos * cos);
    const nx = frame.normalX[i] as number;
    const ny = frame.normalY[i] as number;
    addCut(clipping, nx * cos - ny * sin, ny * cos + nx * sin);
    addCut(clipping, nx * cos + ny * sin, ny * cos - nx * sin);
  }
  return true;
}

/** Cuts a circle by another; false if it lies wholly inside it. */
function cutByCircle(
  clipping: Clipping,
  x: number,
  y: number,
  radius: number,
  otherX: number,
  otherY: number,
  other: number,
): boolean {
  const dx = otherX - x;
  const dy = otherY - y;
  const d = Math.sqrt(dx * dx + dy * dy);
  if (d + radius <= other) return false;
  if (d >= radius + other || d + other <= radius) return true;
  const cos = (d * d + radius * radius - other * other) / (2 * d * radius);
  const sin = cos * cos < 1 ? Math.sqrt(1 - cos * cos) : 0;
  addCut(clipping, (dx * cos - dy * sin) / d, (dy * cos + dx * sin) / d);
  addCut(clipping, (dx * cos + dy * sin) / d, (dy * cos - dx * sin) / d);
  return true;
}

/** Cuts the rim of the hole by the polygon at hand; false if it meets none of its edges. */
function cutByPolygon(clipping: Clipping): boolean {
  const { count: n, hole, inHole, x, y } = clipping;
  let meets = false;
  for (let i = 0; i < (n === 2 ? 1 : n); i++) {
    const j = (i + 1) % n;
    const ax = x[i] as number;
    const ay = y[i] as number;
    const bx = x[j] as number;
    const by = y[j] as number;
    if (!cutByDisk(ax, ay, bx, by, 0, hole, inHole)) continue;
    meets = true;
    const { from, to } = inHole;
    if (from >= 0) addCut(clipping, (ax + (bx - ax) * from) / hole, (ay + (by - ay) * from) / hole);
    if (to <= 1) addCut(clipping, (ax + (bx - ax) * to) / hole, (ay + (by - ay) * to) / hole);
  }
  return meets;
}

function addCut(clipping: Clipping, x: number, y: number): void {
  const { cuts } = clipping;
  // Grows with the angle, from 0 to 4, without computing one.
  const sum = (x < 0 ? -x : x) + (y < 0 ? -y : y);
  const key = x >= 0 ? (y >= 0 ? y / sum : 4 + y / sum) : 2 - y / sum;
  let cut = cuts[clipping.cutCount];
  if (!cut) {
    cut = { x, y, key };
    cuts[clipping.cutCount] = cut;
  }
  let i = clipping.cutCount++;
  for (; i > 0 && (cuts[i - 1] as { key: number }).key > key; i--) cuts[i] = cuts[i - 1] as typeof cut;
  cut.x = x;
  cut.y = y;
  cut.key = key;
  cuts[i] = cut;
}

/** Adds those arcs between neighbouring cuts whose middle fulfils the condition. */
function addArcs(
  work: Workspace,
  x: number,
  y: number,
  radius: number,
  belongs: (x: number, y: number) => boolean,
): void {
  const { cutCount, cuts, owner, role } = work.clipping;
  if (cutCount === 0) {
    if (belongs(x + radius, y)) addArc(work, owner, role, x, y, radius, 0, 0, 0, 0);
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
    if (turn > 4 - SHORT) addArc(work, owner, role, x, y, radius, 0, 0, 0, 0);
    else addArc(work, owner, role, x, y, radius, from.x, from.y, to.x, to.y);
  }
}
