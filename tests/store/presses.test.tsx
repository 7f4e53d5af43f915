import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPresses, isStray, leftToRead, questionShown, usePresses } from '../../src/store/presses.ts';

const onClick = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onClick.mockReset();
  render(
    <div data-question>
      <button type="button" onClick={onClick}>
        Take cover
      </button>
    </div>,
  );
  stop = followPresses();
  questionShown('a');
  vi.advanceTimersByTime(1000);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const button = () => screen.getByRole('button');
const presses = (pointerType: 'mouse' | 'touch') => fireEvent.pointerDown(button(), { pointerType });
const clicks = () => fireEvent.click(button());

describe.each(['mouse', 'touch'] as const)('by %s', (pointerType) => {
  test('a press begun while the question can be seen answers it', () => {
    presses(pointerType);
    vi.advanceTimersByTime(80);
    clicks();
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('a press begun before it could be seen does not', () => {
    presses(pointerType);
    vi.advanceTimersByTime(20);
    questionShown('a');
    expect(leftToRead()).toEqual({ anywhere: 0, there: 0 });
    vi.advanceTimersByTime(400);
    clicks();
    expect(onClick).not.toHaveBeenCalled();
    presses(pointerType);
    clicks();
    expect(onClick).toHaveBeenCalledOnce();
  });

  /** The press that gives an answer, upon which the other side is asked; and one so many ms after it. */
  const answered = (): void => {
    presses(pointerType);
    clicks();
    questionShown('b');
  };
  const again = (after: number, at = { clientX: 0, clientY: 0 }): void => {
    vi.advanceTimersByTime(after);
    fireEvent.pointerDown(button(), { pointerType, ...at });
    vi.advanceTimersByTime(80);
    clicks();
  };

  test.each([150, 300, 500])(
    '[case F8] a second click %d ms later does not answer the other side’s question',
    (after) => {
      answered();
      again(after);
      expect(onClick).toHaveBeenCalledOnce();
      again(700);
      expect(onClick).toHaveBeenCalledTimes(2);
    },
  );

  test('where dice are all that is due, it waits no longer than elsewhere', () => {
    presses(pointerType);
    clicks();
    questionShown('b', true);
    expect(leftToRead()).toEqual({ anywhere: 300, there: 300 });
    again(310);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('elsewhere it does, as soon as the question could be read', () => {
    answered();
    expect(leftToRead()).toEqual({ anywhere: 300, there: 700 });
    again(200, { clientX: 40, clientY: 0 });
    expect(onClick).toHaveBeenCalledOnce();
    again(100, { clientX: 40, clientY: 0 });
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('and there again, once the pointer has been away', () => {
    answered();
    fireEvent.pointerMove(button(), { pointerType, clientX: 5, clientY: 5 });
    expect(leftToRead().there).toBe(700);
    fireEvent.pointerMove(button(), { pointerType, clientX: 40, clientY: 0 });
    expect(leftToRead()).toEqual({ anywhere: 300, there: 300 });
    again(310);
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

describe('by key', () => {
  test('one that is held answers one question alone', () => {
    fireEvent.keyDown(button(), { key: 'c' });
    clicks();
    questionShown('a');
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(200);
      fireEvent.keyDown(button(), { key: 'c', repeat: true });
      clicks();
    }
    expect(onClick).toHaveBeenCalledOnce();
    fireEvent.keyUp(button(), { key: 'c' });
    fireEvent.keyDown(button(), { key: 'c' });
    clicks();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('one that has been held since before does nothing', () => {
    fireEvent.keyDown(button(), { key: 'c', repeat: true });
    clicks();
    expect(onClick).not.toHaveBeenCalled();
  });
});

test('what is pressed by no pointer and no key counts as begun when it comes', () => {
  clicks();
  expect(onClick).toHaveBeenCalledOnce();
  questionShown('b');
  clicks();
  expect(onClick).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300);
  clicks();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a question of both is read by those who answered the last one', () => {
  questionShown('both');
  expect(leftToRead()).toEqual({ anywhere: 0, there: 0 });
  vi.advanceTimersByTime(1);
  expect(isStray()).toBe(false);
});

test('knows a finger from a mouse and a key', () => {
  presses('touch');
  expect(usePresses.getState().byTouch).toBe(true);
  fireEvent.keyDown(button(), { key: 'x' });
  expect(usePresses.getState().byTouch).toBe(false);
  presses('touch');
  presses('mouse');
  expect(usePresses.getState().byTouch).toBe(false);
});
