/** The key for the nth of some answers that have none of their own; undefined beyond the ninth. */
export const digit = (n: number): string | undefined => (n < 9 ? String(n + 1) : undefined);
