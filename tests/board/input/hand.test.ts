import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Gesture } from '../../../src/board/input/gestures.ts';
import { PointingHand, type RefusedDrop, spotAt } from '../../../src/board/input/hand.ts';
import { playerHand } from '../../../src/board/play/playerHand.ts';
import type { Tells } from '../../../src/board/props.ts';
import { toScreen, type View } from '../../../src/board/view/camera.ts';
import { distance, type Point } from '../../../src/engine/index.ts';
import { backOut } from '../../../src/store/backOut.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { type Camera, useUiStore } from '../../../src/store/ui.ts';
import { given } from '../../support/builders/given.ts';

const START: Point = [5, 5];
const game = given({
  a: [{ id: 'anton', at: START, card: { move: 8 } }],
  b: [{ id: 'carl', at: [20, 5] }],
});
const sent = vi.fn(() => null);
const ui = () => useUiStore.getState();

beforeEach(() => {
  sent.mockClear();
  ui().reset();
  const { send } = useGameStore.getState();
  useGameStore.setState({ game, send: sent });
  return () => useGameStore.setState({ game: null, send });
});

/** 40 pixels are a u at scale 1; the table is pushed by (-300, 120) pixels. */
const viewAt = (scale: number, turned: boolean): View => ({
  centre: [12 + 300 / (40 * scale), 12 - 120 / (40 * scale)],
  scale: 40 * scale,
  width: 800,
  height: 600,
  turned,
});

/** From one place of the table to the next by one pointer. */
function drag(view: View, from: Point, to: Point, touch = false): Gesture[] {
  const [start, end] = [toScreen(view, from), toScreen(view, to)];
  return [
    { gesture: 'dragBegan', from: start, at: end, middle: false, touch, shift: false },
    { gesture: 'dragged', by: [end[0] - start[0], end[1] - start[1]], at: end },
    { gesture: 'dropped', at: end, touch },
  ];
}

const look = {
  from: useUiStore,
  to: (camera: Camera | null) => ui().setCamera(camera),
  turnRound: () => {},
  toLevel: () => {},
};
const over = (view: View, tells?: Tells, now = 0) => ({ game, view, look, tells, now });

function perform(view: View, gestures: readonly Gesture[], onRefusedDrop: RefusedDrop = () => {}): void {
  const hand = new PointingHand();
  for (const gesture of gestures) hand.perform(gesture, { ...over(view, playerHand), onRefusedDrop });
}

const sentPath = (): readonly Point[] => {
  const [command] = sent.mock.calls[0] as unknown as [{ path: readonly Point[] }];
  return command.path;
};

describe.each([
  { turned: false, way: 'as it is' },
  { turned: true, way: 'turned round' },
])('on a board $way', ({ turned }) => {
  test.each([0.5, 1, 2])(
    '[case K1] dropped six u from where it stood it goes six u, at scale %d and off the middle',
    (scale) => {
      perform(viewAt(scale, turned), drag(viewAt(scale, turned), START, [5, 11]));
      expect(sentPath()).toEqual([START, [5, 11]]);
      expect(distance(...(sentPath() as [Point, Point]))).toBe(6);
    },
  );

  test('a finger carries as a mouse does', () => {
    perform(viewAt(1, turned), drag(viewAt(1, turned), START, [5, 8], true));
    expect(sentPath()).toEqual([START, [5, 8]]);
  });
});

describe('a finger', () => {
  const far = viewAt(0.3, false); // a base is 12 pixels across

  test('means whoever stands within 22 pixels, and of several the nearest', () => {
    const [x, y] = toScreen(far, START);
    expect(spotAt(game, far, [x + 21, y], true).who).toBe('anton');
    expect(spotAt(game, far, [x + 23, y], true).who).toBeNull();
    const close = given({ a: [{ id: 'anton', at: START }], b: [{ id: 'carl', at: [6.5, 5] }] });
    expect(spotAt(close, far, [x + 12, y], true).who).toBe('carl');
    expect(spotAt(close, far, [x + 6, y], true).who).toBe('anton');
  });

  test('confirms by a second tap as near as a finger can', () => {
    const view = viewAt(0.4, false);
    const [x, y] = toScreen(view, [5, 8]);
    ui().setTool({ kind: 'move', who: 'anton', waypoints: [] });
    const tap = (at: Point): Gesture => ({ gesture: 'click', at, touch: true, shift: false });
    perform(view, [tap([x, y]), tap([x + 20, y])]);
    expect(sentPath()).toEqual([START, [5, 8]]);
  });
});

