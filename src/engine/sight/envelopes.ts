import { WIDTH } from './workspace.ts';

/**
 * A strip is the set bottom(x) <= y <= top(x), its top the highest of some lines and its bottom the lowest of some: the
 * points that one bundle of lines passes through, an hourglass. Lines as m, b, m, b, …; circles where an edge is round.
 */
export interface Strip {
  readonly over: number[];
  readonly under: number[];
  readonly curves: Curve[];
}

/** A part of a circle from x = from to x = to that bounds a strip: as its top the lower half, as its bottom the upper. */
export interface Curve {
  readonly isTop: boolean;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

export function topOf(strip: Strip, x: number): number {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < strip.over.length; i += 2) {
    const y = (strip.over[i] as number) * x + (strip.over[i + 1] as number);
    if (y > top) top = y;
  }
  for (const curve of strip.curves)
    if (curve.isTop && x >= curve.from && x <= curve.to) top = Math.max(top, curveAt(curve, x));
  return top;
}

export function bottomOf(strip: Strip, x: number): number {
  let bottom = Number.POSITIVE_INFINITY;
  for (let i = 0; i < strip.under.length; i += 2) {
    const y = (strip.under[i] as number) * x + (strip.under[i + 1] as number);
    if (y < bottom) bottom = y;
  }
  for (const curve of strip.curves) {
    if (!curve.isTop && x >= curve.from && x <= curve.to) bottom = Math.min(bottom, curveAt(curve, x));
  }
  return bottom;
}

function curveAt(curve: Curve, x: number): number {
  const dx = x - curve.x;
  const square = curve.radius * curve.radius - dx * dx;
  const h = square > 0 ? Math.sqrt(square) : 0;
  return curve.isTop ? curve.y - h : curve.y + h;
}

/**
 * Finds a point of the disk about (centre, 0) that no strip covers, or says that there is none (false). Between two
 * neighbouring critical x, where lines or circles cross, nothing changes, so one x between them decides for all.
 */
export function findUncovered(
  strips: readonly Strip[],
  centre: number,
  radius: number,
  found: { x: number; y: number },
): boolean {
  const xs = criticalXs(strips, centre, radius);
  for (let i = 1; i < xs.length; i++) {
    const from = xs[i - 1] as number;
    const to = xs[i] as number;
    if (to - from < 1e-9) continue;
    const x = (from + to) / 2;
    const gap = uncoveredAt(strips, x, centre, radius)[0];
    if (!gap) continue;
    found.x = x;
    found.y = (gap[0] + gap[1]) / 2;
    return true;
  }
  return false;
}

/** The parts of the disk's chord at x that no strip covers, from below. */
export function uncoveredAt(
  strips: readonly Strip[],
  x: number,
  centre: number,
  radius: number,
): [from: number, to: number][] {
  const square = radius * radius - (x - centre) * (x - centre);
  const h = square > 0 ? Math.sqrt(square) : 0;
  const spans = strips
    .map((strip): [number, number] => [bottomOf(strip, x), topOf(strip, x)])
    .sort((a, b) => a[0] - b[0]);
  const gaps: [number, number][] = [];
  let reached = -h;
  for (const [bottom, top] of spans) {
    if (bottom > h) break;
    if (bottom > reached + WIDTH) gaps.push([reached, bottom]);
    if (top > reached) reached = top;
  }
  if (reached < h - WIDTH) gaps.push([reached, h]);
  return gaps;
}

function criticalXs(strips: readonly Strip[], centre: number, radius: number): number[] {
  const least = centre - radius;
  const most = centre + radius;
  const xs = [least, most];
  const add = (x: number) => {
    if (x > least && x < most) xs.push(x);
  };
  const lines = strips.flatMap((strip) => [...strip.over, ...strip.under]);
  const curves = strips.flatMap((strip) => strip.curves);
  for (let i = 0; i < lines.length; i += 2) {
    const m = lines[i] as number;
    const b = lines[i + 1] as number;
    for (let j = i + 2; j < lines.length; j += 2) add(((lines[j + 1] as number) - b) / (m - (lines[j] as number)));
    lineMeetsCircle(m, b, centre, 0, radius, add);
    for (const curve of curves) lineMeetsCircle(m, b, curve.x, curve.y, curve.radius, add);
  }
  for (const [i, curve] of curves.entries()) {
    add(curve.from);
    add(curve.to);
    circlesMeet(curve.x, curve.y, curve.radius, centre, 0, radius, add);
    for (const other of curves.slice(i + 1))
      circlesMeet(curve.x, curve.y, curve.radius, other.x, other.y, other.radius, add);
  }
  return xs.sort((a, b) => a - b);
}

function lineMeetsCircle(m: number, b: number, x: number, y: number, radius: number, add: (x: number) => void): void {
  const square = 1 + m * m;
  const height = y - m * x - b;
  const root = radius * radius * square - height * height;
  if (root < 0) return;
  const middle = x + (m * height) / square;
  const half = Math.sqrt(root) / square;
  add(middle - half);
  add(middle + half);
}

function circlesMeet(
  ax: number,
  ay: number,
  ar: number,
  bx: number,
  by: number,
  br: number,
  add: (x: number) => void,
): void {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  if (square === 0) return;
  const along = (square + ar * ar - br * br) / (2 * square);
  const root = ar * ar - along * along * square;
  if (root < 0) return;
  const across = Math.sqrt(root / square);
  add(ax + along * dx - across * dy);
  add(ax + along * dx + across * dy);
}
