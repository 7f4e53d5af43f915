/** From so many CSS pixels across, a base carries a painted miniature; below, the symbol of the role says more. */
export const NEAR = 36;

/** Is a base of this diameter near enough for a miniature? In CSS pixels. */
export const isNear = (diameter: number): boolean => diameter >= NEAR;

/** The same of one who grows or shrinks before one's eyes: 0 is the counter, 1 the miniature, and a share in between. */
export function nearness(diameter: number): number {
  const share = Math.min(1, Math.max(0, (diameter - NEAR + GOES_OVER) / GOES_OVER));
  return share * share * (3 - 2 * share);
}

/** So many pixels before NEAR the one begins to turn into the other. */
const GOES_OVER = 5;
