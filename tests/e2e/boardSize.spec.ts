import { LOCALES } from '../../src/i18n/index.ts';
import { expect, test } from '../support/browser/game.ts';
import { DEPLOYED, SETTING_UP, UNDER_FIRE } from '../support/browser/plan.ts';
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
        for (const commands of [SETTING_UP, DEPLOYED, UNDER_FIRE]) {
          await laid(page, savedGame(commands));
          places.add(JSON.stringify(await page.getByRole('application').boundingBox()));
        }
        await page.close();
      }
      expect([...places]).toHaveLength(1);
    });
  });
}
