import MiniSearch, { type Query } from 'minisearch';
import { folded } from '../../i18n/folded.ts';

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

/** Entries made ready for searching. */
export interface Index<E extends Searchable> {
  readonly entries: readonly E[];
  readonly ids: readonly (string | null)[];
  /** Its documents are the entries by their place. */
  readonly words: MiniSearch<IndexedWords>;
}

interface IndexedWords {
  readonly place: number;
  readonly names: string;
  readonly text: string;
}

export function indexOf<E extends Searchable>(entries: readonly E[]): Index<E> {
  const words = new MiniSearch<IndexedWords>({
    idField: 'place',
    fields: ['names', 'text'],
    tokenize: wordsIn,
    processTerm: (word) => word,
    searchOptions: { prefix: true, boost: { names: 100 } },
  });
  words.addAll(
    entries.map(({ title, also, part, text }, place) => ({ place, names: `${title} ${also} ${part}`, text })),
  );
  return { entries, ids: entries.map(({ id }) => (/\d/.test(id) ? idWord(id) : null)), words };
}

/**
 * The entries a query means, the best first: that with this id, those whose id begins so, those in which each word of the
 * query occurs, in a name before in the text; then those in which it occurs with another ending, or, of a word that occurs
 * nowhere, one that differs by a typing error. Case and accents do not matter, nor does the hyphen of an id; a word may be
 * cut short. An empty query finds everything.
 */
export function search<E extends Searchable>({ entries, ids, words }: Index<E>, query: string): readonly E[] {
  const asked = wordsIn(query);
  if (asked.length === 0) return entries;
  const id = idWord(query);
  const places = [
    ids.indexOf(id),
    ...ids.flatMap((each, place) => (each?.startsWith(id) ? place : [])),
    ...placesOf(words, asked),
    ...placesOf(
      words,
      asked.map((word) => wordsLike(words, word)),
    ),
  ];
  return [...new Set(places)].flatMap((place) => entries[place] ?? []);
}

/** Where all of it occurs, the best first. */
const placesOf = (words: MiniSearch<IndexedWords>, queries: Query[]): readonly number[] =>
  words.search({ combineWith: 'AND', queries }).map(({ id }) => id);

/** The word, and what it may stand for: “grenades” where the text has “grenade”, “granade” where nothing is called so. */
function wordsLike(words: MiniSearch<IndexedWords>, word: string): Query {
  const isKnown = placesOf(words, [word]).length > 0;
  const shorter = [word.slice(0, -1), word.slice(0, -2)].filter((stem) => stem.length > 3);
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], fuzzy: isKnown ? 0 : errorsIn(word) },
      { queries: shorter, prefix: false },
    ],
  };
}

/** How many letters of a word may be wrong, missing or too many; two that are swapped count as two. A number has no errors. */
const errorsIn = (word: string): number => (word.length < 4 || /\p{N}/u.test(word) ? 0 : word.length < 6 ? 1 : 2);

const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** An id as one word: R3 is R03. */
const idWord = (id: string): string => plain(id).replace(/^(\p{L}+)0+(?=\d)/u, '$1');
