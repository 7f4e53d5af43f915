import type { Ruleset } from '../engine/index.ts';

/** Other values in some parts of a ruleset. */
export type Difference = {
  readonly [Part in keyof Ruleset]?: Ruleset[Part] extends object ? Partial<Ruleset[Part]> : Ruleset[Part];
};

/** A ruleset that says the same as `base` but for these values. */
export function differing(base: Ruleset, difference: Difference): Ruleset {
  const parts = Object.entries(difference).map(([part, values]) => {
    const was = base[part as keyof Ruleset];
    return [part, typeof was === 'object' ? { ...was, ...(values as object) } : values];
  });
  return { ...base, ...Object.fromEntries(parts) };
}
