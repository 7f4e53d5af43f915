import type { Outline } from '../geometry/outline.ts';
import { addCircle, addRim } from './arcs.ts';
import { cutByDisk, cutToSides, inside, isInWaist, kept } from './corridor.ts';
import { loadRing, ring } from './ring.ts';
import { addPiece, addVertex, frame, frameX, frameY, piece, touch } from './workspace.ts';

/**
 * Adds the edge of a blocker, cut to the waist, as pieces. `hole` is the radius of the disk about A's centre in which
 * the blocker does not count: A itself, or with the part rule (COVER-6 in B) all that is near.
 * With `solid`, being inside the blocker blocks as well as crossing its edge (R57); a burst asks without (R78).
 */
export function addOutline(outline: Outline, owner: number, role: number, hole: number, solid: boolean): void {
  if (outline.kind === 'disk') {
    const x = frameX(outline.at);
    const y = frameY(outline.at);
    addCircle(x, y, outline.radius, owner, role, hole);
    if (solid) addRim(hole, outline, x, y, owner, role);
    return;
  }
  loadRing(outline.points);
  addRing(owner, role, hole);
  if (solid) addRim(hole, outline, 0, 0, owner, role);
}

/** Is the chain at the end of the arrays still growing, i.e. did it end at a vertex that lies in the waist? */
let growing = false;

function addRing(owner: number, role: number, hole: number): void {
  const n = ring.count;
  const edges = n === 2 ? 1 : n;
  let start = 0;
  if (n > 2) while (start < n && isInWaist(ring.x[start] as number, ring.y[start] as number, hole)) start++;
  const unbroken = n > 2 && start === n;
  if (start === n) start = 0;
  const firstPiece = piece.count;
  growing = false;
  for (let e = 0; e < edges; e++) {
    const i = (start + e) % n;
    const j = (i + 1) % n;
    addEdge(ring.x[i] as number, ring.y[i] as number, ring.x[j] as number, ring.y[j] as number, owner, role, hole);
  }
  // All vertices lie in the waist: the last chain ends where the first began, so they are one.
  if (unbroken && growing && piece.count > firstPiece + 1) {
    for (let t = (piece.first[firstPiece] as number) + 1; t < (piece.end[firstPiece] as number); t++) {
      addVertex(touch.x[t] as number, touch.y[t] as number);
    }
    const last = --piece.count;
    piece.first[firstPiece] = piece.first[last] as number;
    piece.end[firstPiece] = piece.end[last] as number;
  }
}

function addEdge(ax: number, ay: number, bx: number, by: number, owner: number, role: number, hole: number): void {
  if (!cutToSides(ax, ay, bx, by)) {
    growing = false;
    return;
  }
  const { from, to } = kept;
  let gapFrom = 2;
  let gapTo = 2;
  if (cutByDisk(ax, ay, bx, by, 0, hole)) {
    gapFrom = inside.from;
    gapTo = inside.to;
  }
  let otherFrom = 2;
  let otherTo = 2;
  if (cutByDisk(ax, ay, bx, by, frame.d, frame.rT)) {
    otherFrom = inside.from;
    otherTo = inside.to;
  }
  if (otherFrom < gapFrom) {
    const swapFrom = gapFrom;
    const swapTo = gapTo;
    gapFrom = otherFrom;
    gapTo = otherTo;
    otherFrom = swapFrom;
    otherTo = swapTo;
  }
  let at = from;
  at = addPart(ax, ay, bx, by, at, Math.min(to, gapFrom), gapTo, owner, role);
  at = addPart(ax, ay, bx, by, at, Math.min(to, otherFrom), otherTo, owner, role);
  addPart(ax, ay, bx, by, at, to, 2, owner, role);
}

/** Adds the part from … to of an edge, and says where the next one can begin. */
function addPart(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  from: number,
  to: number,
  next: number,
  owner: number,
  role: number,
): number {
  if (from < to) {
    if (!(from === 0 && growing)) {
      addPiece(owner, role);
      addVertex(ax + (bx - ax) * from, ay + (by - ay) * from);
    }
    if (to === 1) addVertex(bx, by);
    else addVertex(ax + (bx - ax) * to, ay + (by - ay) * to);
    growing = to === 1;
  } else if (from < 1) growing = false;
  return Math.max(next, from);
}
