/** How chances are told to people: whole percents that add up, and fractions one knows from life. */

/** Differences of chances that are noise of the arithmetic. */
const NOISE = 1e-9;

/**
 * Chances that make 1 together as whole percents that make 100: each is rounded down, and what is then missing goes to those
 * that lost most (largest remainder), of equals to the first.
 */
export function wholePercents(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => Math.round((chance * 100) / NOISE) * NOISE);
  const floors = exact.map((percent) => Math.floor(percent + NOISE));
  const missing = 100 - floors.reduce((sum, percent) => sum + percent, 0);
  const losers = exact
    .map((percent, i) => ({ i, lost: Math.round((percent - (floors[i] ?? 0)) / NOISE) }))
    .sort((p, q) => q.lost - p.lost || p.i - q.i)
    .slice(0, missing)
    .map(({ i }) => i);
  return floors.map((percent, i) => percent + (losers.includes(i) ? 1 : 0));
}

/** How often something happens, as one would say it. */
export type Frequency =
  | { readonly kind: 'never' | 'rarely' | 'always' | 'surely' }
  /** `n` times in `of`. */
  | { readonly kind: 'times'; readonly n: number; readonly of: number }
  | { readonly kind: 'percent'; readonly percent: number };

/** In so many one counts easily. */
const COUNTED = [2, 3, 4, 5, 6, 8, 9, 10];
/** So far a fraction may lie from the truth, and so near to never and always it is called that. */
const NEAR = 0.015;
const EDGE = 0.04;

/** The fraction that is nearest to a chance if it is near enough, of equals the simpler one; else whole percents. */
export function frequencyOf(chance: number): Frequency {
  if (chance <= NOISE) return { kind: 'never' };
  if (chance >= 1 - NOISE) return { kind: 'surely' };
  if (chance < EDGE) return { kind: 'rarely' };
  if (chance > 1 - EDGE) return { kind: 'always' };
  let best: Frequency = { kind: 'percent', percent: Math.round(chance * 100) };
  let least = NEAR + NOISE;
  for (const of of COUNTED) {
    const n = Math.round(chance * of);
    const off = Math.abs(n / of - chance);
    if (n < 1 || n >= of || off >= least - NOISE) continue;
    best = { kind: 'times', n, of };
    least = off;
  }
  return best;
}
