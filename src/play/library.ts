import { CARDS } from '../content/index.ts';
import type { Card, Id } from '../engine/index.ts';
import type { RuleSet } from './ruleSet.ts';
import { APP_VERSION } from './version.ts';

/** What the players make and keep beside games, by the kinds of file it leaves as (formats.md). A file of cards holds one card here. */
export const LIBRARY_KINDS = ['cards', 'force', 'table', 'scenario', 'ruleset', 'case'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

export const isLibraryKind = (kind: string): kind is LibraryKind => (LIBRARY_KINDS as readonly string[]).includes(kind);

/** One thing that was made, as the file that it is. */
export interface Made {
  readonly kind: LibraryKind;
  readonly file: Readonly<Record<string, unknown>>;
}

/** The newest version of every kind that is written; files/migrations.ts says what is read. */
const VERSION = 1;

/** Longer names are cut off where they are typed. */
export const LONGEST_NAME = 60;

export const made = (kind: LibraryKind, fields: Readonly<Record<string, unknown>>): Made => ({
  kind,
  file: { format: `take-cover/${kind}`, version: VERSION, app: APP_VERSION, ...fields },
});

export const ruleSetMade = ({ name, edition, rulings, rules }: RuleSet): Made =>
  made('ruleset', { name, edition, rulings, rules });

export const cardMade = (card: Card): Made => made('cards', { cards: [card] });

/** A force that somebody has put together, with every card that it needs. */
export interface OwnForce {
  readonly name: string;
  readonly faction: string;
  readonly cards: readonly Card[];
  /** Ids of cards, of which the same may come more than once. */
  readonly force: readonly Id[];
}

/** Its file has those of its cards that are not ready ones, and no others. */
export function forceMade({ name, faction, cards, force }: OwnForce): Made {
  const isReady = (card: Card): boolean => CARDS.some((ready) => JSON.stringify(ready) === JSON.stringify(card));
  const needed = cards.filter((card) => force.includes(card.id) && !isReady(card));
  return made('force', { name, faction, cards: needed, force });
}

/** All of them as one file, to be kept elsewhere or taken along. */
export const libraryFile = (all: readonly Made[]): Record<string, unknown> => ({
  format: 'take-cover/library',
  version: VERSION,
  app: APP_VERSION,
  entries: all.map(({ file }) => file),
});

type Fields = Readonly<Record<string, unknown>>;

/** What it is called, by the field of its file that says so. Nobody has checked the file: what is no name is none. */
export function nameOf({ kind, file }: Made): string {
  const name = holderOf(kind, file)?.[nameField(kind)];
  return typeof name === 'string' ? name : '';
}

export function renamed({ kind, file }: Made, name: string): Made {
  const holder = { ...holderOf(kind, file), [nameField(kind)]: name };
  if (kind === 'cards') return { kind, file: { ...file, cards: [holder] } };
  return { kind, file: kind === 'table' ? { ...file, table: holder } : holder };
}

/** The same again under another name; a card under another id too, so that both may stand in one force. */
export function copied(original: Made, name: string, id: string): Made {
  const copy = renamed(original, name);
  if (copy.kind !== 'cards') return copy;
  const [card] = copy.file.cards as readonly Fields[];
  return { ...copy, file: { ...copy.file, cards: [{ ...card, id }] } };
}

const nameField = (kind: LibraryKind): string => (kind === 'case' ? 'title' : 'name');

function holderOf(kind: LibraryKind, file: Fields): Fields | undefined {
  if (kind === 'cards') return (file.cards as readonly Fields[] | undefined)?.[0];
  return kind === 'table' ? (file.table as Fields | undefined) : file;
}

/** Do they say the same, whatever release wrote them and in whatever order their fields stand? */
export const isSame = (p: Made, q: Made): boolean => p.kind === q.kind && canonical(p.file) === canonical(q.file);

function canonical(file: Fields): string {
  const { app: _, ...rest } = file;
  return JSON.stringify(rest, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** What somebody is asked who opens a thing whose name is there already. */
export const TAKE = ['beside', 'instead', 'skip'] as const;
export type Take = (typeof TAKE)[number];
