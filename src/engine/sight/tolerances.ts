/** Both bases are drawn in by this much (u), so that an element in contact with a base never pokes into it. */
export const SHRINK = 1e-6;
/** A gap between blockers, or a hidden part, counts only if it is wider than this (u; R51). */
export const WIDTH = 1e-7;
/** What "2u or less" forgives, since positions come from moves of whole units. */
export const SLACK = 1e-9;
/** The radius that stands for a point: a laser, the centre of a burst. */
export const POINT = 0.001;
