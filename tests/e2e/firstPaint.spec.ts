import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '../../src/i18n/everyLanguage.ts';
import { LANGUAGES, LOCALES } from '../../src/i18n/index.ts';
import { BUILD } from '../support/browser/build.ts';
import { expect, test } from '../support/browser/game.ts';

/** The page as it is painted before any of its program has come. */
for (const [theme, scheme] of [
  ['contrast', 'dark'],
  ['day', 'dark'],
  ['auto', 'dark'],
] as const) {
  test(`a page that still loads has its name and its theme: ${theme} chosen, ${scheme} wished for`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, contrast: 'no-preference' });
    await page.addInitScript((chosen) => {
      const preferences = { state: { theme: chosen }, version: 0 };
      localStorage.setItem('take-cover.preferences', JSON.stringify(preferences));
    }, theme);
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Take Cover' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme === 'auto' ? scheme : theme);
  });
}

for (const locale of LOCALES) {
  test(`its words are fetched beside its program: ${LANGUAGES[locale]}`, async ({ page }) => {
    await page.addInitScript((language) => {
      localStorage.setItem('take-cover.preferences', JSON.stringify({ state: { language }, version: 0 }));
    }, locale);
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/');
    const fetched = page.locator('link[rel="modulepreload"]');
    const files = await fetched.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const texts = files.map((file) => readFileSync(join(BUILD, file), 'utf8'));
    const spoken = LOCALES.filter((each) => texts.some((text) => text.includes(MESSAGES[each].ui.start.playNow)));
    expect(spoken).toEqual([locale]);
  });
}
