import type { Page } from '@playwright/test';
import { openFile } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER, DEPLOYED, SOSNIN, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';

/** A key of a keyboard of other letters: where it lies, and what stands on it. */
const press = (page: Page, code: string, key: string) =>
  page.evaluate(
    (pressed) => {
      const init = { ...pressed, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
      document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', init));
    },
    { code, key },
  );

/** A file let go over the page, as a file manager does it. */
const drop = (page: Page, text: string) =>
  page.evaluate((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.json', { type: 'application/json' }));
    const over = new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(over);
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    return over.defaultPrevented;
  }, text);

/** Before that it would be asked whether the game on the table may be lost. */
const isSaved = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('take-cover.game'))).not.toBeNull();

test('[case F6] keys are found by their place under another layout', async ({ page, table }) => {
  await page.goto('/');
  await openFile(page, savedGame(DEPLOYED));
  await table.select(SOSNIN.name);
  await press(page, 'KeyM', 'ь');
  await expect(table.decision.getByRole('button', { name: /^Move/ })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'KeyD', 'в');
  await expect(page.getByRole('button', { name: 'Measure' })).toHaveAttribute('aria-pressed', 'true');
});

test('[case F9] Ctrl and click is the right button: it opens the menu and never fires', async ({ page, table }) => {
  await page.goto('/');
  await openFile(page, savedGame(DEPLOYED));
  await table.select(SOSNIN.name);
  await page.keyboard.press('f');
  await page.keyboard.down('Control');
  await table.clickAt(BIRKNER.at);
  await page.keyboard.up('Control');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.log).not.toContainText(`${SOSNIN.name} fires at`);
});

test('[case F26] a file that is dropped on the page is opened, or refused in words', async ({ page, table }) => {
  await page.goto('/');
  await expect(page.getByText('Open a file', { exact: true })).toBeVisible(); // from now on the page listens
  expect(await drop(page, 'a shopping list')).toBe(true);
  await expect(page.getByRole('alert')).toContainText('not well-formed JSON');
  await page.getByRole('button', { name: 'OK' }).click();
  await drop(page, savedGame(UNDER_FIRE));
  await table.asks(`Does ${BIRKNER.name} take cover?`);
  await isSaved(page);
  await drop(page, savedGame(DEPLOYED));
  await expect(table.decision).toContainText('Player 1');
});
