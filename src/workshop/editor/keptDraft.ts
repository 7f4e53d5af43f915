import type { Side } from '../../engine/index.ts';
import { type Draft, fileOf } from '../../play/draft/draft.ts';
import { readDraft } from '../../play/draft/readDraft.ts';
import { draftNow, useEditing } from './editing.ts';

/** What lies on the workbench is there again when the page is loaded anew: as the file it would be saved as, with all that is wrong with it. */

const KEY = 'take-cover.draft';
/** So long after a change it is written down, in ms: a drag and a run of keys are one. */
const SOON = 400;

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
    } catch {} // it does not fit, or nothing is kept: it is there till the page is left
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
