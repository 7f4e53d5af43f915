import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../support/browser/chromium.ts';
import { openFile } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { SETTING_UP } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';

const KILLS = 15;

/** Every browser that was begun: a test that fails leaves none behind. */
const processes: ChildProcess[] = [];
test.afterEach(() => {
  for (const each of processes) each.kill('SIGKILL');
});

/** A browser of its own with what it has stored before, which can be killed as no browser of Playwright's can. */
async function begun(profile: string): Promise<{ page: Page; kill(): Promise<void> }> {
  const { executablePath = chromium.executablePath(), env } = await findChromium();
  const flags = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', `--user-data-dir=${profile}`];
  const process_ = spawn(executablePath, [...CHROMIUM_FLAGS, ...flags, 'about:blank'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  processes.push(process_);
  const browser = await chromium.connectOverCDP(await addressOf(process_));
  const [context] = browser.contexts();
  const page = await context?.newPage();
  if (!page) throw new Error('the browser has no window');
  return {
    page,
    kill: () =>
      new Promise((gone) => {
        process_.once('exit', () => gone());
        process_.kill('SIGKILL');
      }),
  };
}

/** What it says when it can be driven. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (text) => {
      said += text;
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stderr?.once('end', () => reject(new Error(`the browser did not start: ${said}`)));
  });
}

/** Another tab of the same window, instead of that one. */
async function newTab(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  return next;
}

const steps = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Position in the game' }).getAttribute('aria-valuemax'));

/** A step is drawn at once and stored a moment later; from then on it outlives the browser. */
const stored = (page: Page): Promise<void> => expect(page.locator('[data-stored="saved"]')).toBeAttached();

test(`${KILLS} kills of the browser in the middle of a game lose no step that was said to be stored @long`, async ({
  baseURL,
}) => {
  test.setTimeout(10 * 60_000);
  const profile = mkdtempSync(join(tmpdir(), 'take-cover-kills-'));
  const address = `${baseURL}/`;
  const lost: string[] = [];
  let expected = 0;
  // each browser looks what the one before has left, and is killed in its turn
  for (let n = 0; n <= KILLS; n++) {
    const browser = await begun(profile);
    let { page } = browser;
    await page.goto(address);
    if (n > 0) {
      await page
        .getByRole('button', { name: /^Continue / })
        .first()
        .click();
      await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
      const found = await steps(page);
      if (found !== expected) lost.push(`kill ${n}: ${expected} shown, ${found} found`);
    }
    if (n < KILLS) {
      page = await newTab(page); // which goes on with no game
      await page.goto(address);
      await openFile(page, savedGame(SETTING_UP));
      await expect.poll(() => steps(page)).toBe(SETTING_UP.length);
      const placed = 1 + (n % 5);
      for (let i = 1; i <= placed; i++) {
        await expect(page.locator('html[data-reading]')).toHaveCount(0); // a question of the other side is only to be read at first
        await page.keyboard.press('p');
        await expect.poll(() => steps(page)).toBe(SETTING_UP.length + i);
      }
      expected = SETTING_UP.length + placed;
      await stored(page);
    }
    await browser.kill();
  }
  rmSync(profile, { recursive: true, force: true });
  expect(lost).toEqual([]);
});
