import type { Disk } from '../geometry/outline.ts';
import type { Point } from '../geometry/vector.ts';

/** Both bases are drawn in by this much (u), so that an element in contact with a base never pokes into it. */
export const SHRINK = 1e-6;
/** A gap between blockers, or a hidden part, counts only if it is wider than this (u; R51). */
export const WIDTH = 1e-7;
/** What "2u or less" forgives, since positions come from moves of whole units. */
export const SLACK = 1e-9;
/** The radius that stands for a point: a laser, the centre of a burst. */
export const POINT = 0.001;

/**
 * The frame of one question: the attacker's base A lies at the origin, the target's base T at (d, 0). A line of sight
 * is y = m x + b. Everything between the bases lies in the waist: the hull of A and T without A and T.
 */
export const frame = {
  originX: 0,
  originY: 0,
  /** Direction from A to T on the table. */
  alongX: 1,
  alongY: 0,
  /** Distance of the centres. */
  d: 0,
  /** Radii, drawn in. */
  rA: 0,
  rT: 0,
  /** No line that meets both bases is steeper than this slope (the inner tangents). */
  steepest: 0,
  /** Normal of the upper outer tangent: (lean, upright); the lower one is its mirror image. */
  lean: 0,
  upright: 1,
};

/** What a piece is asked about: a question takes all pieces that have one of its roles. */
export const ROLE = {
  /** Total cover: breaks the line of sight (LOS-2). */
  BLOCKS: 1,
  /** Hides a part of the target, which makes partial cover (LOS-3, R76). */
  HIDES: 2,
  /** Partial cover that counts (LOS-5, COVER-7, COVER-8). */
  COVERS: 4,
} as const;

/** What a touch belongs to while the bases are near: see `isBeside`. */
export const BESIDE = { A: 1, T: 2 } as const;

/**
 * The touches: all that the edge of a set of lines can rest on, a vertex (radius 0), the upper side of a circle
 * (radius > 0) or its lower side (radius < 0). At slope m a touch lies at b = y - m x + radius * sqrt(1 + m m).
 * The first four are the bounds of all lines that meet both bases: lower A and T, upper A and T.
 */
export const touch = {
  count: 0,
  x: new Float64Array(0),
  y: new Float64Array(0),
  radius: new Float64Array(0),
  beside: new Uint8Array(0),
  /** Unit vectors from the centre to both ends of an arc, counter-clockwise (x towards y); all 0 for a whole circle. */
  startX: new Float64Array(0),
  startY: new Float64Array(0),
  endX: new Float64Array(0),
  endY: new Float64Array(0),
};

export const LOWER_A = 0;
export const LOWER_T = 1;
export const UPPER_A = 2;
export const UPPER_T = 3;

/**
 * The pieces: connected parts of the edges of the blockers, cut to the waist. Each is a run of vertices
 * (touches `first` to `end`, `end` excluded) and perhaps one arc (upper side `arc`, lower side `arc + 1`).
 */
export const piece = {
  count: 0,
  first: new Int32Array(0),
  end: new Int32Array(0),
  /** -1: none. */
  arc: new Int32Array(0),
  /** Index of the blocker in the question. */
  owner: new Int32Array(0),
  role: new Uint8Array(0),
};

/** The pieces that take part in the question being asked. */
export const chosen = { count: 0, piece: new Int32Array(0) };

/** Sets the frame and forgets all pieces. False if the bases overlap (by more than their drawing in). */
export function layCorridor(a: Disk, t: Disk): boolean {
  const dx = t.at[0] - a.at[0];
  const dy = t.at[1] - a.at[1];
  const d = Math.sqrt(dx * dx + dy * dy);
  const rA = a.radius - SHRINK;
  const rT = t.radius - SHRINK;
  piece.count = 0;
  touch.count = 0;
  chosen.count = 0;
  if (!(d > rA + rT)) return false;
  frame.originX = a.at[0];
  frame.originY = a.at[1];
  frame.alongX = dx / d;
  frame.alongY = dy / d;
  frame.d = d;
  frame.rA = rA;
  frame.rT = rT;
  frame.steepest = (rA + rT) / Math.sqrt((d - rA - rT) * (d + rA + rT));
  frame.lean = (rA - rT) / d;
  frame.upright = Math.sqrt(1 - frame.lean * frame.lean);
  addTouch(0, 0, -rA);
  addTouch(d, 0, -rT);
  addTouch(0, 0, rA);
  addTouch(d, 0, rT);
  return true;
}

