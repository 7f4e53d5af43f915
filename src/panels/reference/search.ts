/**
 * Something that can be looked up. An `id` with a digit can be asked for; `also` holds other names of it, `part` the name of
 * what it is part of, and `text` all that it says.
 */
export interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly also: string;
  readonly part: string;
  readonly text: string;
}

/** Entries made ready for searching, in the order in which equals are found. */
export type Index<E extends Searchable> = readonly Indexed<E>[];

interface Indexed<E> {
  readonly entry: E;
  readonly id: string | null;
  readonly names: readonly string[];
  readonly words: readonly string[];
}

export const indexOf = <E extends Searchable>(entries: readonly E[]): Index<E> =>
  entries.map((entry) => ({
    entry,
    id: /\d/.test(entry.id) ? withoutZeros(plain(entry.id)) : null,
    names: wordsIn(`${entry.title} ${entry.also} ${entry.part}`),
    words: wordsIn(entry.text),
  }));

/**
 * The entries a query means, the best first: those with that id or one that begins so, then those in which each word of
 * the query occurs, in a name before in the text. Case and accents do not matter, nor does the hyphen of an id; a word
 * may be cut short, or have another ending. An empty query finds everything.
 */
export function search<E extends Searchable>(index: Index<E>, query: string): readonly E[] {
  const asked = wordsIn(query);
  if (asked.length === 0) return index.map(({ entry }) => entry);
  const id = withoutZeros(plain(query));
  return index
    .map((indexed) => ({ entry: indexed.entry, score: Math.max(byId(indexed, id), byWords(indexed, asked)) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score) // stable: equals stay in order
    .map(({ entry }) => entry);
}

const EXACT = 1000;
const BEGINS = 500;

function byId({ id }: Indexed<unknown>, asked: string): number {
  if (id === asked) return EXACT;
  return id?.startsWith(asked) ? BEGINS : 0;
}

/** The least of what each word brings, so that all must occur; exact names before longer ones, names before text. */
function byWords({ names, words }: Indexed<unknown>, asked: readonly string[]): number {
  return Math.min(...asked.map((word) => 10 * closeness(names, word) || closeness(words, word)));
}

const closeness = (words: readonly string[], asked: string): number =>
  Math.max(
    0,
    ...words.map((word) => (word === asked ? 3 : word.startsWith(asked) ? 2 : isEnding(word, asked) ? 1 : 0)),
  );

/** “grenades” where the text has “grenade”. */
const isEnding = (word: string, asked: string): boolean =>
  word.length > 3 && asked.length - word.length <= 2 && asked.startsWith(word);

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
const wordsIn = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** R3 is R03. */
const withoutZeros = (id: string): string => id.replace(/^(\p{L}+)0+(?=\d)/u, '$1');
