import type { Page } from '@playwright/test';
import type { Command } from '../../../src/engine/index.ts';
import type { Settings } from '../../../src/play/settings.ts';
import { savedGame } from './savedGame.ts';

/** Opens a file on the start page, as one does: through the button and the browser's own dialog. */
export async function openFile(page: Page, text: string, name = 'game.json'): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByText('Open a file', { exact: true }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** The start page, whatever has been on the table of this tab before; a game just being stored is not gone on in either. */
export async function toStartPage(page: Page): Promise<void> {
  if (page.url() !== 'about:blank')
    await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.removeItem('take-cover.game')));
  await page.goto('/');
}

/** From the start page into a game that has been played this far. */
export async function playOn(
  page: Page,
  commands: readonly Command[],
  settings: Partial<Settings> = {},
): Promise<void> {
  await toStartPage(page);
  await openFile(page, savedGame(commands, settings));
}
