import type { Page } from '@playwright/test';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { LOCALES } from '../../src/i18n/index.ts';
import { twoMenAWallAndAWound } from '../support/browser/bench.ts';
import { toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { fitsTheWindow, isAccessible } from '../support/browser/layout.ts';
import { isAccessibleInEachTheme } from '../support/browser/sizes.ts';
import { Table } from '../support/browser/table.ts';
import { TouchTable } from '../support/browser/touch.ts';

const inHand = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('two men, a wall and a wound are a position that is looked at and played', async ({ page, table }) => {
  await twoMenAWallAndAWound(page, table, [14, 8]);
  await expect(
    page.getByText('Timofey Dubovy sees Ludwig Eichner, who is in partial cover (stone wall).'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing to mend' })).toBeVisible();
  await isAccessibleInEachTheme(page);
  await fitsTheWindow(page);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.getByRole('heading', { name: 'Your turn: 6 tokens to spend' })).toBeVisible();
  await expect(page.getByText('New position · 2.2')).toBeVisible();
  await table.select('Timofey Dubovy');
  await expect(table.card('Timofey Dubovy')).toContainText('Wounded');
});

test('a position is made by keys alone, and what is wrong with it is said and mended @long', async ({
  page,
  table,
}) => {
  await toStartPage(page);
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole('button', { name: 'Workshop' }).press('Enter');
  await page.getByRole('button', { name: 'Place Timofey Dubovy for Player 1' }).press('Enter');
  await table.board.focus();
  await press('ArrowRight', 'Enter');
  const soldier = inHand(page, 'Timofey Dubovy, in hand');
  await expect(soldier.getByLabel('From the left')).toHaveValue('12.5');
  await press('ArrowLeft', 'Shift+ArrowDown', 'Escape');
  await page.getByRole('tab', { name: 'Soldiers' }).press('ArrowRight');
  await page.getByRole('button', { name: 'house' }).press('Enter');
  await table.board.focus();
  await press('Enter');
  await expect(inHand(page, 'house, in hand')).toBeVisible();
  await press('R');
  await expect(inHand(page, 'house, in hand').getByLabel('Turned')).toHaveValue('15');
  const fault = page.getByRole('listitem').filter({ hasText: 'where no base can stand' });
  await expect(fault).toHaveCount(1);
  await press('N', 'N');
  await expect(soldier).toBeVisible();
  await fault.getByRole('button', { name: /^Move: / }).press('Enter');
  await expect(fault).toHaveCount(0);
  await press('Control+z');
  await expect(fault).toHaveCount(1);

  await page.waitForTimeout(500); // it is written down a moment later
  await page.reload();
  await page.getByRole('button', { name: 'Workshop' }).press('Enter');
  await expect(fault).toHaveCount(1);
  await page.getByRole('button', { name: 'Begin a new position' }).press('Enter');
  await expect(fault).toHaveCount(0);
  await press('Control+z');
  await expect(fault).toHaveCount(1);
});

test('several are framed, dragged, doubled and taken back as one, by mouse and by keys @long', async ({
  page,
  table,
}) => {
  await twoMenAWallAndAWound(page, table, [14, 8]);
  const several = (count: number) => inHand(page, `${count} things, in hand`);
  const left = (count: number) => several(count).getByLabel('From the left');
  await page.keyboard.press('Escape');
  await page.keyboard.down('Shift');
  await table.drag([5, 7], [10, 13], [16, 20]);
  await page.keyboard.up('Shift');
  await expect(left(3)).toHaveValue('10');
  await isAccessible(page);
  await table.drag([10, 13.5], [11, 13.5], [12, 13.5]);
  await expect(left(3)).toHaveValue('12');
  await several(3).getByRole('button', { name: 'Duplicate' }).click();
  await expect(left(3)).toHaveValue('13');
  await expect(page.getByText('3 things placed')).toBeVisible();
  await table.board.focus();
  await page.keyboard.press('Control+a');
  await expect(several(6)).toBeVisible();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');

  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Several' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(several(2)).toBeVisible();
  await expect(page.getByText('2 in hand.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(left(2)).toHaveValue('11');
});

test.describe('by touch', { tag: '@long' }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a house is dragged in its middle, drawn out at its sides and corners, and a soldier is dragged', async ({
    page,
  }) => {
    await toStartPage(page);
    const table = new TouchTable(page, { width: 24, height: 24 });
    await page.getByRole('button', { name: 'Workshop' }).click();
    await page.getByRole('button', { name: 'Place Timofey Dubovy for Player 1' }).click();
    await table.tapAt([6, 18]);
    await table.drag([6, 18], [7, 17], [9, 16]);
    const soldier = inHand(page, 'Timofey Dubovy, in hand');
    const house = inHand(page, 'house, in hand');
    await page.getByRole('navigation', { name: 'Workshop' }).getByRole('button', { name: 'In hand' }).click();
    await expect(soldier.getByLabel('From the left')).toHaveValue('9');
    await page.getByRole('navigation', { name: 'Workshop' }).getByRole('button', { name: 'Palette' }).click();
    await page.getByRole('tab', { name: 'Scenery' }).click();
    await page.getByRole('button', { name: 'house' }).click();
    await table.tapAt([12, 8]);
    await table.drag([12, 8], [13, 9], [14, 9]);
    await page.getByRole('navigation', { name: 'Workshop' }).getByRole('button', { name: 'In hand' }).click();
    await expect(house.getByLabel('From the left')).toHaveValue('14');
    const corners = house.getByLabel('Corners');
    await expect(corners).toHaveValue('4');
    const width = Number(await house.getByLabel('Width').inputValue());
    await table.drag([14 + width / 2, 9], [15 + width / 2, 9], [16 + width / 2, 9]);
    await expect(corners).toHaveValue('5');
    await expect(house.getByLabel('Width')).toHaveValue(`${width + 2}`);
    await house.getByText('Outline, point by point').click();
    await expect(house.getByLabel('Point 5, from the left')).toBeVisible();
    await fitsTheWindow(page);
    await isAccessible(page);

    await page.getByRole('navigation', { name: 'Workshop' }).getByRole('button', { name: 'Palette' }).click();
    await page.getByRole('button', { name: 'Several' }).click();
    await table.tapAt([9, 16]);
    await table.drag([9, 5], [14, 9], [20, 13]);
    await table.drag([9, 16], [8, 15], [8, 14]);
    await page.getByRole('navigation', { name: 'Workshop' }).getByRole('button', { name: 'In hand' }).click();
    const both = inHand(page, '2 things, in hand');
    await both.getByRole('button', { name: 'Let go of house' }).click();
    await expect(soldier.getByLabel('From the left')).toHaveValue('8');
    await expect(soldier.getByLabel('From the top')).toHaveValue('14');
  });
});

for (const locale of LOCALES) {
  test.describe(`by touch on a phone, ${locale}`, { tag: '@long' }, () => {
    test.use({ locale, hasTouch: true, viewport: { width: 390, height: 844 } });

    test('a soldier is put on the table, and all of it fits, on a tablet too', async ({ page }) => {
      const t = translator(locale);
      await page.goto('/');
      await page.getByRole('button', { name: t('ui.start.workshop'), exact: true }).tap();
      await page
        .getByRole('button', { name: /^\S+ Timofey Dubovy/ })
        .first()
        .tap();
      await page.touchscreen.tap(...(await new Table(page, { width: 24, height: 24 }, t).pixels())([12, 12]));
      await fitsTheWindow(page);
      await isAccessible(page);
      const parts = page.getByRole('navigation').getByRole('button');
      for (const n of [1, 2]) {
        await parts.nth(n).tap();
        await fitsTheWindow(page);
        await isAccessible(page);
      }
      for (const width of [744, 820, 1024]) {
        await page.setViewportSize({ width, height: 1180 });
        await fitsTheWindow(page);
      }
    });
  });
}
