import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { BUILD, openSingleFile } from '../support/browser/build.ts';
import { openFile } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER, DEPLOYED, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';

/** What the page's policy has kept it from doing. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    Object.assign(window, { kept: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { kept: string[] }).kept.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { kept: string[] }).kept);
}

/** What somebody would try who could write into the page. */
const attack = (page: Page) =>
  page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.intruded = true';
    document.head.append(script);
    const answer = await fetch('https://example.com/').catch(() => 'refused');
    // later, when it is the page that asks and not the test
    const made = await new Promise((resolve) => {
      setTimeout(() => {
        try {
          resolve(new Function('return 1')());
        } catch {
          resolve('refused');
        }
      });
    });
    return [(window as unknown as { intruded?: boolean }).intruded ?? 'refused', answer, made];
  });

const BUILDS = ['page', 'single file'] as const;

async function open(page: Page, build: (typeof BUILDS)[number], info: TestInfo): Promise<void> {
  if (build === 'page') return void (await page.goto('/'));
  await openSingleFile(page, info);
}

/** A game whose title, players, table and characters are called what would be run if any page took a name for markup. */
function hostileGame(): string {
  const run = 'window.intruded=true';
  const { setup, ...game } = JSON.parse(savedGame(UNDER_FIRE));
  const called = (named: { name: string }, i: number) => ({ ...named, name: `${i} <img src=x onerror=${run}>` });
  return JSON.stringify({
    ...game,
    title: `<script>${run}</script>`,
    setup: {
      ...setup,
      cards: setup.cards.map(called),
      scenery: setup.scenery.map(called),
      table: { ...setup.table, name: `<svg onload=${run}>` },
      sides: {
        a: { ...setup.sides.a, name: `"><script>${run}</script>` },
        b: { ...setup.sides.b, name: `<a href=javascript:${run}>b</a>` },
      },
    },
  });
}

const intruded = (page: Page) =>
  page.evaluate(() => ({
    run: (window as unknown as { intruded?: boolean }).intruded ?? false,
    made: document.querySelectorAll('img[src="x"], [onload], [onerror], a[href^="javascript:"]').length,
  }));

for (const build of BUILDS) {
  test(`names that are markup are but names on the ${build} @long`, async ({ page, table }, info) => {
    const kept = await watched(page);
    await open(page, build, info);
    await openFile(page, hostileGame());
    await table.asks(/^Does .* take cover\?$/);
    await expect(table.decision).toContainText('<img src=x onerror=window.intruded=true>');
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(5, 1);
    await expect(table.log).toContainText('<img src=x onerror=window.intruded=true>');
    await page.keyboard.press('t');
    expect(await intruded(page)).toEqual({ run: false, made: 0 });
    await page.keyboard.press('t');
    await table.openMenu('Back to the start page');
    await expect(page.getByRole('button', { name: /^Continue / }).first()).toContainText('<script>');
    expect(await intruded(page)).toEqual({ run: false, made: 0 });
    expect(await kept()).toEqual([]);
  });

  test(`the ${build} plays under its policy, with the thread that thinks, and lets nobody in`, async ({
    page,
    table,
  }, info) => {
    const kept = await watched(page);
    await open(page, build, info);
    await openFile(page, savedGame(UNDER_FIRE));
    await table.asks(`Does ${BIRKNER.name} take cover?`);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(1, 1);
    await expect(table.log).toContainText('missed.');
    await expect.poll(() => page.workers().length).toBe(1);
    expect(await kept()).toEqual([]);
  });

  test(`what somebody could write into the ${build} is not run, and fetches nothing`, async ({ context }, info) => {
    const page = await context.newPage();
    await open(page, build, info);
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    expect(await attack(page)).toEqual(['refused', 'refused', 'refused']);
  });
}

test('no page has a script without its hash or a handler in it, and nothing makes code of text unasked', async () => {
  for (const file of ['index.html', 'take-cover.html']) {
    const html = readFileSync(join(BUILD, file), 'utf8');
    const head = html.slice(0, 1024);
    expect(head).toMatch(/<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/);
    expect(head).not.toMatch(/script-src[^;]*unsafe/);
    const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(markup).not.toMatch(/\son[a-z]+\s*=|javascript:/i);
  }
  const scripts = readdirSync(join(BUILD, 'assets')).filter((file) => file.endsWith('.js'));
  for (const file of scripts)
    expect(readFileSync(join(BUILD, 'assets', file), 'utf8')).not.toMatch(/\beval\(|new Function\(/);
});

test('the server says the usual', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('the licences of what is built in are in the menu', async ({ page, table }) => {
  await page.goto('/');
  await openFile(page, savedGame(DEPLOYED));
  await table.openMenu('Licences');
  await expect(table.dialog).toContainText('react 19');
  const konva = table.dialog.getByRole('listitem').filter({ hasText: /^konva / });
  await konva.locator('summary').click();
  await expect(konva.getByText(/Permission is hereby granted/)).toBeVisible();
});
