import { translator } from '../../src/i18n/everyLanguage.ts';
import { LANGUAGES, LOCALES } from '../../src/i18n/index.ts';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER, DEPLOYED, SOSNIN, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid, prefers } from '../support/browser/scenes.ts';
import { atEachSize } from '../support/browser/sizes.ts';
import { Table } from '../support/browser/table.ts';

/** Words are longer in some languages than in others: the screens with most of them. */
atEachSize(
  0,
  (look) => {
    for (const language of LOCALES.filter((each) => each !== 'en')) {
      const t = translator(language);
      test.describe(LANGUAGES[language], () => {
        test.beforeEach(({ page }) => prefers(page, { language }));

        test('start page, preferences and new game', async ({ page }) => {
          const dialog = page.getByRole('dialog');
          await page.goto('/');
          await look(page, `start-${language}`);
          await page.getByRole('button', { name: t('ui.preferences.title') }).click();
          await expect(dialog).toBeVisible();
          await look(page, `preferences-${language}`);
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: t('ui.start.newGame') }).click();
          await expect(dialog.getByRole('heading', { name: t('ui.newGame.title') })).toBeVisible();
          await look(page, `new-game-${language}`);
        });

        test('a shot and a question', async ({ page }) => {
          const table = new Table(page, { width: 24, height: 24 }, t);
          await laid(page, savedGame(DEPLOYED));
          await table.select(SOSNIN.name);
          await table.pointAt(BIRKNER.at);
          await expect(table.tooltip(BIRKNER.name)).toBeVisible();
          await look(page, `shot-${language}`);
          await laid(page, savedGame(UNDER_FIRE));
          await expect(table.decision).toContainText(BIRKNER.name);
          await look(page, `prompt-${language}`);
          await page.getByRole('button', { name: t('ui.header.menu') }).click();
          await expect(table.dialog).toBeVisible();
          await look(page, `menu-${language}`);
        });
      });
    }
  },
  false,
);
