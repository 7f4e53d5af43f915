import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ReadyScenario, SCENARIOS } from '../../../src/content/index.ts';
import { GameMenu } from '../../../src/panels/menu/GameMenu.tsx';
import { StartPage } from '../../../src/panels/start/StartPage.tsx';
import { useGameStore } from '../../../src/store/game.ts';
import { unfold } from '../../support/page/folded.ts';
import { onTable, show } from '../../support/page/page.tsx';

vi.setConfig({ testTimeout: 60_000 });

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Rules', { selector: 'select' }), name);

beforeEach(async () => {
  useGameStore.getState().leave();
  show(<StartPage />);
  await click('New game');
});

test('[WIN-5 B] a scenario has a table, forces and aims of its own, which are told before it begins', async () => {
  const [first, second] = SCENARIOS as readonly [ReadyScenario, ReadyScenario];
  await userEvent.click(screen.getByRole('radio', { name: /^Scenario/ }));
  expect(screen.queryByRole('group', { name: 'Table' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Force/)).not.toBeInTheDocument();
  const group = within(screen.getByRole('group', { name: 'Scenario' }));
  const [radio, other] = group.getAllByRole('radio') as [HTMLElement, HTMLElement];
  expect(radio).toBeChecked();
  expect(group.getAllByText(/wins when:$/)).toHaveLength(2);
  expect(group.getAllByRole('definition')).toHaveLength(first.victory.a.length + first.victory.b.length);
  await userEvent.click(other);
  expect(group.getAllByRole('definition')).toHaveLength(second.victory.a.length + second.victory.b.length);
  await click('Begin');
  expect(useGameStore.getState().start?.title).toBe('The lost patrol');
  const { setup, state } = onTable().game;
  expect(setup).toMatchObject({ type: 'scenario', victory: second.victory, table: second.table });
  expect([setup.sides.a.force, setup.sides.b.force]).toEqual([second.forces.a, second.forces.b]);
  expect(state.edges).toEqual(second.edges ?? { a: null, b: null });
  show(<GameMenu game={onTable().game} onClose={() => undefined} />);
  await click('Briefing');
  const read = within(screen.getByRole('dialog', { name: 'Briefing' }));
  expect(read.getByText(/^Four Germans are on the wrong side of the outpost/)).toBeVisible();
  expect(read.getAllByRole('definition')).toHaveLength(second.victory.a.length + second.victory.b.length);
});

test('[R165 Q] one about an upper floor is not begun by rules without levels, which say so', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /^Scenario/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Take the upper floor/ }));
  expect(screen.getByText(/lies upstairs, and these rules have no levels/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Begin' })).toHaveAttribute('aria-disabled', 'true');
  await choose('1-48TACTIC 2.0 beta');
  expect(screen.queryByText(/lies upstairs/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Begin' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('[R165 Q] what rules without levels leave out of a table is told, and others are chosen with a press', async () => {
  const told = /above the ground and are left out/;
  expect(screen.queryByText(told)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Inn and mill' }));
  expect(screen.getByText(told)).toBeVisible();
  await click('Play by 1-48TACTIC 2.0 beta');
  expect(screen.queryByText(told)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Rules', { selector: 'select' })).toHaveValue('tactic-2.0-beta');
});

test('[TURN-13 B] nothing is taken back in a new game of the beta, unless the players choose otherwise', async () => {
  await choose('1-48TACTIC 2.0 beta');
  expect(screen.getByRole('radio', { name: /never/i })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Scenario/ }));
  await click('Begin');
  expect(useGameStore.getState().settings.takeBack).toBe('never');
});

test('[TURN-13 B] what they have chosen stays chosen', async () => {
  const freely = screen.getByRole('radio', { name: 'As far as you like' });
  await userEvent.click(freely);
  await choose('1-48TACTIC 2.0 beta');
  expect(freely).toBeChecked();
});

test('[R02 B] the depth of the zone between the two sizes is a number of the players’ own', async () => {
  await choose('1-48TACTIC 2.0 beta');
  await unfold('Where the rules are silent', 'Setting up');
  const depth = screen.getByLabelText('Depth of the zone in u; 0: touching the edge');
  expect(depth).toHaveValue('0');
  await userEvent.clear(depth);
  await userEvent.type(depth, '11');
  expect(depth).toHaveAccessibleDescription('The zone is 0 to 10u deep.');
  await userEvent.clear(depth);
  await userEvent.type(depth, '2,5');
  await userEvent.click(screen.getByRole('radio', { name: /^Scenario/ }));
  await click('Begin');
  expect(onTable().game.setup.ruleset.setup.middleZone).toBe(2.5);
});
