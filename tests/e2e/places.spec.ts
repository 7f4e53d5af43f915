import { test as base, expect } from '../support/browser/game.ts';
import { KeyTable } from '../support/browser/keys.ts';
import { DEPLOYED, KLENOV } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid } from '../support/browser/scenes.ts';

const test = base.extend<{ table: KeyTable }>({
  table: async ({ page }, use) => use(new KeyTable(page)),
});

test('a move in four presses, by the places worth choosing; one that is typed is pointed at @long', async ({
  page,
  table,
}) => {
  await laid(page, savedGame(DEPLOYED));
  await table.select(KLENOV.name);
  await table.press('l');
  const rows = table.dialog.getByRole('list').getByRole('button');
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toHaveText(/u (north|south|east|west).*, \d AT; .*\.$/);
  await table.press('ArrowDown', 'Tab', 'Enter');
  await expect(table.board).toBeFocused();
  await expect(table.heard).toContainText(/\dAT|\d AT/);
  await table.press('Enter');
  await expect(table.latest).toContainText(`${KLENOV.name} moves`);

  await table.press('m', 'l');
  await table.dialog.getByRole('textbox').focus();
  await page.keyboard.type('over there');
  await table.press('Enter');
  await expect(table.dialog.getByRole('alert')).toContainText('Type two numbers');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1.5 S');
  await table.press('Enter');
  await expect(table.board).toBeFocused();
  await expect(table.heard).toContainText('1.5u of 4u');
});
