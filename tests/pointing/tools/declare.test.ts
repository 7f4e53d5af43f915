import { describe, expect, test } from 'vitest';
import type { Point } from '../../../src/engine/index.ts';
import { IDLE, type Tool } from '../../../src/pointing/hand.ts';
import { handle } from '../../../src/pointing/tools/index.ts';
import type { Input } from '../../../src/pointing/tools/tool.ts';
import { backOut } from '../../../src/store/backOut.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { combatDuel } from '../../support/builders/combat.ts';
import { play } from '../../support/builders/given.ts';

const game = combatDuel();
const click = (at: Point, who: string | null = null, more: object = {}): Input => ({
  input: 'click',
  spot: { at, who },
  touch: false,
  waypoint: false,
  ...more,
});
const on = (tool: Tool, input: Input) => handle(tool, input, { game, selected: 'abel' });

describe('firing', () => {
  const fire: Tool = { kind: 'fire', who: 'abel', target: null, shots: 3, aim: true };

  test('[FIRE-7 C] [R14 C] a click fires what is chosen', () => {
    const { command } = on(fire, click([14, 12], 'bo'));
    expect(command).toEqual({ type: 'fire', who: 'abel', at: 'bo', shots: 3, aim: true });
    expect(command && play(game, command).game.state.tokens.a).toBe(8);
  });

  test('a tap shows it first', () => {
    expect(on(fire, click([14, 12], 'bo', { touch: true }))).toEqual({ tool: { ...fire, target: 'bo' } });
  });

  test('[FIRE-7 C] more than there are is refused, and what is chosen stays', () => {
    const tooMany = { ...fire, shots: 4 };
    expect(on(tooMany, click([14, 12], 'bo'))).toMatchObject({ tool: tooMany, refusal: { rule: 'FIRE-7' } });
  });
});

describe('Move & Fire with the shot on the way [MF-1 C]', () => {
  const tool: Tool = { kind: 'moveAndFire', who: 'abel', waypoints: [], target: null, onTheWay: true };
  const path: Point[] = [
    [4, 12],
    [4, 9],
    [4, 6],
  ];

  test('the first click says where the shot is taken, the next where the move ends', () => {
    const first = on(tool, click([4, 9]));
    expect(first).toEqual({ tool: { ...tool, end: null, offer: null, waypoints: [[4, 9]] } });
    const { command } = on(first.tool, click([4, 6]));
    expect(command).toEqual({ type: 'moveAndFire', who: 'abel', path, shotAfter: 3 });
    expect(command && play(game, command).game.state.characters[0]?.at).toEqual([4, 9]);
  });

  test('a drag that is let go of sets that place too, and does nothing yet', () => {
    expect(on(tool, { input: 'drop', spot: { at: [4, 9], who: null } })).toEqual({
      tool: { ...tool, end: null, offer: null, waypoints: [[4, 9]] },
    });
  });

  test('further way-points put it farther along', () => {
    const second = on({ ...tool, waypoints: [[4, 9]] }, click([6, 9], null, { waypoint: true })).tool;
    expect(on(second, click([6, 7])).command).toMatchObject({ shotAfter: 5 });
  });

  test('where the shot would be at an end of the move it is refused', () => {
    const spot: Tool = { ...tool, waypoints: [[4, 9]] };
    expect(on(spot, click([4, 9]))).toMatchObject({ refusal: { rule: 'MF-1' } });
  });

  test('an enemy who is clicked is shot at before the move instead [R68 C]', () => {
    const named = on({ ...tool, waypoints: [[4, 9]] }, click([14, 12], 'bo')).tool;
    const { command } = on(named, click([4, 6]));
    expect(command).toEqual({ type: 'moveAndFire', who: 'abel', path, at: 'bo' });
  });

  test('Escape takes back the place, then the choice, then the tool', () => {
    const ui = () => useUiStore.getState();
    ui().setTool({ ...tool, waypoints: [[4, 9]] });
    backOut();
    expect(ui().tool).toMatchObject({ waypoints: [], onTheWay: true });
    backOut();
    expect(ui().tool).toMatchObject({ kind: 'moveAndFire', onTheWay: false });
    backOut();
    expect(ui().tool).toEqual(IDLE);
  });
});
