import { describe, expect } from 'vitest';
import type { SceneryElement } from '../../src/engine/index.ts';
import { characterAt, charactersAt, elementAt, groundLevelAt, markerAtPoint } from '../../src/pointing/index.ts';
import { test } from '../support/builders/editions.ts';
import { given } from '../support/builders/given.ts';
import { slab, square } from '../support/builders/storeys.ts';

const hedge: SceneryElement = { id: 'hedge', look: 'hedge', terrain: ['concealing'], shape: square(9, 9, 1) };
const crate: SceneryElement = { ...hedge, id: 'crate', level: 1 };

const table = () =>
  given({
    edition: 'tactic-2.0-beta',
    scenery: [slab('slab'), hedge, crate],
    a: [
      { id: 'below', at: [12, 12] },
      { id: 'upstairs', at: [12.3, 12], state: { level: 1 } },
    ],
    markers: [
      { id: 'low', kind: 'objective', owner: 'a', at: [13, 9] },
      { id: 'high', kind: 'objective', owner: 'b', at: [13, 9], level: 1 },
    ],
  });

describe('what is pointed at', () => {
  test('is the ground one sees there: over the void that below it', () => {
    expect(groundLevelAt(table(), [10, 10], 0)).toBe(0);
    expect(groundLevelAt(table(), [10, 10], 1)).toBe(1);
    expect(groundLevelAt(table(), [10, 10], 2)).toBe(1);
    expect(groundLevelAt(table(), [4, 4], 2)).toBe(0);
  });

  test('is whoever stands on the level that is viewed, though another is nearer', () => {
    expect(characterAt(table(), [12, 12], 0, 0)).toBe('below');
    expect(characterAt(table(), [12, 12], 0, 1)).toBe('upstairs');
    expect(charactersAt(table(), [12, 12], 0, 1)).toEqual(['upstairs', 'below']);
  });

  test('is what stands on that level, and the floor of it instead of what is under it', () => {
    expect(elementAt(table(), [9.5, 9.5], 0, 0)?.id).toBe('hedge');
    expect(elementAt(table(), [9.5, 9.5], 0, 1)?.id).toBe('crate');
    expect(elementAt(table(), [11, 11], 0, 0)).toBeNull();
    expect(elementAt(table(), [11, 11], 0, 1)?.id).toBe('slab');
  });

  test('is the marker of that level, and one of another where there is none', () => {
    expect(markerAtPoint(table(), [13, 9], 0, 0)?.id).toBe('low');
    expect(markerAtPoint(table(), [13, 9], 0, 1)?.id).toBe('high');
    expect(markerAtPoint(table(), [13, 9], 0, 2)?.id).toBe('low');
  });
});
