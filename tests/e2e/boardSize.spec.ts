import { LOCALES } from '../../src/i18n/index.ts';
import { expect, test } from '../support/browser/game.ts';
import { UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid, prefers } from '../support/browser/scenes.ts';

/** What the words above and beside the board are changes all the time; nothing may jump under the pointer for it. */
for (const [width, height] of [
  [1280, 720],
  [768, 1024],
] as const) {
  test.describe(`at ${width} × ${height}`, { tag: '@long' }, () => {
    test.use({ viewport: { width, height } });

    test('the board has its place and size in every language and at every moment', async ({ browser }) => {
      const places = new Set<string>();
      for (const language of LOCALES) {
        const page = await browser.newPage({ viewport: { width, height } });
        await prefers(page, { language });
        await laid(page, savedGame(UNDER_FIRE, { takeBack: 'freely' }));
        // a question, a turn, a roll and the set-up, each one step back
        for (let left = UNDER_FIRE.length; left > UNDER_FIRE.length - 4; left--) {
          await expect(page.locator('[role="slider"][aria-valuemax]').first()).toHaveAttribute(
            'aria-valuenow',
            `${left}`,
          );
          places.add(JSON.stringify(await page.getByRole('application').boundingBox()));
          await page.keyboard.press('u');
        }
        await page.close();
      }
      expect([...places]).toHaveLength(1);
    });
  });
}
