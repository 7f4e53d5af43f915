import { expect, test } from '../support/browser/game.ts';

test('the served page shows the game', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Take Cover');
  await expect(page.getByRole('heading', { level: 1, name: 'Take Cover' })).toBeVisible();
});

test('the browser of these tests has fonts', async ({ page }) => {
  await page.goto('/');
  const width = await page.evaluate(
    () => document.createElement('canvas').getContext('2d')?.measureText('Cover').width,
  );
  expect(width).toBeGreaterThan(0);
});
