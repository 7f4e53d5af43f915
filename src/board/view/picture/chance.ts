/** A number from 0 up to 1, the next at each call. */
export type Chance = () => number;

/** Chance that falls the same way for the same name: a table looks the same each time it is drawn. For the eye alone. */
export function chanceFor(name: string): Chance {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const among = (chance: Chance, from: number, to: number): number => from + (to - from) * chance();

export const pick = <T>(chance: Chance, list: readonly [T, ...T[]]): T =>
  list[Math.floor(chance() * list.length)] ?? list[0];
