import { describe, expect, test } from 'vitest';
import { attack, sum } from '../../../src/engine/index.ts';
import { moveAndFirePreview } from '../../../src/pointing/previews/moveAndFire.ts';
import { combat, MARKSMAN } from '../../support/builders/combat.ts';
import { box, given, play, total } from '../../support/builders/given.ts';

const game = given({
  a: [{ id: 'anton', at: [5, 12], card: { moveAndFire: 3 } }],
  b: [
    { id: 'carl', at: [14, 12] },
    { id: 'doris', at: [5, 4] },
  ],
  scenery: [total('house', [8, 9], [1, 4.5]), box('hedge', [0, 8], [24, 0.4])],
});
const tool = { kind: 'moveAndFire', who: 'anton', waypoints: [], target: null } as const;

describe('Move & Fire', () => {
  test('is one action as far as its own number, and offers what is seen from its end [MF-1 Q] [R68 Q]', () => {
    const preview = moveAndFirePreview(game, tool, [5, 14.5]);
    expect(preview).toMatchObject({ first: null, move: { length: 2.5, tokens: 1, end: [5, 14.5], violation: null } });
    expect(preview?.shots.map(({ at }) => at)).toEqual(['carl', 'doris']);
    const [command] = preview?.move.commands ?? [];
    expect(command).toEqual({
      type: 'moveAndFire',
      who: 'anton',
      path: [
        [5, 12],
        [5, 14.5],
      ],
    });
    expect(command && play(game, command).game.state.frames.at(-1)).toMatchObject({ step: 'shoot' });
  });

  test('there is none to where he stands', () => {
    expect(moveAndFirePreview(game, tool, [5, 12])).toBeNull();
  });

  test('counts the cover as it will be from there: none of what is then near [COVER-6 Q]', () => {
    const now = attack(game, 'anton', 'doris');
    const [then] = moveAndFirePreview(game, tool, [5, 10.5])?.shots ?? [];
    expect(then?.at).toBe('doris');
    expect(sum(now.need) - sum(then?.attack.need ?? [])).toBe(game.setup.ruleset.fire.partialCover);
  });

  test('with a target named shoots at it first, from where it stands', () => {
    const preview = moveAndFirePreview(game, { ...tool, target: 'doris' }, [5, 14.5]);
    expect(preview).toMatchObject({ first: 'doris', shots: [{ at: 'doris' }] });
    expect(preview?.move.commands).toMatchObject([{ type: 'moveAndFire', at: 'doris' }]);
  });

  test('a little farther than it reaches is as far as it reaches, much farther is refused [MF-2 Q]', () => {
    expect(moveAndFirePreview(game, tool, [5, 15.4])?.move).toMatchObject({ violation: null, tokens: 1 });
    expect(moveAndFirePreview(game, tool, [5, 15.4])?.move.length).toBeCloseTo(3, 1);
    const far = moveAndFirePreview(game, tool, [5, 17]);
    expect(far?.move.violation?.rule).toBe('MOVE-1');
    expect(far?.move.commands).toEqual([]);
    expect(far?.shots).toEqual([]);
  });

  test('into a wall is refused, with the nearest place', () => {
    const preview = moveAndFirePreview(game, tool, [8.3, 11])?.move;
    expect(preview?.violation?.rule).toBe('MOVE-7');
    expect(preview?.instead?.[0]).toBeCloseTo(7.5, 1);
  });
});

describe('with the shot on the way [MF-1 C]', () => {
  // a house hides carl at both ends of the way
  const house = [total('left', [4, 9], [6, 1]), total('right', [13, 9], [6, 1])];
  const run = combat({
    scenery: house,
    a: [{ id: 'anton', at: [8, 12], card: MARKSMAN }],
    b: [{ id: 'carl', at: [11.5, 5] }],
  });
  const onTheWay = { ...tool, onTheWay: true };

  test('who can be shot at from there is shown before the place is set, and after', () => {
    expect(moveAndFirePreview(run, onTheWay, [11.5, 12])).toMatchObject({ spot: [11.5, 12], shots: [{ at: 'carl' }] });
    expect(moveAndFirePreview(run, onTheWay, [15, 12])?.shots).toEqual([]);
    const set = moveAndFirePreview(run, { ...onTheWay, waypoints: [[11.5, 12]] }, [15, 12]);
    expect(set).toMatchObject({ spot: [11.5, 12], shots: [{ at: 'carl' }], move: { end: [15, 12], violation: null } });
    const [command] = set?.move.commands ?? [];
    expect(command).toMatchObject({ shotAfter: 3.5 });
    expect(command && play(run, command).game.state.frames.at(-1)).toMatchObject({
      kind: 'moveAndFire',
      step: 'shoot',
    });
  });

  test('at either end it is no place of its own', () => {
    expect(moveAndFirePreview(run, tool, [15, 12])?.spot).toBeNull();
    expect(moveAndFirePreview(run, { ...onTheWay, target: 'carl' }, [15, 12])?.spot).toBeNull();
  });
});
