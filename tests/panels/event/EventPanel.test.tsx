import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../../../src/engine/index.ts';
import { Caption } from '../../../src/panels/event/Caption.tsx';
import { EventPanel } from '../../../src/panels/event/EventPanel.tsx';
import { useTelling } from '../../../src/panels/event/useTold.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { runTelling } from '../../../src/store/telling.ts';
import { fire, type Given, given, pass, roll, suppressionFire } from '../../support/builders/given.ts';
import { SPOT, squad } from '../../support/builders/squad.ts';
import { lay, show } from '../../support/page/page.tsx';

const DUEL: Given = {
  a: [{ id: 'abel', at: [5, 12] }],
  b: [
    { id: 'bo', at: [14, 12], points: 8, woundedCard: { move: 3, h2h: 1 } },
    { id: 'far', at: [22, 2], points: 32 },
  ],
};

function Shown() {
  const told = useTelling();
  return (
    <>
      {told && <EventPanel told={told} />}
      <Caption />
    </>
  );
}

const panel = () => screen.getByRole('region', { name: 'What happens' });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const send = (...commands: Command[]): void => {
  for (const command of commands) act(() => expect(useGameStore.getState().send(command)).toBeNull());
};

let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  stop = runTelling();
});
afterEach(() => {
  act(stop);
  vi.useRealTimers();
});

test('of a wound it says what was needed, then how many hit, then what came of it and what it changes', () => {
  lay(given(DUEL));
  show(<Shown />);
  send(fire('abel', 'bo'), pass, pass, roll(6, 2, 1));
  expect(within(panel()).getByRole('heading', { level: 2 })).toHaveTextContent('abel shoots at bo');
  expect(panel()).toHaveTextContent('3 dice, hits on');
  expect(panel()).not.toHaveTextContent('1 hit');
  wait(700);
  expect(panel()).toHaveTextContent('1 hit');
  expect(panel()).not.toHaveTextContent('wounded');
  wait(400);
  expect(panel()).toHaveTextContent('bo is wounded.');
  const changed = within(panel())
    .getAllByRole('term')
    .map((term) => term.parentElement?.textContent);
  expect(changed).toEqual(['Move4 → 3', 'Close combat2 → 1']);
  expect(panel()).not.toHaveTextContent('lost');
});

test('of a death it says what the side has lost now, and shows his card while it is told', () => {
  lay(given(DUEL));
  show(<Shown />);
  send(fire('abel', 'bo'), pass, pass, roll(6, 6, 1));
  wait(700);
  expect(panel()).not.toHaveTextContent('lost');
  expect(document.querySelector('canvas')).toBeNull();
  wait(400);
  expect(panel()).toHaveTextContent('B lost 8/40 pts');
  expect(panel()).toHaveTextContent('loses at 20');
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
  wait(2000);
  expect(useGameStore.getState().telling).toBeNull();
  expect(document.querySelector('canvas')).toBeNull();
});

test('all who are pinned at once are told in one sentence', () => {
  lay(squad({ b: [{ id: 'h', at: [13, 13] }] }));
  show(<Shown />);
  send(suppressionFire('s', SPOT, 'f'));
  wait(600);
  expect(panel()).toHaveTextContent('e, h are suppressed for this turn.');
});
