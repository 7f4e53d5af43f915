import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/i18n/index.ts';
import { freeDice } from '../support/browser/dice.ts';
import { expect, test } from '../support/browser/game.ts';
import { DEPLOYED, SOSNIN, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid, prefers, takes } from '../support/browser/scenes.ts';

declare global {
  interface Window {
    /** How often words have come into a part of the page that is read out. */
    readOut: number;
  }
}

/** Runs in a page that is not open yet. */
function listen(): void {
  const LIVE = '[role="status"], [role="alert"], [aria-live]';
  window.readOut = 0;
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const element = node instanceof Element ? node : node.parentElement;
          if (node.textContent?.trim() && (element?.closest(LIVE) || element?.querySelector(LIVE))) window.readOut++;
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Where the focus is, what has been read out, and whether a dialog or a menu is open. */
const state = (page: Page): Promise<{ focus: string; heard: number; open: number }> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const all = [...document.querySelectorAll('*')];
    return {
      focus: `${focused?.tagName} ${focused ? all.indexOf(focused) : -1}`,
      heard: window.readOut,
      open: document.querySelectorAll('dialog[open], [role="menu"]').length,
    };
  });

const steps = (page: Page): Promise<string | null> =>
  page
    .getByRole('slider')
    .first()
    .getAttribute('aria-valuemax', { timeout: 1000 })
    .catch(() => null);

const BOARD = [
  'ArrowUp',
  'ArrowLeft',
  'PageDown',
  'PageUp',
  'Home',
  'Enter',
  'Escape',
  '+',
  '+',
  '-',
  '0',
  '0',
  'q',
  'F6',
];
const SIGNS = [...'mfxgvxovjcwbzesduuyyilk.,?t1a', 'Escape', 'Escape', 'F6', ...'hpnr'];

/** The page itself; tests/long/everyKey.test.tsx has 200 states of it without a browser. */
type Making = readonly [what: string, make: (page: Page) => Promise<void>];

const MAKINGS: readonly Making[] = [
  [
    'one is selected',
    async (page) => {
      await laid(page, savedGame(DEPLOYED));
      await takes(page, SOSNIN.at, 'Shift');
    },
  ],
  ['a question', (page) => laid(page, savedGame(UNDER_FIRE))],
];

for (const [n, [what, make]] of MAKINGS.entries()) {
  const language = LOCALES[n % LOCALES.length] ?? 'en';
  test(`no key is mute: ${what}, in ${language} @long`, async ({ page }) => {
    await freeDice(page);
    await page.addInitScript(listen);
    await prefers(page, { language });
    await page.clock.install();
    const ready = async (): Promise<void> => {
      await make(page);
      await page.clock.runFor(1000);
    };
    await ready();
    const mute: string[] = [];
    let at = await steps(page);
    for (const [keys, where] of [
      [BOARD, '[role="application"]'],
      [SIGNS, '[data-region="decision"]'],
    ] as const) {
      for (const key of keys) {
        const place = page.locator(where).first();
        if ((await place.count()) > 0) await place.focus();
        await page.clock.runFor(500);
        const before = await state(page);
        await page.keyboard.press(key);
        await page.clock.runFor(600);
        const after = await state(page);
        if (after.focus === before.focus && after.heard === before.heard && after.open === before.open)
          mute.push(`${key} at ${where}`);
        expect(after.focus, `after ${key}`).not.toMatch(/^BODY/);
        if (after.open > 0) {
          await page.keyboard.press('Escape');
          await page.clock.runFor(700);
          expect((await state(page)).focus, `after Escape from what ${key} had opened`).not.toMatch(/^BODY/);
        }
        if ((await steps(page)) !== at) {
          await ready();
          at = await steps(page);
        }
      }
    }
    expect(mute).toEqual([]);
  });
}
