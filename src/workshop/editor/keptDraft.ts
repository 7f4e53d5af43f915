import { create } from 'zustand';
import type { Side } from '../../engine/index.ts';
import { type Draft, fileOf } from '../../play/draft/draft.ts';
import { readDraft } from '../../play/draft/readDraft.ts';
import { faultOf, type StorageFault } from '../../play/journal/stored.ts';
import { draftNow, useEditing } from './editing.ts';

/** What lies on the workbench is there again when the page is loaded anew: as the file it would be saved as, with all that is wrong with it. */

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
  const text = stored();
  const read = text === null ? null : readDraft(text, names);
  return read?.ok ? read.draft : null;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** Keeps what lies there from now on; gives what ends it. */
export function keepDraft(): () => void {
  let written = draftNow(useEditing.getState());
  let wait: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(wait);
    wait = undefined;
    const draft = draftNow(useEditing.getState());
    if (draft === written) return;
    written = draft;
    try {
      localStorage.setItem(KEY, JSON.stringify(fileOf(draft)));
      useDraftFault.setState({ fault: null });
    } catch (error) {
      useDraftFault.setState({ fault: faultOf(error) }); // it is there till the page is left
    }
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
