import type { Page } from '@playwright/test';
import type { Point } from '../../src/engine/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { fitsTheWindow, isAccessible } from '../support/browser/layout.ts';
import { bring, CORNERS, groundAt, laidAtFirst, photograph } from '../support/browser/photograph.ts';
import type { Table } from '../support/browser/table.ts';
import { TouchTable } from '../support/browser/touch.ts';

const colour = async (page: Page, table: Table, at: Point): Promise<string> => {
  const [r = 0, g = 0, b = 0] = await groundAt(page, (await table.pixels())(at));
  return r > 2 * g && r > 2 * b ? 'house' : g > 1.5 * r && g > 1.5 * b ? 'table' : 'neither';
};

test('a photograph of a table is put right by its corners, to scale by a length, and traced; it is in no file @long', async ({
  page,
  table,
}) => {
  await toStartPage(page);
  await page.getByRole('button', { name: 'Workshop' }).click();
  const jpeg = await photograph(page);
  await bring(page, 'drop', 'table.jpg', 'image/jpeg', jpeg);
  await expect(page.getByRole('button', { name: 'Point at its corners' })).toBeVisible();
  await expect.poll(() => colour(page, table, [1, 12])).toBe('neither');

  await page.getByRole('button', { name: 'Point at its corners' }).click();
  for (const n of [2, 0, 3, 1]) await table.clickAt(laidAtFirst(CORNERS[n] ?? [0, 0]));
  for (const at of [
    [6.3, 6.3],
    [11.7, 6.3],
    [11.7, 11.7],
    [6.3, 11.7],
  ] as const)
    await expect.poll(() => colour(page, table, at)).toBe('house');
  for (const at of [
    [5.6, 6.3],
    [12.4, 11.7],
    [0.3, 0.3],
    [23.7, 23.7],
  ] as const)
    expect(await colour(page, table, at)).toBe('table');

  // four that are no corners change nothing
  await page.getByRole('button', { name: 'Point at its corners' }).press('Enter');
  for (const x of [4, 8, 12, 16]) await table.clickAt([x, 12]);
  await expect(page.getByRole('alert')).toContainText('go round it');
  expect(await colour(page, table, [9, 9])).toBe('house');

  // by keys alone: the house is 7.5 cm and not 15
  await page.getByRole('button', { name: 'Point at a known length' }).click();
  await table.clickAt([6, 6]);
  await table.clickAt([12, 6]);
  await page.getByLabel('Measured in').selectOption('cm');
  const really = page.getByLabel('This is really');
  await expect(really).toHaveValue('15');
  await really.fill('7,5');
  await really.press('Enter');
  await expect.poll(() => colour(page, table, [11.7, 11.7])).toBe('table');
  expect(await colour(page, table, [8.7, 8.7])).toBe('house');
  await page.getByRole('button', { name: 'Move it' }).press('Enter');
  await table.board.focus();
  for (let n = 0; n < 3; n++) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => colour(page, table, [11.7, 8.7])).toBe('house');
  await isAccessible(page);

  const refused: readonly (readonly [string, string, Buffer, RegExp])[] = [
    ['a.jpg', 'image/jpeg', Buffer.from('GIF89a and more'), /no PNG or JPEG/],
    ['b.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2), /damaged or cut off/],
    ['c.jpg', 'image/jpeg', Buffer.concat([jpeg, Buffer.alloc(20e6)]), /over 20 MB/],
  ];
  for (const [name, type, bytes, why] of refused) {
    await bring(page, 'paste', name, type, bytes);
    await expect(page.getByRole('alert')).toContainText(why);
    expect(await colour(page, table, [11.7, 8.7])).toBe('house');
  }

  // still there when the page is loaded anew; in what is saved it is not
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const saved = await (await saving).createReadStream();
  let text = '';
  for await (const part of saved) text += part;
  expect(text.length).toBeLessThan(5000);
  await page.reload();
  await page.getByRole('button', { name: 'Workshop' }).click();
  await expect.poll(() => colour(page, table, [11.7, 8.7])).toBe('house');
  await page.getByText('Photograph to trace').click();
  await page.getByLabel('Show it').uncheck();
  await expect.poll(() => colour(page, table, [11.7, 8.7])).not.toBe('house');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Take back, or do again' }).click();
  await page.getByLabel('Show it').check();
  await expect.poll(() => colour(page, table, [11.7, 8.7])).toBe('house');
});

test.describe('by touch on a phone', { tag: '@long' }, () => {
  test.use({ locale: 'fr', hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a photograph is chosen and its corners are tapped, and all of it fits', async ({ page }) => {
    const t = translator('fr');
    const table = new TouchTable(page, { width: 24, height: 24 }, t);
    await page.goto('/');
    await page.getByRole('button', { name: t('ui.start.workshop'), exact: true }).tap();
    await page.getByRole('button', { name: t('ui.workshop.parts.faults') }).tap();
    await page.getByText(t('ui.tracing.title')).tap();
    const inputs = page.getByLabel(t('ui.tracing.file'));
    await expect(inputs.last()).toHaveAttribute('capture', 'environment');
    await inputs
      .first()
      .setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: await photograph(page, 'image/png') });
    await page.getByRole('button', { name: t('ui.tracing.corners') }).tap();
    await fitsTheWindow(page);
    await isAccessible(page);
    for (const corner of CORNERS) await table.tapAt(laidAtFirst(corner));
    await expect.poll(() => colour(page, table, [9, 9])).toBe('house');
    expect(await colour(page, table, [13, 13])).toBe('table');
  });
});
