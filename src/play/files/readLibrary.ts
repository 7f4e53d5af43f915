import { isLibraryKind, type Made } from '../library.ts';
import { partFaults } from './checkFile.ts';
import type { FileFault } from './fault.ts';
import { formFaults } from './form.ts';
import { FORMS, unfinishedScenarioForm } from './gameForm.ts';
import { parseJson } from './json.ts';
import { kindSaid, liftedTo } from './readFile.ts';

/** What a text of unknown origin has for the library, and all that is wrong with the rest of it. */
export interface ForLibrary {
  readonly made: readonly Made[];
  /** What has the right form, and is not right yet: the library has such things too, and what it writes it takes again. */
  readonly unfinished: readonly Made[];
  /** What is wrong with those. */
  readonly toMend: readonly FileFault[];
  /** What is wrong with what cannot be taken. */
  readonly faults: readonly FileFault[];
}

/** More than this many faults are not told of one file. */
const MOST = 100;

/** A file of any kind but games; of several cards, or a whole library, whatever is sound. */
export function readForLibrary(text: string): ForLibrary {
  const json = parseJson(text);
  if (!json.ok) return { ...NOTHING, faults: [json.fault] };
  const parts = partsOf(json.value);
  if (!Array.isArray(parts)) return { ...NOTHING, faults: parts.faults };
  const made: Made[] = [];
  const unfinished: Made[] = [];
  const toMend: FileFault[] = [];
  const faults: FileFault[] = [];
  for (const { file, placed } of parts) {
    const wrong = [...partFaults(file)];
    const part = formedPart(file);
    if (part) (wrong.length === 0 ? made : unfinished).push(part);
    const told = part ? toMend : faults;
    for (const fault of wrong.slice(0, MOST - told.length)) told.push({ ...fault, path: placed(fault.path) });
  }
  return { made, unfinished, toMend, faults };
}

const NOTHING: ForLibrary = { made: [], unfinished: [], toMend: [], faults: [] };

type Fields = Readonly<Record<string, unknown>>;

interface Part {
  readonly file: Fields;
  /** Where in the whole file that is of which the part says where it is. */
  readonly placed: (path: string) => string;
}

/** What a file consists of; or what is wrong with a library before its entries are looked at. */
function partsOf(file: unknown): Part[] | { readonly faults: readonly FileFault[] } {
  const said = kindSaid(file);
  if (!said.ok || said.value !== 'library') return cardsApart(file as Fields);
  const { entries } = file as { readonly entries?: unknown };
  const lifted = liftedTo('library', file as Fields);
  if (!lifted.ok) return { faults: [lifted.fault] };
  if (!Array.isArray(entries)) return { faults: formFaults(FORMS.library, lifted.value).slice(0, MOST) };
  const faults = formFaults(FORMS.library, { ...lifted.value, entries: entries.length > 0 ? [] : entries });
  if (faults.length > 0) return { faults };
  return entries.flatMap((entry, i) =>
    cardsApart(entry).map(({ file: part, placed }) => ({
      file: part,
      placed: (path: string) => [`entries[${i}]`, placed(path)].filter((step) => step !== '').join('.'),
    })),
  );
}

/** Of several cards each alone; anything else as it is. */
function cardsApart(file: Fields): Part[] {
  const { format, cards } = (file ?? {}) as { readonly format?: unknown; readonly cards?: unknown };
  if (format !== 'take-cover/cards' || !Array.isArray(cards) || cards.length === 0)
    return [{ file, placed: (path) => path }];
  return cards.map((card, i) => ({
    file: { ...file, cards: [card] },
    placed: (path) => path.replace(/^cards\[0\]/, `cards[${i}]`),
  }));
}

/** As the newest version has it, right or not; null of a file that has another form, or holds nothing. */
function formedPart(file: Fields): Made | null {
  const said = kindSaid(file);
  if (!said.ok || !isLibraryKind(said.value)) return null;
  const kind = said.value;
  const lifted = liftedTo(kind, file);
  if (!lifted.ok) return null;
  const form = kind === 'scenario' ? unfinishedScenarioForm : FORMS[kind];
  if (formFaults(form, lifted.value).length > 0) return null;
  const isEmpty = kind === 'cards' && (file.cards as readonly unknown[]).length === 0;
  return isEmpty ? null : { kind, file: lifted.value as Fields };
}
