import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { awaiting, type Command } from '../../../src/engine/index.ts';
import { Ending } from '../../../src/panels/over/Ending.tsx';
import { ShareDialog } from '../../../src/panels/share/ShareDialog.tsx';
import { LookingBack } from '../../../src/panels/timeline/LookingBack.tsx';
import { gameAt, type History, lineTo, undo } from '../../../src/play/history.ts';
import { statisticsOf } from '../../../src/play/statistics.ts';
import { useEvening } from '../../../src/store/evening.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { useSharing } from '../../../src/store/sharing.ts';
import { newHistory, played, readyChoice, readyStart } from '../../play/playing.ts';
import { WON } from '../../support/browser/plan.ts';
import { onTable, show } from '../../support/page/page.tsx';

const won = played(newHistory(), ...WON);

beforeEach(() => {
  useEvening.setState({ results: [] });
  useSharing.getState().done();
});

/** A game of Anna and Bruno as it stands at the end of this, its last command just given. */
function lay(history: History = won): void {
  const before = undo(history);
  const last = history.nodes[history.at]?.command as Command;
  useGameStore.getState().newGame(readyChoice());
  const start = readyStart();
  const game = gameAt(before);
  useGameStore.setState({ start, history: { ...before, tip: before.at }, game, awaiting: awaiting(game) });
  useGameStore.getState().send(last);
}

function showEnd(history: History = won): { onLook: () => void } {
  lay(history);
  const table = onTable();
  const { outcome } = table.game.state;
  if (!outcome) throw new Error('not over');
  const onLook = vi.fn();
  show(
    <>
      <Ending game={table.game} outcome={outcome} history={table.history} onLook={onLook} />
      <ShareDialog />
    </>,
  );
  return { onLook };
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('says once who has won, and why in a sentence, and what it cost', () => {
  showEnd();
  const end = screen.getByRole('region', { name: 'Anna wins' });
  expect(within(end).getAllByText(/Anna wins/)).toHaveLength(1);
  expect(end).toHaveTextContent('in turn 3, with 5 of 5 characters left');
  expect(end).toHaveTextContent('Bruno has lost half of its force or more.');
  expect(within(end).getByRole('button', { name: /\(WIN-1\)$/ })).toBeVisible();
  expect(within(end).getByText('Bruno').closest('div')).toHaveTextContent('lost 22 of 36 points');
  expect(end).toHaveTextContent('Anna: 1 game won');
});

test('says who decided it and by what, and shows it', async () => {
  showEnd();
  const decided = screen.getByRole('region', { name: 'Gleb Sosnin decided it' });
  expect(decided).toHaveTextContent('Best moment: a head shot at Kaspar Ahorn. Odds: 3%.');
  const fall = statisticsOf(won).falls[0];
  await userEvent.click(within(decided).getByRole('button', { name: 'Watch it' }));
  expect(useGameStore.getState().looking).toMatchObject({ at: fall?.node, event: null });
  expect(useGameStore.getState().lastStep?.events.map(({ event }) => event)).toContain('eliminated');
});

test('lists the turning points, each to be watched, and draws what was lost', async () => {
  showEnd();
  const points = screen.getByRole('region', { name: 'Turning points' });
  expect(
    within(points)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent),
  ).toEqual(['Ahorn is eliminated', 'Birkner is eliminated', 'Tanner is eliminated']);
  await click('Watch how Emil Tanner is eliminated');
  expect(useGameStore.getState().looking).toBeNull(); // it is where the game stands: what happened is told again
  const chart = screen.getByRole('img', { name: /^What both sides had lost/ });
  expect([...chart.querySelectorAll('g text')].map((text) => text.textContent)).toEqual(['Ahorn', 'Birkner', 'Tanner']);
});

