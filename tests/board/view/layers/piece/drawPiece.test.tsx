import { describe, expect, test } from 'vitest';
import { drawPiece } from '../../../../../src/board/view/layers/piece/drawPiece.ts';
import type { PieceLook } from '../../../../../src/board/view/layers/piece/look.ts';
import { PALETTES } from '../../../../../src/board/view/palette.ts';
import { PLAIN_PIECE } from '../../../../support/builders/plainPiece.ts';

const PLAIN: PieceLook = { ...PLAIN_PIECE, palette: PALETTES.day };

const CHANGES: readonly Partial<PieceLook>[] = [
  {},
  { side: 'b' },
  { role: 'lmg' },
  { wounded: true },
  { inCover: true },
  { coverFrom: [0] },
  { shock: true },
  { panicking: true },
  { suppressed: true },
  { busy: 'watching' },
  { busy: 'firing' },
  { spent: true },
  { selected: true },
  { asked: true },
  { ready: true },
];

/** Paths and pictures by the order in which they are met: the canvas of the tests does not know what is in them. */
const paths: unknown[] = [];
const named = (value: unknown): unknown => {
  if (typeof value !== 'object') return value;
  if (!paths.includes(value)) paths.push(value);
  return `path ${paths.indexOf(value)}`;
};

/** What is drawn, with its colours or without. */
function drawn(look: PieceLook, pixels: number, colours: boolean): string {
  const strokes: unknown[] = [];
  const ink = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, name) =>
      (...values: unknown[]) =>
        strokes.push([name, ...values.map(named)]),
    set: (_, name, value) => {
      if (colours || (name !== 'fillStyle' && name !== 'strokeStyle')) strokes.push([name, value]);
      return true;
    },
  });
  drawPiece(ink, { ...look, near: pixels > 36 ? 1 : 0 }, { px: 1 / pixels, ratio: 1 });
  return JSON.stringify(strokes);
}

describe.each([22, 40, 110])('at %d pixels per u', (pixels) => {
  test.each([true, false])('every state is told from every other (by colour: %s)', (colours) => {
    const looks = CHANGES.map((change) => drawn({ ...PLAIN, ...change }, pixels, colours));
    expect(new Set(looks).size).toBe(CHANGES.length);
  });
});

test('near enough, a figure looks where he looks; from afar there is but the symbol of his role', () => {
  const turned = { ...PLAIN, facing: 1 };
  expect(drawn(turned, 110, true)).not.toBe(drawn(PLAIN, 110, true));
  expect(drawn(turned, 22, true)).toBe(drawn(PLAIN, 22, true));
});

test('while one measures, the base that counts is seen where a miniature hides it or is larger', () => {
  const measured = { ...PLAIN, base: 0.5 };
  expect(drawn(measured, 110, true)).not.toBe(drawn(PLAIN, 110, true));
  expect(drawn(measured, 22, true)).toBe(drawn(PLAIN, 22, true));
  expect(drawn({ ...measured, radius: 0.75 }, 22, true)).not.toBe(drawn({ ...PLAIN, radius: 0.75 }, 22, true));
});

test('a role nobody has drawn is drawn with its first letter', () => {
  expect(drawn({ ...PLAIN, role: 'cook' }, 22, true)).toContain('"C"');
});
