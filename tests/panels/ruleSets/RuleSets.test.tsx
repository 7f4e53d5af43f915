import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { StartPage } from '../../../src/panels/start/StartPage.tsx';
import { ruleSetText } from '../../../src/play/files/writeRuleSet.ts';
import type { RuleSet } from '../../../src/play/ruleSet.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { dropRuleSet, keepRuleSet, storedRuleSets } from '../../../src/store/ruleSets.ts';
import { unfold } from '../../support/page/folded.ts';
import { show } from '../../support/page/page.tsx';
import '../../support/page/wholePage.ts';

vi.setConfig({ testTimeout: 60_000 });

const CLUB: RuleSet = { name: 'Club night', edition: 'tactic-qs-it', rulings: { R33: 'b' }, rules: { 'TURN-3': 6 } };

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'Sets of rules' }));
const select = () => screen.getByLabelText<HTMLSelectElement>('Rules');
const chosen = () => select().selectedOptions[0]?.textContent;

async function stored(): Promise<readonly RuleSet[]> {
  const sets = await storedRuleSets();
  return sets.ok ? sets.value.map(({ id: _, ...set }) => set) : [];
}

async function newGame(): Promise<void> {
  show(<StartPage />);
  await click('New game');
}

beforeEach(async () => {
  useGameStore.getState().leave();
  const sets = await storedRuleSets();
  if (sets.ok) for (const { id } of sets.value) await dropRuleSet(id);
});

describe('a set of rules', () => {
  test('is saved under a name, chosen from then on, and goes with the game', async () => {
    await newGame();
    await unfold('House rules', 'Turns and victory');
    await userEvent.click(screen.getByRole('radio', { name: /^A skirmish is won.*characters\./ }));
    await userEvent.type(screen.getByLabelText('Name for these rules'), 'Heads{Enter}');
    expect(await screen.findByText('“Heads” is saved.')).toBeVisible();
    await waitFor(() => expect(chosen()).toBe('Heads'));
    expect(await stored()).toEqual([
      { name: 'Heads', edition: 'tactic-2.2', rulings: {}, rules: { 'WIN-1': 'characters' } },
    ]);
    expect(useGameStore.getState().game).toBeNull();
    await click('Begin');
    expect(useGameStore.getState().start).toMatchObject({ ruleSet: 'Heads', rules: { 'WIN-1': 'characters' } });
  });

  test('is there after a reload; what is changed in it is no longer called by its name until it is saved', async () => {
    await keepRuleSet(CLUB);
    await newGame();
    await screen.findByRole('option', { name: 'Club night' });
    await userEvent.selectOptions(select(), 'Club night');
    await unfold('House rules', 'Turns and victory');
    await userEvent.click(screen.getByRole('radio', { name: /^A skirmish is won.*characters\./ }));
    expect(chosen()).toBe('Club night, changed');
    await click('Save in “Club night”');
    await waitFor(() => expect(chosen()).toBe('Club night'));
    expect((await stored()).map(({ rules }) => rules)).toEqual([{ 'TURN-3': 6, 'WIN-1': 'characters' }]);
    await userEvent.click(screen.getByRole('radio', { name: /^A skirmish is won.*points/ }));
    await click('Begin');
    expect(useGameStore.getState().start).toMatchObject({
      edition: 'tactic-qs-it',
      ruleSet: '',
      rulings: { R33: 'b' },
      rules: { 'TURN-3': 6 },
    });
  });
});

describe('the saved sets', () => {
  beforeEach(async () => {
    await keepRuleSet(CLUB);
    await newGame();
    await screen.findByRole('option', { name: 'Club night' });
    await click('Saved sets');
  });

  test('tell what they are made of, and can be renamed', async () => {
    expect(dialog().getByText(/Italian quick start; 1 ruling changed, 1 house rule/)).toBeVisible();
    await click('Rename Club night');
    await userEvent.clear(screen.getByLabelText('New name of Club night'));
    await userEvent.type(screen.getByLabelText('New name of Club night'), 'Sunday{Enter}');
    expect(await dialog().findByText('Sunday', { selector: 'strong' })).toBeVisible();
    expect(await stored()).toEqual([{ ...CLUB, name: 'Sunday' }]);
  });

  test('can be deleted, which can be undone', async () => {
    await click('Delete Club night');
    expect(await dialog().findByText('“Club night” is deleted.')).toBeVisible();
    expect(await stored()).toEqual([]);
    await click('Undo');
    expect(await dialog().findByText('Club night', { selector: 'strong' })).toBeVisible();
    expect(await stored()).toEqual([CLUB]);
  });

  test('are kept as a file', async () => {
    const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const made = vi.spyOn(URL, 'createObjectURL');
    await click('Save to file: Club night');
    expect(link).toHaveBeenCalledOnce();
    const [[blob]] = made.mock.calls as [[Blob]];
    expect(await blob.text()).toBe(ruleSetText(CLUB));
    link.mockRestore();
    made.mockRestore();
  });

  const open = (text: string): void => {
    const file = new File([text], 'rules.json');
    fireEvent.change(screen.getByLabelText('File of a set of rules'), { target: { files: [file] } });
  };

  test('are opened from one', async () => {
    open(ruleSetText({ ...CLUB, name: 'Theirs' }));
    expect(await screen.findByText('“Theirs” is now among your sets.', {}, { timeout: 10_000 })).toBeVisible();
    expect((await stored()).map(({ name }) => name)).toEqual(['Club night', 'Theirs']);
  });

  test('a file that is none is refused with the place and the reason', async () => {
    open(JSON.stringify({ format: 'take-cover/ruleset', version: 1, edition: 'tactic-2.2', rules: { 'TURN-3': 99 } }));
    expect(await screen.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      'rules.TURN-3: not one of 1–20',
    );
    expect(await stored()).toEqual([CLUB]);
  });

  test('stand side by side with an edition, with their differences only', async () => {
    await userEvent.selectOptions(dialog().getByLabelText('On the left'), '1-48TACTIC, Italian quick start');
    await userEvent.selectOptions(dialog().getByLabelText('On the right'), 'Club night');
    const rows = dialog().getAllByRole('row').slice(1);
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells.map(([rule]) => rule)).toEqual([expect.stringContaining('TURN-3'), expect.stringContaining('R33')]);
    expect(cells[0]?.slice(1)).toEqual([
      'A side gets 5 tokens at the start of its turn, or of each round.',
      'A side gets 6 tokens at the start of its turn, or of each round.',
    ]);
    await userEvent.selectOptions(dialog().getByLabelText('On the left'), 'Club night');
    expect(dialog().getByText('There is no difference in play between these two.')).toBeVisible();
  });
});

test('a set that can no longer be played by is not offered, and says why', async () => {
  await keepRuleSet({ ...CLUB, name: 'Old', rules: { 'TURN-99': 6 } });
  await newGame();
  await click('Saved sets');
  expect(await dialog().findByText(/no longer works: rules.TURN-99: no rule that can be switched/)).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Old' })).not.toBeInTheDocument();
});
