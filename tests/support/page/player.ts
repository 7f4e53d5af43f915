import { act, fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { listen, nameOf, pass } from './ear.ts';

/** Somebody who hears the page and has nothing but keys: what was pressed and what was heard of it is written down. */
export class Player {
  readonly heard: string[] = [];
  presses = 0;

  /** `Alt+`, `Shift+` before a key. */
  press(...keys: readonly string[]): void {
    for (const key of keys) {
      const ear = listen();
      const focused = document.activeElement;
      const state = stateOf(focused);
      const dialogs = document.querySelectorAll('dialog[open]').length;
      strike(key);
      pass(key === 'Tab' ? 300 : 900);
      const words = [...ear()];
      if (document.activeElement !== focused) words.push(`(${nameOf(document.activeElement)})`);
      else if (document.querySelectorAll('dialog[open]').length < dialogs) words.push('()');
      else if (stateOf(focused) !== state) words.push(stateOf(focused));
      this.presses++;
      this.heard.push(`${key}: ${words.join(' ').replaceAll(/\s+/g, ' ').trim()}`);
      expect(words.join(''), `after ${key}, following ${this.heard.slice(-4).join('\n')}`).not.toBe('');
    }
  }

  tabTo(wanted: (element: Element) => boolean, most = 80): boolean {
    for (let n = 0; n < most; n++) {
      this.press('Tab');
      if (document.activeElement && wanted(document.activeElement)) return true;
    }
    return false;
  }

  decision(): HTMLElement {
    const found = document.querySelector<HTMLElement>('[data-region="decision"]');
    if (!found) throw new Error('nothing is asked');
    return found;
  }

  answers(): HTMLButtonElement[] {
    return [...this.decision().querySelectorAll<HTMLButtonElement>('button')].filter(
      (each) => each.getAttribute('aria-disabled') !== 'true' && !each.disabled,
    );
  }
}

/** What a reader says of itself when it changes. */
const stateOf = (element: Element | null): string =>
  ['pressed', 'expanded', 'checked'].map((each) => `${each} ${element?.getAttribute(`aria-${each}`)}`).join(', ');

/** As a browser does: what the page leaves alone is a press of what has the focus, or goes on to the next. */
function strike(key: string): void {
  const parts = key.split('+');
  const sign = parts.at(-1) || '+';
  const target = document.activeElement ?? document.body;
  const held = { shiftKey: parts.slice(0, -1).includes('Shift'), altKey: parts.slice(0, -1).includes('Alt') };
  if (!fireEvent.keyDown(target, { key: sign, ...held })) return;
  if (sign === 'Tab') act(() => nextOf(target)?.focus());
  else if (sign === 'Enter' && target.matches('button, summary, a')) act(() => (target as HTMLElement).click());
  else if (sign === 'Enter' && target instanceof HTMLInputElement && target.form) fireEvent.submit(target.form);
  else if (sign === 'Escape') {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog) fireEvent(dialog, new Event('cancel', { cancelable: true }));
  }
}

const STOPS = 'a[href], button:not([disabled]), input, select, textarea, summary, [tabindex]';

function nextOf(now: Element): HTMLElement | undefined {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const stops = [...within.querySelectorAll<HTMLElement>(STOPS)].filter(
    (each) =>
      each.tabIndex >= 0 &&
      !each.closest('[inert], [hidden]') &&
      (!each.closest('details:not([open])') || each.tagName === 'SUMMARY'),
  );
  const here = stops.findIndex((each) => each === now || Boolean(now.compareDocumentPosition(each) & 4));
  return stops[here >= 0 && stops[here] === now ? here + 1 : here] ?? stops[0];
}
