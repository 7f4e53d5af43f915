import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followWithPlans, usePlanStore } from '../../../src/board/plan/planning.ts';
import { act } from '../../../src/board/play/playerHand.ts';
import { awaiting, type Command, type Point } from '../../../src/engine/index.ts';
import { wayThrough, wayTo } from '../../../src/pointing/plans/ways.ts';
import { pointingQuestions } from '../../../src/pointing/questions.ts';
import { nearestPlace } from '../../../src/routing/index.ts';
import { backOut } from '../../../src/store/backOut.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { point } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { useUnanswered } from '../../../src/store/unanswered.ts';
import { thinking } from '../../../src/thinking/thinking.ts';
import { fakeThreads } from '../../support/builders/fakeThreads.ts';
import { box, given, total } from '../../support/builders/given.ts';

vi.hoisted(() => vi.resetModules()); // what the set-up has loaded would not be spied on
vi.mock('../../../src/pointing/plans/ways.ts', { spy: true });
vi.mock('../../../src/routing/index.ts', { spy: true });

const game = given({
  a: [{ id: 'anton', at: [5, 5] }],
  b: [{ id: 'carl', at: [20, 20] }],
  scenery: [total('house', [8, 3], [4, 4]), box('hedge', [2, 7], [1.5, 1.5])],
});
const other = given({ a: [{ id: 'anton', at: [5, 6] }], b: [{ id: 'carl', at: [20, 20] }] });

let threads = fakeThreads(pointingQuestions);
const ui = () => useUiStore.getState();
const sent = vi.fn((_: Command) => null);
const { send } = useGameStore.getState();
let stop = (): void => undefined;

/** How often a way, or a place to stand, has been searched for since then: on the page's thread or, as here, anywhere. */
const spies = [vi.mocked(wayTo), vi.mocked(wayThrough), vi.mocked(nearestPlace)];
const searches = (): number => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
const forgetSearches = (): void => {
  for (const spy of spies) spy.mockClear();
};

/** Points there and has the thread think it through. */
function show(at: Point | null): void {
  point(at, null);
  while (threads.last.waiting.length > 0) threads.last.hear();
  expect(usePlanStore.getState().plan).not.toBeNull();
  forgetSearches();
}
const click = (at: Point, how: { touch?: boolean; waypoint?: boolean } = {}) =>
  act({ input: 'click', spot: { at, who: null }, touch: false, waypoint: false, ...how });

beforeEach(() => {
  threads = fakeThreads(pointingQuestions);
  thinking.beginBy(threads.begin);
  ui().reset();
  sent.mockClear();
  useGameStore.setState({ game, awaiting: awaiting(game), send: sent });
  stop = followWithPlans();
  ui().setTool({ kind: 'move', who: 'anton', waypoints: [] });
});

afterEach(() => {
  stop();
  thinking.beginBy(null);
  ui().reset();
  useGameStore.setState({ game: null, awaiting: null, send });
  useUnanswered.setState({ faults: [] });
});

describe('on a way that is shown no second search is made', () => {
  test('by a click of the mouse, which takes that way', () => {
    show([14, 5]);
    const { plan } = usePlanStore.getState();
    click([14.001, 5.002]);
    expect(searches()).toBe(0);
    expect(threads.last.waiting).toEqual([]);
    expect(sent.mock.calls.map(([command]) => command)).toEqual(plan?.move.commands);
    expect(sent.mock.calls.length).toBeGreaterThan(1);
    expect(ui().tool.kind).toBe('idle');
  });

  test('by the second tap of a finger', () => {
    point(null, null);
    click([5.123, 8.456], { touch: true });
    show(null);
    click([5.3, 8.3], { touch: true });
    expect(searches()).toBe(0);
    expect(sent.mock.calls).toMatchObject([
      [
        {
          type: 'move',
          path: [
            [5, 5],
            [5.12, 8.46],
          ],
        },
      ],
    ]);
  });

  test('by a drop', () => {
    show([5, 8]);
    const then = vi.fn();
    act({ input: 'drop', spot: { at: [5, 8], who: null } }, then);
    expect(searches()).toBe(0);
    expect(sent).toHaveBeenCalledOnce();
    expect(then).toHaveBeenCalledWith(null);
  });

  test('by a click on one that is refused, which says why and what', () => {
    show([10, 5]);
    click([10, 5]);
    expect(searches()).toBe(0);
    expect(sent).not.toHaveBeenCalled();
    expect(ui().notice).not.toBeNull();
    expect(ui().refused).toMatchObject({ game, command: { type: 'move', who: 'anton' } });
    expect(ui().tool).toMatchObject({ kind: 'move', offer: expect.any(Array) });
  });

  test('by setting a way-point on it', () => {
    show([5, 8]);
    click([5, 8], { waypoint: true });
    expect(searches()).toBe(0);
    expect(ui().tool).toMatchObject({ waypoints: [[5, 8]] });
  });
});

