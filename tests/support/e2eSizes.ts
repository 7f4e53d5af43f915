import type { Page } from '@playwright/test';
import { test } from './e2e.ts';
import { fitsTheWindow, isAccessible } from './e2eLayout.ts';

/** The sizes of a tablet, of a laptop, and of a projector or a large screen. */
const SIZES = [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const;

/** Keeps a picture to be looked at, and looks at what a machine can judge. */
type Look = (page: Page, name: string) => Promise<void>;

/** The same tests in a window of each size. Those wider than `usual` are tagged @large and left to test:long. */
export function atEachSize(usual: number, tests: (look: Look) => void): void {
  for (const [width, height] of SIZES) {
    test.describe(`at ${width} × ${height}`, { tag: width > usual ? '@large' : [] }, () => {
      test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
      tests(async (page, name) => {
        await page.screenshot({ path: `test-results/screens/${name}-${width}x${height}.png` });
        await fitsTheWindow(page);
        if (width < 1920) await isAccessible(page); // beyond 1200 everything is only larger
      });
    });
  }
}
