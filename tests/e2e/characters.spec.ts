import { playOn } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { AHORN, BIRKNER, DEPLOYED, SOSNIN } from '../support/browser/plan.ts';
import { atEachSize } from '../support/browser/sizes.ts';

/** What can be seen and asked of a character, beside its piece on the table. */
atEachSize(0, (look) => {
  test('the characters as one of them sees them', async ({ page, table }) => {
    await playOn(page, DEPLOYED);
    await table.asks(/^Your turn/);
    await page.keyboard.press('t');
    await expect(table.dialog.getByText('Select a character')).toBeVisible();
    await look(page, 'characters-unseen');
    await table.dialog.getByRole('button', { name: `Select ${SOSNIN.name}` }).click();
    await expect(table.dialog.getByRole('caption')).toHaveText(`Seen from ${SOSNIN.name}`);
    await look(page, 'characters');
  });

  test('the menu of a character, and of a place', async ({ page, table }) => {
    await playOn(page, DEPLOYED);
    await table.asks(/^Your turn/);
    await table.asksFor(SOSNIN.at);
    const menu = page.getByRole('menu', { name: `Actions for ${SOSNIN.name}` });
    await expect(menu.getByRole('menuitem', { name: /^Fire/ })).toBeVisible();
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await look(page, 'menu-own');
    await menu.getByRole('menuitem', { name: /^Move/ }).first().click();
    await table.asksFor([23, 23.4]);
    await expect(page.getByRole('menu', { name: 'What to do here' })).toBeVisible();
    await look(page, 'menu-place');
    await page.keyboard.press('Escape');
    await table.asksFor(AHORN.at);
    await expect(page.getByRole('menu', { name: `Actions for ${AHORN.name}` })).toBeVisible();
    await look(page, 'menu-enemy');
  });

  test('a card in the hand, on both sides, and one that is glanced at', async ({ page, table }) => {
    await playOn(page, DEPLOYED);
    await table.select(SOSNIN.name);
    await page.keyboard.press('i');
    const card = page.getByRole('region', { name: `Card of ${SOSNIN.name}` });
    await expect(card).toContainText('This side is in use now.');
    await look(page, 'card');
    await page.keyboard.press('z');
    await expect(card).toContainText('not in use now');
    await look(page, 'card-turned');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await table.card(BIRKNER.name).hover();
    await expect(page.getByRole('region', { name: `Card of ${BIRKNER.name}` })).toBeVisible();
    await look(page, 'card-glanced');
  });
});
