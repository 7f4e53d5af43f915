import { devices } from '@playwright/test';
import { expect, test } from '../support/browser/game.ts';

const said = /^Pick Maksim Klenov/;

test('the guided first game: what one is to do is said, and done on the table by mouse @long', async ({
  page,
  table,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show me how' }).click();
  const lesson = page.getByRole('region', { name: 'Your first game' });
  await expect(lesson.getByRole('status')).toHaveText(said);
  await table.select('Maksim Klenov');
  await expect(lesson.getByRole('status')).toHaveText('Now choose “Move”.');
  await table.answers(/^Move \d/);
  await expect(lesson.getByRole('status')).toHaveText(/^Go to the marked spot/);
  await table.clickAt([10.3, 14.7]);
  await expect(lesson).toContainText('Step 2 of 13');
  await table.fire('Gleb Sosnin', [11.6, 5.5]);
  await table.answers(/^Aim/);
  await table.answers(/^Roll/);
  await expect(lesson).toContainText('Step 5 of 13');
  await page.reload();
  await expect(lesson).toContainText('Step 5 of 13');
});

test('the guided first game by keys alone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Show me how' }).press('Enter');
  const lesson = page.getByRole('region', { name: 'Your first game' });
  await page.getByRole('button', { name: 'Maksim Klenov', exact: true }).press('Enter');
  await page.keyboard.press('m');
  await expect(lesson.getByRole('status')).toHaveText(/^Go to the marked spot/);
  await lesson.getByRole('button', { name: 'Do it for me' }).press('Enter');
  await expect(lesson).toContainText('Step 2 of 13');
});

test.describe('by touch', () => {
  const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, userAgent, hasTouch, isMobile });

  test('a lesson is done to its end, and leads to the next', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Grenades' }).tap();
    const lesson = page.getByRole('region', { name: 'Grenades' });
    for (const n of [1, 2, 3]) {
      await expect(lesson).toContainText(`Step ${n} of 3`);
      await lesson.getByRole('button', { name: 'Do it for me' }).tap();
    }
    await page.getByRole('button', { name: 'Next: Close combat' }).tap();
    await expect(page.getByRole('region', { name: 'Close combat' })).toContainText('Step 1 of');
  });
});
