import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LeftOutNotice } from '../../../src/panels/game/LeftOutNotice.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { DEPLOYED } from '../../support/browser/plan.ts';
import { savedGame } from '../../support/browser/savedGame.ts';
import { show } from '../../support/page/page.tsx';

test('a file with a strength that is not known opens for two people, and says at which place', async () => {
  const file = JSON.parse(savedGame(DEPLOYED));
  await useGameStore
    .getState()
    .open(JSON.stringify({ ...file, 'x-players': { a: 'person', b: 'grandmaster', seed: 1 } }));
  expect(useGameStore.getState().start?.players).toBeUndefined();
  show(<LeftOutNotice />);
  expect(screen.getByRole('dialog', { name: 'Opened for two people' })).toHaveTextContent(/x-players\.b: not one of/);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
