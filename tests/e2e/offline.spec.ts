import type { Page } from '@playwright/test';
import { openFile } from '../support/browser/files.ts';
import { test as base, expect } from '../support/browser/game.ts';
import { BIRKNER, SOSNIN, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { type Served, serveCopy } from '../support/browser/served.ts';

const test = base.extend<{ served: Served }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  served: async ({}, use) => {
    const served = await serveCopy();
    await use(served);
    await served.cut();
  },
});
test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('complementary', { name: 'A new version is ready' });

/** The one visit after which there need be no network: the build has been fetched and is in charge. */
async function visit(page: Page, { address }: Served): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** The browser looks for a newer build as soon as the page is opened again; it has been fetched and waits. */
async function fetchNewer(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
  );
}

test('after one visit the table works without a network: it plays, reloads and goes on', async ({
  page,
  table,
  served,
}) => {
  await visit(page, served);
  await served.cut();
  await page.context().setOffline(true);

  await openFile(page, savedGame(UNDER_FIRE));
  await table.asks(`Does ${BIRKNER.name} take cover?`);
  await table.answers('Take cover');
  await table.asks(`Does ${SOSNIN.name} aim at ${BIRKNER.name}?`);
  await page.keyboard.press('?');
  await expect(table.dialog.getByRole('heading', { name: 'Rules' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await table.answers('Just shoot');
  await table.roll(5, 1);
  await expect(table.log).toContainText('Otto Birkner is wounded.');
});

test('[case W5] a new build is offered in no prompt, is not forced, comes whole after one reload, and the save still opens @long', async ({
  page,
  table,
  served,
}) => {
  await visit(page, served);
  served.publish('Take Cover, newer');
  await fetchNewer(page);
  await expect(page).toHaveTitle('Take Cover');
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toBeHidden();

  await page.reload();
  await expect(notice(page)).toBeVisible();
  await openFile(page, savedGame(UNDER_FIRE));
  await table.asks(`Does ${BIRKNER.name} take cover?`);
  await expect(notice(page)).toBeHidden();
  await table.answers('Take cover');
  await table.answers('Just shoot');
  await table.roll(1, 1);
  await expect(page).toHaveTitle(/Take Cover$/);

  await notice(page).getByRole('button', { name: 'Load it now' }).click();
  await expect(page).toHaveTitle(/Take Cover, newer$/);
  await expect(notice(page)).toBeHidden();
  await expect(table.log).toContainText(`${SOSNIN.name} fires at ${BIRKNER.name}`);
});

test('the browser asks for the service worker anew each time, and the page can be installed', async ({ request }) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control'] ?? '').toMatch(/no-cache|no-store/);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(`/${src}`);
    expect(icon.headers()['content-type']).toBe(type);
  }
  expect(manifest.icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose)).toContain('maskable');
});
