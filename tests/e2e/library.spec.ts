import type { Page } from '@playwright/test';
import { CARDS } from '../../src/content/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { LOCALES } from '../../src/i18n/index.ts';
import { cardMade, forceMade, libraryFile, made } from '../../src/play/library.ts';
import { toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { fitsTheWindow, isAccessible } from '../support/browser/layout.ts';

const [ready] = CARDS;
if (!ready) throw new Error('no card');
const anna = { ...ready, id: 'anna', name: 'Anna Test', points: 9 };
const yard = made('table', { table: { width: 24, height: 24, name: 'Yard', ground: 'grass' }, scenery: [] });
const force = forceMade({ name: 'Patrol', faction: 'soviet', cards: [anna, ...CARDS], force: ['anna', ready.id] });
const club = made('ruleset', { name: 'Club', edition: 'tactic-qs-it', rulings: {}, rules: { 'TURN-3': 6 } });
const all = [cardMade(anna), force, yard, club];

const file = (text: unknown) => ({
  name: 'library.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(text)),
});

async function toLibrary(page: Page, t: ReturnType<typeof translator>): Promise<void> {
  await page.getByRole('button', { name: t('ui.start.library'), exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(file(libraryFile(all)));
  await expect(page.getByText(t('ui.library.taken', { count: all.length }))).toBeVisible();
  await page.getByRole('button', { name: t('ui.library.close'), exact: true }).click();
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: '@long' }, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a library comes in by one file, is looked through on a phone, and a game begins with what is in it', async ({
      page,
    }) => {
      const t = translator(locale);
      await toStartPage(page);
      await toLibrary(page, t);
      await expect(page.getByRole('listitem')).toHaveCount(all.length);
      await isAccessible(page);
      await fitsTheWindow(page);
      await page.getByRole('button', { name: t('ui.library.delete', { name: 'Yard' }) }).tap();
      await page.getByRole('button', { name: t('ui.library.bringBack') }).tap();
      await page.getByRole('button', { name: t('ui.library.rename', { name: 'Yard' }) }).tap();
      await page.getByLabel(t('ui.library.newName', { name: 'Yard' })).fill('Court');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Court', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: t('ui.workshop.back') }).tap();
      await page.getByRole('button', { name: t('ui.start.newGame'), exact: true }).tap();
      await page.getByRole('radio', { name: 'Court' }).check();
      await page
        .getByLabel(t('ui.newGame.force', { n: 1 }))
        .selectOption({ label: t('ui.newGame.forceOf', { name: 'Patrol', faction: t('content.factions.soviet') }) });
      await expect(page.getByRole('rowheader', { name: /Anna Test/ })).toBeVisible();
      await isAccessible(page);
    });

    test('a card and a force are made on a phone, and taken into a game', async ({ page }) => {
      const t = translator(locale);
      await toStartPage(page);
      await page.getByRole('button', { name: t('ui.start.library'), exact: true }).tap();
      await page.getByRole('button', { name: t('ui.library.rooms.cards'), exact: true }).tap();
      await isAccessible(page);
      await fitsTheWindow(page);
      await page.getByRole('button', { name: t('ui.cards.fromReady', { name: 'Henry Ashwood' }) }).tap();
      const front = page.getByRole('region', { name: t('ui.cards.front') });
      await front.getByLabel(t('ui.cards.name'), { exact: true }).fill('Hank');
      await front.getByLabel(t('ui.card.move'), { exact: true }).fill('5');
      await isAccessible(page);
      await fitsTheWindow(page);
      await page.getByRole('button', { name: t('ui.cards.addToForce') }).tap();
      await expect(page.getByText(t('ui.cards.legal'))).toBeVisible();
      await isAccessible(page);
      await fitsTheWindow(page);
      await page.getByRole('button', { name: t('ui.workshop.back') }).tap();
      await page.getByRole('button', { name: t('ui.start.newGame'), exact: true }).tap();
      await page.getByLabel(t('ui.newGame.force', { n: 1 })).selectOption({ label: t('ui.cards.newForce') });
      await expect(page.getByRole('rowheader', { name: /Hank/ })).toBeVisible();
    });
  });
}

test.describe('by a finger on a phone', { tag: '@long' }, () => {
  const locale = 'it';
  test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a random table, a scenario, an import, paper, ways to share and a link', async ({ page }) => {
    const t = translator(locale);
    const tap = (name: string): Promise<void> =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().tap();
    const dialog = page.getByRole('dialog');
    await toStartPage(page);
    await tap(t('ui.start.newGame'));
    await tap(t('ui.fair.random'));
    await tap(t('ui.fair.another'));
    await expect(page.getByRole('radio', { name: /\d/, checked: true }).first()).toBeVisible();
    await tap(t('ui.dialog.close'));

    await toLibrary(page, t);
    await tap(t('ui.library.rooms.scenario'));
    await tap(t('ui.scenario.newOne'));
    await tap(t('ui.scenario.parts.force'));
    await tap(t('ui.scenario.add'));
    await expect(
      page.getByRole('button', { name: t('ui.scenario.leaveOut', { name: CARDS[0]?.name ?? '' }) }),
    ).toBeVisible();
    await tap(t('ui.library.rooms.library'));

    await page.locator('input[type=file]').setInputFiles(file(cardMade({ ...anna, points: 4 }).file));
    await dialog.getByRole('combobox').selectOption('instead');
    await tap(t('ui.library.take'));
    await expect(dialog.getByText(t('ui.library.taken', { count: 1 }))).toBeVisible();
    await tap(t('ui.library.close'));

    await tap(t('ui.print.title', { name: anna.name }));
    const kind = dialog.getByRole('checkbox').first();
    const was = await kind.isChecked();
    await kind.tap();
    expect(await kind.isChecked()).toBe(!was);
    await tap(t('ui.dialog.close'));

    await tap(t('ui.library.share', { name: anna.name }));
    for (const way of ['file', 'link'] as const) {
      await tap(t(`ui.share.by.${way}`));
      await fitsTheWindow(page);
    }
    const link = await dialog.getByLabel(t('ui.share.address'), { exact: true }).inputValue();
    await tap(t('ui.dialog.close'));
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, link);
    await expect(dialog).toContainText(anna.name);
    await tap(t('ui.link.leave'));
    await expect(dialog).toHaveCount(0);
  });
});

test('cards, a force, a scenario, an import, paper and a link by keys alone, the focus never lost @long', async ({
  page,
}) => {
  const press = async (name: string | RegExp): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).first().press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  };
  await toStartPage(page);
  await press('Library');
  await press('Cards and forces');
  await press('New card');
  const name = page.getByRole('region', { name: 'Front: unhurt' }).getByLabel('Name', { exact: true });
  await name.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Vera');
  await page.keyboard.press('Enter');
  await press('Add to the force');
  await press('Scenarios');
  await press('New scenario');
  await page.getByLabel('Add an aim').first().focus();
  await page.keyboard.press('L');
  await expect(page.getByRole('button', { name: 'Take this aim away' }).first()).toBeVisible();
  await press('Library');

  await page.locator('input[type=file]').setInputFiles(file(cardMade({ ...anna, name: 'Vera' }).file));
  const how = page.getByRole('dialog').getByRole('combobox');
  await how.focus();
  await page.keyboard.press('S');
  await expect(how).toHaveValue('skip');
  await press('Add to the library');
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const opened of ['Print Vera', 'Share Vera']) {
    await press(opened);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: opened })).toBeFocused();
  }
});
