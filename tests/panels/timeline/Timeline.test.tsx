import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../src/engine/index.ts';
import { followed, placeAt } from '../../../src/panels/timeline/Strip.tsx';
import { Timeline } from '../../../src/panels/timeline/Timeline.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { looksBack } from '../../../src/store/gameState.ts';
import { runTelling } from '../../../src/store/telling.ts';
import { endTurn, fire, given, move, pass, roll } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const store = () => useGameStore.getState();

function play(...commands: readonly Command[]): void {
  for (const command of commands) {
    const refused = store().send(command);
    if (refused) throw new Error(refused.rule);
  }
}

/** Turn 3 of A: a shot with its answers and dice; then turn 4 of B has begun. Six steps, the last begins a turn. */
function shotAndTurn(): void {
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }), { takeBack: 'freely' });
  play(fire('abel', 'bo'), pass, pass, roll(1, 1, 2), move('abel', [5, 12], [5, 13]), endTurn);
}

const Shown = () => {
  const history = useGameStore((s) => s.history);
  return history && <Timeline history={history} />;
};
const strip = () => screen.getByRole('slider', { name: 'Position in the game' });
const place = () => Number(strip().getAttribute('aria-valuenow'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the course of the game', () => {
  beforeEach(() => {
    shotAndTurn();
    show(<Shown />);
  });

  test('stands at now, and says where that is', () => {
    expect(place()).toBe(6);
    expect(strip()).toHaveAttribute('aria-valuemax', '6');
    expect(strip()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Turn 4: B, step 6 of 6: /));
  });

  test('steps back and on; prompts and dice are steps of their own', async () => {
    await press('One step back');
    expect(strip()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Turn 3: A, step 5 of 6: abel moves/));
    await press('One step back');
    expect(strip()).toHaveAttribute('aria-valuetext', expect.stringContaining('abel rolls 1, 1, 2'));
    await press('One step back');
    expect(strip()).toHaveAttribute('aria-valuetext', expect.stringContaining('step 3 of 6'));
    expect(looksBack(store())).toBe(true);
    await press('One step forward');
    expect(place()).toBe(4);
  });

  test('goes to the start of the turn and to the next', async () => {
    await press('To the start of the turn');
    expect(place()).toBe(0);
    await press('To the next turn');
    expect(place()).toBe(6);
    expect(looksBack(store())).toBe(false);
  });

  test('is dragged along', () => {
    const track = strip().firstElementChild as HTMLElement;
    track.getBoundingClientRect = () => new DOMRect(100, 0, 700, 20);
    strip().setPointerCapture = () => {};
    fireEvent.pointerDown(strip(), { clientX: 150, buttons: 1 });
    expect(place()).toBe(0);
    fireEvent.pointerMove(strip(), { clientX: 350, buttons: 1 });
    expect(place()).toBe(2);
    fireEvent.pointerMove(strip(), { clientX: 550, buttons: 0 });
    expect(place()).toBe(2);
  });

  test('[case Y2] arrows step while the strip has the focus, and nowhere else', async () => {
    const elsewhere = vi.fn();
    window.addEventListener('keydown', elsewhere);
    await userEvent.keyboard('{ArrowLeft}');
    expect(place()).toBe(6);
    expect(elsewhere.mock.calls[0]?.[0].defaultPrevented).toBe(false);
    act(() => strip().focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(place()).toBe(5);
    await userEvent.keyboard('{Home}');
    expect(place()).toBe(0);
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(place()).toBe(1);
    await userEvent.keyboard('{PageUp}');
    expect(place()).toBe(6);
    await userEvent.keyboard('{PageDown}');
    expect(place()).toBe(0);
    expect(elsewhere).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', elsewhere);
  });

  test('has a single line as long as nothing was taken back', () => {
    expect(screen.queryByRole('button', { name: /lines?$/ })).toBeNull();
  });
});

