import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from '../../src/parts/keepFocus.ts';

let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<section data-region="decision" tabindex="-1"></section><div role="application" tabindex="0"></div>';
  stop = keepFocus();
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const board = (): HTMLElement => document.querySelector('[role="application"]') as HTMLElement;

/** As a menu does that closes at this key: it is gone at once and gives the focus back a moment later. */
function menuOverTheBoard(): HTMLElement {
  const menu = document.body.appendChild(document.createElement('button'));
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    menu.remove();
    setTimeout(() => {
      if (document.activeElement === document.body) board().focus();
    }, 5);
  });
  menu.focus();
  return menu;
}

const press = (on: HTMLElement, key: string): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('a press whose element goes leaves the focus at the decision, not on the body', () => {
  const menu = menuOverTheBoard();
  menu.addEventListener('keydown', () => menu.remove());
  press(menu, 'Enter');
  expect(document.body).toHaveFocus();
  vi.advanceTimersByTime(100);
  expect(document.querySelector('[data-region="decision"]')).toHaveFocus();
});

test.each([0, 94, 95, 96, 99, 100, 594, 596, 599])(
  'what closes %i ms after another press gives the focus back by itself',
  (ms) => {
    const menu = menuOverTheBoard();
    press(menu, 'ArrowDown');
    vi.advanceTimersByTime(ms);
    press(menu, 'Escape');
    vi.advanceTimersByTime(1000);
    expect(board()).toHaveFocus();
  },
);
