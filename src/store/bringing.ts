import { create } from 'zustand';
import type { FileFault } from '../play/files/fault.ts';
import type { ForLibrary } from '../play/files/readLibrary.ts';
import type { LibraryItem } from '../play/journal/database.ts';
import type { ToKeep } from '../play/journal/journal.ts';
import type { StorageFault } from '../play/journal/stored.ts';
import { isLibraryKind, isSame, type Made, nameOf, type Take } from '../play/library.ts';
import { fetched } from './fetched.ts';
import { type NoText, withText } from './fileText.ts';
import { useGameStore } from './game.ts';
import type { GameState } from './gameState.ts';
import { isUnsaved } from './leaving.ts';
import { keep, useLibrary } from './library.ts';
import type { Opening } from './opening.ts';

/** What comes into the library from a file, a link or the workbench, before the eyes of the players. */
export interface Coming {
  /** All of it, with what is there already. */
  readonly all: readonly Made[];
  readonly fresh: readonly Made[];
  /** Of which the same kind has something of that name, but another. */
  readonly clashes: readonly { readonly made: Made; readonly there: LibraryItem }[];
  /** So many are there already just as they are. */
  readonly known: number;
  /** What of it is not right yet, and can be taken all the same. */
  readonly toMend: readonly FileFault[];
  /** What else was in the file, and is wrong. */
  readonly faults: readonly FileFault[];
  /** How many have been stored; null: not yet. */
  readonly taken: number | null;
  /** Why they could not be. */
  readonly fault: StorageFault | null;
}

interface Bringing {
  readonly coming: Coming | null;
  /** What became of each of several files, till it has been read. */
  readonly answers: readonly Answer[];
  done(): void;
}

export const useBringing = create<Bringing>()((set) => ({
  coming: null,
  answers: [],
  done: () => set({ coming: null }),
}));

/** From a file, or from a bench, where all of it is as it is wanted. */
type Bring = Pick<ForLibrary, 'made'> & Partial<ForLibrary>;

/** Says what comes; where nobody has to be asked for anything it is stored at once. */
export async function bring({ made: sound, unfinished = [], toMend = [], faults = [] }: Bring): Promise<void> {
  const made = [...sound, ...unfinished];
  const stored = await useLibrary.getState().reload();
  const there = stored.ok ? stored.value : [];
  const others = made.filter((each, i) => ![...there, ...made.slice(0, i)].some((item) => isSame(item, each)));
  const clash = (each: Made) =>
    there.find((item) => item.kind === each.kind && nameOf(item).trim() === nameOf(each).trim());
  const clashes = others.flatMap((each) => {
    const found = clash(each);
    return found ? [{ made: each, there: found }] : [];
  });
  const fresh = others.filter((each) => !clash(each));
  const known = made.length - others.length;
  const coming: Coming = {
    all: made,
    fresh,
    clashes,
    known,
    toMend,
    faults,
    taken: null,
    fault: stored.ok ? null : stored.fault,
  };
  useBringing.setState({ coming });
  if (clashes.length + toMend.length + faults.length === 0 && stored.ok) await take([]);
}

/** Stores what comes; `takes` says for each clash in turn what becomes of it. */
export async function take(takes: readonly Take[]): Promise<void> {
  const { coming } = useBringing.getState();
  if (!coming) return;
  const asked = coming.clashes.flatMap(({ made, there }, i): ToKeep[] => {
    const how = takes[i] ?? 'skip';
    if (how === 'skip') return [];
    return [how === 'instead' ? { ...made, id: there.id } : made];
  });
  const all = [...coming.fresh, ...asked];
  const stored = all.length > 0 ? await keep(all) : ({ ok: true } as const);
  useBringing.setState({
    coming: stored.ok ? { ...coming, taken: all.length, fault: null } : { ...coming, fault: stored.fault },
  });
}

/** What came of taking a text: a game lies on the table, or what is for the library has been said. */
export type Taken = Opening | { readonly ok: true; readonly forLibrary: true };

