/** How surely a figure from many games is known. Intervals hold in 95 of 100 runs. */

export type Interval = readonly [from: number, to: number];

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;

/** Where a share of `hits` in `tries` lies (Wilson 1927, without correction for continuity). */
export function wilson(hits: number, tries: number): Interval {
  if (tries === 0) return [0, 1];
  const share = hits / tries;
  const all = 1 + Z ** 2 / tries;
  const middle = share + Z ** 2 / (2 * tries);
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + Z ** 2 / (4 * tries ** 2));
  return [hits === 0 ? 0 : (middle - spread) / all, hits === tries ? 1 : (middle + spread) / all];
}

/** So many hits in so many tries. */
export interface Share {
  readonly hits: number;
  readonly tries: number;
}

const shareOf = ({ hits, tries }: Share): number => (tries === 0 ? 0 : hits / tries);

/** Where the difference of two shares, the other less the one, lies (Newcombe 1998, method 10). */
export function newcombe(one: Share, other: Share): Interval {
  const [p, q] = [shareOf(one), shareOf(other)];
  const [lowP, highP] = wilson(one.hits, one.tries);
  const [lowQ, highQ] = wilson(other.hits, other.tries);
  const difference = q - p;
  return [
    difference - Math.sqrt((q - lowQ) ** 2 + (highP - p) ** 2),
    difference + Math.sqrt((highQ - q) ** 2 + (p - lowP) ** 2),
  ];
}

/** So many numbers, their sum and the sum of their squares. */
export interface Moments {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export const meanOf = ({ count, sum }: Moments): number => (count === 0 ? 0 : sum / count);

/** The variance of a mean. */
function variance({ count, sum, squares }: Moments): number {
  return count < 2 ? Number.POSITIVE_INFINITY : Math.max(0, squares - sum ** 2 / count) / (count - 1) / count;
}

/** Where a mean lies; null: of fewer than two numbers nothing can be said. */
export const meanInterval = (of: Moments): Interval | null => around(meanOf(of), Math.sqrt(variance(of)));

/** Where the difference of two means, the other less the one, lies. */
export const meansInterval = (one: Moments, other: Moments): Interval | null =>
  around(meanOf(other) - meanOf(one), Math.sqrt(variance(one) + variance(other)));

const around = (middle: number, deviation: number): Interval | null =>
  Number.isFinite(deviation) ? [middle - Z * deviation, middle + Z * deviation] : null;

/** How likely two shares would be at least as far apart as these if there were no difference (pooled, two-sided). */
export function likelihoodOfShares(one: Share, other: Share): number {
  const pooled = (one.hits + other.hits) / (one.tries + other.tries);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / one.tries + 1 / other.tries));
  return tails(shareOf(other) - shareOf(one), deviation);
}

/** The same of two means. */
export const likelihoodOfMeans = (one: Moments, other: Moments): number =>
  tails(meanOf(other) - meanOf(one), Math.sqrt(variance(one) + variance(other)));

/** Both tails of the normal distribution beyond a difference; 1 where nothing is known of it. */
function tails(difference: number, deviation: number): number {
  if (!(deviation > 0) || !Number.isFinite(deviation)) return 1;
  return erfc(Math.abs(difference) / deviation / Math.SQRT2);
}

/** The complementary error function of x >= 0, to 1.2e-7 of its value (Numerical Recipes, erfcc). */
export function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  return t * Math.exp(-(x ** 2) + terms.reduceRight((sum, term) => sum * t + term, 0));
}

/**
 * Which of many likelihoods show a difference, so that of those shown 5 in 100 are chance at most (Benjamini and Hochberg
 * 1995): in the order given.
 */
export function shown(likelihoods: readonly number[]): readonly boolean[] {
  const sorted = likelihoods.toSorted((p, q) => p - q);
  const last = sorted.findLastIndex((each, i) => each <= (0.05 * (i + 1)) / sorted.length);
  const most = sorted[last] ?? -1;
  return likelihoods.map((each) => each <= most);
}
