import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { CARDS } from '../../src/content/index.ts';
import { cardMade } from '../../src/play/library.ts';
import { toLink } from '../../src/play/share/link.ts';
import { openFile, playOn, toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { isAccessible } from '../support/browser/layout.ts';
import { bring } from '../support/browser/photograph.ts';
import { WON } from '../support/browser/plan.ts';
import { Table } from '../support/browser/table.ts';

/** The browser of somebody else. */
const another = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })).newPage();

test.describe('a game that has been played', { tag: '@long' }, () => {
  test('goes by link into another browser, and is there beside what it has', async ({ page, browser }) => {
    await playOn(page, WON);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    await isAccessible(page);
    const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
    const friend = await another(browser);
    await friend.goto(link);
    await expect(friend.getByText(`${WON.length} steps`)).toBeVisible();
    expect(new URL(friend.url()).hash).toBe('');
    await friend.getByRole('button', { name: 'Open it' }).click();
    await expect(friend.getByRole('region', { name: 'Player 1 wins' })).toBeVisible();
    await friend.context().close();
  });

  test('is inside the picture of its table, with the line of sight that is held there, dropped or opened', async ({
    page,
    table,
    browser,
  }) => {
    await playOn(page, WON.slice(0, -1));
    await page.getByRole('button', { name: 'Sight', exact: true }).click();
    await table.clickAt([3, 20]); // from Ryabinin to Buchholz
    await table.clickAt([20, 3]);
    const asked = await table.decision.getByRole('heading', { level: 2 }).textContent();
    await table.openMenu('Share');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const isDrawn = page
      .getByRole('dialog')
      .locator('canvas')
      .evaluateAll((layers) =>
        layers.slice(1).some((layer) => {
          const { width, height } = layer as HTMLCanvasElement;
          const middle = [0.46 * width, 0.46 * height, 0.06 * width, 0.06 * height] as const;
          const ink = (layer as HTMLCanvasElement).getContext('2d')?.getImageData(...middle).data ?? [];
          return ink.some((value, i) => i % 4 === 3 && value > 0);
        }),
      );
    expect(await isDrawn).toBe(true);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^take-cover-Player-1-Player-2-tactic-2\.2-[\d-]+\.png$/);
    const picture = await readFile(await saved.path());
    const friend = await another(browser);
    await toStartPage(friend);
    await expect(friend.getByRole('button', { name: 'Play now' })).toBeVisible();
    await bring(friend, 'drop', 'table.png', 'image/png', picture);
    await new Table(friend).asks(asked ?? '');
    expect([16, 20].map((at) => picture.readUInt32BE(at))).toEqual([1200, 1280]); // its width and height, with two lines of words
    await friend.context().close();
  });
});

test('what is pasted or dropped is a link to a card, or is refused in words @long', async ({ page }) => {
  const [card] = CARDS;
  if (!card) throw new Error('no card');
  await toStartPage(page);
  const link = await toLink(cardMade({ ...card, id: 'anna', name: 'Anna' }).file);
  const bring = (kind: 'paste' | 'drop', text: string) =>
    page.evaluate(
      ([how, what]) => {
        const data = new DataTransfer();
        data.setData('text/plain', what);
        const of = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          how === 'paste'
            ? new ClipboardEvent('paste', { ...of, clipboardData: data })
            : new DragEvent('drop', { ...of, dataTransfer: data }),
        );
      },
      [kind, text] as const,
    );
  await bring('drop', 'a shopping list');
  await expect(page.getByRole('alert')).toContainText('not well-formed');
  await page.getByRole('button', { name: 'All right' }).click();
  await openFile(page, 'GIF89a, a picture', 'a.png');
  await expect(page.getByRole('alert')).toContainText('no game in it');
  await bring('paste', link.slice(0, -20));
  await expect(page.getByRole('dialog')).toContainText('cut off or damaged');
  await page.keyboard.press('Escape');
  await bring('paste', `https://elsewhere.example/play/${link}`);
  await expect(page.getByRole('dialog')).toContainText('Anna · Card');
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await expect(page.getByText('It is in the library.')).toBeVisible();
});
