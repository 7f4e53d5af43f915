import type { Disk } from '../geometry/outline.ts';
import type { Point } from '../geometry/vector.ts';
import { SHRINK } from './tolerances.ts';
import { BASE_CURVES, BESIDE, type Chosen, type Frame, type Pieces, type Workspace } from './workspace.ts';

/** Lays the frame and the corridor and forgets all pieces. False if the bases overlap (by more than their drawing in). */
export function begin(work: Workspace, a: Disk, t: Disk): boolean {
  const { frame } = work;
  const dx = t.at[0] - a.at[0];
  const dy = t.at[1] - a.at[1];
  const d = Math.sqrt(dx * dx + dy * dy);
  const rA = a.radius - SHRINK;
  const rT = t.radius - SHRINK;
  work.pieces.count = 0;
  work.curves.count = 0;
  work.chosen.count = 0;
  if (!(d > rA + rT)) return false;
  const lean = (rA - rT) / d;
  const upright = Math.sqrt(1 - lean * lean);
  frame.originX = a.at[0];
  frame.originY = a.at[1];
  frame.alongX = dx / d;
  frame.alongY = dy / d;
  frame.d = d;
  frame.rA = rA;
  frame.rT = rT;
  frame.steepest = (rA + rT) / Math.sqrt((d - rA - rT) * (d + rA + rT));
  frame.lean = lean;
  frame.upright = upright;
  laySide(frame, 0, -lean, -upright, rA);
  laySide(frame, 1, -lean, upright, rA);
  laySide(frame, 2, 1, 0, -rA * lean);
  laySide(frame, 3, -1, 0, d + rT * lean);
  addCurve(work, 0, 0, -rA);
  addCurve(work, d, 0, -rT);
  addCurve(work, 0, 0, rA);
  addCurve(work, d, 0, rT);
  return true;
}

function laySide({ normalX, normalY, offset }: Frame, i: number, x: number, y: number, c: number): void {
  normalX[i] = x;
  normalY[i] = y;
  offset[i] = c;
}

export const frameX = (frame: Frame, p: Point): number =>
  (p[0] - frame.originX) * frame.alongX + (p[1] - frame.originY) * frame.alongY;
export const frameY = (frame: Frame, p: Point): number =>
  (p[1] - frame.originY) * frame.alongX - (p[0] - frame.originX) * frame.alongY;
/** The point of the table at (x, y) of the frame. */
export const onTable = (frame: Frame, x: number, y: number): Point => [
  frame.originX + x * frame.alongX - y * frame.alongY,
  frame.originY + x * frame.alongY + y * frame.alongX,
];

/** Opens a piece; the vertices added next belong to it. */
export function addPiece(work: Workspace, owner: number, role: number): number {
  const { pieces } = work;
  const p = pieces.count++;
  if (p >= pieces.first.length) growPieces(work);
  pieces.first[p] = work.curves.count;
  pieces.end[p] = work.curves.count;
  pieces.arc[p] = -1;
  pieces.owner[p] = owner;
  pieces.role[p] = role;
  return p;
}

export function addVertex(work: Workspace, x: number, y: number): void {
  addCurve(work, x, y, 0);
  work.pieces.end[work.pieces.count - 1] = work.curves.count;
}

/** A piece that is an arc of the circle, from and to given as unit vectors; all 0 for a whole circle. */
export function addArc(
  work: Workspace,
  owner: number,
  role: number,
  x: number,
  y: number,
  radius: number,
  startX: number,
  startY: number,
  endX: number,
  endY: number,
): void {
  const { curves } = work;
  const p = addPiece(work, owner, role);
  if (startX !== 0 || startY !== 0) {
    addVertex(work, x + radius * startX, y + radius * startY);
    addVertex(work, x + radius * endX, y + radius * endY);
  }
  const upper = addCurve(work, x, y, radius);
  addCurve(work, x, y, -radius);
  work.pieces.arc[p] = upper;
  for (let i = upper; i <= upper + 1; i++) {
    curves.startX[i] = startX;
    curves.startY[i] = startY;
    curves.endX[i] = endX;
    curves.endY[i] = endY;
  }
}

function addCurve({ curves, frame }: Workspace, x: number, y: number, radius: number): number {
  const i = curves.count++;
  if (i >= curves.x.length) growCurves(curves);
  curves.x[i] = x;
  curves.y[i] = y;
  curves.radius[i] = radius;
  const reach = (y < 0 ? -y : y) * frame.steepest;
  curves.beside[i] = i < BASE_CURVES ? 0 : (x < reach ? BESIDE.A : 0) | (frame.d - x < reach ? BESIDE.T : 0);
  return i;
}

/** Takes the pieces that have one of the roles, except those of the blockers left out. */
export function choose(pieces: Pieces, chosen: Chosen, roles: number, leftOut?: ReadonlySet<number>): void {
  let n = 0;
  for (let p = 0; p < pieces.count; p++) {
    if (((pieces.role[p] as number) & roles) === 0) continue;
    if (leftOut?.has(pieces.owner[p] as number)) continue;
    chosen.piece[n++] = p;
  }
  chosen.count = n;
}

function growCurves(curves: Workspace['curves']): void {
  for (const key of ['x', 'y', 'radius', 'startX', 'startY', 'endX', 'endY'] as const)
    curves[key] = twiceAsLong(curves[key], Float64Array);
  curves.beside = twiceAsLong(curves.beside, Uint8Array);
}

/** All that has one entry for each piece grows with the pieces. */
function growPieces({ pieces, chosen, intervals, blockedSlopes }: Workspace): void {
  for (const key of ['first', 'end', 'arc', 'owner'] as const) pieces[key] = twiceAsLong(pieces[key], Int32Array);
  pieces.role = twiceAsLong(pieces.role, Uint8Array);
  chosen.piece = twiceAsLong(chosen.piece, Int32Array);
  for (const key of ['low', 'high'] as const) {
    intervals[key] = twiceAsLong(intervals[key], Float64Array);
    blockedSlopes[key] = twiceAsLong(blockedSlopes[key], Float64Array);
  }
  for (const key of ['lowCurve', 'highCurve'] as const) intervals[key] = twiceAsLong(intervals[key], Int32Array);
}

type Numbers = Float64Array | Int32Array | Uint8Array;

function twiceAsLong<T extends Numbers>(short: T, kind: new (length: number) => T): T {
  const long = new kind(short.length * 2);
  long.set(short);
  return long;
}
