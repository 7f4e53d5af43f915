import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/index.ts';
import type { Theme } from '../../src/store/preferences.ts';

interface Liking {
  readonly theme?: Theme;
  readonly language?: Locale;
  readonly motion?: 'less';
}

/** What somebody has chosen in the preferences at an earlier visit; for a page that is not open yet. */
export const prefers = (page: Page, liking: Liking): Promise<unknown> =>
  page.addInitScript((state) => {
    localStorage.setItem('take-cover.preferences', JSON.stringify({ state, version: 0 }));
  }, liking);
