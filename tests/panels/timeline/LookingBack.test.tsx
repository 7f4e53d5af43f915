import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LookingBack } from '../../../src/panels/timeline/LookingBack.tsx';
import { perform } from '../../../src/play/history.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { given, move } from '../../support/builders/given.ts';
import { lay, onTable, show } from '../../support/page/page.tsx';

test('what somebody has written beside a command stands with what happened in it', () => {
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }));
  const noted = perform(onTable().history, move('abel', [5, 12], [6, 12]), { note: 'What if he went round the wall?' });
  if (!noted.ok) throw new Error(noted.violation.rule);
  useGameStore.setState({ history: noted.history });
  show(<LookingBack game={onTable().game} history={noted.history} at={0} />);
  expect(screen.getByText('What if he went round the wall?')).toBeInTheDocument();
  expect(screen.getByText(/abel moves 1u/)).toBeInTheDocument();
});
