/** The cases from neighbouring programs, by the numbers of each kind. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  L: [1, 3, 4, 6, 7, 8, 10, 11, 13, 14, 15, 16, 18, 20, 21, 22, 23, 24, 25, 27, 29, 30],
  V: [1, 3, 5, 7, 8, 10, 11, 13, 14],
  U: [1, 2, 4, 6, 7, 8, 9, 10, 11],
  S: [1, 2, 3, 5, 8, 9, 10, 11, 12],
  T: [1, 3, 4, 6, 8],
  A: [1, 2, 4, 6, 7, 9],
  K: [1, 2, 3, 5, 7, 8, 9, 10, 12],
  H: [1, 3],
  W: [1, 3, 4, 5],
  I: [2],
  Y: [1, 2],
  F: [1, 2, 5, 6, 8, 9, 10, 11, 13, 20, 25, 26, 27],
};

export const CASES: ReadonlySet<string> = new Set(
  Object.entries(NUMBERS).flatMap(([kind, numbers]) => numbers.map((n) => `${kind}${n}`)),
);

const all = (kind: string) => (NUMBERS[kind] ?? []).map((n) => `${kind}${n}`);

/** Those that must have a test: sight and reactions, turns, areas, the hand on the table whole; of the rest what has been built. */
export const DEMANDED_CASES: readonly string[] = [
  ...all('L'),
  ...all('V'),
  ...all('T'),
  ...all('A'),
  ...all('K'),
  ...all('H'),
  ...all('I'),
  ...all('Y'),
  ...['U1', 'U2', 'U4', 'U6', 'U7', 'U8', 'U9', 'U10', 'U11'],
  ...['S1', 'S5', 'S8', 'S9', 'S10', 'S12'],
  ...['F1', 'F2', 'F5', 'F6', 'F8', 'F11', 'F13', 'F20', 'F25', 'F27'], // F9, F10 and F26 are a browser's (tests/e2e)
];
