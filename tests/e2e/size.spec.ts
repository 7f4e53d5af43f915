import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { MESSAGES } from '../../src/i18n/everyLanguage.ts';
import { LANGUAGES, LOCALES } from '../../src/i18n/index.ts';
import { BUILD } from '../support/browser/build.ts';

const MOST_KB = 300;
const MOST_KB_OF_LETTERS = 90;

for (const locale of LOCALES) {
  test.describe(LANGUAGES[locale], () => {
    test.use({ locale });

    test(`the start page asks for at most ${MOST_KB} kB of scripts, gzipped, its words among them`, async ({
      page,
    }) => {
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
      });
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0; // what is fetched once the page rests is not what it waits for
      });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('button').first()).toBeVisible();
      const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(BUILD, path))).length);
      expect(bytes.length).toBeGreaterThan(2);
      expect(bytes.reduce((sum, each) => sum + each, 0) / 1000).toBeLessThanOrEqual(MOST_KB);
      const fetched = [...scripts].join();
      expect(fetched).not.toMatch(/screens|board|worker/);
      const texts = [...scripts].map((path) => readFileSync(join(BUILD, path), 'utf8'));
      const says = (word: string) => texts.some((text) => text.includes(word));
      expect(LOCALES.filter((each) => says(MESSAGES[each].ui.start.playNow))).toEqual([locale]);
      expect(says(MESSAGES[locale].rules['FIRE-3'].title), 'words of other parts').toBe(false);
    });
  });
}

test(`both faces weigh at most ${MOST_KB_OF_LETTERS} kB, and latin comes beside the program, not after it`, async ({
  page,
}) => {
  const files = readdirSync(join(BUILD, 'assets')).filter((file) => file.endsWith('.woff2'));
  const bytes = files.map((file) => statSync(join(BUILD, 'assets', file)).size);
  expect(bytes.reduce((sum, each) => sum + each, 0) / 1000).toBeLessThanOrEqual(MOST_KB_OF_LETTERS);
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.add(request.url());
  });
  await page.route('**/*.{js,css}', (route) => route.abort());
  await page.goto('/');
  expect([...fetched].map((url) => /(kreon|public-sans)-latin-wght/.exec(url)?.[1]).sort()).toEqual([
    'kreon',
    'public-sans',
  ]);
});

test('the single file has its letters in it', () => {
  const page = readFileSync(join(BUILD, 'take-cover.html'), 'utf8');
  expect(page.match(/url\(data:font\/woff2;base64,/g)).toHaveLength(4);
  expect(page).not.toMatch(/url\([^)]*\.woff2/);
});
