import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { FORCES, TABLES } from '../../../src/content/index.ts';
import { Rulebook } from '../../../src/panels/reference/Rulebook.tsx';
import { RuleTag } from '../../../src/parts/RuleTag.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { useRulebook } from '../../../src/store/rulebook.ts';
import { show } from '../../support/page/page.tsx';

const { lookUp } = useRulebook.getState();
const search = () => screen.getByRole('combobox', { name: 'Search' });
const heading = () => within(screen.getByRole('article')).getByRole('heading', { level: 3 }).textContent;
const lit = () => within(screen.getByRole('listbox')).queryByRole('option', { selected: true })?.textContent;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (edition: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Edition' }), edition);

function play(edition: 'tactic-2.2' | 'tactic-qs-it', rulings = {}, rules = {}) {
  const [table, a, b] = [TABLES[0], FORCES[0], FORCES[1]];
  if (!table || !a || !b) throw new Error('there is nothing to play with');
  useGameStore.getState().newGame({ table, forces: { a, b }, names: { a: 'A', b: 'B' }, edition, rulings, rules });
}

beforeEach(() => {
  useGameStore.getState().leave();
  useRulebook.getState().close();
});

test('is closed until something is looked up', async () => {
  show(<Rulebook />);
  expect(screen.queryByRole('dialog')).toBeNull();
  show(<RuleTag rule="R26=c" title="what it says" />);
  await click('R26=c');
  expect(heading()).toBe('Already inside the range');
  await click('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the id of a reason of the program is not shown, and a plain one is no button', () => {
  show(<RuleTag rule="FLOW-TURN" />);
  show(<RuleTag rule="OF-3" plain />);
  expect(document.body.textContent).toBe('OF-3');
  expect(screen.queryByRole('button')).toBeNull();
});

describe('looking up', () => {
  beforeEach(() => {
    lookUp();
    show(<Rulebook />);
  });

  test('typing shows the best entry at once, the arrow keys the next ones', async () => {
    await userEvent.type(search(), 'sf-1');
    expect(heading()).toBe('Starting Suppression Fire');
    expect(lit()).toContain('SF-1');
    await userEvent.type(search(), '{ArrowDown}');
    expect(lit()).toContain('SF-10');
    expect(search()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/SF-10$/));
    await userEvent.type(search(), '{PageUp}');
    expect(lit()).toContain('SF-1');
  });

  test('nothing found is said, and shows nothing', async () => {
    await userEvent.type(search(), 'zeppelin');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    expect(screen.getByText(/No entry found/)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('a word of the game is found by its short form and leads to its rules', async () => {
    await userEvent.type(search(), 'H2H');
    await userEvent.click(screen.getByRole('option', { name: /^Close combat$/ }));
    expect(heading()).toBe('Close combat');
    await click('H2H-2');
    expect(heading()).toBe('Hits in close combat');
    expect(search()).toHaveValue('H2H');
  });

  test('a link leads away from what was asked for, and Back returns', async () => {
    await userEvent.type(search(), 'of 3');
    await click('R26');
    expect(heading()).toBe('Already inside the range');
    expect(search()).toHaveValue('');
    await click('OF-3');
    await click('Back');
    expect(heading()).toBe('Already inside the range');
    await click('Back');
    expect(heading()).toBe('What sets it off');
  });
});

describe('in an edition', () => {
  test('without a game it is that of tactic-2.2, with what the others say', async () => {
    lookUp('WOUND-2');
    show(<Rulebook />);
    expect(screen.getByText(/which stays until the turn ends/)).toBeVisible();
    expect(screen.getByText('Italian').nextSibling).toHaveTextContent(/until its owner’s next turn begins/);
    expect(screen.queryByText('French')).toBeNull();
    await choose('combat-1.1');
    expect(screen.getByText(/which stays until the round ends/)).toBeVisible();
    expect(screen.getByText('2.2').nextSibling).toHaveTextContent(/until the turn ends/);
  });

  test('in a game it is the edition that is played', () => {
    play('tactic-qs-it');
    lookUp('WOUND-2');
    show(<Rulebook />);
    expect(screen.getByRole('combobox', { name: 'Edition' })).toHaveValue('tactic-qs-it');
    expect(screen.getByText('2.2')).toBeVisible();
  });

  test('what the players agreed on stands with a ruling, and with a rule', async () => {
    play('tactic-2.2', { R26: 'c' }, { 'SETUP-7': 3 });
    lookUp('R26');
    show(<Rulebook />);
    const agreed = screen.getByText(/agreed for this game/).closest('li');
    expect(agreed).toHaveTextContent(/^R26=c Only who comes into the range/);
    await userEvent.type(search(), 'setup-7');
    expect(screen.getByText(/agreed for this game/).closest('p')).toHaveTextContent(/\b3u/);
    await choose('tactic-qs-it');
    expect(screen.queryByText(/agreed for this game/)).toBeNull();
  });

  test('a ruling whose question does not arise says so and has no options', () => {
    lookUp('R33');
    show(<Rulebook />);
    expect(screen.getByText('This question does not arise in 1-48TACTIC 2.2.')).toBeVisible();
    expect(screen.getByText('Arises in: Italian')).toBeVisible();
    expect(screen.queryByText('R33=b')).toBeNull();
  });
});