test('counts what everybody did, and asks whether the dice were kind', () => {
  showEnd();
  const sosnin = screen.getByRole('rowheader', { name: 'Gleb Sosnin' }).closest('tr');
  expect([...(sosnin?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual(['3', '3', '2']);
  const tallies = screen.getByRole('region', { name: 'Who did what' });
  expect(tallies).toHaveTextContent(
    /Anna hit with 3 shots of 3; 2\.\d were to be expected\. Nobody can blame the dice/,
  );
});

test('a game without a shot says so, and that nobody fell', () => {
  showEnd(played(newHistory(), { type: 'concede', side: 'a' }));
  expect(screen.getByRole('region', { name: 'Bruno wins' })).toHaveTextContent('Anna has conceded.');
  expect(screen.getByText('Nobody was eliminated.')).toBeVisible();
  expect(screen.getByText(/No shot was rolled/)).toBeVisible();
  expect(screen.queryByText(/decided it/)).toBeNull();
});

const TEXT = [
  'Anna wins in turn 3, with 5 of 5 characters left.',
  'Bruno has lost half of its force or more.',
  'Anna: lost 0 of 36 points',
  'Bruno: lost 22 of 36 points',
  'Gleb Sosnin decided it. Best moment: a head shot at Kaspar Ahorn. Odds: 3%.',
  'Anna hit with 3 shots of 3; 2.2 were to be expected. Nobody can blame the dice.',
  'Played with Take Cover: An evening, 1-48TACTIC 2.2.',
].join('\n');

test('the result is shared as a text, copied where the device cannot send', async () => {
  const user = userEvent.setup(); // with a clipboard
  showEnd();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share the game' });
  expect(within(dialog).getByRole('textbox', { name: 'Text to share' })).toHaveValue(TEXT);
  expect(within(dialog).queryByRole('button', { name: 'Send' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Copy the text' }));
  expect(within(dialog).getByRole('status')).toHaveTextContent('Copied.');
  expect(await navigator.clipboard.readText()).toBe(TEXT);
});

test('a text that may not be copied is selected instead, and that is said', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  showEnd();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to share' });
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  await waitFor(() => expect(screen.getByText(/did not let it be copied/)).toBeVisible());
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(TEXT);
});

test('where the device can send, that comes first', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('changed his mind', 'AbortError'));
  Object.assign(navigator, { share });
  showEnd();
  await click('Share');
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(share).toHaveBeenCalledWith({ title: 'Anna wins', text: TEXT });
  Reflect.deleteProperty(navigator, 'share');
});

test('has the focus after the last decision, so that its buttons come next', async () => {
  showEnd();
  expect(screen.getByRole('region', { name: 'Anna wins' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /\(WIN-1\)$/ })).toHaveFocus();
});

test('takes the focus from nothing that somebody has turned to', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  showEnd();
  expect(field).toHaveFocus();
  field.remove();
});

test('goes to the table, and to another game: at once or set up by the rules', async () => {
  const { onLook } = showEnd();
  await click('Look at the table');
  expect(onLook).toHaveBeenCalledOnce();
  await click('Set up by the rules');
  expect(onTable().awaiting).toMatchObject({ kind: 'roll', about: { what: 'rollOff' } });
});

test('plays again with sides swapped, everybody in place', async () => {
  showEnd();
  await click('Swap sides');
  await waitFor(() => expect(onTable().awaiting.kind).toBe('act'), { timeout: 10_000 });
  expect(onTable().game.setup.sides.a.name).toBe('Bruno');
});

test('after the end anything may be tried, as a copy that counts for nothing', async () => {
  lay();
  const { game, history } = onTable();
  const moment = lineTo(history)[20] ?? 0;
  useGameStore.getState().look(moment);
  show(<LookingBack game={game} history={history} at={moment} />);
  expect(screen.getByText(/as a copy that counts for nothing/)).toBeVisible();
  await click('Try it from here');
  const trial = onTable();
  expect(trial.history.nodes).toHaveLength(21);
  expect(trial.game.state).toEqual(gameAt(history, moment).state);
  expect(useGameStore.getState().start?.title).toBe('Trial: An evening');
  const before = useEvening.getState().results;
  useGameStore.getState().send({ type: 'concede', side: 'a' });
  expect(useEvening.getState().results).toEqual(before);
  useGameStore.getState().rematch('again');
  const { start } = useGameStore.getState();
  expect(start).toMatchObject({ title: 'An evening', settings: readyStart().settings });
  expect(start?.extras).toEqual({});
});
