import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Game } from '../../../src/engine/index.ts';

/** Words that no person says: what a program calls things, and what it says when it knows no word. */
export const RIDDLE = /\b(?:undefined|null|NaN)\b|\[object|[{}]|\b(?:ui|board|terms|events)\.\w/;

/** What the program calls its things, where no person would: it stands in no sentence. */
export const idsOf = ({ setup, state }: Game): ReadonlySet<string> =>
  new Set([...setup.roster, ...setup.scenery, ...state.markers].map(({ id }) => id).filter((id) => /[\d-]/.test(id)));

/** Time goes by, and the page with it. */
export function pass(ms: number): void {
  for (let gone = 0; gone < ms; gone += 300) act(() => void vi.advanceTimersByTime(300));
}

const LIVE = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';

/** What comes into parts of the page that are read out, until it is asked for. */
export function listen(): () => readonly string[] {
  const said: string[] = [];
  const hear = (records: readonly MutationRecord[]): void => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        const live = element?.closest(LIVE) ? element : element?.querySelector(LIVE);
        const text = live?.textContent?.trim();
        if (text && !said.includes(text)) said.push(text);
      }
  };
  const observer = new MutationObserver(hear);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    hear(observer.takeRecords());
    observer.disconnect();
    return said;
  };
}

/** What a reader says of what has got the focus: its name; of a field what is written below as well. */
export function nameOf(element: Element | null): string {
  if (!element || element === document.body) return '';
  const label = element.getAttribute('aria-label');
  const by = element.getAttribute('aria-labelledby');
  const field = element instanceof HTMLInputElement ? element : null;
  const below = field?.getAttribute('aria-describedby') ?? '';
  if (field?.labels?.[0]) return `${wordsIn(field.labels[0])}: ${document.getElementById(below)?.textContent ?? ''}`;
  return label ?? wordsIn((by && document.getElementById(by)) || element);
}

function wordsIn(element: Element): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of copy.querySelectorAll('[aria-hidden="true"], style')) each.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
