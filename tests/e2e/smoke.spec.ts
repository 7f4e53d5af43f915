import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { BUILD } from '../support/e2eBuild.ts';

const singleFile = join(BUILD, 'take-cover.html');

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Take Cover' });

test('the served page shows the game', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Take Cover');
  await expect(heading(page)).toBeVisible();
});

test('the single file plays from disk, alone in its folder', async ({ page }, info) => {
  const alone = info.outputPath('take-cover.html');
  copyFileSync(singleFile, alone);
  await page.goto(pathToFileURL(alone).href);
  await expect(heading(page)).toBeVisible();
});

test('the browser of these tests has fonts', async ({ page }) => {
  await page.goto('/');
  const width = await page.evaluate(
    () => document.createElement('canvas').getContext('2d')?.measureText('Cover').width,
  );
  expect(width).toBeGreaterThan(0);
});

test('the page has no accessibility faults that a machine can find', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
