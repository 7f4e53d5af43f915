import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPresses, isStray, questionShown, usePresses } from '../../src/store/presses.ts';

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
    expect(questionShown('a')).toBe(0);
    vi.advanceTimersByTime(400);
    clicks();
    expect(onClick).not.toHaveBeenCalled();
    presses(pointerType);
    clicks();
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('[case F8] the second half of a double click does not answer the other side’s question', () => {
    presses(pointerType);
    clicks();
    expect(questionShown('b')).toBe(300);
    vi.advanceTimersByTime(150);
    presses(pointerType);
    vi.advanceTimersByTime(200);
    clicks();
    expect(onClick).toHaveBeenCalledOnce();
    presses(pointerType);
    clicks();
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
  expect(questionShown('both')).toBe(0);
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
