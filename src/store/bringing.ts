import { create } from 'zustand';
import type { FileFault } from '../play/files/fault.ts';
import type { ForLibrary } from '../play/files/readLibrary.ts';
import type { LibraryItem } from '../play/journal/database.ts';
import type { ToKeep } from '../play/journal/journal.ts';
import type { StorageFault } from '../play/journal/stored.ts';
import { isLibraryKind, isSame, type Made, nameOf, type Take } from '../play/library.ts';
import { fetched } from './fetched.ts';
import { useGameStore } from './game.ts';
import { keep, useLibrary } from './library.ts';
import type { Opening } from './opening.ts';

/** What comes into the library from a file, a link or the workbench, before the eyes of the players. */
export interface Coming {
  readonly fresh: readonly Made[];
  /** Of which the same kind has something of that name, but another. */
  readonly clashes: readonly { readonly made: Made; readonly there: LibraryItem }[];
  /** So many are there already just as they are. */
  readonly known: number;
  /** What else was in the file, and is wrong. */
  readonly faults: readonly FileFault[];
  /** How many have been stored; null: not yet. */
  readonly taken: number | null;
  /** Why they could not be. */
  readonly fault: StorageFault | null;
}

interface Bringing {
  readonly coming: Coming | null;
  done(): void;
}

export const useBringing = create<Bringing>()((set) => ({
  coming: null,
  done: () => set({ coming: null }),
}));

/** Says what comes; where nobody has to be asked for anything it is stored at once. */
export async function bring({ made, faults }: ForLibrary): Promise<void> {
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
  const coming: Coming = { fresh, clashes, known, faults, taken: null, fault: stored.ok ? null : stored.fault };
  useBringing.setState({ coming });
  if (clashes.length === 0 && faults.length === 0 && stored.ok) await take([]);
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
  const opening = await useGameStore.getState().open(text);
  if (opening.ok || !('fault' in opening) || opening.fault.fault !== 'other-kind') return opening;
  const kind = String(opening.fault.data?.kind);
  return kind === 'library' || isLibraryKind(kind) ? bringText(text) : opening;
}

/** Takes a text for the library and for nothing else. */
export async function bringText(text: string): Promise<Taken> {
  const reader = await fetched(() => import('./reader.ts')).catch(() => null);
  if (!reader) return { ok: false, part: 'reader' };
  await bring(reader.readForLibrary(text));
  return { ok: true, forLibrary: true };
}
