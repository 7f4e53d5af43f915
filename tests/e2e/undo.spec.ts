import { playOn } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER, DEPLOYED, KLENOV, UNDER_FIRE } from '../support/browser/plan.ts';

const MOVED = 'Maksim Klenov moves 3.97u.';

test('a move is taken back, and brought back', async ({ page, table }) => {
  await playOn(page, DEPLOYED);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  const end = [10.2, 14.54] as const;
  await table.move(KLENOV.name, end);
  await expect(table.log).toContainText(MOVED);
  await expect(table.tokens('Player 1')).toHaveAccessibleName('4 action tokens');
  await table.pointAt(end);
  await expect(table.tooltip(KLENOV.name)).toBeVisible();

  await undo.click();
  await expect(table.log.getByText('Undone: 1 line')).toBeVisible();
  await expect(table.tokens('Player 1')).toHaveAccessibleName('5 action tokens');
  await table.pointAt(KLENOV.at);
  await expect(table.tooltip(KLENOV.name)).toBeVisible();
  await expect(undo).toBeDisabled();

  await redo.click();
  await expect(table.log).toContainText(MOVED);
  await expect(table.log.getByText('Undone: 1 line')).toBeHidden();
  await expect(redo).toBeDisabled();
  await expect(redo).toHaveAccessibleDescription('Nothing to redo.');
});

test('rolled dice are not taken back, and the reason is given @long', async ({ page, table }) => {
  await playOn(page, UNDER_FIRE);
  await table.answers('Stay standing');
  await table.answers('Just shoot');
  await table.roll(4, 1);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await expect(undo).toHaveAccessibleDescription('No undo past a roll or an answer.');
  await page.keyboard.press('u');
  await expect(table.card(BIRKNER.name)).toContainText('Wounded');
});

test('an answer of the other side is not taken back', async ({ page, table }) => {
  await playOn(page, UNDER_FIRE);
  await table.answers('Take cover');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('where both agreed to it, anything is taken back', async ({ page, table }) => {
  await playOn(page, UNDER_FIRE, { takeBack: 'freely' });
  await table.answers('Stay standing');
  await table.answers('Just shoot');
  await table.roll(4, 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.card(BIRKNER.name)).not.toContainText('Wounded');
  await table.roll(1, 1);
  await expect(table.log).toContainText('missed.');
});
