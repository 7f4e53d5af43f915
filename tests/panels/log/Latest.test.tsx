import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Point } from '../../../src/engine/index.ts';
import { Latest } from '../../../src/panels/log/Latest.tsx';
import { useAsked } from '../../../src/store/asked.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { box, given, watch } from '../../support/builders/given.ts';
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
