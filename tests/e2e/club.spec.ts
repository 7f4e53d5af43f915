import type { Page } from '@playwright/test';
import { freeDice } from '../support/browser/dice.ts';
import { expect, test } from '../support/browser/game.ts';
import { DEPLOYED } from '../support/browser/plan.ts';
import { played, prefers } from '../support/browser/scenes.ts';

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
