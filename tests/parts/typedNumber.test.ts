import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/i18n/index.ts';
import { typedNumber, typedWhole, written } from '../../src/parts/typedNumber.ts';
import { readSources } from '../support/architecture/sources.ts';

describe('a typed number', () => {
  test.each([
    ['7', 7],
    ['0,5', 0.5],
    ['0.5', 0.5],
    [' 25,4 ', 25.4],
    ['-1,25', -1.25],
    ['+3', 3],
  ])('%s is one', (text, number) => expect(typedNumber(text)).toBe(number));

  test.each(['', ' ', ',', '1,', '.5', '1,2,3', '1.2.3', '1 2', '1e3', '0x10', 'Infinity', 'NaN', '--1', '½', '١'])(
    '“%s” is none',
    (text) => expect(typedNumber(text)).toBeNaN(),
  );

  test.each(['', '1,5', '1.5', '-1', '1e3', '1234567'])('“%s” is no whole one', (text) =>
    expect(typedWhole(text)).toBeNaN(),
  );

  test.each(LOCALES)('that a field begins with can be typed again in its own form: %s', (locale) => {
    for (const number of [0, 0.5, 12.25, 1234.5, -0.75]) expect(typedNumber(written(number, locale))).toBe(number);
  });

  test('is written in the form of the reader', () => {
    expect(LOCALES.map((locale) => written(1234.567, locale))).toEqual(['1234.57', '1234,57', '1234,57']);
  });
});

/** What turns text into numbers; `Number.isNaN` and the like do not, nor does a comparison that is counted. */
const PARSES = /\b(parseFloat|parseInt|valueAsNumber)\b|(?<!\.)\bNumber\((?![^()]*[=!]==)|,\s*Number\)/g;

/** Where text is parsed that no page has shown: the one parser, dice that are typed, colours, files, arguments of a command line. */
const MAY = ['parts/typedNumber.ts', 'play/dice.ts', 'board/view/picture/brush.ts', 'play/files/', 'cli/'];

test('[case I2] no displayed string is parsed again: of what the screen is made of, only one file makes numbers of text', () => {
  const found = readSources(fileURLToPath(new URL('../../src', import.meta.url))).flatMap(({ file, text }) =>
    [...text.matchAll(PARSES)].map(([what]) => `${file}: ${what}`),
  );
  expect(found.filter((each) => MAY.some((place) => each.startsWith(place))).length).toBeGreaterThan(3);
  expect(found.filter((each) => !MAY.some((place) => each.startsWith(place)))).toEqual([]);
});
