import type { Page } from '@playwright/test';
import { openFile } from '../support/browser/files.ts';
import { expect, prepare, test } from '../support/browser/game.ts';
import { BIRKNER, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { Table } from '../support/browser/table.ts';

/** A page from which these parts of the program are gone until they are put back; what it complains about is expected. */
async function without(page: Page, parts: RegExp): Promise<{ back(): void }> {
  let isGone = true;
  await page.route(parts, (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  return {
    back: () => {
      isGone = false;
    },
  };
}

const NOT_FETCHED = 'could not be fetched';

test('[case F5] a part that could not be fetched is said, and opens when it is asked for again @long', async ({
  context,
}) => {
  const page = await context.newPage();
  await prepare(page);
  const menu = await without(page, /\/GameMenu-.*\.js/);
  const reader = await without(page, /\/reader-.*\.js/);
  await page.goto('/');
  await openFile(page, savedGame(UNDER_FIRE));
  await expect(page.getByRole('alert')).toContainText(NOT_FETCHED);
  reader.back();
  await openFile(page, savedGame(UNDER_FIRE));
  const table = new Table(page);
  await table.asks(`Does ${BIRKNER.name} take cover?`);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('alert')).toContainText(NOT_FETCHED);
  menu.back();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table.dialog.getByRole('heading', { name: 'Menu' })).toBeVisible();
  await table.dialog.getByRole('button', { name: 'Back to the start page' }).click();

  const again = await without(page, /\/reader-.*\.js/);
  await page.reload();
  const resume = page.getByRole('button', { name: 'Continue Player 1 against Player 2' });
  await resume.click();
  await expect(page.getByRole('alert')).toContainText(NOT_FETCHED);
  again.back();
  await resume.click();
  await table.asks(`Does ${BIRKNER.name} take cover?`);
});

test('a picture that cannot be fetched is done without, and fetched when it is to be shown again', async ({
  context,
}) => {
  const page = await context.newPage();
  await prepare(page);
  const picture = await without(page, /\/WelcomeTable-.*\.js/);
  const answered = page.waitForResponse(/\/WelcomeTable-/);
  await page.goto('/');
  expect((await answered).status()).toBe(404);
  const heading = page.getByRole('heading', { name: 'Take Cover' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('canvas')).toHaveCount(0);
  picture.back();

  await openFile(page, savedGame(UNDER_FIRE));
  const table = new Table(page);
  await table.asks(`Does ${BIRKNER.name} take cover?`);
  await table.openMenu('Back to the start page');
  await expect(page.locator('canvas').nth(1)).toBeAttached(); // the game that waits has but one
});

test('why a game is not saved is seen at once, and put away by its sign', async ({ page, table }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await openFile(page, savedGame(UNDER_FIRE));
  await table.asks(`Does ${BIRKNER.name} take cover?`);
  const why = page.getByText('There is no room left to store the game.');
  await expect(why).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Not saved' }).click();
  await expect(why).toHaveCount(0);
});

/** What a translator does to a page: each text is put into an element of its own, or (`anew`) another text takes its place. */
const translate = (page: Page, how: 'wrapped' | 'anew') =>
  page.evaluate((how) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(how === 'wrapped' ? text : document.createTextNode(text.data));
    }
  }, how);

for (const how of ['wrapped', 'anew'] as const) {
  test(`[case F10] a page whose texts a translator puts ${how} goes on`, async ({ page, table }) => {
    await page.goto('/');
    await openFile(page, savedGame(UNDER_FIRE, { takeBack: 'freely' }));
    await table.asks(`Does ${BIRKNER.name} take cover?`);
    await translate(page, how);
    await table.answers('Stay standing');
    await translate(page, how);
    await table.answers('Just shoot');
    await table.roll(1, 1);
    await translate(page, how);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Something went wrong on this page')).toHaveCount(0);
    await expect(table.decision.getByRole('button', { name: /^Roll/ })).toBeVisible();
  });
}
