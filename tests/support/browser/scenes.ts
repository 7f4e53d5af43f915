import type { Page } from '@playwright/test';
import { fit as fitted, toScreen } from '../../../src/board/view/camera.ts';
import type { Command, Point } from '../../../src/engine/index.ts';
import type { Locale } from '../../../src/i18n/index.ts';
import type { ClubTable, Pace, Theme } from '../../../src/store/preferences.ts';
import { toStartPage } from './files.ts';
import { savedGame } from './savedGame.ts';

/** Screens to be looked at, in any language and theme: nothing here goes by a word on the screen. */

interface Liking {
  readonly theme?: Theme;
  readonly language?: Locale;
  readonly hints?: 'hidden';
  readonly handOver?: 'on';
  readonly opponentPace?: Pace;
  readonly clubTable?: ClubTable;
}

/** What somebody has chosen in the preferences at an earlier visit; for a page that is not open yet. */
export const prefers = (page: Page, liking: Liking): Promise<unknown> =>
  page.addInitScript((state) => {
    localStorage.setItem('take-cover.preferences', JSON.stringify({ state, version: 0 }));
  }, liking);

/** The text of a game file on the table, its picture painted. */
export async function onTheTable(page: Page, file: string): Promise<void> {
  await laid(page, file);
  await settled(page);
}

/** The same as soon as all its parts are there. */
export async function laid(page: Page, file: string): Promise<void> {
  await toStartPage(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.locator('input[type=file]').waitFor({ state: 'detached' }); // the end has no table
  await page.waitForLoadState('networkidle');
}

export const played = (page: Page, commands: readonly Command[]): Promise<void> =>
  onTheTable(page, savedGame(commands));

/** Lazy parts are there, and what is thought over beside the page has been drawn. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1200);
}

/** Points at a place of a table of 24 × 24u. */
export async function pointAt(page: Page, at: Point): Promise<void> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('there is no board');
  const [x, y] = toScreen({ ...fitted(box, { width: 24, height: 24 }), ...box, turned: false }, at);
  await page.mouse.move(box.x + x - 3, box.y + y);
  await page.mouse.move(box.x + x, box.y + y);
}

/** Takes the one who stands there into the hand, and then an action by its key. */
export async function takes(page: Page, at: Point, key: string): Promise<void> {
  await pointAt(page, at);
  await page.mouse.down();
  await page.mouse.up();
  await page.keyboard.press(key);
}
