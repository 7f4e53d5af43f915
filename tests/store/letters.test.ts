import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sortLetters } from '../../src/store/letters.ts';
import { type Preferences, usePreferences } from '../../src/store/preferences.ts';

let stop = (): void => undefined;
const heard: string[] = [];
const hear = ({ key, altKey }: KeyboardEvent): void => void heard.push(altKey ? `Alt ${key}` : key);

beforeAll(() => {
  document.body.innerHTML = '<div role="application" tabindex="0"></div><section tabindex="-1"></section><input>';
  stop = sortLetters();
  window.addEventListener('keydown', hear);
});
afterEach(() => usePreferences.getState().set({ letters: 'everywhere' }));
afterAll(() => {
  stop();
  window.removeEventListener('keydown', hear);
  document.body.innerHTML = '';
});

function heardOf(letters: Preferences['letters'], where: string): string {
  usePreferences.getState().set({ letters });
  heard.length = 0;
  const target = document.querySelector(where);
  for (const init of [{ key: 'm' }, { key: 'm', altKey: true }, { key: '1' }, { key: 'Escape' }, { key: ' ' }])
    target?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  return heard.join(', ');
}

test('letters are keys everywhere, on the board alone, with Alt, or not at all; other keys and typing stay', () => {
  expect(heardOf('everywhere', 'section')).toBe('m, Alt m, 1, Escape,  ');
  expect(heardOf('board', 'section')).toBe('Escape,  ');
  expect(heardOf('board', '[role="application"]')).toBe('m, Alt m, 1, Escape,  ');
  expect(heardOf('alt', '[role="application"]')).toBe('m, Escape,  ');
  expect(heardOf('off', '[role="application"]')).toBe('Escape,  ');
  expect(heardOf('off', 'input')).toBe('m, Alt m, 1, Escape,  ');
});
