import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SWITCH_IDS } from '../../../src/editions/index.ts';
import { StartPage } from '../../../src/panels/start/StartPage.tsx';
import { SWITCH_GROUPS } from '../../../src/panels/start/switchGroups.ts';
import { useGameStore } from '../../../src/store/game.ts';
import { unfold } from '../../support/page/folded.ts';
import { onTable, show } from '../../support/page/page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (edition: string) => userEvent.selectOptions(screen.getByLabelText('Rules'), edition);
const rule = (id: string) => within(screen.getByRole('group', { name: new RegExp(`· ${id}$`) }));
const pick = (id: string, option: RegExp) => userEvent.click(rule(id).getByRole('radio', { name: option }));
const rulings = (group: string) => unfold('Where the rules are silent', group);
const houseRules = (group: string) => unfold('House rules', group);

async function type(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}

beforeEach(async () => {
  useGameStore.getState().leave();
  show(<StartPage />);
  await click('New game');
});

test('every rule that can be switched stands in one group', () => {
  expect(Object.values(SWITCH_GROUPS).flat().sort()).toEqual([...SWITCH_IDS].sort());
});

describe('the edition', () => {
  test('is that of the game', async () => {
    await choose('1-48COMBAT 1.1');
    expect(screen.getByRole('radio', { name: 'Skirmish: eliminate half of the enemy’s characters' })).toBeChecked();
    await click('Begin');
    expect(useGameStore.getState().start).toMatchObject({ edition: 'combat-1.1', rulings: {}, rules: {} });
    expect(onTable().game.setup.ruleset.turn.rounds).toBe(true);
  });

  test('takes along the rulings it has, and says which it has not', async () => {
    await rulings('Opportunity Fire');
    await pick('R26', /Only who comes into the range/);
    await rulings('Line of sight and cover');
    await pick('R32', /part/);
    await choose('1-48TACTIC, Italian quick start');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('do not arise in 1-48TACTIC, Italian quick start');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/dropped: Partly within 2u\./);
    expect(screen.queryByRole('group', { name: /· R32$/ })).not.toBeInTheDocument();
    await click('Begin');
    expect(useGameStore.getState().start?.rulings).toEqual({ R26: 'c' });
  });

  test('changes what goes by itself, and keeps what has been switched', async () => {
    await houseRules('Turns and victory');
    await pick('WIN-1', /characters\.$/);
    await choose('1-48TACTIC, French quick start');
    expect(rule('WIN-1').getByRole('radio', { name: /characters\.$/ })).toBeChecked();
    await houseRules('Moving');
    expect(rule('MOVE-6').getByRole('radio', { name: /brushed in passing.*unchanged/ })).toBeChecked();
  });
});

describe('house rules', () => {
  test('are counted, played by and kept with the game', async () => {
    await choose('1-48TACTIC, Italian quick start');
    await houseRules('Line of sight and cover');
    await pick('COVER-7', /Characters in between/);
    expect(screen.getByText('1 rule changed', { exact: false })).toBeInTheDocument();
    await click('Begin');
    expect(useGameStore.getState().start?.rules).toEqual({ 'COVER-7': 'characters' });
    expect(onTable().game.setup.ruleset.sight.charactersCover).toBe(true);
  });

  test('what goes by itself is marked, and choosing it switches nothing', async () => {
    await houseRules('Turns and victory');
    await pick('WIN-1', /characters\.$/);
    await pick('WIN-1', /points.*unchanged/);
    await click('Begin');
    expect(useGameStore.getState().start?.rules).toEqual({});
  });

  test('that are numbers are typed, and told in their sentence', async () => {
    await houseRules('Turns and victory');
    await pick('TURN-5', /at most 6 tokens/);
    await type(fieldUnder('TURN-5'), '8');
    expect(rule('TURN-5').getByRole('radio', { name: /at most 8 tokens/ })).toBeChecked();
    await click('Begin');
    expect(useGameStore.getState().start?.rules).toEqual({ 'TURN-5': 8 });
  });

  test.each(['0', '21', 'many', ''])('a number of "%s" is refused where it is typed', async (text) => {
    await houseRules('Turns and victory');
    await type(fieldUnder('TURN-3'), text);
    expect(fieldUnder('TURN-3')).toHaveAccessibleDescription('Enter a whole number from 1 to 20.');
    expect(screen.getByText(/Check this under “House rules”: Income\./)).toBeVisible();
    await click('Begin');
    expect(useGameStore.getState().game).toBeNull();
  });

  test('that do not go together are refused with the reason', async () => {
    await houseRules('Turns and victory');
    await pick('TURN-1', /rounds, which last/);
    expect(
      screen.getByText(/This set of rules does not work.*initiative.*\(Who begins, Alternating turns\)/),
    ).toBeVisible();
    await click('Begin');
    expect(useGameStore.getState().game).toBeNull();
    await pick('TURN-2', /bid tokens/);
    await click('Begin');
    expect(onTable().game.setup.ruleset).toMatchObject({ turn: { rounds: true }, setup: { firstTurn: 'initiative' } });
  });
});

describe('what the rules ask of forces and table', () => {
  test('[SETUP-2 I] a maximum, agreed before the forces are picked', async () => {
    expect(screen.queryByLabelText('Points limit per force')).not.toBeInTheDocument();
    await choose('1-48TACTIC, Italian quick start');
    await type(screen.getByLabelText('Points limit per force'), '30');
    expect(screen.getByText(/The force of Player 1 is worth \d+ points; 30 is the agreed maximum/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /\(SETUP-2\)$/ }).length).toBeGreaterThan(0);
    await click('Begin');
    expect(useGameStore.getState().game).toBeNull();
    await type(screen.getByLabelText('Points limit per force'), '36');
    await click('Begin');
    expect(onTable().game.setup.mostPoints).toBe(36);
  });

  test('[SETUP-3 C] [SETUP-4 I] ready forces and tables keep to them, everything switched on', async () => {
    await choose('1-48TACTIC, Italian quick start');
    await houseRules('Setting up');
    await pick('SETUP-3', /each card once/);
    await click('Begin');
    expect(onTable().game.setup.ruleset.setup).toMatchObject({ duplicates: false, forEach: 'cover' });
  });
});

/** The field of a rule's number stands beside its options. */
function fieldUnder(id: string): HTMLElement {
  const group = screen.getByRole('group', { name: new RegExp(`· ${id}$`) });
  return within(group.parentElement as HTMLElement).getByLabelText(/^\d+ to \d+$/);
}
