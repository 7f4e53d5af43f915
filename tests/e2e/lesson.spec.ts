import { devices, type Page } from '@playwright/test';
import type { Point } from '../../src/engine/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { expect, test } from '../support/browser/game.ts';
import { KeyTable } from '../support/browser/keys.ts';
import { Table } from '../support/browser/table.ts';
import { TouchTable } from '../support/browser/touch.ts';

const SIZE = { width: 24, height: 24 };
const KLENOV = 'Maksim Klenov';
const SOSNIN = 'Gleb Sosnin';

/** The whole first game, each step done on the table as it is asked for. */
async function playsFirstGame(page: Page, table: Table, t: ReturnType<typeof translator>): Promise<void> {
  const lesson = page.getByRole('region', { name: t('ui.lesson.titles.firstGame') });
  const step = (n: number) => expect(lesson).toContainText(t('ui.lesson.step', { n, of: 13 }));
  const says = (what: string) => expect(lesson.getByRole('status')).toHaveText(what);
  const answers = (key: Parameters<typeof t>[0]) => table.answers(t(key));
  const takes = (key: Parameters<typeof t>[0]) => table.answers(new RegExp(`^${t(key)} \\d`)); // others begin alike
  const rolls = (dice: number) => table.answers(t('ui.prompt.roll.roll', { dice }));

  const fires = async (at: Point, whom: string) => {
    await table.select(SOSNIN);
    await takes('ui.actions.fire.label');
    if (!(table instanceof TouchTable)) return table.clickAt(at);
    await table.tapAt(at); // which brings both out from under the sheet
    await table.answers(new RegExp(`${whom}$|${whom} `));
  };

  await says(t('ui.lesson.pick', { who: KLENOV }));
  await table.select(KLENOV);
  await says(t('ui.lesson.choose', { action: t('ui.actions.move.label') }));
  await takes('ui.actions.move.label');
  if (table instanceof KeyTable) table.begins([9.9, 18.5]);
  await says(t('ui.lesson.say.move'));
  await table.clickAt([10.3, 14.7]);
  await step(2);
  await fires([11.6, 5.5], 'Birkner');
  await step(3);
  await answers('ui.prompt.aim.aim');
  await step(4);
  await rolls(3);
  await step(5);
  await page.reload(); // it goes on where it was
  await step(5);
  await table.select(KLENOV);
  await takes('ui.actions.opportunityFire.label');
  if (table instanceof KeyTable) table.begins([10.2, 14.54]);
  await table.clickAt([11.6, 8.5]);
  await step(6);
  await answers('ui.actions.endTurn.label');
  await step(7);
  await table.answers(new RegExp(`^${KLENOV}`));
  if (table instanceof TouchTable) await table.answers(new RegExp(`^${KLENOV}`)); // the first tap proposes
  await step(8);
  await answers('ui.prompt.aim.decline');
  await step(9);
  await rolls(4);
  await step(10);
  await answers('ui.prompt.cover.take');
  await step(11);
  await says(t('ui.lesson.pick', { who: SOSNIN })); // the other side has played its turn
  await fires([10.4, 5.5], 'Ahorn');
  await step(12);
  await answers('ui.prompt.aim.aim');
  await step(13);
  await rolls(3);
  await expect(lesson).toContainText(t('ui.lesson.done'));
}

test.describe('the guided first game, done on the table', () => {
  test.describe('in Italian', () => {
    test.use({ locale: 'it-IT' });

    test('by mouse @long', async ({ page }) => {
      const t = translator('it');
      await page.goto('/');
      await page.getByRole('button', { name: t('ui.lesson.showMe') }).click();
      await playsFirstGame(page, new Table(page, SIZE, t), t);
    });
  });

  test('by keys alone @long', async ({ page }) => {
    const t = translator('en');
    await page.goto('/');
    await page.getByRole('button', { name: t('ui.lesson.showMe') }).press('Enter');
    await playsFirstGame(page, new KeyTable(page, SIZE, t), t);
  });
});

test('a step of a lesson is done for one who has keys alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show me how' }).press('Enter');
  const lesson = page.getByRole('region', { name: 'Your first game' });
  await page.getByRole('button', { name: 'Maksim Klenov', exact: true }).press('Enter');
  await page.keyboard.press('m');
  await expect(lesson.getByRole('status')).toHaveText(/^Go to the marked spot/);
  await lesson.getByRole('button', { name: 'Do it for me' }).press('Enter');
  await expect(lesson).toContainText('Step 2 of 13');
});

test.describe('by touch', () => {
  const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, userAgent, hasTouch, isMobile });

  test.describe('in French', () => {
    test.use({ locale: 'fr-FR' });

    test('the guided first game, done on the table @long', async ({ page }) => {
      const t = translator('fr');
      await page.goto('/');
      await page.getByRole('button', { name: t('ui.lesson.showMe') }).tap();
      await playsFirstGame(page, new TouchTable(page, SIZE, t), t);
    });
  });

  test('a lesson is done to its end, and leads to the next', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Grenades' }).tap();
    const lesson = page.getByRole('region', { name: 'Grenades' });
    for (const n of [1, 2, 3]) {
      await expect(lesson).toContainText(`Step ${n} of 3`);
      await lesson.getByRole('button', { name: 'Do it for me' }).tap();
    }
    await page.getByRole('button', { name: 'Next: Close combat' }).tap();
    await expect(page.getByRole('region', { name: 'Close combat' })).toContainText('Step 1 of');
  });
});
