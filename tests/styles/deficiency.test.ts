import { expect, test } from 'vitest';
import { SIDE } from '../../src/board/view/palette.ts';
import { THEMES, type Theme } from '../../src/store/preferences.ts';
import { apart, DEFICIENCIES, type Deficiency, seenAs } from '../support/page/deficiency.ts';
import { coloursOf, themes } from '../support/page/themes.ts';

/** Told apart by hue, and without any by a shape: round and whole, or on a corner and notched. */
const BY_HUE = [
  ['side-a', 'side-b'],
  ['side-a-band', 'side-b-band'],
  ['first', 'second'],
] as const;

/** Hit and missed, pressed and not, allowed and refused, unhurt and hurt and dead: told apart by how light they are as well. */
const BY_LIGHT = [
  ['hit-face', 'die-face'],
  ['lit', 'action'],
  ['refused', 'action'],
  ['paper-bright', 'hurt'],
  ['hurt', 'dead'],
] as const;

const HUES = DEFICIENCIES.filter((each) => each !== 'achromatopsia');

const tooNear = (
  theme: Theme,
  pairs: readonly (readonly [string, string])[],
  seen: readonly Deficiency[],
  least: number,
): string[] =>
  pairs.flatMap(([one, other]) =>
    coloursOf(themes()[theme], one).flatMap((a) =>
      coloursOf(themes()[theme], other).flatMap((b) =>
        seen
          .filter((by) => apart(a, b, by) < least)
          .map((by) => `${by}: --${one} and --${other}: ${apart(a, b, by).toFixed(1)} (${a}, ${b})`),
      ),
    ),
  );

test('the measure itself: the red and the green of a traffic light are alike without red, not without blue', () => {
  expect(apart('#ffffff', '#000000', null)).toBeCloseTo(100, 0);
  for (const by of DEFICIENCIES) expect(seenAs('#808080', by)[0]).toBeCloseTo(seenAs('#808080', null)[0], 2);
  expect(apart('#c21f1f', '#2f7d32', 'deuteranopia')).toBeLessThan(20);
  expect(apart('#c21f1f', '#2f7d32', 'tritanopia')).toBeGreaterThan(100);
  expect(apart('#c21f1f', '#2f7d32', 'achromatopsia')).toBeLessThan(10);
});

test.each(THEMES)('both sides, and both sets of rules, without red, green or blue: %s', (theme) => {
  expect(tooNear(theme, BY_HUE, HUES, 40)).toEqual([]);
});

test('so are bases and rings on the table', () => {
  const near = (['fill', 'light', 'dark'] as const).flatMap((part) =>
    HUES.filter((by) => apart(SIDE.a[part], SIDE.b[part], by) < 40).map((by) => `${part}: ${by}`),
  );
  expect(near).toEqual([]);
});

test.each(THEMES)('what has happened or may be done, without any colour: %s', (theme) => {
  expect(tooNear(theme, BY_LIGHT, DEFICIENCIES, 18)).toEqual([]);
});