/** Opens a text of unknown origin, whatever of ours it is. */
export async function takeText(text: string): Promise<Taken> {
  const found = await opened(text);
  if ('ok' in found) return found;
  await bring(found);
  return { ok: true, forLibrary: true };
}

/** Takes a text for the library and for nothing else. */
export async function bringText(text: string): Promise<Taken> {
  const found = await readFor(text);
  if ('ok' in found) return found;
  await bring(found);
  return { ok: true, forLibrary: true };
}

/** A game is put on the table; of anything else, what of it the library can take: a scenario too that is not right yet. */
async function opened(text: string): Promise<Opening | ForLibrary> {
  const opening = await useGameStore.getState().open(text);
  if (opening.ok || !('fault' in opening)) return opening;
  if (opening.fault.fault !== 'other-kind') {
    const found = await readFor(text);
    return 'made' in found && found.unfinished.some(({ kind }) => kind === 'scenario') ? found : opening;
  }
  const kind = String(opening.fault.data?.kind);
  return kind === 'library' || isLibraryKind(kind) ? readFor(text) : opening;
}

async function readFor(text: string): Promise<ForLibrary | { readonly ok: false; readonly part: 'reader' }> {
  const reader = await fetched(() => import('./reader.ts')).catch(() => null);
  return reader ? reader.readForLibrary(text) : { ok: false, part: 'reader' };
}

/** What became of one of several files. */
export interface Answer {
  readonly file: string;
  readonly is: 'table' | 'waits' | 'library' | 'unsaved' | Extract<Taken, { ok: false }> | NoText;
}

/**
 * Takes several files at once: what is for the library comes into it together; of the games the last lies on the table, and those before
 * it wait as stored ones. None is opened over one that is not stored.
 */
export const takeFiles = (files: readonly File[]): Promise<readonly Answer[]> => each(files, opened);

/** The same for the library and for nothing else. */
export const bringFiles = (files: readonly File[]): Promise<readonly Answer[]> => each(files, readFor);

async function each(
  files: readonly File[],
  open: (text: string) => Promise<Opening | ForLibrary>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const forLibrary: ForLibrary[] = [];
  for (const file of files) {
    const { name } = file;
    if (isUnsaved(await stored()) && answers.some(({ is }) => is === 'table')) {
      answers.push({ file: name, is: 'unsaved' });
      continue;
    }
    const found = await withText(file, open);
    if (!('ok' in found)) {
      forLibrary.push(inFile(name, found));
      answers.push({ file: name, is: 'library' });
    } else if (found.ok) {
      const before = answers.findIndex(({ is }) => is === 'table');
      if (before >= 0) answers[before] = { file: answers[before]?.file ?? '', is: 'waits' };
      answers.push({ file: name, is: 'table' });
    } else answers.push({ file: name, is: found });
  }
  if (forLibrary.length > 0)
    await bring({
      made: forLibrary.flatMap(({ made }) => made),
      unfinished: forLibrary.flatMap(({ unfinished }) => unfinished),
      toMend: forLibrary.flatMap(({ toMend }) => toMend),
      faults: forLibrary.flatMap(({ faults }) => faults),
    });
  useBringing.setState({ answers });
  return answers;
}

/** Where it is wrong, with the file it is in. */
function inFile(name: string, found: ForLibrary): ForLibrary {
  const placed = (fault: FileFault): FileFault => ({
    ...fault,
    path: [name, fault.path].filter((part) => part !== '').join(': '),
  });
  return { ...found, toMend: found.toMend.map(placed), faults: found.faults.map(placed) };
}

/** The game on the table, once the storage has said whether it has it. */
function stored(): Promise<GameState> {
  const { getState, subscribe } = useGameStore;
  if (getState().stored !== 'saving') return Promise.resolve(getState());
  return new Promise((resolve) => {
    const stop = subscribe((state) => {
      if (state.stored === 'saving') return;
      stop();
      resolve(state);
    });
  });
}
