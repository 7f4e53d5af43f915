import { test as base, expect } from '../support/browser/game.ts';
import { KeyTable } from '../support/browser/keys.ts';
import { isAccessible } from '../support/browser/layout.ts';
import { DEPLOYED, KLENOV } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid } from '../support/browser/scenes.ts';
import { TouchTable } from '../support/browser/touch.ts';

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
  await isAccessible(page);
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

test.describe('by fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a place is set down by a tap in the list, and gone to by a tap on the table @long', async ({ page }) => {
    const table = new TouchTable(page);
    await laid(page, savedGame(DEPLOYED));
    await table.tapAt(KLENOV.at);
    await table.answers(/^Move \d/);
    await page.getByRole('button', { name: 'Places worth choosing' }).tap();
    await table.dialog.getByRole('list').getByRole('button', { name: /hole/ }).first().tap();
    await expect(table.decision).toContainText('steps into crater');
    await table.tapAt([12, 15.9]);
    await expect(page.getByRole('status', { name: 'Latest events' })).toContainText(`${KLENOV.name} moves`);
  });
});
