import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/index.ts';
import { clippedWords } from '../support/browser/clipped.ts';
import { WALKS } from '../support/browser/everyScreen.ts';
import { toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { isAccessible } from '../support/browser/layout.ts';
import { DEPLOYED, SOSNIN } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid, prefers } from '../support/browser/scenes.ts';
import { unspeakable } from '../support/page/unspeakable.ts';

const LAPTOP = { width: 1280, height: 720 };

/** WCAG 1.4.12: as far apart as a reader may set letters, words and lines. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** WCAG 1.4.10: a window of 1280 × 1024 at 400 %, and a narrow telephone. */
const SMALL = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
];

const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))));

const EACH = LOCALES.flatMap((locale) => Object.entries(WALKS).map(([where, walk]) => ({ locale, where, walk })));

for (const { locale, where, walk } of EACH) {
  test(`${locale}, ${where}: nothing is lost with letters far apart, nor at four times the size @long`, async ({
    page,
  }) => {
    await page.setViewportSize(LAPTOP);
    await prefers(page, { language: locale, hints: 'hidden' });
    const faults: Record<string, readonly string[]> = {};
    await walk(page, locale, async (name) => {
      const note = async (how: string): Promise<void> => {
        await drawn(page);
        const found = [...(await clippedWords(page)), ...(await page.evaluate(besides))];
        if (found.length > 0) faults[`${name}, ${how}`] = found;
      };
      for (const size of SMALL) {
        await page.setViewportSize(size);
        await note(`${size.width} × ${size.height}`);
      }
      if (locale === 'en')
        await test
          .step(name, () => isAccessible(page))
          .catch(({ message }: Error) => {
            faults[name] = [message];
          });
      await page.setViewportSize(LAPTOP);
      const style = await page.addStyleTag({ content: SPACED });
      await note('far apart');
      const unnamed = await page.evaluate(unspeakable);
      if (unnamed.length > 0) faults[`${name}, for a voice`] = unnamed;
      await style.evaluate((each: HTMLStyleElement) => each.remove());
    });
    expect(faults).toEqual({});
  });
}

/** Runs in the page: what sticks out to the side, and what can be pressed but is nowhere to be seen. */
function besides(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in a window of ${clientWidth}`] : [];
  const room = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
  const sideways = [...(room?.querySelectorAll<HTMLElement>('*') ?? []), ...(room instanceof HTMLElement ? [room] : [])]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
    .filter((each) => each.clientWidth > 1 && each.checkVisibility() && !each.closest('[role="application"]'))
    .filter((each) => !each.querySelector('table')) // has two directions, as a map
    .map((each) => `<${each.tagName} ${each.className}> is wider than its frame: ${each.textContent?.slice(0, 30)}`);
  return [...wide, ...sideways];
}

test.describe('in the colours of the system @long', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is pressed, selected or refused has a line of its own, icons and the board are there', async ({
    page,
  }) => {
    await page.goto('/');
    const faults: Record<string, readonly string[]> = { start: await page.evaluate(lineless) };
    await laid(page, savedGame(DEPLOYED));
    await page.locator('main button', { hasText: SOSNIN.name }).first().click();
    await page.keyboard.press('f');
    await expect(page.locator('main [aria-pressed="true"]').first()).toBeVisible();
    faults.shot = await page.evaluate(lineless);
    const [table, ...others] = await page.getByRole('application').all();
    expect(others).toEqual([]);
    expect(await table?.evaluate((each) => getComputedStyle(each).forcedColorAdjust)).toBe('none');
    await toStartPage(page);
    await page.getByRole('button', { name: 'Workshop' }).click();
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    faults.bench = await page.evaluate(lineless);
    expect(faults).toEqual({ start: [], shot: [], bench: [] });
  });
});

/** Runs in the page: what is told from the rest by nothing but a tint, and signs as bright as what they stand on. */
function lineless(): string[] {
  const shown = (which: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(which)].filter((each) => each.checkVisibility());
  const named = (each: HTMLElement): string => (each.getAttribute('aria-label') ?? each.textContent ?? '').slice(0, 30);
  const chosen = shown(
    '[aria-pressed="true"], [aria-selected="true"], [aria-current="true"], label:has(> input:checked)',
  );
  const refused = shown('[aria-disabled="true"], :disabled');
  const signs = shown('button:has(> svg)').filter((each) => {
    const { color, backgroundColor } = getComputedStyle(each);
    return color === backgroundColor;
  });
  return [
    ...(chosen.length === 0 ? ['nothing is chosen'] : []),
    ...chosen.filter((each) => getComputedStyle(each).outlineStyle === 'none').map((each) => `${named(each)}: no line`),
    ...refused
      .filter((each) => getComputedStyle(each).outlineStyle !== 'dashed')
      .map((each) => `${named(each)}: no dashes`),
    ...signs.map((each) => `${named(each)}: sign not seen`),
  ];
}
