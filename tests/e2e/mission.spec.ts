import { expect, test } from '../support/browser/game.ts';
import { SOSNIN } from '../support/browser/plan.ts';

test('a mission is set up: each side picks its objective on the table [WIN-2 Q] [R62 Q]', async ({ page, table }) => {
  await test.step('agreed upon in the dialog of a new game', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'New game' }).click();
    await table.dialog.getByRole('radio', { name: /^Mission/ }).check();
    await table.dialog.getByRole('button', { name: 'Begin' }).click();
    await table.roll(6, 3);
    await table.answers('North edge');
    await table.asks('Who deploys first?');
    await table.roll(2, 5);
  });
  await test.step('player 1, who deploys first, in the south', async () => {
    await table.asks('Choose your objective');
    await expect(table.decision).toContainText('Player 1');
    await table.pointAt([9.4, 2.8]);
    await expect(table.tooltip('Your objective: bushes')).toContainText('cannot be your objective');
    await table.clickAt([9.4, 2.8]);
    await expect(table.decision.getByRole('button', { name: /^Rule: .* \(WIN-2\)$/ }).first()).toBeVisible();
    await table.pointAt([15, 21.4]);
    await expect(table.tooltip('Your objective: haystack')).toBeVisible();
    await table.clickAt([15, 21.4]);
    await expect(table.log).toContainText('Player 1 picks an objective: haystack.');
  });
  await test.step('player 2 in the north', async () => {
    await table.asks('Choose your objective');
    await expect(table.decision).toContainText('Player 2');
    await table.clickAt([9.4, 2.8]);
    await expect(table.log).toContainText('Player 2 picks an objective: bushes.');
  });
  await test.step('then they deploy', async () => {
    await table.deploy(SOSNIN.name, SOSNIN.at);
    await expect(table.decision).toContainText('Player 2');
    await table.asks(/^Place /);
  });
});