export const frameX = (p: Point): number =>
  (p[0] - frame.originX) * frame.alongX + (p[1] - frame.originY) * frame.alongY;
export const frameY = (p: Point): number =>
  (p[1] - frame.originY) * frame.alongX - (p[0] - frame.originX) * frame.alongY;
/** The point of the table at (x, y) of the frame. */
export const onTable = (x: number, y: number): Point => [
  frame.originX + x * frame.alongX - y * frame.alongY,
  frame.originY + x * frame.alongY + y * frame.alongX,
];

export function addTouch(x: number, y: number, radius: number): number {
  const i = touch.count++;
  if (i >= touch.x.length) growTouches();
  touch.x[i] = x;
  touch.y[i] = y;
  touch.radius[i] = radius;
  const reach = (y < 0 ? -y : y) * frame.steepest;
  touch.beside[i] = i < 4 ? 0 : (x < reach ? BESIDE.A : 0) | (frame.d - x < reach ? BESIDE.T : 0);
  return i;
}

/** Opens a piece; the vertices added next belong to it. */
export function addPiece(owner: number, role: number): number {
  const p = piece.count++;
  if (p >= piece.first.length) growPieces();
  piece.first[p] = touch.count;
  piece.end[p] = touch.count;
  piece.arc[p] = -1;
  piece.owner[p] = owner;
  piece.role[p] = role;
  return p;
}

export function addVertex(x: number, y: number): void {
  addTouch(x, y, 0);
  piece.end[piece.count - 1] = touch.count;
}

/** A piece that is an arc, from and to given as unit vectors; null for a whole circle. */
export function addArc(
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
  const p = addPiece(owner, role);
  if (startX !== 0 || startY !== 0) {
    addVertex(x + radius * startX, y + radius * startY);
    addVertex(x + radius * endX, y + radius * endY);
  }
  const upper = addTouch(x, y, radius);
  addTouch(x, y, -radius);
  piece.arc[p] = upper;
  for (let i = upper; i <= upper + 1; i++) {
    touch.startX[i] = startX;
    touch.startY[i] = startY;
    touch.endX[i] = endX;
    touch.endY[i] = endY;
  }
}

/** Takes the pieces that have one of the roles, except those of the blockers left out. */
export function choose(roles: number, leftOut?: ReadonlySet<number>): void {
  let n = 0;
  for (let p = 0; p < piece.count; p++) {
    if (((piece.role[p] as number) & roles) === 0) continue;
    if (leftOut?.has(piece.owner[p] as number)) continue;
    chosen.piece[n++] = p;
  }
  chosen.count = n;
}

function growTouches(): void {
  const size = Math.max(1024, touch.x.length * 2);
  for (const key of ['x', 'y', 'radius', 'startX', 'startY', 'endX', 'endY'] as const) {
    const larger = new Float64Array(size);
    larger.set(touch[key]);
    touch[key] = larger;
  }
  const beside = new Uint8Array(size);
  beside.set(touch.beside);
  touch.beside = beside;
}

function growPieces(): void {
  const size = Math.max(256, piece.first.length * 2);
  for (const key of ['first', 'end', 'arc', 'owner'] as const) {
    const larger = new Int32Array(size);
    larger.set(piece[key]);
    piece[key] = larger;
  }
  const role = new Uint8Array(size);
  role.set(piece.role);
  piece.role = role;
  chosen.piece = new Int32Array(size);
}
