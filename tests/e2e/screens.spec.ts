import { test } from '../support/e2e.ts';
import { openFile, playOn, savedGame } from '../support/e2eFiles.ts';
import { looksRight } from '../support/e2eLayout.ts';
import { BIRKNER, DEPLOYED, SETTING_UP, SOSNIN, UNDER_FIRE, WON } from '../support/e2ePlan.ts';

/** The screens that everybody sees, at the sizes of a laptop, a projector and a large screen; pictures of them are kept to be looked at. */
const SIZES = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

for (const [width, height] of SIZES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    const keep = (name: string) => ({ path: `test-results/screens/${name}-${width}x${height}.png` });

    test('start and new game', async ({ page, table }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Play now' }).waitFor();
      await looksRight(page);
      await page.screenshot(keep('start'));
      await page.getByRole('button', { name: 'New game' }).click();
      await table.dialog.waitFor();
      await looksRight(page);
      await page.screenshot(keep('new-game'));
    });

    test('set-up', async ({ page, table }) => {
      await playOn(page, SETTING_UP);
      await table.pointAt([20, 17.5]);
      await looksRight(page);
      await page.screenshot(keep('set-up'));
    });

    test('play, with a shot and a move previewed', async ({ page, table }) => {
      await playOn(page, DEPLOYED);
      await table.select(SOSNIN.name);
      await table.answers(/^Fire/);
      await table.pointAt(BIRKNER.at);
      await table.tooltip(BIRKNER.name).waitFor();
      await looksRight(page);
      await page.screenshot(keep('shot'));
      await table.answers(/^Move/);
      await table.pointAt([11, 16]);
      await table.tooltip('u of').waitFor();
      await looksRight(page);
      await page.screenshot(keep('move'));
    });

    test('prompt', async ({ page, table }) => {
      await playOn(page, UNDER_FIRE);
      await table.asks(`Does ${BIRKNER.name} take cover?`);
      await looksRight(page);
      await page.screenshot(keep('prompt'));
      await page.getByRole('button', { name: 'Menu' }).click();
      await looksRight(page);
      await page.screenshot(keep('menu'));
    });

    test('victory', async ({ page }) => {
      await page.goto('/');
      await openFile(page, savedGame(WON));
      await page.getByRole('region', { name: 'Player 1 wins' }).waitFor();
      await looksRight(page);
      await page.screenshot(keep('victory'));
    });
  });
}
