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
  for (let n = 0; n < KILLS; n++) {
    const { page, kill } = await begun(profile);
    await page.goto(address);
    await openFile(page, savedGame(SETTING_UP));
    await expect.poll(() => steps(page)).toBe(SETTING_UP.length);
    const placed = 1 + (n % 5);
    for (let i = 1; i <= placed; i++) {
      await page.waitForTimeout(500); // a question of the other side is only to be read at first
      await page.keyboard.press('p');
      await expect.poll(() => steps(page)).toBe(SETTING_UP.length + i);
    }
    await stored(page);
    await kill();

    const again = await begun(profile);
    await again.page.goto(address);
    await again.page
      .getByRole('button', { name: /^Continue / })
      .first()
      .click();
    await expect(again.page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
    const found = await steps(again.page);
    if (found !== SETTING_UP.length + placed)
      lost.push(`kill ${n}: ${SETTING_UP.length + placed} shown, ${found} found`);
    await again.kill();
  }
  rmSync(profile, { recursive: true, force: true });
  expect(lost).toEqual([]);
});
