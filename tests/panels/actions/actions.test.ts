import { describe, expect, test } from 'vitest';
import { ACTION_TYPES } from '../../../src/engine/index.ts';
import { isOffered, OFFERED, onScreen, panelOf } from '../../../src/panels/actions/index.ts';

describe('actions on screen', () => {
  test('are all of the engine and the end of the turn', () => {
    expect([...OFFERED].sort()).toEqual([...ACTION_TYPES, 'endTurn'].sort());
    expect([...ACTION_TYPES, 'endTurn'].every(isOffered)).toBe(true);
    expect(isOffered('handOver')).toBe(false);
    expect(isOffered('toString')).toBe(false);
  });

  test('have keys that differ and are no capital letters', () => {
    const keys = OFFERED.map((action) => onScreen(action).key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.length !== 1 || key !== key.toLowerCase())).toEqual([]);
  });

  test('have a panel exactly where a tool is taken into the hand', () => {
    const withTool = OFFERED.filter((action) => onScreen(action).tool);
    expect(OFFERED.filter((action) => onScreen(action).Panel)).toEqual(withTool);
    expect(panelOf({ kind: 'recover', who: 'a', with: [] })).toBe(onScreen('recover').Panel);
    expect(panelOf({ kind: 'idle' })).toBeNull();
  });
});