describe('lines', () => {
  test('all that have been played can be looked at, and gone on with', async () => {
    shotAndTurn();
    show(<Shown />);
    const left = onTable().history.at;
    act(() => {
      store().jump(3);
      play(move('abel', [5, 12], [5, 11]));
    });
    await press('2 branches');
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Branch 1 abel moves 1u. after step 4, 6 steps long',
      'Branch 2 (current) abel moves 1u. ',
    ]);
    await userEvent.click(list.getByRole('button', { name: /^Branch 1/ }));
    expect(store().looking?.at).toBe(left);
    expect(onTable().history.at).not.toBe(left);
    expect(place()).toBe(6);
    await press('To the start of the turn');
    expect(strip()).toHaveAttribute('aria-valuemax', '6');
  });

  test('are called as players name them, and left out of the list or listed again', async () => {
    shotAndTurn();
    show(<Shown />);
    act(() => {
      store().jump(3);
      play(move('abel', [5, 12], [5, 11]));
    });
    await press('2 branches');
    await press('Name branch 1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name of branch 1' }), 'Shoot first{Enter}');
    expect(screen.getByRole('button', { name: /^Branch 1/ })).toHaveTextContent('Branch 1 Shoot first after step 4');
    await press('Leave branch 1 out of the list');
    expect(screen.queryByRole('button', { name: /^Branch 1/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Leave branch 2 out of the list' })).toBeNull();
    await press('Show 1 branch that was left out');
    expect(screen.getByRole('button', { name: /^Branch 1/ })).toHaveTextContent('Shoot first');
  });
});

describe('playing it through', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    shotAndTurn();
    show(<Shown />);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  /** So many times as long, each time with what the page makes of it. */
  const wait = (ms: number, times = 1) => {
    for (let i = 0; i < times; i++) act(() => vi.advanceTimersByTime(ms));
  };

  test('begins at the beginning when it stands at the end, and stops at now', () => {
    click('Replay');
    expect(place()).toBe(0);
    wait(1400);
    expect(place()).toBe(1);
    wait(1400, 20);
    expect(place()).toBe(6);
    expect(looksBack(store())).toBe(false);
    expect(screen.getByRole('button', { name: 'Replay' })).toBeVisible();
  });

  test('goes twice and four times as fast, and stops when one steps', () => {
    click('Speed 1×');
    click('Speed 2×');
    click('Replay');
    wait(350, 4);
    expect(place()).toBe(4);
    click('One step back');
    wait(350, 10);
    expect(place()).toBe(3);
  });

  test.each([
    { speed: 1, presses: [] },
    { speed: 2, presses: ['Speed 1×'] },
  ])(
    'a step that is told beat by beat is told to its end before the next, $speed times as fast',
    ({ speed, presses }) => {
      const stop = runTelling();
      for (const name of presses) click(name);
      act(() => store().look(2));
      click('Replay');
      wait(1400 / speed);
      const { script } = store().telling ?? {};
      expect(script?.roll?.dice).toEqual([1, 1, 2]);
      const end = (script?.end ?? 0) / speed;
      wait(end - 10);
      expect(store().telling?.script).toBe(script);
      wait(10);
      expect([store().telling, place()]).toEqual([null, 4]);
      wait(500 / speed);
      expect(place()).toBe(5);
      act(stop);
    },
  );
});

test('a place is under the pointer by its column, ends included', () => {
  expect([-5, 0, 99, 100, 699, 700, 900].map((x) => placeAt(x, 700, 6))).toEqual([0, 0, 0, 1, 6, 6, 6]);
});

test('the strip is scrolled no farther than it takes to see the thumb, with some places beside it', () => {
  const at = (scrolled: number, place: number) => followed({ view: 500, track: 4000, scrolled }, place, 399);
  expect(at(0, 0)).toBe(0);
  expect(at(0, 20)).toBe(0); // in sight
  expect(at(0, 50)).toBe(58); // its right edge at 510, and 48 beside it
  expect(at(1000, 50)).toBe(452); // its left edge at 500
  expect(at(1000, 399)).toBe(3500);
  expect(followed({ view: 500, track: 300, scrolled: 0 }, 399, 399)).toBe(0); // all of it is in sight
});

test('[case Y2] a game of 400 steps is laid out at once, and looked through without drawing its signs anew', () => {
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }), { takeBack: 'freely' });
  const step: Command = { type: 'freeRoll', by: 'a', dice: 1, note: '' };
  for (let i = 0; i < 200; i++) play(step, roll(3));
  show(<Shown />);
  expect(strip()).toHaveAttribute('aria-valuemax', '400');
  const signs = [...strip().querySelectorAll('i')];
  expect(signs).toHaveLength(400);
  act(() => store().look(17));
  expect(place()).toBe(18);
  expect([...strip().querySelectorAll('i')].every((sign, i) => sign === signs[i])).toBe(true);
});
