import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { playOn, toStartPage } from '../support/browser/files.ts';
import { expect, prepare, test } from '../support/browser/game.ts';
import { BIRKNER, SOSNIN, UNDER_FIRE } from '../support/browser/plan.ts';
import { Table } from '../support/browser/table.ts';

const COVER = `Does ${BIRKNER.name} take cover?`;
const AIM = `Does ${SOSNIN.name} aim at ${BIRKNER.name}?`;

const ELSEWHERE = 'continued in another window';

const resume = (page: Page) => page.getByRole('button', { name: 'Continue Player 1 against Player 2' });

/** A game that is known to be stored, since it has been found again. */
async function continueUnderFire(page: Page, table: Table): Promise<void> {
  await playOn(page, UNDER_FIRE);
  await table.openMenu('Back to the start page');
  await resume(page).click();
  await table.asks(COVER);
}

test('a page reloaded in the middle of a Take Cover prompt stands there again, and the game goes on', async ({
  page,
  table,
}) => {
  await continueUnderFire(page, table);
  await page.reload();
  await table.asks(COVER);
  await table.answers('Take cover');
  await table.asks(AIM);

  await page.reload();
  await table.asks(AIM);
  await expect(table.card(BIRKNER.name)).toContainText('Taking cover');
  await table.answers('Just shoot');
  await table.roll(5, 1);
  await expect(table.log).toContainText('Otto Birkner is wounded.');
});

test('each tab goes on in its own game, one that was left in none; one that is gone is told @long', async ({
  page,
  table,
  context,
}) => {
  await continueUnderFire(page, table);
  const other = await context.newPage();
  const complaints = await prepare(other);
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Play now' })).toBeVisible();
  await other.close();
  expect(complaints).toEqual([]);

  await table.openMenu('Back to the start page');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('take-cover.game', 'gone'));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('could not be opened again');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('two tabs with one game: the one that writes goes on, the other says so and writes no more @long', async ({
  page,
  table,
  context,
}) => {
  await playOn(page, UNDER_FIRE);
  await table.asks(COVER);
  await table.openMenu('Back to the start page');
  await resume(page).click();
  await table.asks(COVER);
  await page.waitForTimeout(1000);

  const other = await context.newPage();
  const complaints = await prepare(other);
  await other.goto('/');
  await resume(other).click();
  const tableThere = new Table(other);
  await tableThere.asks(COVER);
  for (const answer of ['Take cover', 'Just shoot']) await tableThere.answers(answer); // two writes, one right behind the other
  await tableThere.roll(5, 1);
  await expect(tableThere.log).toContainText('Otto Birkner is wounded.');
  await expect(other.getByText(ELSEWHERE)).toHaveCount(0);

  await table.answers('Stay standing');
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await other.close();
  const again = await context.newPage();
  await prepare(again);
  await again.goto('/');
  await resume(again).click();
  await expect(new Table(again).log).toContainText('Otto Birkner is wounded.');
  expect(complaints).toEqual([]);
});

test('a page closed right after a click has lost nothing', async ({ page, table, context }) => {
  await continueUnderFire(page, table);
  await table.answer('Take cover').evaluate((button: HTMLElement) => button.click()); // returns sooner than a mouse does
  await page.close();

  const again = await context.newPage();
  const complaints = await prepare(again);
  await again.goto('/');
  await resume(again).click();
  await new Table(again).asks(AIM);
  expect(complaints).toEqual([]);
});

test('the score of the evening is there again, and counts on @long', async ({ page, table }) => {
  const score = page.getByRole('heading', { name: 'Score so far' }).locator('..').getByRole('listitem');
  const concedes = async (side: string): Promise<void> => {
    await table.openMenu('Concede');
    await table.dialog.getByRole('button', { name: `${side} gives up` }).click();
    await table.dialog.getByRole('button', { name: `Yes, ${side} concedes the game` }).click();
  };
  await continueUnderFire(page, table);
  await concedes('Player 1');
  await expect(score).toHaveText([/1: no game won/, /2: 1 game won/]);

  await page.reload();
  await expect(score).toHaveText([/1: no game won/, /2: 1 game won/]);
  await page.getByRole('button', { name: 'Set up by the rules' }).click();
  await table.asks('Roll-off');
  await concedes('Player 2');
  await expect(score).toHaveText([/1: 1 game won/, /2: 1 game won/]);
});

test('a stored game that no longer opens is offered as a file and not deleted @long', async ({ page, table }) => {
  await continueUnderFire(page, table);
  await page.evaluate(breakStoredGame);
  await toStartPage(page);

  const game = page.getByRole('listitem').filter({ has: resume(page) });
  await resume(page).click();
  await expect(game.getByRole('alert')).toContainText('setup.cards: missing');
  const download = page.waitForEvent('download');
  await game.getByRole('button', { name: 'Save to file' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'take-cover/game', commands: { length: UNDER_FIRE.length } });

  await page.reload();
  await expect(resume(page)).toBeVisible();
});

/** Takes the cards out of every stored game, as no version of the program ever should. */
function breakStoredGame(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('take-cover');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('games', 'readwrite');
      const games = transaction.objectStore('games');
      games.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        if (!cursor) return;
        delete cursor.value.file.setup.cards;
        cursor.update(cursor.value);
        cursor.continue();
      };
      transaction.oncomplete = () => resolve();
    };
  });
}