describe('elsewhere the page does not search either', () => {
  test('the thread does, and the click counts once it has', () => {
    show([14, 5]);
    click([5, 8]);
    expect(searches()).toBe(0);
    expect(sent).not.toHaveBeenCalled();
    expect(threads.last.hear()).toBe('click');
    expect(sent.mock.calls).toMatchObject([
      [
        {
          type: 'move',
          path: [
            [5, 5],
            [5, 8],
          ],
        },
      ],
    ]);
    expect(ui().tool.kind).toBe('idle');
  });

  test('what is refused is refused then, and a carried one springs back', () => {
    show([5, 8]);
    const then = vi.fn();
    act({ input: 'drop', spot: { at: [10, 5], who: null } }, then);
    expect(ui().tool.kind).toBe('move');
    threads.last.hear();
    expect(then).toHaveBeenCalledWith(expect.objectContaining({ rule: expect.any(String) }));
    expect(ui().tool.kind).toBe('idle');
  });

  test('a way-point is set then', () => {
    show([5, 8]);
    click([5, 3], { waypoint: true });
    expect(ui().tool).toMatchObject({ waypoints: [] });
    threads.last.hear();
    expect(ui().tool).toMatchObject({ waypoints: [[5, 3]] });
  });

  test('of two clicks the second counts', () => {
    show([14, 5]);
    click([5, 8]);
    click([5, 3]);
    threads.last.hear();
    threads.last.hear();
    expect(sent.mock.calls).toMatchObject([
      [
        {
          path: [
            [5, 5],
            [5, 3],
          ],
        },
      ],
    ]);
  });

  test('a click counts though the next tool is taken at once, and that stays in the hand', () => {
    show([14, 5]);
    click([5, 8]);
    ui().setTool({ kind: 'fire', who: 'anton', target: null });
    expect(sent).not.toHaveBeenCalled();
    while (threads.last.waiting.length > 0) threads.last.hear();
    expect(sent.mock.calls).toMatchObject([[{ type: 'move', who: 'anton' }]]);
    expect(ui().tool.kind).toBe('fire');
  });

  test('what is done with the next tool waits for it', () => {
    show([14, 5]);
    click([5, 8]);
    ui().setTool({ kind: 'fire', who: 'anton', target: null });
    act({ input: 'click', spot: { at: [20, 20], who: 'carl' }, touch: false, waypoint: false });
    expect(sent).not.toHaveBeenCalled();
    while (threads.last.waiting.length > 0) threads.last.hear();
    expect(sent.mock.calls.map(([{ type }]) => type)).toEqual(['move', 'fire']);
  });

  test.each([
    ['the tool has been put away', () => backOut()],
    ['the game has gone on', () => useGameStore.setState({ game: other })],
  ])('nothing comes of it when meanwhile %s', (_, meanwhile) => {
    show([14, 5]);
    click([5, 8]);
    meanwhile();
    while (threads.last.waiting.length > 0) threads.last.hear();
    expect(sent).not.toHaveBeenCalled();
  });

  test('when the thread dies for good the page searches, so that the game goes on, and that is said', () => {
    show([14, 5]);
    click([5, 8]);
    threads.last.die();
    threads.last.die();
    expect(searches()).toBeGreaterThan(0);
    expect(sent).toHaveBeenCalledOnce();
    expect(useUnanswered.getState().faults).toMatchObject([{ question: 'click', why: 'died' }]);
  });
});

test('without threads the page searches at once', () => {
  thinking.beginBy(null);
  forgetSearches();
  click([5, 8]);
  expect(searches()).toBeGreaterThan(0);
  expect(sent).toHaveBeenCalledOnce();
});
