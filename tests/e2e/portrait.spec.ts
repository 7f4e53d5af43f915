import type { Page } from '@playwright/test';
import { toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { isAccessible } from '../support/browser/layout.ts';

/** A photograph that no packing makes small, as a camera has it. */
const photograph = async (page: Page, type: 'image/png' | 'image/jpeg', width = 1600): Promise<Buffer> => {
  const base64 = await page.evaluate(
    ([type, width]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height: width * 0.75 });
      const brush = canvas.getContext('2d');
      let noise = 1;
      for (let n = 0; n < 4000; n++) {
        noise = (noise * 48271) % 2147483647;
        if (brush) brush.fillStyle = `hsl(${noise % 360} 60% 50%)`;
        brush?.fillRect(noise % width, (noise >> 8) % canvas.height, 60, 60);
      }
      return canvas.toDataURL(type).replace(/^.*,/, '');
    },
    [type, width] as const,
  );
  return Buffer.from(base64, 'base64');
};

const zone = (page: Page) => page.getByRole('region', { name: 'Portrait or symbol' });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Picture for the card, PNG or JPEG')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** Of the picture on the card: its size in bytes and its sides in pixels. */
const shown = (page: Page) =>
  zone(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => ({
      bytes: atob(image.src.replace(/^.*,/, '')).length,
      sides: [image.naturalWidth, image.naturalHeight],
    }));

test('a portrait is taken from a photograph, made small, and seen wherever its card is; what is none is refused in words @long', async ({
  page,
  table,
}) => {
  await toStartPage(page);
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('button', { name: 'Cards and forces', exact: true }).click();
  await page.getByRole('button', { name: 'New card' }).click();
  const jpeg = await photograph(page, 'image/jpeg');
  expect(jpeg.length).toBeGreaterThan(100_000);
  await choose(page, 'me.jpg', jpeg);
  await expect(zone(page).getByRole('img', { name: 'New soldier' })).toBeVisible();
  const first = await shown(page);
  expect(first.bytes).toBeLessThanOrEqual(20_000);
  expect(Math.max(...first.sides)).toBeLessThanOrEqual(256);

  const refused: readonly (readonly [string, Buffer, RegExp])[] = [
    ['still.png', Buffer.from('GIF89a and more'), /no PNG or JPEG/],
    ['half.jpg', jpeg.subarray(0, jpeg.length / 2), /damaged or cut off/],
    [
      'torn.png',
      Buffer.concat([(await photograph(page, 'image/png', 40)).subarray(0, 60), Buffer.alloc(900)]),
      /damaged/,
    ],
    ['large.jpg', Buffer.concat([jpeg, Buffer.alloc(20e6)]), /over 20 MB/],
  ];
  for (const [name, buffer, why] of refused) {
    await choose(page, name, buffer);
    await expect(zone(page).getByText(why)).toBeVisible();
    expect(await shown(page), name).toEqual(first);
  }

  const dropped = (await photograph(page, 'image/png', 300)).toString('base64');
  await zone(page).evaluate((element, base64) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'symbol.png'));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  }, dropped);
  await expect.poll(() => shown(page)).not.toEqual(first);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shown(page)).toEqual(first);

  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByText('Portraits do not fit in a link: it goes without them.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Print' }).first().click();
  await expect(page.locator('image[href^="data:image/"]').first()).toBeAttached();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add to the force' }).click();
  await page.getByRole('button', { name: 'To the start page' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  await page.getByLabel('Force of player 1').selectOption({ label: 'New force' });
  await expect(page.getByRole('rowheader').getByRole('img', { name: 'New soldier' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(table.card('New soldier').getByRole('img', { name: 'New soldier' })).toBeVisible();
});
