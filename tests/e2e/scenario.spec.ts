import { toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { fitsTheWindow, isAccessible } from '../support/browser/layout.ts';

test('a scenario is written and its table changed by keys alone, and it reads well as narrow as it gets @long', async ({
  page,
  table,
}) => {
  await toStartPage(page);
  await page.getByRole('button', { name: 'Workshop' }).press('Enter');
  await page.getByRole('button', { name: 'Scenarios' }).press('Enter');
  await page.getByRole('button', { name: 'New scenario' }).press('Enter');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Night watch');
  await name.press('Enter');
  await expect(page.getByText('Kept in this browser')).toBeVisible();
  const aims = page.getByRole('region', { name: 'Player 1 wins by any of these' });
  await aims.getByLabel('Add an aim').focus();
  await page.keyboard.type('Something h');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const turn = aims.getByLabel('Which turn');
  await turn.fill('99');
  await turn.press('Enter');
  await expect(page.getByRole('button', { name: 'Try it', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await isAccessible(page);
  await turn.fill('20');
  await turn.press('Enter');

  await page.getByRole('button', { name: 'Change the table' }).press('Enter');
  await table.board.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Back to the scenario with this table' }).press('Enter');
  await expect(name).toHaveValue('Night watch');
  await expect(page.getByRole('combobox', { name: /^Table/ })).toHaveValue('');
  for (const [width, height] of [
    [820, 1180],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('navigation', { name: 'Scenarios' }).getByRole('button', { name: 'Scenario' }).press('Enter');
    await fitsTheWindow(page);
    await isAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Try it', exact: true }).press('Enter');
  const wins = page.getByRole('region', { name: 'How Player 1 wins' });
  await expect(wins).toContainText('at the end of turn 20: one of your characters touches it');
});
