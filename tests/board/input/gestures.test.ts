import { describe, expect, test } from 'vitest';
import { FREE, type Gesture, type Hand, type PointerInput, recognise } from '../../../src/board/input/gestures.ts';

type Touch = [type: PointerInput['type'], pointer: number, x: number, y: number];

/** What a row of pointer events is taken for. */
function made(events: readonly Touch[], change: Partial<PointerInput> = {}): { gestures: Gesture[]; hand: Hand } {
  let hand = FREE;
  const gestures: Gesture[] = [];
  for (const [type, pointer, x, y] of events) {
    const input: PointerInput = { type, pointer, at: [x, y], touch: true, middle: false, shift: false, ...change };
    const result = recognise(hand, input);
    hand = result.hand;
    gestures.push(...result.gestures);
  }
  return { gestures, hand };
}

const kinds = (events: readonly Touch[], change?: Partial<PointerInput>) =>
  made(events, change).gestures.map((each) => each.gesture);

describe('one pointer', () => {
  test('[case K3] a tap is one click', () => {
    expect(
      made([
        ['down', 1, 10, 10],
        ['move', 1, 13, 12],
        ['up', 1, 13, 12],
        ['leave', 1, 13, 12],
      ]).gestures,
    ).toEqual([{ gesture: 'click', at: [13, 12], touch: true, shift: false }, { gesture: 'away' }]);
  });

  test('a mouse hovers, a finger does not', () => {
    expect(kinds([['move', 1, 5, 5]], { touch: false })).toEqual(['hover']);
    expect(kinds([['move', 1, 5, 5]])).toEqual([]);
  });

  test('a mouse that strays 5 pixels drags, a finger may stray 10', () => {
    const stray = (by: number): Touch[] => [
      ['down', 1, 0, 0],
      ['move', 1, by, 0],
      ['up', 1, by, 0],
    ];
    expect(kinds(stray(5), { touch: false })).toEqual(['dragBegan', 'dragged', 'dropped']);
    expect(kinds(stray(4), { touch: false })).toEqual(['click']);
    expect(kinds(stray(10))).toEqual(['click']);
    expect(kinds(stray(11))).toEqual(['dragBegan', 'dragged', 'dropped']);
  });

  test('a drag tells each step once', () => {
    const { gestures } = made([
      ['down', 1, 0, 0],
      ['move', 1, 20, 0],
      ['move', 1, 25, 5],
      ['up', 1, 25, 5],
    ]);
    expect(gestures.flatMap((g) => (g.gesture === 'dragged' ? [g.by] : []))).toEqual([
      [20, 0],
      [5, 5],
    ]);
  });

  test('the middle button never clicks', () => {
    expect(
      kinds(
        [
          ['down', 1, 0, 0],
          ['up', 1, 0, 0],
        ],
        { middle: true, touch: false },
      ),
    ).toEqual([]);
  });

  test('what the system takes away is lost, and the hand is free again', () => {
    const { gestures, hand } = made([
      ['down', 1, 0, 0],
      ['move', 1, 30, 0],
      ['cancel', 1, 30, 0],
    ]);
    expect(gestures.at(-1)).toEqual({ gesture: 'dragLost' });
    expect(hand).toEqual(FREE);
  });
});

describe('two fingers', () => {
  const pinched: Touch[] = [
    ['down', 1, 100, 100],
    ['down', 2, 200, 100],
    ['move', 2, 220, 110],
  ];

  test('pinch', () => {
    expect(made(pinched).gestures).toEqual([
      {
        gesture: 'pinched',
        before: [
          [100, 100],
          [200, 100],
        ],
        after: [
          [100, 100],
          [220, 110],
        ],
      },
    ]);
  });

  test('never click, whichever is lifted first', () => {
    expect(kinds([...pinched, ['up', 2, 220, 110], ['up', 1, 100, 100]])).not.toContain('click');
    expect(kinds([...pinched, ['up', 1, 100, 100], ['up', 2, 220, 110]])).not.toContain('click');
  });

  test('[case K5] a drag goes on after a second finger came and went', () => {
    const { gestures, hand } = made([
      ['down', 1, 0, 0],
      ['move', 1, 30, 0],
      ['down', 2, 200, 0],
      ['up', 2, 200, 0],
      ['move', 1, 40, 5],
      ['up', 1, 40, 5],
    ]);
    expect(gestures.map((g) => g.gesture)).toEqual(['dragBegan', 'dragged', 'dragged', 'dropped']);
    expect(gestures.at(-2)).toEqual({ gesture: 'dragged', by: [10, 5], at: [40, 5] });
    expect(hand).toEqual(FREE);
  });

  test('a third one changes nothing', () => {
    expect(kinds([...pinched, ['down', 3, 0, 0], ['move', 3, 50, 50], ['up', 3, 50, 50]])).toEqual(['pinched']);
  });
});

describe('a menu', () => {
  test('opens where a finger is held, and lifting it is no click', () => {
    const { gestures, hand } = made([
      ['down', 1, 10, 10],
      ['menu', 1, 10, 10],
      ['move', 1, 40, 40],
      ['up', 1, 40, 40],
    ]);
    expect(gestures).toEqual([{ gesture: 'menu', at: [10, 10], touch: true }]);
    expect(hand).toEqual(FREE);
  });

  test('opens with the right button, while nothing else is pressed', () => {
    expect(kinds([['menu', 1, 5, 5]], { touch: false })).toEqual(['menu']);
    expect(
      kinds([
        ['down', 1, 0, 0],
        ['move', 1, 30, 0],
        ['menu', 1, 30, 0],
        ['up', 1, 30, 0],
      ]),
    ).toEqual(['dragBegan', 'dragged', 'dropped']);
  });

  test('does not open for one of two fingers', () => {
    expect(
      kinds([
        ['down', 1, 0, 0],
        ['down', 2, 100, 0],
        ['menu', 1, 0, 0],
      ]),
    ).toEqual([]);
  });
});

test('[case K5] what the first finger carries is lost when that is lifted before the second', () => {
  const { gestures, hand } = made([
    ['down', 1, 0, 0],
    ['move', 1, 30, 0],
    ['down', 2, 200, 0],
    ['up', 1, 30, 0],
  ]);
  expect(gestures.at(-1)).toEqual({ gesture: 'dragLost' });
  expect(hand).toMatchObject({ kind: 'dragging', by: { pointer: 2 } });
});
