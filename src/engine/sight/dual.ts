import { BESIDE, chosen, frame, piece, touch } from './workspace.ts';

/** Where the chosen pieces stand at one slope: blocked intervals of b and the touches at their ends. */
export const span = {
  low: new Float64Array(0),
  high: new Float64Array(0),
  lowAt: new Int32Array(0),
  highAt: new Int32Array(0),
};

/**
 * A point of a piece beside A lies before the exit from A for steep lines, one beside T behind the entry to T. The
 * piece goes on round the base there, out of the reach of the line, so the point counts as infinitely far out.
 */
export function isBeside(t: number, m: number): boolean {
  const beside = touch.beside[t] as number;
  if (beside === 0) return false;
  const x = touch.x[t] as number;
  const y = touch.y[t] as number;
  return ((beside & BESIDE.A) !== 0 && x + m * y < 0) || ((beside & BESIDE.T) !== 0 && frame.d - x - m * y < 0);
}

/** b of a touch at slope m, where s = sqrt(1 + m m). */
export const heightOf = (t: number, m: number, s: number): number =>
  (touch.y[t] as number) - m * (touch.x[t] as number) + (touch.radius[t] as number) * s;

/** Is the unit vector n, from the centre of an arc, within the arc? */
export function isOnArc(t: number, nx: number, ny: number): boolean {
  const startX = touch.startX[t] as number;
  const startY = touch.startY[t] as number;
  const endX = touch.endX[t] as number;
  const endY = touch.endY[t] as number;
  if (startX === 0 && startY === 0) return true;
  const afterStart = startX * ny - startY * nx >= 0;
  const beforeEnd = nx * endY - ny * endX >= 0;
  return startX * endY - startY * endX >= 0 ? afterStart && beforeEnd : afterStart || beforeEnd;
}

/** Fills `span` for the chosen pieces at slope m. */
export function measure(m: number, s: number): void {
  if (span.low.length < chosen.count) grow();
  const { x, y, beside } = touch;
  const { first, end, arc } = piece;
  for (let k = 0; k < chosen.count; k++) {
    const p = chosen.piece[k] as number;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    let lowAt = -1;
    let highAt = -1;
    const stop = end[p] as number;
    for (let t = first[p] as number; t < stop; t++) {
      let b = (y[t] as number) - m * (x[t] as number);
      if (beside[t] !== 0 && isBeside(t, m))
        b = (y[t] as number) > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      if (b < low || lowAt < 0) {
        low = b;
        lowAt = t;
      }
      if (b > high || highAt < 0) {
        high = b;
        highAt = t;
      }
    }
    const round = arc[p] as number;
    if (round >= 0) {
      for (let side = 0; side < 2; side++) {
        const t = round + side;
        const n = side === 0 ? 1 / s : -1 / s;
        if (!isOnArc(t, -m * n, n)) continue;
        const b = arcHeight(t, m, s);
        if (b < low || lowAt < 0) {
          low = b;
          lowAt = t;
        }
        if (b > high || highAt < 0) {
          high = b;
          highAt = t;
        }
      }
    }
    span.low[k] = low;
    span.high[k] = high;
    span.lowAt[k] = lowAt;
    span.highAt[k] = highAt;
  }
}

/** As `heightOf`, but infinite where the point at which the line would touch the circle lies beside a base. */
function arcHeight(t: number, m: number, s: number): number {
  if (!isBeside(t, m)) return heightOf(t, m, s);
  const y = (touch.y[t] as number) + (touch.radius[t] as number) / s;
  return y > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** The next slope above m at which the touch stops being what it is at m: leaves the arc, or passes a base. */
export function staysUntil(t: number, m: number): number {
  let until = Number.POSITIVE_INFINITY;
  const beside = touch.beside[t] as number;
  const y = touch.y[t] as number;
  if (beside !== 0 && y !== 0) {
    const atA = -(touch.x[t] as number) / y;
    const atT = (frame.d - (touch.x[t] as number)) / y;
    if (atA > m) until = atA;
    if (atT > m && atT < until) until = atT;
  }
  const radius = touch.radius[t] as number;
  const endY = touch.endY[t] as number;
  if (radius !== 0 && t > 3 && endY * radius > 0) {
    const leaves = -(touch.endX[t] as number) / endY;
    if (leaves > m && leaves < until) until = leaves;
  }
  return until;
}

/**
 * The slope at which the touch `upper` falls below the touch `lower` by `width` times s, i.e. a gap opens; infinite if
 * that happens at no slope. One common tangent of two circles, in closed form: see sight.md.
 */
export function opensAt(upper: number, lower: number, width: number): number {
  const x = (touch.x[upper] as number) - (touch.x[lower] as number);
  const y = (touch.y[upper] as number) - (touch.y[lower] as number);
  const r = (touch.radius[upper] as number) - (touch.radius[lower] as number) + width;
  const square = x * x + y * y - r * r;
  if (!(square > 0)) return Number.POSITIVE_INFINITY;
  const w = Math.sqrt(square);
  const run = w * x - r * y;
  return run > 0 ? (w * y + r * x) / run : Number.POSITIVE_INFINITY;
}

function grow(): void {
  const size = chosen.piece.length;
  span.low = new Float64Array(size);
  span.high = new Float64Array(size);
  span.lowAt = new Int32Array(size);
  span.highAt = new Int32Array(size);
}
