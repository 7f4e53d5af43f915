import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/everyLanguage.ts';
import type { Locale } from '../../../src/i18n/index.ts';
import { toStartPage } from './files.ts';
import { DEPLOYED, SOSNIN, UNDER_FIRE, WON } from './plan.ts';
import { savedGame } from './savedGame.ts';
import { laid } from './scenes.ts';

/** Every screen there is, one after the other in one language; for a window as large as a laptop. */
export async function atEveryScreen(page: Page, locale: Locale, look: (name: string) => Promise<void>): Promise<void> {
  const t = translator(locale);
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.waitForLoadState('networkidle');
  };
  const inDialog = async (name: string, opened: string): Promise<void> => {
    await press(opened);
    await page.getByRole('dialog').first().waitFor();
    await look(name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  };
  const inMenu = async (name: string, opened: string): Promise<void> => {
    await press(t('ui.header.menu'));
    await inDialog(name, opened);
  };

  await toStartPage(page);
  await look('start');
  await inDialog('new game', t('ui.start.newGame'));
  await inDialog('preferences', t('ui.preferences.title'));
  for (const [name, opened] of [
    ['library', t('ui.start.library')],
    ['workshop', t('ui.start.workshop')],
  ] as const) {
    await press(opened);
    await look(name);
    if (name === 'workshop') {
      await press(t('ui.library.rooms.cards'));
      await look('cards');
    }
    await toStartPage(page);
  }

  await laid(page, savedGame(DEPLOYED, { takeBack: 'freely' }));
  await look('turn');
  await page.locator('main button', { hasText: SOSNIN.name }).first().click();
  await page.keyboard.press('f');
  await look('shot');
  await press(t('ui.header.menu'));
  await look('menu');
  await page.keyboard.press('Escape');
  await inMenu('print', t('ui.print.open'));
  await inMenu('share', t('ui.share.open'));
  await inMenu('characters', t('ui.menu.characters'));
  await inMenu('simulation', t('ui.simulation.open'));
  await inDialog('rules', t('ui.header.rules'));

  await laid(page, savedGame(UNDER_FIRE));
  await look('question');
  await laid(page, savedGame(WON));
  await look('end');
  await inDialog('review', t('ui.opponent.review.open'));
}
