import { expect, test } from 'vitest';
import { THEMES, type Theme } from '../../src/store/preferences.ts';
import { coloursOf, contrast, themes } from '../support/page/themes.ts';

/** What is written on what, by the names of the tokens. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  ink: ['printed', 'printed-wounded', 'paper', 'paper-bright', 'paper-deep', 'paper-marked', 'out-paper', 'warning'],
  'ink-soft': ['printed', 'printed-wounded', 'paper', 'paper-bright'],
  'wounded-ink': ['printed-wounded', 'paper', 'paper-bright'],
  'cover-ink': ['paper-bright'],
  good: ['printed', 'paper'],
  bad: ['printed', 'paper'],
  'on-action': ['action', 'action-hover'],
  'on-refused': ['refused'],
  'on-frame': ['frame', 'frame-raised', 'frame-hover', 'frame-lit'],
  'on-frame-soft': ['frame', 'frame-raised'],
  'on-side': ['side-a-band', 'side-b-band'],
  'side-a': ['on-side'],
  'side-b': ['on-side'],
  'on-lit': ['lit', 'lit-hover'],
  'on-brass': ['brass-face'],
  'on-panic': ['panic'],
  'on-supply': ['supply'],
  supply: ['supply-edge'],
  'on-felt': ['felt-face'],
  'on-shot': ['shot-0', 'shot-1', 'shot-2', 'shot-3', 'shot-4'],
  pip: ['die-face'],
  'hit-pip': ['hit-face'],
  'on-hurt': ['hurt', 'hurt-dark'],
  first: ['paper'],
  second: ['paper'],
};

/** Seen against what they stand on: the line of the focus, curves and signs of the sides. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  focus: ['paper', 'paper-bright'],
  'side-a-mark': ['paper', 'paper-bright'],
  'side-b-mark': ['paper', 'paper-bright'],
  'focus-on-frame': ['frame', 'frame-raised'],
};

const LEAST: Readonly<Record<Theme, number>> = { day: 4.5, dark: 4.5, contrast: 7 };

function fainter(theme: Theme, pairs: typeof WRITTEN, least: number): string[] {
  const tokens = themes()[theme];
  return Object.entries(pairs).flatMap(([words, grounds]) =>
    grounds.flatMap((ground) =>
      coloursOf(tokens, words).flatMap((ink) =>
        coloursOf(tokens, ground)
          .filter((paper) => contrast(ink, paper) < least)
          .map((paper) => `--${words} on --${ground}: ${contrast(ink, paper).toFixed(2)} (${ink} on ${paper})`),
      ),
    ),
  );
}

test('the measure itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2); // the well-known grey that is just not enough
  expect(coloursOf(themes().day, 'printed')).toEqual(coloursOf(themes().day, 'paper').concat('#e9dfc5'));
});

test.each(THEMES)('everything that is written can be read: %s', (theme) => {
  expect(fainter(theme, WRITTEN, LEAST[theme])).toEqual([]);
});

test.each(THEMES)('the focus and the marks of the sides can be seen: %s', (theme) => {
  expect(fainter(theme, DRAWN, 3)).toEqual([]);
});

test('high contrast has no gradients', () => {
  const shaded = [...themes().contrast].filter(([, value]) => value.includes('gradient')).map(([name]) => name);
  expect(shaded).toEqual([]);
});

/** Lines over the workbench’s table, and the casing under each: 9 : 1 apart, one of both stands out 3 : 1 from any ground there is. */
const CASED = ['lit', 'on-side', 'tip-why'];

test.each(THEMES)('lines on the workbench can be seen on any ground: %s', (theme) => {
  expect(fainter(theme, Object.fromEntries(CASED.map((line) => [line, ['frame']])), 9)).toEqual([]);
});
