import { describe, expect, test } from 'vitest';
import { check, type Game, type Id, type Point } from '../../src/engine/index.ts';
import { commandPointed } from '../../src/pointing/commandOf.ts';
import type { Tool } from '../../src/pointing/hand.ts';
import { handle } from '../../src/pointing/tools/index.ts';
import { given, total } from '../support/builders/given.ts';

const game = given({
  a: [{ id: 's', at: [5, 12], card: { moveAndFire: 2 } }],
  b: [
    { id: 't', at: [14, 12] },
    { id: 'hidden', at: [14, 20] },
  ],
  scenery: [total('house', [8, 15], [3, 4])],
});

const pointed = (tool: Tool, pointer: Point | null, hovered: Id | null = null) =>
  commandPointed(game, { tool, pointer, hovered, selected: 's' });

const refused = (table: Game, tool: Tool, at: Point) =>
  handle(
    tool,
    { input: 'click', spot: { at, who: null }, touch: false, waypoint: false },
    { game: table, selected: 's' },
  ).refused;

describe('the command that pointing would give', () => {
  test('a shot, refused or not', () => {
    const tool: Tool = { kind: 'fire', who: 's', target: null };
    expect(pointed(tool, [14, 12], 't')).toEqual({ type: 'fire', who: 's', at: 't' });
    expect(pointed(tool, [14, 20], 'hidden')).toEqual({ type: 'fire', who: 's', at: 'hidden' });
    expect(pointed(tool, [20, 20])).toBeNull();
  });

  test('none for a way: a click says which is refused, the whole of it where it is so at once', () => {
    expect(pointed({ kind: 'move', who: 's', waypoints: [] }, [7, 12])).toBeNull();
    const into: Tool = { kind: 'moveAndFire', who: 's', waypoints: [], target: 't' };
    const far = refused(game, into, [5, 16]);
    expect(far).toMatchObject({ type: 'moveAndFire', who: 's', at: 't' });
    expect(far && 'path' in far && [far.path[0], far.path.at(-1)]).toEqual([
      [5, 12],
      [5, 16],
    ]);
  });

  test('a shot on the way of Move & Fire, also of one that is refused [MF-1 C]', () => {
    const inCombat = given({
      edition: 'combat-1.1',
      a: [{ id: 's', at: [5, 12], card: { moveAndFire: 2 } }],
      b: [{ id: 't', at: [14, 12] }],
    });
    const tool: Tool = { kind: 'moveAndFire', who: 's', waypoints: [[6, 12]], target: null, onTheWay: true };
    const command = refused(inCombat, tool, [12, 16]);
    expect(command).toMatchObject({ type: 'moveAndFire', who: 's', shotAfter: 1 });
    expect(command && check(inCombat, command)?.rule).toBe('MOVE-1');
  });

  test('a shot along the line of sight between foes, none between friends or places', () => {
    const tool: Tool = { kind: 'sight', from: { at: [5, 12], who: 's' } };
    expect(pointed(tool, [14, 12], 't')).toEqual({ type: 'fire', who: 's', at: 't' });
    expect(pointed(tool, [20, 12])).toBeNull();
  });
});
