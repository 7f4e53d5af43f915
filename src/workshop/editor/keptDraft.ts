import { create } from 'zustand';
import type { Side } from '../../engine/index.ts';
import { type Draft, fileOf } from '../../play/draft/draft.ts';
import { readDraft } from '../../play/draft/readDraft.ts';
import { faultOf, type StorageFault } from '../../play/journal/stored.ts';
import { draftNow, useEditing } from './editing.ts';

/**
 * What lies on the workbench is there again when the page is loaded anew: as the file it would be saved as, with all that is wrong with it.
 * Each window has its own; a new one begins with what was changed last in any.
 */

const KEY = 'take-cover.draft';
/** So long after a change it is written down, in ms: a drag and a run of keys are one. */
const SOON = 400;

/** Why what lies there is not written down: it is too much, or the browser keeps nothing. Who has been told once is not told again. */
export const useDraftFault = create<{ readonly fault: StorageFault | null; readonly isTold: boolean }>()(() => ({
  fault: null,
  isTold: false,
}));

/** What lay there last; null: nothing, or nothing that can be read. */
export function keptDraft(names: Readonly<Record<Side, string>>): Draft | null {
  for (const place of PLACES) {
    const text = stored(place);
    const read = text === null ? null : readDraft(text, names);
    if (read?.ok) return read.draft;
  }
  return null;
}

/** Of this window alone, and of all of them. */
const PLACES = ['sessionStorage', 'localStorage'] as const;

function stored(place: (typeof PLACES)[number]): string | null {
  try {
    return window[place].getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function store(place: (typeof PLACES)[number], draft: Draft): StorageFault | null {
  try {
    window[place].setItem(KEY, JSON.stringify(fileOf(draft)));
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/** Keeps what lies there from now on; gives what ends it. */
export function keepDraft(): () => void {
  let written = draftNow(useEditing.getState());
  const [found] = useEditing.getState().steps;
  // whatever other windows do until something is changed here
  if (found && stored('sessionStorage') === null) store('sessionStorage', found.draft);
  let wait: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(wait);
    wait = undefined;
    const draft = draftNow(useEditing.getState());
    if (draft === written) return;
    written = draft;
    const [own, shared] = PLACES.map((place) => store(place, draft));
    useDraftFault.setState({ fault: own && shared ? shared : null }); // then it is there till the page is left
  };
  const stop = useEditing.subscribe(() => {
    wait ??= setTimeout(write, SOON);
  });
  addEventListener('pagehide', write);
  return () => {
    write();
    removeEventListener('pagehide', write);
    stop();
  };
}
