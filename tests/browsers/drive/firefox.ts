import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser as Driven, type Page } from 'puppeteer-core';
import { type Browser, SIZE, type Window } from './window.ts';

const INSTALLED = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Firefox over WebDriver BiDi, with a profile of its own; null where none is installed. */
export function findFirefox(): Browser | null {
  const executablePath = INSTALLED.find((path) => path && existsSync(path));
  return executablePath === undefined ? null : firefox(executablePath);
}

function firefox(executablePath: string): Browser {
  const profile = mkdtempSync(join(tmpdir(), 'take-cover-firefox-'));
  let driven: Driven | null = null;

  async function start(): Promise<Window> {
    driven = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      userDataDir: profile,
      headless: true,
      defaultViewport: SIZE,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'browser.shell.checkDefaultBrowser': false },
    });
    return windowOf(await driven.newPage());
  }

  return {
    name: 'Firefox',
    keeps: true,
    start,
    async kill() {
      const process = driven?.process();
      const ended = new Promise((resolve) => process?.once('exit', resolve));
      process?.kill('SIGKILL');
      await ended;
      return start();
    },
    async stop() {
      await driven?.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const windowOf = (page: Page): Window => ({
  open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
  reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
  run: (what, ...given) => page.evaluate(`(${what})(...${JSON.stringify(given)})`) as Promise<never>,
  click: (x, y) => page.mouse.click(x, y),
});