describe('the view moves between two taps, as the one who is aimed at comes out from under the sheet of a telephone', () => {
  const before = viewAt(1, false);
  const moved: View = { ...before, centre: [before.centre[0], before.centre[1] + 4] };
  const tap = (at: Point): Gesture => ({ gesture: 'click', at, touch: true, shift: false });
  const first = toScreen(before, [20, 5]);
  const taps = (second: Point, later: number): void => {
    const hand = new PointingHand();
    ui().setTool({ kind: 'fire', who: 'anton', target: null });
    hand.perform(tap(first), over(before, playerHand, 1000));
    expect(ui().tool).toMatchObject({ target: 'carl' });
    hand.perform(tap(second), over(moved, playerHand, 1000 + later));
  };

  test('the second of a quick hand is for the one the first has chosen', () => {
    taps([first[0] + 9, first[1]], 300);
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'fire', at: 'carl' }));
  });

  test('a slow one, and one elsewhere, is for what lies there now', () => {
    taps(first, 800);
    expect(sent).not.toHaveBeenCalled();
    expect(ui().tool).toMatchObject({ target: null });
    taps(toScreen(moved, [20, 5]), 300);
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'fire', at: 'carl' }));
  });
});

test('an illegal drop changes nothing, puts the tool away and says why', () => {
  const view = viewAt(1, false);
  perform(view, drag(view, START, [23, 23]));
  expect(sent).not.toHaveBeenCalled();
  expect(ui().tool).toEqual({ kind: 'idle' });
  expect(ui().notice?.rule).toBe('TURN-7');
});

test('who was dropped where he may not stand is told with the place, that he may be seen to go back', () => {
  const view = viewAt(1, false);
  const sprung = vi.fn();
  perform(view, drag(view, START, [23, 23]), sprung);
  expect(sprung).toHaveBeenCalledExactlyOnceWith(game, 'anton', [expect.closeTo(23), expect.closeTo(23)]);
});

test('nothing goes back after a legal drop, or after one where it came from', () => {
  const view = viewAt(1, false);
  const sprung = vi.fn();
  perform(view, drag(view, START, [5, 8]), sprung);
  perform(view, drag(view, START, START), sprung);
  expect(sprung).not.toHaveBeenCalled();
});

test('Escape in the middle of a drag: the drop does nothing', () => {
  const view = viewAt(1, false);
  const [began, dragged, dropped] = drag(view, START, [5, 8]) as [Gesture, Gesture, Gesture];
  const hand = new PointingHand();
  hand.perform(began, over(view, playerHand));
  hand.perform(dragged, over(view, playerHand));
  backOut();
  hand.perform(dropped, over(view, playerHand));
  expect(ui().tool).toEqual({ kind: 'idle' });
  expect(sent).not.toHaveBeenCalled();
});

test('[case K5] what is carried is carried on after a second finger came and went', () => {
  const view = viewAt(1, false);
  const [began, dragged, dropped] = drag(view, START, [5, 8]) as [Gesture, Gesture, Gesture];
  const fingers: readonly [Point, Point] = [
    [100, 100],
    [200, 100],
  ];
  perform(view, [began, { gesture: 'pinched', before: fingers, after: fingers }, dragged, dropped]);
  expect(sentPath()).toEqual([START, [5, 8]]);
});

test('a drag with the measure in the hand draws it out', () => {
  const view = viewAt(1, false);
  ui().setTool({ kind: 'measure' });
  perform(view, drag(view, START, [12, 12]));
  expect(ui().tool).toMatchObject({ kind: 'measure', from: { who: 'anton' }, to: { who: null } });
  expect(ui().camera).toBeNull();
});

test('the menu is asked for whoever is there', () => {
  const view = viewAt(1, false);
  const at = toScreen(view, [5.2, 5]);
  perform(view, [{ gesture: 'menu', at, touch: false }]);
  expect(ui().menu).toEqual({ spot: { at: [expect.closeTo(5.2), expect.closeTo(5)], who: 'anton' }, place: at });
  backOut();
  expect(ui().menu).toBeNull();
});

test('where nobody is told a drag moves the table, and nothing else means anything', () => {
  const view = viewAt(1, false);
  const hand = new PointingHand();
  const [at] = [toScreen(view, START)];
  const gestures: readonly Gesture[] = [
    { gesture: 'hover', at },
    { gesture: 'click', at, touch: false, shift: false },
    { gesture: 'menu', at, touch: false },
    { gesture: 'away' },
  ];
  for (const gesture of gestures) hand.perform(gesture, over(view));
  expect(ui()).toMatchObject({ selected: null, menu: null, camera: null });
  for (const gesture of drag(view, START, [5, 8])) hand.perform(gesture, over(view));
  expect(sent).not.toHaveBeenCalled();
  expect(ui().camera).not.toBeNull();
});
