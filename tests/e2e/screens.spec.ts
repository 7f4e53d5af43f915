import { freeDice } from '../support/browser/dice.ts';
import { playOn } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER, DEPLOYED, KLENOV, SETTING_UP, SOSNIN, UNDER_FIRE, WON } from '../support/browser/plan.ts';
import { prefers } from '../support/browser/scenes.ts';
import { atEachSize, isAccessibleInEachTheme } from '../support/browser/sizes.ts';

/** The screens that everybody sees. */
atEachSize(1024, (look) => {
  test('start page, new game and preferences @long', async ({ page, table }) => {
    await page.goto('/');
    await expect(page.getByText('Games are saved automatically and listed here.')).toBeVisible();
    await look(page, 'start');
    await page.getByRole('button', { name: 'New game' }).click();
    await expect(table.dialog).toBeVisible();
    await look(page, 'new-game');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Preferences' }).click();
    await expect(table.dialog).toBeVisible();
    await look(page, 'preferences');
  });

  test('set-up @long', async ({ page, table }) => {
    await playOn(page, SETTING_UP);
    await table.pointAt([18, 21]);
    await expect(table.tooltip('Deploy')).toBeVisible();
    await look(page, 'set-up');
  });

  test('play, with a shot and a move previewed @long', async ({ page, table }) => {
    await playOn(page, DEPLOYED);
    await table.select(SOSNIN.name);
    await table.answers(/^Fire/);
    await table.pointAt(BIRKNER.at);
    await expect(table.tooltip(BIRKNER.name)).toBeVisible();
    await look(page, 'shot');
    await table.select(KLENOV.name);
    await table.answers(/^Move \d/);
    await table.pointAt([10.2, 14.54]);
    await expect(table.tooltip('u of')).toBeVisible();
    await look(page, 'move');
  });

  test('prompt and menu', async ({ page, table }) => {
    await playOn(page, UNDER_FIRE);
    await table.asks(`Does ${BIRKNER.name} take cover?`);
    await look(page, 'prompt');
    await page.getByRole('button', { name: 'Menu' }).click();
    await look(page, 'menu');
  });

  test('victory @long', async ({ page }) => {
    await playOn(page, WON);
    await expect(page.getByRole('region', { name: 'Player 1 wins' })).toBeVisible();
    await look(page, 'victory');
  });

  test('what is shared after a game, and its review @long', async ({ page, table }) => {
    await playOn(page, WON);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(table.dialog.getByRole('textbox')).toHaveValue(/Player 1 wins/);
    await look(page, 'share');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(table.dialog.getByRole('img').first()).toBeVisible();
    await look(page, 'review');
  });
});

test.describe('learning and looking on, in each theme', { tag: '@long' }, () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('a lesson', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Show me how' }).click();
    await expect(page.getByRole('region', { name: 'Your first game' })).toBeVisible();
    await isAccessibleInEachTheme(page);
  });

  test('the review of a game', async ({ page, table }) => {
    await playOn(page, WON);
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(table.dialog.getByRole('heading', { name: 'Luckiest rolls' })).toBeVisible();
    await isAccessibleInEachTheme(page);
  });

  test('a club table', async ({ page }) => {
    await freeDice(page);
    await prefers(page, { clubTable: 'after2' });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await page.clock.fastForward(121_000);
    await expect(page.getByText('The computer plays against itself.')).toBeVisible();
    await expect(page.locator('canvas').first()).toBeVisible();
    await isAccessibleInEachTheme(page);
  });
});
