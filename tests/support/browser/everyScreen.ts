import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Command } from '../../../src/engine/index.ts';
import { translator } from '../../../src/i18n/everyLanguage.ts';
import type { Locale } from '../../../src/i18n/index.ts';
import { roll } from '../builders/given.ts';
import { toStartPage } from './files.ts';
import { BIRKNER, DEPLOYED, SOSNIN, UNDER_FIRE, WON } from './plan.ts';
import { savedGame } from './savedGame.ts';
import { laid } from './scenes.ts';

/** Of the files of a release, which have something in every field. */
const GOLDEN = resolve(import.meta.dirname, '../../play/golden');
const kept = (name: string) => JSON.parse(readFileSync(join(GOLDEN, `${name}.json`), 'utf8'));
const keptLink = (name: string): string =>
  readFileSync(join(GOLDEN, 'links.txt'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')[1] ?? '';

/** A shot is rolled for. */
const ROLLED: readonly Command[] = [...UNDER_FIRE, { type: 'takeCover', who: BIRKNER.id }, { type: 'aim' }];

type Look = (name: string) => Promise<void>;

/** Every screen there is, one after the other in one language; for a window as large as a laptop. In four walks: before a game, in one, what else it opens, and what
 * testers look at. */
export const WALKS = {
  'the rooms': throughRooms,
  'a game': throughGame,
  'the menu': throughMenu,
  'the cases': throughCases,
} as const;

function walker(page: Page, look: Look) {
  const press = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.waitForLoadState('networkidle');
  };
  const inDialog = async (name: string, opened: string, further = async () => {}): Promise<void> => {
    await press(opened);
    await page.getByRole('dialog').first().waitFor();
    await look(name);
    await further();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  };
  return { press, inDialog };
}

async function throughRooms(page: Page, locale: Locale, look: Look): Promise<void> {
  const t = translator(locale);
  const { press, inDialog } = walker(page, look);
  await toStartPage(page);
  await look('start');
  await inDialog('new game', t('ui.start.newGame'), async () => {
    await press(t('ui.fair.random'));
    await page.getByRole('button', { name: t('ui.fair.another') }).waitFor();
    await page.getByText(t('ui.fair.title'), { exact: true }).click();
    await look('random table');
  });
  await inDialog('preferences', t('ui.preferences.title'));
  await press(t('ui.start.workshop'));
  await look('workshop');
  await page.getByText(t('ui.tracing.title'), { exact: true }).click();
  await look('photograph');
  await press(t('ui.library.rooms.library'));
  await look('library');

  // with something of every kind in it
  const bring = (file: object): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  const all = kept('library');
  await bring(all);
  await page.getByText(t('ui.library.taken', { count: all.entries.length })).waitFor();
  await press(t('ui.library.close'));
  await look('library, full');
  const [anna, bert] = kept('cards').cards;
  const [other, wrong] = [
    { ...anna, points: 7 },
    { ...bert, points: -1 },
  ];
  await bring({ ...kept('cards'), cards: [other, wrong] });
  await page.getByText(t('ui.library.clashes', { count: 1 })).waitFor();
  await look('import');
  await press(t('ui.library.leaveIt'));
  await press(t('ui.library.change', { name: anna.name }));
  await look('card');
  await press(t('ui.cards.addToForce'));
  await look('force');
  await press(t('ui.library.rooms.library'));
  await press(t('ui.library.change', { name: kept('scenario').name }));
  await look('scenario');
  await page.evaluate((link) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', link);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, keptLink('force'));
  await page.getByRole('dialog').waitFor();
  await look('link');
}

async function throughGame(page: Page, locale: Locale, look: Look): Promise<void> {
  const t = translator(locale);
  const { press, inDialog } = walker(page, look);
  await laid(page, savedGame(DEPLOYED, { takeBack: 'freely' }));
  await look('turn');
  await page.locator('main button', { hasText: SOSNIN.name }).first().click();
  await page.keyboard.press('f');
  await look('shot');
  await press(t('ui.header.menu'));
  await look('menu');
  await page.keyboard.press('Escape');
  await inDialog('rules', t('ui.header.rules'));
  await laid(page, savedGame(UNDER_FIRE));
  await look('question');
  await laid(page, savedGame(WON));
  await look('end');
  await press(t('ui.opponent.review.open'));
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
  await look('review');
}

async function throughMenu(page: Page, locale: Locale, look: Look): Promise<void> {
  const t = translator(locale);
  const { press, inDialog } = walker(page, look);
  const inMenu = async (name: string, opened: string, further?: () => Promise<void>): Promise<void> => {
    await press(t('ui.header.menu'));
    await inDialog(name, opened, further);
  };
  await laid(page, savedGame(DEPLOYED, { takeBack: 'freely' }));
  await inMenu('print', t('ui.print.open'));
  await inMenu('share', t('ui.share.open'), async () => {
    for (const way of ['picture', 'file'] as const) {
      await press(t(`ui.share.by.${way}`));
      await look(`share, ${way}`);
    }
  });
  await inMenu('characters', t('ui.menu.characters'));
  await inMenu('simulation', t('ui.simulation.open'), async () => {
    await page.getByLabel(t('ui.simulation.games')).fill('3');
    await press(t('ui.simulation.play'));
    await page.getByRole('region', { name: t('ui.simulation.verdict') }).waitFor();
    await look('simulation, played');
  });
}

async function throughCases(page: Page, locale: Locale, look: Look): Promise<void> {
  const t = translator(locale);
  const { press, inDialog } = walker(page, look);
  const hitOrMiss = savedGame([...ROLLED, roll(5, 2, 1)], { takeBack: 'freely' }, undefined, [roll(1, 1, 2)]);
  await laid(page, hitOrMiss);
  await press(t('ui.header.menu'));
  await inDialog('comparison of editions', t('ui.compare.ask'));
  await press(t('ui.header.rules'));
  await inDialog('cases', t('ui.caseRoom.open'));
  await press(t('ui.header.menu'));
  await press(t('ui.menu.branches.title'));
  await press(t('ui.timeline.lines.compare'));
  await look('branches and their luck');
}
