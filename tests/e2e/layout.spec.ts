import { LOCALES } from '../../src/i18n/index.ts';
import { clippedWords } from '../support/browser/clipped.ts';
import { expect, test } from '../support/browser/game.ts';
import { UNDER_FIRE, WON } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid, prefers } from '../support/browser/scenes.ts';

/** The windows the game screen is made for. */
const WINDOWS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const;

/** As long as a player may call himself. */
const NAMES = { 'Player 1': 'Jean-Baptiste de la Croix', 'Player 2': 'Massimiliano Bartolozzi' };
const LONGEST = 24;

const longNames = (file: string): string =>
  Object.entries(NAMES).reduce(
    (text, [short, long]) => text.replaceAll(JSON.stringify(short), JSON.stringify(long.slice(0, LONGEST))),
    file,
  );

/** In the middle of a game: one wounded, one eliminated, tokens spent. */
const MIDDLE = WON.slice(0, -6);

for (const locale of LOCALES) {
  test.describe(locale === 'en' ? locale : `${locale} @long`, () => {
    for (const [what, commands] of [
      ['a turn', MIDDLE],
      ['a question', UNDER_FIRE],
    ] as const) {
      test(`${what}: no word is cut off, nothing overlaps or lies on the table, in any window`, async ({ page }) => {
        await prefers(page, { language: locale, hints: 'hidden' });
        await laid(page, longNames(savedGame(commands)));
        const faults: Record<string, readonly string[]> = {};
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))));
          const found = await clippedWords(page);
          if (found.length > 0) faults[`${width} × ${height}`] = found;
        }
        expect(faults).toEqual({});
      });
    }
  });
}

test('the board is as large as its window lets it be', async ({ page }) => {
  await prefers(page, {});
  await laid(page, savedGame(MIDDLE));
  const least: Readonly<Record<string, number>> = {
    '1280 × 720': 660,
    '1366 × 768': 708,
    '1440 × 900': 820,
    '1920 × 1080': 1015,
    '2560 × 1440': 1360,
    '1024 × 768': 615,
    '820 × 1180': 690,
    '844 × 390': 370,
    '390 × 844': 385,
  };
  const sides: Record<string, number> = {};
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const box = await page.getByRole('application').boundingBox();
    sides[`${width} × ${height}`] = Math.round(Math.min(box?.width ?? 0, box?.height ?? 0));
  }
  for (const [size, side] of Object.entries(sides)) expect(side, size).toBeGreaterThanOrEqual(least[size] ?? 0);
});

for (const locale of LOCALES) {
  test(`in ${locale} the whole menu is seen at 1280 × 720, with all that a freely taken back game has in it @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await prefers(page, { language: locale });
    await laid(page, savedGame(MIDDLE, { takeBack: 'freely' }));
    await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
    const scrolled = await page.getByRole('dialog').evaluate((menu) => menu.scrollHeight - menu.clientHeight);
    expect(scrolled).toBeLessThanOrEqual(0);
  });
}
