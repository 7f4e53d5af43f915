import type { Page } from '@playwright/test';
import { openSingleFile } from '../support/browser/build.ts';
import { freeDice } from '../support/browser/dice.ts';
import { expect, test } from '../support/browser/game.ts';
import { DEPLOYED } from '../support/browser/plan.ts';
import { played, prefers } from '../support/browser/scenes.ts';
import { serveCopy } from '../support/browser/served.ts';

test.beforeEach(({ page }) => freeDice(page));

const show = (page: Page) => page.getByText('The computer plays against itself.');

test('it asks before it leaves a game, and leads on to a first game', { tag: '@long' }, async ({ page }) => {
  await prefers(page, { clubTable: 'after2' });
  await page.clock.install();
  await played(page, DEPLOYED);
  await page.clock.runFor(125_000);
  const question = page.getByRole('dialog', { name: 'Is anybody there?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('e'); // ends no turn
  await expect(question).toBeHidden();
  await expect(page.getByRole('application')).toBeVisible();
  await page.clock.runFor(155_000);
  await expect(show(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show me how' }).click();
  await expect(page.getByRole('region', { name: 'Your first game' })).toBeVisible();
});

test.describe('by itself', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const where of ['without a network', 'in the single file'] as const) {
    test(`${where} it plays until somebody touches it @long`, async ({ page, table }, info) => {
      await prefers(page, { clubTable: 'after2' });
      await page.clock.install();
      if (where === 'in the single file') await openSingleFile(page, info);
      else {
        const served = await serveCopy();
        await page.goto(served.address);
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        await served.cut();
        await page.context().setOffline(true);
        await page.reload();
      }
      await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
      await page.clock.runFor(125_000);
      await expect(show(page)).toBeVisible();
      await expect(async () => {
        await page.clock.runFor(5000);
        await expect(page.getByText(/^lost [1-9]\d* of 36 pts/).first()).toBeVisible({ timeout: 200 });
      }).toPass({ timeout: 60_000, intervals: [50] });
      await page.mouse.click(400, 300);
      await expect(show(page)).toBeHidden();
      await expect(page.getByText('Games are saved automatically')).toBeVisible(); // where a kept one would be listed
      await expect(table.board).toBeHidden();
    });
  }
});
