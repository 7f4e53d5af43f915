import { playOn } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { AHORN, BIRKNER, SOSNIN, UNDER_FIRE, WON } from '../support/browser/plan.ts';
import { prefers } from '../support/browser/scenes.ts';
import { atEachSize } from '../support/browser/sizes.ts';

/** The screens of two people at one computer, and of those who look on. */
atEachSize(0, (look) => {
  test('the turn is handed over, and what happened is shown again', async ({ page, table }) => {
    await prefers(page, { handOver: 'on' });
    await playOn(page, UNDER_FIRE);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(5, 1);
    await table.answers('End turn');
    await expect(table.dialog.getByRole('heading', { name: 'Player 2’s turn' })).toBeVisible();
    await expect(table.dialog).toContainText(BIRKNER.name);
    await look(page, 'hand-over');
    await table.dialog.getByRole('button', { name: 'Show it on the table' }).click();
    await expect(page.getByRole('button', { name: 'End the replay' })).toBeVisible();
    await look(page, 'replay');
    await page.getByRole('button', { name: 'End the replay' }).click();
    await table.dialog.getByRole('button', { name: 'Begin the turn' }).click();
    await table.asks(/^Your turn/);
  });

  test('the clock, paused', async ({ page, table }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'New game' }).click();
    await table.dialog.getByRole('radio', { name: 'A clock for each side' }).check();
    await look(page, 'clock-chosen');
    await table.dialog.getByRole('button', { name: 'Begin' }).click();
    await table.roll(6, 3);
    await look(page, 'clock');
    await page.keyboard.press('*');
    await expect(table.dialog.getByRole('heading', { name: 'The clock is paused' })).toBeVisible();
    await look(page, 'clock-paused');
    await table.dialog.getByRole('button', { name: 'Resume' }).click();
    await table.asks('Choose your table edge');
  });

  test('the projector view, of a question and of a turn', async ({ page, table }) => {
    await playOn(page, UNDER_FIRE);
    await table.openMenu('Projector view in this window');
    await table.asks(`Does ${BIRKNER.name} take cover?`);
    await look(page, 'projector');
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(5, 1);
    await look(page, 'projector-turn');
  });

  test('looking back, with the strip', async ({ page, table }) => {
    await playOn(page, WON);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    if (!(await table.log.isVisible())) await page.getByRole('button', { name: 'Log' }).click();
    const strip = page.getByRole('slider', { name: 'Position in the game' });
    if (!(await strip.isVisible())) await page.getByRole('button', { name: 'Timeline' }).click();
    await expect(strip).toBeVisible();
    await look(page, 'strip');
    await table.log.getByText(`${SOSNIN.name} rolls 6, 6 against ${AHORN.name}`).click();
    await expect(page.getByRole('region', { name: 'Looking back' })).toBeVisible();
    await look(page, 'looking-back');
  });
});
