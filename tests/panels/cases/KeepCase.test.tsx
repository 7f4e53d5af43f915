import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { check } from '../../../src/engine/index.ts';
import { KeepCase } from '../../../src/panels/cases/KeepCase.tsx';
import { judge } from '../../../src/play/cases/judge.ts';
import { readCase } from '../../../src/play/files/readCase.ts';
import { gameAt, type History, lineTo, START } from '../../../src/play/history.ts';
import { nameOf } from '../../../src/play/library.ts';
import { useLibrary } from '../../../src/store/library.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { isOver, newHistory, playedUntil, readyStart } from '../../play/playing.ts';
import { show } from '../../support/page/page.tsx';

const whole = playedUntil(newHistory(), 5, isOver);
const hit = lineTo(whole).find((at) => whole.nodes[at]?.events.some(({ event }) => event === 'wounded')) ?? START;

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  useUiStore.getState().reset();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:case';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

const open = (history: History = whole, at = hit) =>
  show(<KeepCase start={readyStart()} history={history} at={at} onShown={() => {}} />);
/** It is in the library; of it the file. */
const caseSaved = async () => {
  expect(await screen.findByText(/^Kept in your library/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save it to a file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const read = readCase((await saved[0]?.text()) ?? '');
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.fault}`);
  return read.value;
};

test('what came of the last action is kept as a case that holds, with the rules that decided', async () => {
  open();
  const facts = within(screen.getByRole('group', { name: 'What must come of it' }));
  expect(facts.getByRole('checkbox', { name: /wounded/ })).toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'What the case shows' }), 'A hit wounds');
  for (const box of facts.getAllByRole('checkbox')) {
    if (!within(box.parentElement as HTMLElement).queryByText(/^wounded$/)) await userEvent.click(box);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save the case' }));
  const kept = await caseSaved();
  expect(kept.title).toBe('A hit wounds');
  expect(kept.about).toContain('FIRE-1');
  expect(judge(kept)).toMatchObject([{ holds: true }]);
  expect(JSON.stringify(kept.expect)).toContain('"wounded":true');
  const items = useLibrary.getState().items ?? [];
  expect(items.map((item) => [item.kind, nameOf(item)])).toContainEqual(['case', 'A hit wounds']);
});

test('a case says first what it shows, and expects something', async () => {
  open();
  const keep = screen.getByRole('button', { name: 'Save the case' });
  expect(keep).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Say first what the case shows.')).toBeVisible();
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  expect(screen.getByText('There is nothing to expect yet: choose more steps, or tick something.')).toBeVisible();
  await userEvent.click(keep);
  expect(saved).toEqual([]);
});

test('what has just been refused is kept with the rule that refuses it', async () => {
  const game = gameAt(whole, hit);
  const command = { type: 'aim' } as const;
  const refused = check(game, command);
  if (!refused) throw new Error('it is allowed');
  useUiStore.getState().refuse(refused, { game, command });
  open();
  expect(screen.getByRole('checkbox', { name: /^It is refused: / })).toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'What the case shows' }), 'No aim without a shot');
  await userEvent.click(screen.getByRole('button', { name: 'Save the case' }));
  const kept = await caseSaved();
  expect(kept.expect).toEqual([{ refuses: command, rule: refused.rule }]);
  expect(judge(kept)).toMatchObject([{ holds: true }]);
});

test('what a shot meets and its chances are kept of where it is asked about', async () => {
  const shot = lineTo(whole).find((at) => whole.nodes[at]?.command.type === 'fire') ?? START;
  const { command, parent } = whole.nodes[shot] ?? {};
  if (command?.type !== 'fire' || parent === undefined) throw new Error('nobody shoots');
  show(<KeepCase start={readyStart()} history={whole} at={parent} asked={command} onShown={() => {}} />);
  const here = within(screen.getByRole('group', { name: 'As it stands' }));
  expect(here.getByRole('checkbox', { name: /\d\+ with \d/ })).toBeChecked();
  expect(here.getByRole('checkbox', { name: /^Chances of .*\d%/ })).toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: 'What the case shows' }), 'A shot as it is');
  await userEvent.click(screen.getByRole('button', { name: 'Save the case' }));
  const kept = await caseSaved();
  expect(kept.expect).toMatchObject([{ sight: [command.who, command.at] }, { odds: command, who: command.at }]);
  expect(kept.about).toContain('FIRE-3');
  expect(judge(kept).every(({ holds }) => holds)).toBe(true);
});
