import type { Page } from '@playwright/test';
import { THEMES } from '../../../src/store/preferences.ts';
import { test } from './game.ts';
import { fitsTheWindow, isAccessible, isLegible } from './layout.ts';

/** The sizes of a tablet, of a laptop, and of a projector or a large screen. */
const SIZES = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

/** Keeps a picture to be looked at, and looks at what a machine can judge. */
type Look = (page: Page, name: string) => Promise<void>;

/**
 * The same tests in a window of each size. Those wider than `usual` are tagged @long and left to test:long: with 0 all of
 * them, for what is only looked at, and there without the largest.
 * `inThemes`: where it is 1280 wide, also in the other themes; left out for words alone.
 */
export function atEachSize(usual: number, tests: (look: Look) => void, inThemes = true): void {
  for (const [width, height] of SIZES) {
    if (usual === 0 && width > 1280) continue;
    test.describe(`at ${width} × ${height}`, { tag: width > usual ? '@long' : [] }, () => {
      test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
      tests(async (page, name) => {
        await page.screenshot({ path: `test-results/screens/${name}-${width}x${height}.png` });
        await fitsTheWindow(page);
        if (width === 1280 && inThemes) await isAccessibleInEachTheme(page);
        else if (width === 1280 || width <= usual) await isAccessible(page); // npm test has no other size
      });
    });
  }
}

/** The page as it is, then in the other themes, which change nothing but colours, and in its own again. */
export async function isAccessibleInEachTheme(page: Page): Promise<void> {
  const wear = (theme: string): Promise<void> =>
    page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
  const own = await page.evaluate(() => document.documentElement.dataset.theme ?? 'day');
  await test.step(own, () => isAccessible(page));
  for (const theme of THEMES.filter((each) => each !== own)) {
    await wear(theme);
    await test.step(theme, () => isLegible(page));
  }
  await wear(own);
}
