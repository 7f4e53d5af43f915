import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BrokenNotice } from '../../../src/panels/game/BrokenNotice.tsx';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { gameAt } from '../../../src/play/history.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { asksTakeCover, newHistory, playedUntil, readyStart } from '../../play/playing.ts';
import { show } from '../../support/page/page.tsx';

const history = playedUntil(newHistory(), 1, (game, commands) => commands > 45 && asksTakeCover(game));

test('a game that no longer replays says what differs, and goes on from the saved position or from where both agree', async () => {
  const file = JSON.parse(gameText(readyStart(), history));
  file.last.tokens.a += 3;
  file.hashes = {};
  expect(await useGameStore.getState().open(JSON.stringify(file))).toMatchObject({ ok: true });
  const { game, broken } = useGameStore.getState();
  if (!game || !broken) throw new Error('it replays');
  expect(game.state.tokens.a).toBe(file.last.tokens.a);
  show(<BrokenNotice game={game} broken={broken} />);
  const differs = within(screen.getByRole('region', { name: 'What differs' }));
  const cells = differs
    .getAllByRole('row')
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent?.trim()));
  expect(cells).toEqual([
    ['', 'As it was saved', 'By the rules now'],
    [expect.stringContaining(game.setup.sides.a.name), `${file.last.tokens.a} AT`, `${file.last.tokens.a - 3} AT`],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'From the last step that agrees' }));
  const now = useGameStore.getState();
  expect(now.broken).toBeNull();
  expect(now.game?.state).toEqual(gameAt(history, history.at - 1).state);
});
