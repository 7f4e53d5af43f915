import { LOCALES, type Locale } from '../../src/i18n/index.ts';
import { clippedWords } from '../support/browser/clipped.ts';
import { openPrompt, PROMPTS } from '../support/browser/everyPrompt.ts';
import { expect, test } from '../support/browser/game.ts';
import { prefers } from '../support/browser/scenes.ts';

/** Those with the least room, of a mouse and of fingers, whose buttons are larger. */
const WINDOWS = {
  mouse: [
    [1280, 720],
    [1024, 768],
  ],
  fingers: [
    [820, 1180],
    [390, 844],
    [844, 390],
  ],
} as const;

/** The hand in which the long list walks the languages with the longest words; `npm run test:e2e` has both of each. */
const LONG: Readonly<Partial<Record<Locale, keyof typeof WINDOWS>>> = { it: 'mouse', fr: 'fingers' };

for (const [hand, windows] of Object.entries(WINDOWS)) {
  const hasTouch = hand === 'fingers';
  test.describe(`by ${hand}`, () => {
    test.use({ hasTouch });
    for (const locale of LOCALES) {
      const tag = LONG[locale] === hand ? '@long' : '@every';
      test(`in ${locale}: no word of any decision is cut off, and nothing lies over another`, { tag }, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        await prefers(page, { language: locale });
        const faults: Record<string, readonly string[]> = {};
        for (const prompt of PROMPTS) {
          await openPrompt(page, prompt, hasTouch);
          for (const [width, height] of windows) {
            await page.setViewportSize({ width, height });
            await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))));
            const found = await clippedWords(page);
            if (found.length > 0) faults[`${prompt} in ${width} × ${height}`] = found;
          }
        }
        expect(faults).toEqual({});
      });
    }
  });
}
