import { playOn } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { UNDER_FIRE } from '../support/browser/plan.ts';

test('a game with real dice, typed in; a wrong entry is explained', async ({ page, table }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New game' }).click();
  await table.dialog.getByLabel('Name of player 1').fill('Anna');
  await table.dialog.getByLabel('Name of player 2').fill('Bert');
  await table.dialog.getByLabel('We roll real dice and type them in').check();
  await table.dialog.getByRole('button', { name: 'Begin' }).click();

  const dice = table.decision.getByRole('textbox', { name: 'Your 2 dice' });
  const alert = table.decision.getByRole('alert');
  await expect(dice).toHaveAccessibleDescription('First Anna’s die, then Bert’s.');
  for (const wrong of ['', '5', '5 7', '0 3', 'six two', '1 2 3']) {
    await dice.fill(wrong);
    await table.answers('Enter');
    await expect(alert).toContainText('Type 2 numbers from 1 to 6');
    await expect(dice).toHaveAttribute('aria-invalid', 'true');
    await dice.press('1');
    await expect(alert).toBeHidden();
  }
  await dice.fill('6, 2');
  await dice.press('Enter');
  await expect(table.log).toContainText('Anna wins the roll');
  await table.answers('West edge');
  await dice.fill('34');
  await dice.press('Enter');
  await expect(table.log).toContainText('Anna rolls lower and deploys first.');
});

test('real and thrown dice can be changed at any roll @long', async ({ page, table }) => {
  await playOn(page, UNDER_FIRE);
  await table.answers('Stay standing');
  await table.answers(/^Aim/);
  await table.answers('Take cover');
  await table.answers('Type in real dice');
  await table.decision.getByRole('textbox', { name: 'Your 3 dice' }).fill('1 1 2');
  await table.answers('Let the computer roll');
  await table.roll(5, 5, 1);
  await expect(table.log).toContainText('2 hits.');
});
