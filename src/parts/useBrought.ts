import { useEffect } from 'react';

/** What somebody drops on the page or pastes into it: files, or a text, of which that of a link may be all there is; '' if it is neither. */
export type Brought = readonly File[] | string;

/** What one may type into takes words by itself. */
function isTypedIn(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement && !NO_WORDS.includes(target.type);
  return (isField || target instanceof HTMLTextAreaElement) && !target.readOnly && !target.disabled;
}

const NO_WORDS = ['checkbox', 'radio', 'range', 'file', 'button', 'submit', 'color'];

const PLAIN = ['text/plain', 'text/uri-list'] as const;

/** null: it is for what is typed into, or there is nothing. */
function brought(target: EventTarget | null, data: DataTransfer | null): Brought | null {
  const files = [...(data?.files ?? [])];
  if (files.length > 0) return files;
  if (!data || data.types.length === 0 || isTypedIn(target)) return null;
  return PLAIN.map((type) => data.getData(type).trim()).find((text) => text !== '') ?? '';
}

/**
 * Takes whatever is dropped on the page or pasted into it, wherever nobody types: the browser, which would leave the page for it, never
 * gets any of it.
 */
export function useBrought(take: (what: Brought) => void): void {
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') || !isTypedIn(event.target)) event.preventDefault();
    };
    const bring = (event: Event, data: DataTransfer | null): void => {
      const what = brought(event.target, data);
      if (what === null) return;
      event.preventDefault();
      take(what);
    };
    const drop = (event: DragEvent): void => bring(event, event.dataTransfer);
    const paste = (event: ClipboardEvent): void => bring(event, event.clipboardData);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [take]);
}
