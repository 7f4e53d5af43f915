import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LANGUAGES, LOCALES } from '../../src/i18n/index.ts';
import { BUILD } from '../support/browser/build.ts';

const MOST_KB = 300;

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
      const others = LOCALES.filter((each) => each !== locale);
      expect(others.filter((each) => fetched.includes(`/${each}-`))).toEqual([]);
    });
  });
}
