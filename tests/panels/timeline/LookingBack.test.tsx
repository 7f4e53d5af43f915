import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LookingBack } from '../../../src/panels/timeline/LookingBack.tsx';
import { perform } from '../../../src/play/history.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { given, move } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

const Shown = () => {
  const history = useGameStore((s) => s.history);
  return history && <LookingBack game={onTable().game} history={history} at={0} />;
};

test('what somebody has written beside a command stands with what happened in it', () => {
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
  const noted = perform(onTable().history, move('abel', [5, 12], [6, 12]), { note: 'What if he went round the wall?' });
  if (!noted.ok) throw new Error(noted.violation.rule);
  useGameStore.setState({ history: noted.history });
  show(<LookingBack game={onTable().game} history={noted.history} at={0} />);
  expect(screen.getByText('What if he went round the wall?')).toBeInTheDocument();
  expect(screen.getByText(/abel moves 1u/)).toBeInTheDocument();
});

test('what is written beside a step is changed there, and nothing of the game', async () => {
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
  const moved = perform(onTable().history, move('abel', [5, 12], [6, 12]));
  if (!moved.ok) throw new Error(moved.violation.rule);
  useGameStore.setState({ history: moved.history });
  show(<Shown />);
  await userEvent.click(screen.getByRole('button', { name: 'Write a note' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note on this step' }), 'Too far?');
  await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }));
  expect(screen.getByText('Too far?')).toBeInTheDocument();
  expect(onTable().history.nodes[0]?.remarks).toEqual({ note: 'Too far?' });
  expect(onTable().history.nodes[0]?.game).toBe(moved.history.nodes[0]?.game);
  await userEvent.click(screen.getByRole('button', { name: 'Change the note' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Note on this step' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }));
  expect(onTable().history.nodes[0]?.remarks).toBeUndefined();
});
