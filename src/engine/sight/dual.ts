import { BASE_CURVES, BESIDE, type Curves, LOWER_A, LOWER_T, UPPER_A, UPPER_T, type Workspace } from './workspace.ts';

/** The b of a curve at slope m, where s = sqrt(1 + m m). */
export const interceptAt = (curves: Curves, c: number, m: number, s: number): number =>
  (curves.y[c] as number) - m * (curves.x[c] as number) + (curves.radius[c] as number) * s;

/**
 * A point of a piece beside A lies before the exit from A for steep lines, one beside T behind the entry to T. The
 * piece goes on round the base there, out of the reach of the line, so the point counts as infinitely far out.
 */
export function isBeside({ curves, frame }: Workspace, c: number, m: number): boolean {
  const beside = curves.beside[c] as number;
  if (beside === 0) return false;
  const x = curves.x[c] as number;
  const y = curves.y[c] as number;
  return ((beside & BESIDE.A) !== 0 && x + m * y < 0) || ((beside & BESIDE.T) !== 0 && frame.d - x - m * y < 0);
}

/** Is the unit vector n, from the centre of an arc, within the arc? */
export function isOnArc(curves: Curves, c: number, nx: number, ny: number): boolean {
  const startX = curves.startX[c] as number;
  const startY = curves.startY[c] as number;
  const endX = curves.endX[c] as number;
  const endY = curves.endY[c] as number;
  if (startX === 0 && startY === 0) return true;
  const afterStart = startX * ny - startY * nx >= 0;
  const beforeEnd = nx * endY - ny * endX >= 0;
  return startX * endY - startY * endX >= 0 ? afterStart && beforeEnd : afterStart || beforeEnd;
}

/** Measures the intervals of b that the chosen pieces block at slope m. */
export function measureIntervals(work: Workspace, m: number, s: number): void {
  const { chosen, curves, intervals, pieces } = work;
  const { x, y, beside } = curves;
  const { first, end, arc } = pieces;
  for (let k = 0; k < chosen.count; k++) {
    const p = chosen.piece[k] as number;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    let lowCurve = -1;
    let highCurve = -1;
    const stop = end[p] as number;
    for (let c = first[p] as number; c < stop; c++) {
      let b = (y[c] as number) - m * (x[c] as number);
      if (beside[c] !== 0 && isBeside(work, c, m))
        b = (y[c] as number) > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      if (b < low || lowCurve < 0) {
        low = b;
        lowCurve = c;
      }
      if (b > high || highCurve < 0) {
        high = b;
        highCurve = c;
      }
    }
    const upper = arc[p] as number;
    if (upper >= 0) {
      for (let side = 0; side < 2; side++) {
        const c = upper + side;
        const n = side === 0 ? 1 / s : -1 / s;
        if (!isOnArc(curves, c, -m * n, n)) continue;
        const b = tangentAt(work, c, m, s);
        if (b < low || lowCurve < 0) {
          low = b;
          lowCurve = c;
        }
        if (b > high || highCurve < 0) {
          high = b;
          highCurve = c;
        }
      }
    }
    intervals.low[k] = low;
    intervals.high[k] = high;
    intervals.lowCurve[k] = lowCurve;
    intervals.highCurve[k] = highCurve;
  }
}

/** As `interceptAt`, but infinite where the point at which the line would touch the circle lies beside a base. */
function tangentAt(work: Workspace, c: number, m: number, s: number): number {
  const { curves } = work;
  if (!isBeside(work, c, m)) return interceptAt(curves, c, m, s);
  const y = (curves.y[c] as number) + (curves.radius[c] as number) / s;
  return y > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** The next slope above m at which the curve stops being what it is at m: leaves the arc, or passes a base. */
export function staysUntil({ curves, frame }: Workspace, c: number, m: number): number {
  let until = Number.POSITIVE_INFINITY;
  const beside = curves.beside[c] as number;
  const y = curves.y[c] as number;
  if (beside !== 0 && y !== 0) {
    const atA = -(curves.x[c] as number) / y;
    const atT = (frame.d - (curves.x[c] as number)) / y;
    if (atA > m) until = atA;
    if (atT > m && atT < until) until = atT;
  }
  const radius = curves.radius[c] as number;
  const endY = curves.endY[c] as number;
  if (radius !== 0 && c >= BASE_CURVES && endY * radius > 0) {
    const leaves = -(curves.endX[c] as number) / endY;
    if (leaves > m && leaves < until) until = leaves;
  }
  return until;
}

/**
 * The slope at which the curve `upper` falls below the curve `lower` by `width` times s, i.e. a gap opens; infinite if
 * that happens at no slope. One common tangent of two circles, in closed form.
 */
export function opensAt(curves: Curves, upper: number, lower: number, width: number): number {
  const x = (curves.x[upper] as number) - (curves.x[lower] as number);
  const y = (curves.y[upper] as number) - (curves.y[lower] as number);
  const r = (curves.radius[upper] as number) - (curves.radius[lower] as number) + width;
  const square = x * x + y * y - r * r;
  if (!(square > 0)) return Number.POSITIVE_INFINITY;
  const w = Math.sqrt(square);
  const run = w * x - r * y;
  return run > 0 ? (w * y + r * x) / run : Number.POSITIVE_INFINITY;
}

/** The curves that bound all lines of slope m that meet both bases, from below and from above. */
export const lowestAt = (curves: Curves, m: number, s: number): number =>
  interceptAt(curves, LOWER_A, m, s) > interceptAt(curves, LOWER_T, m, s) ? LOWER_A : LOWER_T;
export const highestAt = (curves: Curves, m: number, s: number): number =>
  interceptAt(curves, UPPER_A, m, s) < interceptAt(curves, UPPER_T, m, s) ? UPPER_A : UPPER_T;
