import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Point } from '../../../src/engine/index.ts';
import { Latest } from '../../../src/panels/log/Latest.tsx';
import { useAsked } from '../../../src/store/asked.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { box, fire, given, pass, roll, watch } from '../../support/builders/given.ts';
import { lane, past } from '../../support/builders/lane.ts';
import { lay, show } from '../../support/page/page.tsx';

const move = (...path: Point[]) => useGameStore.getState().send({ type: 'move', who: 'anton', path });
const lines = () =>
  within(screen.getByRole('status', { name: 'Latest events' }))
    .queryAllByRole('paragraph')
    .map((each) => each.textContent?.trim());

test('[case Y1] each event is a line of its own; of a way in several moves none is lost, and the next step begins anew', async () => {
  const { game } = lay(
    given({
      a: [{ id: 'anton', at: [5, 5] }],
      b: [{ id: 'carl', at: [20, 20] }],
      scenery: [box('wall', [4, 11.6], [2, 0.5])],
    }),
  );
  show(<Latest game={game} />);
  expect(lines()).toEqual([]);
  act(() => {
    expect(move([5, 5], [5, 8])).toBeNull();
    expect(move([5, 8], [5, 10])).toBeNull();
  });
  expect(lines()).toEqual(['anton moves 3u.', 'anton moves 2u.', 'anton now: in the open; 5 across, 10 down.']);
  await act(() => new Promise((later) => setTimeout(later)));
  act(() => void move([5, 10], [5, 11]));
  expect(lines()).toEqual(['anton moves 1u.', 'anton now: beside cover (stone wall); 5 across, 11 down.']);
});

test('[H2H-1 Q] the first blow of a close combat is told with its dice and hits, before the second one is struck', async () => {
  const { game } = lay(given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [5, 8] }] }));
  show(<Latest game={game} />);
  const strike = async (...dice: number[]) => {
    await act(() => new Promise((later) => setTimeout(later))); // what follows is another step
    act(() => expect(useGameStore.getState().send(roll(...dice))).toBeNull());
  };
  act(() => expect(move([5, 5], [5, 7.01])).toBeNull());
  expect(lines()).toContain('anton runs into carl: close combat!');
  await strike(2, 5);
  expect(lines()).toEqual(['anton rolls 2, 5: 1 hit.']);
  await strike(1, 1);
  expect(lines()).toEqual(['Close combat: anton rolls 2, 5 (1 hit), carl rolls 1, 1 (no hit).', 'carl is wounded.']);
});

test('[R73 Q] one who is hit on his way and goes no farther is told where he stands', async () => {
  const { game } = lay(lane());
  show(<Latest game={game} />);
  act(() => {
    for (const command of [past, fire('g', 's'), pass]) expect(useGameStore.getState().send(command)).toBeNull();
  });
  await act(() => new Promise((later) => setTimeout(later)));
  act(() => expect(useGameStore.getState().send(roll(4, 1, 1))).toBeNull());
  expect(lines().slice(-2)).toEqual([
    's is wounded.',
    expect.stringMatching(/^s now: in the open; [\d.]+ across, 12 down\.$/),
  ]);
});

test('[case Y1] what is asked is read out as well, and is what the page is called', () => {
  document.title = 'Take Cover';
  const { game } = lay(given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [20, 20] }] }));
  const { unmount } = show(<Latest game={game} />);
  act(() => useAsked.setState({ question: 'A: Roll-off' }));
  expect(document.title).toBe('A: Roll-off · Take Cover');
  expect(screen.getByRole('status', { name: 'Decision' })).toHaveTextContent('A: Roll-off');
  unmount();
  expect(document.title).toBe('Take Cover');
});

test('what is no longer there is told by its name, not by its id', () => {
  const position = { a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [20, 20] }] } as const;
  const [before, after] = [given({ ...position, markers: [watch('m1', 'carl', [9, 9])] }), given(position)];
  lay(after);
  show(<Latest game={after} />);
  act(() => useGameStore.setState({ lastStep: { before, after, events: [{ event: 'markerRemoved', marker: 'm1' }] } }));
  expect(lines()).toEqual([expect.stringContaining('carl’s Opportunity Fire')]);
});
