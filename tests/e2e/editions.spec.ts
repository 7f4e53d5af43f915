import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/game.ts';
import { atEachSize } from '../support/browser/sizes.ts';

/** Choosing by which rules a game is played. */

const unfold = (page: Page, summary: string | RegExp) => page.locator('summary').filter({ hasText: summary }).click();

/** The house rules, and a group of them; what silent rules are settled to has groups of the same names. */
async function unfoldHouseRules(page: Page, group: string): Promise<void> {
  const own = page.locator('details').filter({ has: page.locator('summary').filter({ hasText: /^House rules/ }) });
  await unfold(page, /^House rules/);
  await own.locator('details > summary').filter({ hasText: group }).click();
}

/** Edition or set. */
const rulesOf = (page: Page) => page.getByRole('combobox', { name: 'Rules' });

/** The options of a rule in New game. */
const rule = (page: Page, id: string) => page.getByRole('group', { name: new RegExp(`· ${id}$`) });

async function newGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New game' }).click();
}

test('a house rule of an Italian game is switched, saved, found again, and played by [SETUP-5 I] [SETUP-7 I] @long', async ({
  page,
  table,
}) => {
  await test.step('switched and saved under a name', async () => {
    await newGame(page);
    await rulesOf(page).selectOption({ label: '1-48TACTIC, Italian quick start' });
    await unfoldHouseRules(page, 'Setting up');
    await table.dialog.getByLabel('3 to 8').fill('8');
    await expect(rule(page, 'SETUP-7')).toContainText('Characters are deployed within 8u of their own edge.');
    await page.getByLabel('Name for these rules').fill('Deep zones');
    await page.getByRole('button', { name: 'Save as a set' }).click();
    await expect(page.getByText('“Deep zones” is saved.')).toBeVisible();
  });

  await test.step('found again after a reload', async () => {
    await newGame(page);
    await rulesOf(page).selectOption({ label: 'Deep zones' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByTitle('1-48TACTIC, Italian quick start · Deep zones')).toBeVisible();
    await expect(table.log).toContainText('Characters are deployed within 8u of their own edge.');
  });

  await test.step('played by: more than 5u from the edge, which the edition does not allow', async () => {
    await table.roll(6, 3);
    await table.answers('North edge');
    await table.asks('Who deploys first?');
    await table.roll(2, 5);
    await table.answers('Gleb Sosnin');
    await table.clickAt([11, 14]);
    await expect(table.decision.getByRole('alert')).toContainText('Deploy within 8u of it.');
    await table.deploy('Gleb Sosnin', [11, 17.8]);
  });
});

test('the edition decides what can be settled, and rules that do not go together are refused @long', async ({
  page,
  table,
}) => {
  await newGame(page);
  await unfold(page, /^Where the rules are silent/);
  await unfold(page, /^Line of sight and cover/);
  await rule(page, 'R32').getByRole('radio').nth(1).check();
  await rulesOf(page).selectOption({ label: '1-48TACTIC, French quick start' });
  await expect(page.getByRole('status')).toContainText('your answers are dropped: Partly within 2u.');
  await unfoldHouseRules(page, 'Turns and victory');
  await rule(page, 'TURN-1')
    .getByRole('radio', { name: /make up rounds/ })
    .check();
  await expect(table.dialog).toContainText('rounds begin with a bid for the initiative');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
  await rule(page, 'TURN-2')
    .getByRole('radio', { name: /bid tokens/ })
    .check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await table.asks('Roll-off');
});

atEachSize(0, (look) => {
  test('house rules and sets', async ({ page }) => {
    await newGame(page);
    await rulesOf(page).selectOption({ label: '1-48TACTIC, Italian quick start' });
    await look(page, 'new-game-italian');
    await page.getByLabel('Points limit per force').fill('20');
    await unfoldHouseRules(page, 'Turns and victory');
    await rule(page, 'TURN-5')
      .getByRole('radio', { name: /at most 6 tokens/ })
      .check();
    await rule(page, 'WIN-1')
      .getByRole('radio', { name: /characters\./ })
      .check();
    await look(page, 'house-rules');
    await page.getByLabel('Name for these rules').fill('Club night');
    await page.getByRole('button', { name: 'Save as a set' }).click();
    await expect(page.getByText('“Club night” is saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Saved sets' }).click();
    const sets = page.getByRole('dialog', { name: 'Sets of rules' });
    await sets.getByRole('combobox', { name: 'On the left' }).selectOption({ label: '1-48COMBAT 1.1' });
    await expect(sets.getByRole('table')).toBeVisible();
    await look(page, 'rule-sets');
    await sets.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Points limit per force').fill('40');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByTitle('1-48TACTIC, Italian quick start · Club night')).toBeAttached();
    await look(page, 'game-by-a-set');
  });
});
