/** Numbers as they are told: what computing leaves behind the ninth place is noise. */
export const rounded = (x: number): number => Math.round(x * 1e9) / 1e9;
