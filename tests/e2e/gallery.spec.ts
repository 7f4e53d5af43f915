import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/index.ts';
import { GAME_SETTINGS } from '../../src/play/settings.ts';
import type { Theme } from '../../src/store/preferences.ts';
import { openPrompt, PROMPTS } from '../support/browser/everyPrompt.ts';
import { expect, test } from '../support/browser/game.ts';
import { EVERYBODY, EVERYTHING } from '../support/browser/markers.ts';
import { AHORN, BIRKNER, DEPLOYED, KLENOV, SOSNIN, UNDER_FIRE, WON } from '../support/browser/plan.ts';
import { positionFile } from '../support/browser/position.ts';
import { onTheTable, played, pointAt, prefers, settled, takes } from '../support/browser/scenes.ts';

/** npm run gallery: pictures to look at, in test-results/gallery. */
interface Picture {
  readonly name: string;
  readonly size: readonly [number, number];
  readonly theme: Theme;
  readonly language: Locale;
  readonly touch?: true;
  readonly make: (page: Page) => Promise<void>;
}

const LAPTOP = [1280, 720] as const;
const LARGE = [1920, 1080] as const;
const TABLET = [1024, 768] as const;

const PICTURES: readonly Picture[] = [
  { name: 'start', size: LAPTOP, theme: 'day', language: 'en', make: async (page) => void (await page.goto('/')) },
  { name: 'shot', size: LAPTOP, theme: 'day', language: 'it', make: (page) => shot(page) },
  { name: 'move', size: LARGE, theme: 'day', language: 'fr', make: (page) => move(page) },
  { name: 'question', size: LARGE, theme: 'dark', language: 'en', make: (page) => played(page, UNDER_FIRE) },
  { name: 'question', size: LAPTOP, theme: 'contrast', language: 'fr', make: (page) => played(page, UNDER_FIRE) },
  { name: 'markers', size: LARGE, theme: 'dark', language: 'it', make: (page) => markers(page) },
  { name: 'markers', size: LAPTOP, theme: 'contrast', language: 'en', make: (page) => markers(page) },
  { name: 'miniatures', size: LARGE, theme: 'day', language: 'en', make: (page) => miniatures(page) },
  { name: 'looking-back', size: LARGE, theme: 'day', language: 'en', make: (page) => lookingBack(page) },
  { name: 'end', size: LAPTOP, theme: 'dark', language: 'fr', make: (page) => played(page, WON) },
  { name: 'projector', size: LARGE, theme: 'dark', language: 'en', make: (page) => projector(page) },
  { name: 'tablet', size: TABLET, theme: 'day', language: 'it', touch: true, make: (page) => shot(page) },
  { name: 'tablet-upright', size: [768, 1024], theme: 'contrast', language: 'fr', touch: true, make: move },
];

for (const { name, size, theme, language, touch, make } of PICTURES) {
  const [width, height] = size;
  test.describe('gallery', { tag: '@gallery' }, () => {
    test.use({
      viewport: { width, height },
      hasTouch: touch ?? false,
      contextOptions: { reducedMotion: 'reduce' },
    });
    test(`${name} ${width}×${height} ${theme} ${language}`, async ({ page }) => {
      await prefers(page, { theme, language });
      await make(page);
      await settled(page);
      await page.screenshot({ path: `test-results/gallery/${name}-${width}x${height}-${theme}-${language}.png` });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    });
  });
}

/** The windows in which every decision is looked at, by hand: buttons for fingers are larger, and hints speak of taps. */
const WINDOWS = {
  mouse: [LAPTOP],
  fingers: [
    [820, 1180],
    [390, 844],
  ],
} as const;

for (const [hand, windows] of Object.entries(WINDOWS)) {
  const hasTouch = hand === 'fingers';
  test.describe('gallery', { tag: '@gallery' }, () => {
    test.use({ hasTouch, contextOptions: { reducedMotion: 'reduce' } });
    for (const language of LOCALES) {
      test(`every decision by ${hand} in ${language}`, async ({ page }) => {
        test.setTimeout(600_000);
        await prefers(page, { language });
        for (const prompt of PROMPTS) {
          await openPrompt(page, prompt, hasTouch);
          for (const [width, height] of windows) {
            await page.setViewportSize({ width, height });
            await page.waitForTimeout(600); // ways and odds are thought over beside the page
            await page.screenshot({
              path: `test-results/gallery/decisions/${prompt}-${width}x${height}-${language}.png`,
            });
          }
        }
      });
    }
  });
}

async function shot(page: Page): Promise<void> {
  await played(page, DEPLOYED);
  await takes(page, SOSNIN.at, 'f');
  await pointAt(page, BIRKNER.at);
}

async function move(page: Page): Promise<void> {
  await played(page, DEPLOYED);
  await takes(page, KLENOV.at, 'm');
  await pointAt(page, [12.2, 12.5]);
}

async function markers(page: Page): Promise<void> {
  await onTheTable(page, positionFile(EVERYTHING, GAME_SETTINGS));
  await takes(page, [11, 16], 'g');
  await pointAt(page, [11.6, 12.6]);
}

/** Men of every kind from near by, up, low, wounded and fallen, in two lines of six. */
async function miniatures(page: Page): Promise<void> {
  await onTheTable(page, positionFile(EVERYBODY, GAME_SETTINGS));
  await pointAt(page, [12, 12]);
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -300);
  await pointAt(page, [0.5, 0.5]);
}

async function lookingBack(page: Page): Promise<void> {
  await played(page, WON);
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('region', { name: 'Log' }).getByText(`${SOSNIN.name} rolls 6, 6 against ${AHORN.name}`).click();
}

async function projector(page: Page): Promise<void> {
  await played(page, UNDER_FIRE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Projector view' }).click();
}
