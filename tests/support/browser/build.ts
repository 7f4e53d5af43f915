import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';

/** The build that is tested: `dist`, unless TAKE_COVER_BUILD names another folder. */
export const BUILD = resolve(import.meta.dirname, '../../..', process.env.TAKE_COVER_BUILD ?? 'dist');

/** Opens take-cover.html from the disk, where it is alone in its folder. */
export async function openSingleFile(page: Page, info: TestInfo): Promise<void> {
  const alone = info.outputPath('take-cover.html');
  copyFileSync(join(BUILD, 'take-cover.html'), alone);
  await page.goto(pathToFileURL(alone).href);
}
