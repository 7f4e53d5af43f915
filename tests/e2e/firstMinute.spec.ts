import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER, DEPLOYED, SOSNIN, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid } from '../support/browser/scenes.ts';
import { isAccessibleInEachTheme } from '../support/browser/sizes.ts';
import { TouchTable } from '../support/browser/touch.ts';

/** What passes by in a first minute, and what a phone draws out: without faults of accessibility, in each theme. */
test.describe('accessible in each theme', { tag: '@long' }, () => {
  /** The page as it is at this moment, in a page of its own that nothing changes any more. */
  async function still(page: Page): Promise<Page> {
    const body = await page.content();
    const copy = await page.context().newPage();
    const address = new URL('/still.html', page.url()).href;
    await copy.route('**/*.js', (route) => route.abort());
    await copy.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await copy.goto(address);
    return copy;
  }

  test('the summary of the set-up, and a shot while it is told', async ({ page, table }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.evaluate(() => window.diceToCome.push(5, 2, 3, 6, 6, 1));
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByRole('region', { name: 'Setting up' })).toBeVisible();
    const summary = await still(page);
    await expect(summary.getByRole('region', { name: 'Setting up' })).toBeVisible();
    await isAccessibleInEachTheme(summary);

    await laid(page, savedGame(UNDER_FIRE));
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await page.evaluate(() => window.diceToCome.push(6, 6));
    await table.decision.getByRole('button', { name: /^Roll/ }).click();
    await expect(page.getByRole('figure')).toContainText('eliminated');
    const told = await still(page);
    await expect(told.getByRole('figure')).toContainText('eliminated');
    await isAccessibleInEachTheme(told);
  });

  test('the projector and the whole log', async ({ page, table }) => {
    await laid(page, savedGame(UNDER_FIRE));
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await isAccessibleInEachTheme(page);
    await page.keyboard.press('Escape');
    await table.openMenu('Projector view in this window');
    await table.asks(`Does ${BIRKNER.name} take cover?`);
    await isAccessibleInEachTheme(page);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('the sheet, the cards and the log in their drawers', async ({ page }) => {
      await laid(page, savedGame(UNDER_FIRE));
      await isAccessibleInEachTheme(page);
      await page.getByRole('button', { name: 'Cards of both sides' }).tap();
      await isAccessibleInEachTheme(page);
      await page.getByRole('button', { name: 'Cards of both sides' }).tap();
      await page.getByRole('button', { name: 'Log', exact: true }).tap();
      await isAccessibleInEachTheme(page);
    });
  });
});

test.describe('by fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a target in the list is chosen by the first tap, with its odds, and shot at by the second', async ({
    page,
  }) => {
    const table = new TouchTable(page);
    await laid(page, savedGame(DEPLOYED));
    await table.tapAt(SOSNIN.at);
    await table.answers(/^Fire/);
    const target = table.decision.getByRole('list', { name: 'Targets' }).getByRole('button', { name: /Birkner/ });
    await target.tap();
    await expect(table.decision.getByText(/^Hurts Birkner/)).toBeInViewport();
    await expect(table.answer('Fire at Birkner')).toBeInViewport({ ratio: 1 });
    await expect(table.tokens('Player 1')).toHaveAccessibleName('5 action tokens');
    await target.tap();
    await table.asks(`Does ${BIRKNER.name} take cover?`);
  });
});
