/** Milliseconds a piece of work takes. */
export function time(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

/** The shortest of several times: whatever else the machine does only ever adds to it. */
export const bestOf = (times: number, work: () => unknown): number =>
  Math.min(...Array.from({ length: times }, () => time(work)));

/** Milliseconds of `calibration` on the machine for which the goals are written. */
const REFERENCE = 12;

/** How many times slower than that machine this one is; at least 1. */
export const slowness = (): number => Math.max(1, bestOf(20, calibration) / REFERENCE);

const LIST = Array.from({ length: 400 }, (_, i) => ({ id: `m${i}`, at: [i, i / 2], shots: { rifle: i } }));

/** A plain job of the kind the engine does: objects made, copied, written out and read in. */
function calibration(): number {
  let sum = 0;
  for (let i = 0; i < 40; i++) {
    const copy = JSON.parse(JSON.stringify(LIST)) as typeof LIST;
    for (const [k, each] of copy.entries()) sum += { ...each, id: `${each.id}-${k}` }.id.length;
  }
  return sum;
}
