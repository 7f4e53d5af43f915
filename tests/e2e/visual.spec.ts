import { THEMES } from '../../src/store/preferences.ts';
import { expect, test } from '../support/browser/game.ts';
import { DEPLOYED, KLENOV, SOSNIN, UNDER_FIRE, WON } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid, pointAt, prefers, settled, takes } from '../support/browser/scenes.ts';

/** The main screens as they were when somebody last looked at them and liked them: `npm run test:e2e -- -u` keeps new ones. */
test.use({
  viewport: { width: 1280, height: 720 },
  deviceScaleFactor: 0.5, // what counts is the picture, not each letter
  contextOptions: { reducedMotion: 'reduce' },
});

for (const theme of THEMES) {
  test.describe(`as it looked, ${theme}`, { tag: '@long' }, () => {
    test.beforeEach(({ page }) => prefers(page, { theme, language: 'en' }));

    test('start page', async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`start-${theme}.png`);
    });

    test('a shot is pointed out', async ({ page }) => {
      await laid(page, savedGame(DEPLOYED));
      await takes(page, SOSNIN.at, 'f');
      await pointAt(page, [11.6, 5.5]);
      await settled(page);
      await expect(page).toHaveScreenshot(`shot-${theme}.png`);
    });

    test('a way is pointed out', async ({ page }) => {
      await laid(page, savedGame(DEPLOYED));
      await takes(page, KLENOV.at, 'm');
      await pointAt(page, [10.2, 14.54]);
      await settled(page);
      await expect(page).toHaveScreenshot(`move-${theme}.png`);
    });

    test('a question', async ({ page }) => {
      await laid(page, savedGame(UNDER_FIRE));
      await expect(page).toHaveScreenshot(`question-${theme}.png`);
    });

    test('the end', async ({ page }) => {
      await laid(page, savedGame(WON));
      await expect(page).toHaveScreenshot(`end-${theme}.png`);
    });
  });
}
