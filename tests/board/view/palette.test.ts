import { describe, expect, test } from 'vitest';
import { PALETTES, PAPER, SIDE } from '../../../src/board/view/palette.ts';
import { THEMES } from '../../../src/store/preferences.ts';

const channel = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** WCAG 2.2, relative luminance; of a see-through colour as it is over white, where a dark one is weakest. */
function luminance(colour: string): number {
  const part = (i: number): number => Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16) / 255;
  const opacity = colour.length > 7 ? part(3) : 1;
  const [r, g, b] = [0, 1, 2].map((i) => channel(part(i) * opacity + 1 - opacity)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [dark, bright] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

describe.each(THEMES)('in the theme %s', (theme) => {
  const palette = PALETTES[theme];

  test.each(['name', 'strongName', 'litName'] as const)('a %s can be read on any ground', (look) => {
    expect(contrast(palette[look].ground, palette[look].text)).toBeGreaterThanOrEqual(4.5);
  });

  test('one that the table waits for looks other than the rest', () => {
    expect(palette.litName).not.toEqual(palette.strongName);
  });
});

test('in high contrast names are black and white, and lines of either are seen on the ground', () => {
  const { plain, name, litName } = PALETTES.contrast;
  expect(new Set([name.ground, name.text, litName.ground, litName.text])).toEqual(new Set(['#000000', '#ffffff']));
  for (const colour of ['#000000', '#ffffff'])
    expect(contrast(plain?.ground ?? '', colour)).toBeGreaterThanOrEqual(4.5);
});

test.each(['a', 'b'] as const)('symbols can be read on the field of side %s', (side) => {
  expect(contrast(SIDE[side].fill, PAPER)).toBeGreaterThanOrEqual(4.5);
});
