import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../../src/i18n/everyLanguage.ts';
import { typedPlace } from '../../../src/panels/characters/typedPlace.ts';

const TABLE = { width: 24, height: 24 };
const english = MESSAGES.en.ui.places.compass.split(' ');

describe('a place that is typed', () => {
  test.each([
    ['12.5 18', [12.5, 18]],
    ['12,5 18', [12.5, 18]],
    ['  3   N ', [10, 7]],
    ['3u nw', [7.88, 7.88]],
    ['2 E', [12, 10]],
    ['12', 'wrong'],
    ['three N', 'wrong'],
    ['3 X', 'wrong'],
    ['3 N 4', 'wrong'],
    ['30 4', 'outside'],
    ['20 W', 'outside'],
    ['', 'wrong'],
  ] as const)('%s', (text, place) => {
    expect(typedPlace(text, [10, 10], english, TABLE)).toEqual(place);
  });

  test('goes by the words of each language, and by somebody who stands there', () => {
    for (const locale of ['it', 'fr'] as const)
      expect(typedPlace('2 O', [10, 10], MESSAGES[locale].ui.places.compass.split(' '), TABLE)).toEqual([8, 10]);
    expect(typedPlace('2 W', null, english, TABLE)).toBe('wrong');
  });
});
