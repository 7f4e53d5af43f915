import { describe, expect, test } from 'vitest';
import { TABLES } from '../../src/content/index.ts';
import type { SceneryElement } from '../../src/engine/index.ts';
import { leftOutOf, storeyWarnings } from '../../src/play/storeyWarnings.ts';
import { setupOf } from '../support/builders/given.ts';
import { slab, square } from '../support/builders/storeys.ts';

const floor = slab('floor');
const stairs = (from: number, to: number, change: Partial<SceneryElement> = {}): SceneryElement => ({
  ...{ id: 'stairs', look: 'stairs', terrain: ['difficult'], connects: [0, 1], passage: 'stairs' },
  shape: { kind: 'wall', from: [from, 11], to: [to, 11], thickness: 1 },
  ...change,
});
const wall = (change: Partial<SceneryElement> & Pick<SceneryElement, 'shape'>): SceneryElement => ({
  ...{ id: 'wall', look: 'x', terrain: ['sheltering'] },
  ...change,
});

const warned = (...scenery: SceneryElement[]) =>
  storeyWarnings(setupOf({ edition: 'tactic-2.0-beta', scenery }).elements).map(
    ({ warning, element, level }) => `${warning} ${element} ${level}`,
  );

describe('a table with storeys is looked at again', () => {
  test('[MOVE-11 B] where stairs end before any ground of their upper level, and so a floor cannot be reached', () => {
    expect(warned(floor, stairs(6, 8))).toEqual([]);
    expect(warned(floor, stairs(5.5, 7.5))).toEqual(['unreached-floor floor 1', 'leads-nowhere stairs 1']);
  });

  test('[MOVE-11 B] where stairs are longer than 3u and have no landing', () => {
    expect(warned(floor, stairs(5, 8))).toEqual([]);
    expect(warned(floor, stairs(4.9, 8))).toEqual(['long-without-landing stairs 0']);
    expect(warned(floor, stairs(4, 8, { holes: [[6, 11]] }))).toEqual([]);
    expect(warned(floor, stairs(4, 8, { passage: 'slope', terrain: [] }))).toEqual([]);
  });

  test('[MOVE-11 B] where no passage leads to a floor, unless over another one that it touches', () => {
    const beside: SceneryElement = { ...floor, id: 'beside', shape: square(14, 8, 2) };
    expect(warned(floor)).toEqual(['unreached-floor floor 1']);
    expect(warned(floor, beside, stairs(6, 8))).toEqual([]);
    expect(warned(floor, { ...beside, shape: square(14.5, 8, 2) }, stairs(6, 8))).toEqual(['unreached-floor beside 1']);
  });

  test('[R145 B] where a wall is under a floor and goes on into the garden', () => {
    const along = (to: number) => wall({ shape: { kind: 'wall', from: [9, 8.2], to: [to, 8.2], thickness: 0.3 } });
    expect(warned(floor, stairs(6, 8), along(14.5))).toEqual([]);
    expect(warned(floor, stairs(6, 8), along(16))).toEqual(['half-under-floor wall 0']);
    expect(warned(floor, stairs(6, 8), wall({ shape: square(16, 8, 2) }))).toEqual([]);
  });

  test('[R142 B] where something stands upstairs over no floor', () => {
    expect(warned(floor, stairs(6, 8), wall({ shape: square(9, 9, 1), level: 1 }))).toEqual([]);
    expect(warned(floor, stairs(6, 8), wall({ shape: square(18, 9, 1), level: 1 }))).toEqual(['over-nothing wall 1']);
  });

  test.each(TABLES.map(({ id, scenery }) => [id, scenery] as const))('but not the ready table %s', (_, scenery) => {
    expect(warned(...scenery)).toEqual([]);
  });
});

test('[R165 Q] an edition without levels has nothing to be warned of', () => {
  expect(storeyWarnings(setupOf({ edition: 'tactic-2.2', scenery: [floor, stairs(4, 7)] }).elements)).toEqual([]);
});

test('[R165 Q] by rules without levels it is said how much of it is left out', () => {
  const scenery = [floor, stairs(6, 8), wall({ shape: square(9, 9, 1), level: 1 })];
  expect(leftOutOf(setupOf({ edition: 'tactic-2.0-beta', scenery }))).toBe(0);
  expect(leftOutOf(setupOf({ edition: 'tactic-qs-it', scenery }))).toBe(1);
});
