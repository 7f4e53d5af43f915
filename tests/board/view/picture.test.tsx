import { describe, expect, test } from 'vitest';
import { PALETTES } from '../../../src/board/view/palette.ts';
import { chanceFor } from '../../../src/board/view/picture/chance.ts';
import { paintTable, pixelsFor } from '../../../src/board/view/picture/index.ts';
import { paintElement, paintOf } from '../../../src/board/view/picture/scenery.ts';
import { CATALOGUE } from '../../../src/content/index.ts';
import { type PreparedElement, prepareElement, type SceneryElement } from '../../../src/engine/index.ts';
import { THEMES } from '../../../src/store/preferences.ts';
import { given } from '../../support/builders/given.ts';

interface Recording {
  __getEvents(): { type: string; props: object }[];
}

const LOOKS = Object.entries(CATALOGUE).map(
  ([look, { terrain, shape }]): SceneryElement => ({ id: look, look, terrain, shape }),
);
const { table } = given({ size: [4, 4] }).setup;

function painted(element: PreparedElement): string {
  const ink = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  paintElement(ink, element, table);
  return JSON.stringify((ink as unknown as Recording).__getEvents().map(({ type, props }) => [type, props]));
}

describe('scenery', () => {
  test.each(LOOKS.map((each) => [each.look, each] as const))('%s is painted, each time alike', (_, element) => {
    const prepared = prepareElement(element);
    const strokes = painted(prepared);
    expect(JSON.parse(strokes).length).toBeGreaterThan(20);
    expect(strokes).not.toMatch(/NaN|null,null/);
    expect(painted(prepared)).toBe(strokes);
  });

  test.each([
    ['sheltering', 'house'],
    ['concealing', 'rubble'],
    ['difficult', 'mud'],
    ['impassable', 'wire'],
  ] as const)('a look nobody knows is painted by what it does: %s like a %s', (terrain, like) => {
    const strange = prepareElement({ ...(LOOKS[0] as SceneryElement), look: 'flying-saucer', terrain: [terrain] });
    expect(paintOf(strange)).toEqual(CATALOGUE[like].paint);
  });
});

test('a whole table fits its canvas, rim and all', () => {
  const canvas = document.createElement('canvas');
  paintTable(canvas, given({ size: [4, 3], scenery: LOOKS.slice(0, 2) }).setup, 20, PALETTES.day);
  expect([canvas.width, canvas.height]).toEqual([100, 80]);
});

describe('each theme has a table of its own', () => {
  const strokesOf = (theme: (typeof THEMES)[number], terrain: SceneryElement['terrain']): string => {
    const canvas = document.createElement('canvas');
    const scenery = [{ ...(LOOKS[0] as SceneryElement), terrain }];
    paintTable(canvas, given({ size: [4, 3], scenery }).setup, 20, PALETTES[theme]);
    const ink = canvas.getContext('2d') as unknown as Recording;
    return JSON.stringify(ink.__getEvents().map(({ type, props }) => [type, props]));
  };

  test('the same by day and at dusk but for the light, another in high contrast', () => {
    const [day, dark, contrast] = THEMES.map((theme) => strokesOf(theme, ['protecting'])) as [string, string, string];
    expect(dark.startsWith(day.slice(0, -1))).toBe(true);
    expect(dark.length).toBeGreaterThan(day.length);
    expect(contrast).not.toBe(day);
  });

  test('in high contrast what scenery does can be seen from its pattern', () => {
    const kinds = [['sheltering'], ['protecting'], ['impassable'], ['difficult'], []] as const;
    const patterns = kinds.map((terrain) => strokesOf('contrast', terrain));
    expect(new Set(patterns).size).toBe(kinds.length);
    expect(strokesOf('contrast', ['concealing'])).toBe(patterns[1]);
  });
});

describe('the picture is drawn as fine as it is looked at', () => {
  const { setup } = given({});

  test('in steps, never coarser than the screen', () => {
    for (const scale of [10, 24, 33, 40, 61, 90]) {
      expect(pixelsFor(setup, scale, 1)).toBeGreaterThanOrEqual(scale);
      expect(pixelsFor(setup, scale, 1)).toBeLessThanOrEqual(Math.max(24, scale * 1.4143));
    }
    expect(pixelsFor(setup, 30, 1)).toBe(pixelsFor(setup, 33, 1));
    expect(pixelsFor(setup, 20, 2)).toBe(pixelsFor(setup, 40, 1));
  });

  test('but no machine is asked for too large a canvas', () => {
    expect(pixelsFor(given({ size: [96, 48] }).setup, 150, 3) * 97).toBeLessThanOrEqual(4096);
  });
});

test('chance falls the same way for the same name, evenly enough', () => {
  const [one, again, other] = ['oak', 'oak', 'elm'].map((name) => Array.from({ length: 500 }, chanceFor(name)));
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  const mean = (one ?? []).reduce((sum, x) => sum + x, 0) / 500;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
  expect(Math.min(...(one ?? []))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...(one ?? []))).toBeLessThan(1);
});
