import type { Locator, Page } from '@playwright/test';
import type { Point } from '../../src/engine/index.ts';
import { toStartPage } from '../support/browser/files.ts';
import { expect, prepare, test } from '../support/browser/game.ts';
import { cutsOn, EXACT, printedPages } from '../support/browser/pdf.ts';
import { bring, CORNERS, laidAtFirst, photograph } from '../support/browser/photograph.ts';
import { Table } from '../support/browser/table.ts';

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const fill = async (field: Locator, text: string): Promise<void> => {
  await field.fill(text);
  await field.press('Enter');
};

/** The walls of the red house of the photograph, with a way in from the west. */
const WALLS: readonly Point[] = [
  [6.1, 9.5],
  [6.1, 11.9],
  [11.9, 11.9],
  [11.9, 6.1],
  [6.1, 6.1],
];
const UPSTAIRS: Point = [7.5, 8];

test('a card, a force and a table with a house of two storeys, traced over a photograph, are made, played, printed and sent by link @long', async ({
  page,
  table,
  browser,
}) => {
  test.slow(); // all of it in one run
  await test.step('a card, and a force with it', async () => {
    await toStartPage(page);
    await button(page, 'Library').click();
    await button(page, 'Cards and forces').click();
    await button(page, 'New card').click();
    const front = page.getByRole('region', { name: 'Front: unhurt' });
    await fill(front.getByLabel('Name', { exact: true }), 'Vera');
    await fill(front.getByLabel('Move', { exact: true }), '6');
    await front.getByLabel('Add a weapon').selectOption({ label: 'rifle' });
    await button(page, 'Add to the force').click();
    await fill(page.getByLabel('Name of the force'), 'Orchard patrol');
    await expect(page.getByText('May be played by these rules.')).toBeVisible();
  });

  await test.step('a table, traced over a photograph', async () => {
    await button(page, 'Position').click();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Rules' }).selectOption({ label: '1-48TACTIC 2.0 beta' });
    await fill(page.getByLabel('Name of the position'), 'The red house');
    await bring(page, 'drop', 'table.jpg', 'image/jpeg', await photograph(page));
    await button(page, 'Point at its corners').click();
    for (const corner of CORNERS) await table.clickAt(laidAtFirst(corner));
    await page.getByRole('tab', { name: 'Scenery' }).click();
    await button(page, /^All \d+$/).click();
    await button(page, 'flat roof').click();
    await table.clickAt([9, 9]);
    await fill(page.getByRole('region', { name: 'flat roof, in hand' }).getByLabel('Depth'), '6');
    const chain = async (look: string, ...points: readonly Point[]): Promise<void> => {
      await button(page, look).click();
      for (const at of points) await table.clickAt(at);
      await page.keyboard.press('Escape');
    };
    await chain('stairs', [3.6, 8], [6.3, 8]);
    await chain('house wall', ...WALLS);
    await page.getByRole('button', { name: /^Level 1:/ }).click();
    await chain('house wall', ...WALLS);
  });

  await test.step('a game with both, from the workbench', async () => {
    await button(page, 'Keep the table in the library').click();
    await button(page, 'Play on The red house').click();
    await expect(page.getByRole('radio', { name: 'The red house' })).toBeChecked();
    await page.getByLabel('Force of player 1').selectOption({ label: 'Orchard patrol' });
    await expect(page.getByRole('rowheader', { name: /Vera/ })).toBeVisible();
    await button(page, 'Begin').click();
    await table.roll(1, 6);
    await table.answers('West edge');
    await table.answers('Choose a place for me');
    await table.asks('Place Vera');
    await table.clickAt([0.6, 8]);
    await table.answers('Deploy both sides');
    await table.roll(6, 1);
  });

  await test.step('a turn in it: up the stairs', async () => {
    await table.move('Vera', [3.1, 8]);
    await page.getByRole('button', { name: /^Level 1:/ }).click();
    await table.move('Vera', UPSTAIRS);
    await expect(table.card('Vera')).toContainText('level 1');
    await table.answers('End turn');
  });

  await test.step('on paper: her card, and a plan of each storey', async () => {
    await table.openMenu('Print');
    const sheets = await cutsOn(page);
    const printed = await printedPages(await page.pdf({ preferCSSPageSize: true }));
    expect(printed).toHaveLength(sheets.length);
    const said = printed.flatMap(({ texts }) => texts.map((text) => text.said));
    expect(said).toContain('Vera');
    for (const level of [0, 1]) expect(said).toContain(`The red house · 60 × 60 cm · level ${level}`);
    for (const [i, cuts] of sheets.entries())
      for (const { width, height } of cuts)
        expect(printed[i]?.paths.some((path) => Math.hypot(path.width - width, path.height - height) < EXACT)).toBe(
          true,
        );
    await page.keyboard.press('Escape');
  });

  await test.step('by link into another browser, where it goes on', async () => {
    await table.openMenu('Share');
    const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const friend = await context.newPage();
    const complaints = await prepare(friend);
    await friend.goto(link);
    await expect(friend.getByRole('dialog')).toContainText(/2\.0 beta · \d+ steps/);
    await button(friend, 'Open it').click();
    const theirs = new Table(friend);
    await expect(theirs.card('Vera')).toContainText('level 1');
    await theirs.move('Ludwig Eichner', [21.5, 12]);
    await expect(theirs.log).toContainText('Ludwig Eichner moves');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
