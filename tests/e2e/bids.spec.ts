import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/game.ts';
import { fitsTheWindow, isAccessible } from '../support/browser/layout.ts';
import { openPosition } from '../support/browser/position.ts';
import type { Table } from '../support/browser/table.ts';
import type { Given } from '../support/builders/given.ts';

/** The last token of round 1 is A's; each side has one character, with three actions a round. */
const lastToken: Given = {
  edition: 'combat-1.1',
  tokens: { a: 1, b: 0 },
  a: [{ id: 'anton', at: [6, 18] }],
  b: [{ id: 'berta', at: [18, 6] }],
};

const BIDS_SHOWN = 'Bids for the initiative: A';
/** Where the game stands, in the strip above the board. */
const moment = (page: Page) => page.getByText(/^Round \d+ (Turn|Initiative)/);
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });

/** By the keyboard alone, as the field has the focus. */
async function makeBid(table: Table, player: string, bid: string): Promise<void> {
  await table.asks(`Bids for the initiative: ${player}`);
  await table.canAnswer();
  await table.page.keyboard.press('b');
  await expect(table.dialog.getByRole('heading')).toHaveText(`${player} makes a bid`);
  await table.page.keyboard.type(bid);
  await table.page.keyboard.press('Enter');
}

/** What a file saved now says of bids. */
async function savedBids(page: Page, table: Table): Promise<{ commands: string[]; frames: unknown }> {
  const download = page.waitForEvent('download');
  await table.openMenu('Save to file');
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  await page.keyboard.press('Escape');
  return { commands: file.commands.map(({ type }: { type: string }) => type), frames: file.last.frames };
}

test('a round with hidden bids: neither is revealed before the other is in, not even by undo [R03 C] [TURN-2 C] @long', async ({
  page,
  table,
}) => {
  await openPosition(page, lastToken);
  await expect(moment(page)).toHaveText('Round 1 Turn 3');

  await test.step('the last token ends the round', async () => {
    await table.move('anton', [6.5, 18]);
    await expect(moment(page)).toHaveText('Round 2 Initiative');
    await expect(table.tokens('A')).toHaveAccessibleName('12 action tokens');
    await expect(table.tokens('B')).toHaveAccessibleName('12 action tokens');
  });

  await test.step('A bids behind a screen that covers the table', async () => {
    await table.asks('Bids for the initiative: A');
    await table.answers('Make a bid');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(await table.dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(table.dialog.getByRole('textbox')).toBeFocused();
    await expect(table.dialog.getByRole('textbox')).toHaveCSS('-webkit-text-security', 'disc');
    await fitsTheWindow(page);
    await isAccessible(page);
    await page.keyboard.type('13');
    await page.keyboard.press('Enter');
    await expect(table.dialog.getByRole('alert')).toHaveText('Type a number from 0 to 12.');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('11');
    await page.keyboard.press('Enter');
    await expect(table.dialog).toHaveCount(0);
  });

  await test.step('nothing tells of it while B is to bid: not the page, not a saved file', async () => {
    await table.asks('Bids for the initiative: B');
    const afterMuch = await page.locator('body').textContent();
    await table.answers('Start again with A');
    await makeBid(table, 'A', '0');
    await table.asks('Bids for the initiative: B');
    expect(await page.locator('body').textContent()).toBe(afterMuch);
    await expect(table.tokens('A')).toHaveAccessibleName('12 action tokens');
    expect(await savedBids(page, table)).toEqual({
      commands: ['move'],
      frames: [{ kind: 'initiative', bids: null }],
    });
  });

  await test.step('undo takes back the move before, and A’s half is forgotten', async () => {
    await undo(page).click();
    await table.asks(/^anton: /);
    await expect(table.tokens('A')).toHaveAccessibleName('1 action token');
    await redo(page).click();
    await table.asks('Bids for the initiative: A');
    await expect(table.log).not.toContainText(BIDS_SHOWN);
  });

  await test.step('both bids are shown together, and stand', async () => {
    await makeBid(table, 'A', '3');
    await makeBid(table, 'B', '1');
    await table.asks('Who has the initiative?');
    await expect(table.log).toContainText(`${BIDS_SHOWN} 3 tokens, B 1 token.`);
    await expect(table.tokens('A')).toHaveAccessibleName('9 action tokens');
    await expect(table.tokens('B')).toHaveAccessibleName('11 action tokens');
    await expect(undo(page)).toBeDisabled();
  });

  await test.step('a tie rolls again with the same bids', async () => {
    await table.roll(2, 4);
    await expect(table.log).toContainText('A tie: roll again.');
    await table.roll(4, 5);
    await expect(table.log).toContainText('A has the initiative, 7 to 6.');
    await expect(moment(page)).toHaveText('Round 2 Turn 4');
    await expect(table.side('A')).toContainText('0 of 6 this turn');
  });

  await test.step('the round ends when neither can spend any more', async () => {
    for (const x of [7, 7.5, 8]) await table.move('anton', [x, 18]);
    await expect(table.log).toContainText('A has nothing left to spend tokens on; the turn ends.');
    for (const x of [17.5, 17, 16.5]) await table.move('berta', [x, 6]);
    await expect(table.log).toContainText(
      'Round 2 is over: neither side can spend any more tokens. Tokens lost: A 6, B 8.',
    );
    await table.asks('Bids for the initiative: A');
    await expect(moment(page)).toHaveText('Round 3 Initiative');
  });
});

test('where anything may be taken back, both bids are taken back together [R03 C] @long', async ({ page, table }) => {
  await openPosition(page, lastToken, { takeBack: 'freely' });
  await table.move('anton', [6.5, 18]);
  await makeBid(table, 'A', '3');
  await makeBid(table, 'B', '1');
  await table.asks('Who has the initiative?');
  await undo(page).click();
  await table.asks('Bids for the initiative: A');
  await expect(table.log).not.toContainText(BIDS_SHOWN);
  for (const side of ['A', 'B']) await expect(table.tokens(side)).toHaveAccessibleName('12 action tokens');
});

test('or both are made openly on one panel [R03=b C] @long', async ({ page, table }) => {
  await openPosition(page, { ...lastToken, rulings: { R03: 'b' } });
  await table.move('anton', [6.5, 18]);
  await table.asks('Bids for the initiative');
  await table.decision.getByLabel('A, from 0 to 12').fill('0');
  await table.decision.getByLabel('B, from 0 to 12').fill('2');
  await fitsTheWindow(page);
  await isAccessible(page);
  await table.answers('Confirm both bids');
  await expect(table.log).toContainText(`${BIDS_SHOWN} nothing, B 2 tokens.`);
  await undo(page).click();
  await table.asks('Bids for the initiative');
});
