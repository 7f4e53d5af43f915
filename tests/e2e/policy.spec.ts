import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { BUILD } from '../support/browser/build.ts';
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

for (const build of ['page', 'single file'] as const) {
  test(`the ${build} plays under its policy, with the thread that thinks, and lets nobody in`, async ({
    page,
    table,
  }, info) => {
    const kept = await watched(page);
    if (build === 'page') await page.goto('/');
    else {
      const alone = info.outputPath('take-cover.html');
      copyFileSync(join(BUILD, 'take-cover.html'), alone);
      await page.goto(pathToFileURL(alone).href);
    }
    await openFile(page, savedGame(UNDER_FIRE));
    await table.asks(`Does ${BIRKNER.name} take cover?`);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(1, 1);
    await expect(table.log).toContainText('missed.');
    await expect.poll(() => page.workers().length).toBe(1);
    expect(await kept()).toEqual([]);
  });
}

test('what somebody could write into the page is not run, and fetches nothing', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(await attack(page)).toEqual(['refused', 'refused', 'refused']);
});

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
