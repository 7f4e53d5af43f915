import { gameFile, withField } from '../../play/files/gameFile.ts';

/** Texts made to take long, and what reading them as JSON is refused for: path and fault. */
export const HOSTILE_TEXTS: readonly (readonly [what: string, text: () => string, refusal: string])[] = [
  ['10 MB of brackets', () => `{"setup": ${'['.repeat(5e6)}${']'.repeat(5e6)}}`, 'setup: too-deep'],
  [
    '10 MB of objects in each other',
    () => `{"x-deep": ${'{"a":'.repeat(1.6e6)}1${'}'.repeat(1.6e6)}}`,
    'x-deep: too-deep',
  ],
  ['a list of five million entries', () => `{"commands": [${'0,'.repeat(5e6)}0]}`, 'commands: too-many'],
  ['30 MB of text', () => `{"title": "${'a'.repeat(3e7)}"}`, ': too-big'],
  ['10 MB without an end', () => `{"title": "${'a'.repeat(1e7)}`, 'title: breaks-off'],
];

const many = <T>(n: number, entry: T): T[] => Array.from({ length: n }, () => entry);
const names = (n: number) => Object.fromEntries(many(n, 0).map((_, i) => [`n${i}`, i]));

/** Game files with long lists of what is wrong: the field, its value and what the player is told. */
export const LONG_LISTS: readonly (readonly [path: string, value: unknown, told: string])[] = [
  ['commands', many(100_000, {}), 'commands: more than 50000 entries'],
  ['commands', many(49_000, {}), 'commands[0].type: missing'],
  ['commands', many(30_000, { type: 'pass', a: 1, b: 2, c: 3 }), 'commands[0].a: unknown field'],
  ['setup.scenery', many(49_000, 7), 'setup.scenery: more than 1000 entries'],
  ['setup.cards', many(400, null), 'setup.cards[0]: not an object'],
  ['position.characters.0.at', many(49_000, 'x'), 'position.characters[0].at[2]: not one of 0'],
  ['position.characters.0', names(4500), 'position.characters[0].id: missing'],
  ['hashes', names(4500), 'hashes.n0: unknown field'],
  ['x-names', names(6000), 'x-names: more than 5000 entries'],
  ['rulings', many(49_000, 'b'), 'rulings: not an object'],
  ['x-data', many(100_000, 0), 'x-data: more than 50000 entries'],
];

export const longList = (path: string, value: unknown): string => JSON.stringify(withField(path, value));

/** A game file of 20,000 commands, all in order. */
export const manyCommands = () =>
  gameFile({ commands: many(20_000, { type: 'freeRoll', by: 'a', dice: 1, note: '' }) });
