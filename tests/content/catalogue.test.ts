import { describe, expect, test } from 'vitest';
import { CATALOGUE, type Look } from '../../src/content/index.ts';
import { distance, type Terrain } from '../../src/engine/index.ts';

const looks: readonly (readonly [name: string, look: Look])[] = Object.entries(CATALOGUE);
const of = (terrain: Terrain) => looks.filter(([, look]) => look.terrain.includes(terrain));

/** Width and depth of the usual shape, in u. */
function extent({ shape }: Look): { readonly width: number; readonly depth: number } {
  switch (shape.kind) {
    case 'circle':
      return { width: 2 * shape.radius, depth: 2 * shape.radius };
    case 'wall':
      return { width: distance(shape.from, shape.to), depth: shape.thickness };
    case 'polygon': {
      const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
      return { width: span(shape.points.map(([x]) => x)), depth: span(shape.points.map(([, y]) => y)) };
    }
  }
}

/** A stat card, in u. */
const CARD = 2.5 * 3.5;

describe('what belongs to a kind of terrain', () => {
  test.each(of('sheltering'))('[COVER-16 B] %s has a side as large as a stat card', (_, look) => {
    const { width, depth } = extent(look);
    expect(Math.max(width, depth) * look.height).toBeGreaterThanOrEqual(CARD);
  });

  test.each([...of('protecting'), ...of('concealing')])('[COVER-16 B] %s is at least 1u high', (_, look) => {
    expect(look.height).toBeGreaterThanOrEqual(1);
  });

  test.each([...of('impassable'), ...of('difficult')])('[COVER-16 B] %s is at least 1u by 1u', (_, look) => {
    const { width, depth } = extent(look);
    expect(Math.min(width, depth)).toBeGreaterThanOrEqual(1);
  });

  test.each(looks.filter(([, { holes = [] }]) => holes.length > 0))(
    '[COVER-16 B] %s, a round base, protects',
    (_, look) => {
      expect(look.terrain).toEqual(['protecting']);
    },
  );
});
