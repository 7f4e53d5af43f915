import { EDITIONS } from '../../src/editions/index.ts';
import { expect, test } from '../support/browser/game.ts';
import { openPosition } from '../support/browser/position.ts';
import { atEachSize } from '../support/browser/sizes.ts';
import { box, type Given, rifle, total } from '../support/builders/given.ts';

/** A wall right before the shooter, a house that hides another enemy, and a friend who may fire along. */
const POSITION: Given = {
  a: [
    { id: 'fuchs', at: [5, 12], card: { suppressionFire: 3, weapons: [rifle({ aim: 2 })] } },
    { id: 'adler', at: [5, 15] },
  ],
  b: [
    { id: 'petrov', at: [13, 12] },
    { id: 'orlov', at: [13, 20] },
  ],
  scenery: [box('hedge', [6.5, 11], [0.5, 2], { look: 'hedge' }), total('house', [8, 15], [3, 4])],
};

/** Asking all editions: from a refusal, from the menu and from the log. */
atEachSize(0, (look) => {
  test('what every edition says of a shot, and why', async ({ page, table }) => {
    await openPosition(page, POSITION);
    const compared = page.getByRole('table', { name: /^What this game/ });

    await test.step('of one that is refused', async () => {
      await table.fire('fuchs', [13, 20]);
      await table.decision.getByRole('button', { name: 'Compare editions' }).first().click();
      await expect(table.dialog).toContainText('fuchs fires at orlov');
      const refused = compared.getByRole('row', { name: /^Allowed/ }).getByText('No', { exact: true });
      await expect(refused).toHaveCount(EDITIONS.length);
      await look(page, 'compare-refused');
      await page.keyboard.press('Escape');
      await expect(table.dialog).toBeHidden();
    });

    await test.step('of one that is played, from the menu', async () => {
      await table.clickAt([13, 12]);
      await table.asks(/cover/i);
      await table.openMenu('Compare editions');
      await expect(table.dialog).toContainText('fuchs fires at petrov');
      await expect(compared.getByRole('columnheader').nth(1)).toContainText('This game');
      const hits = compared.getByRole('row', { name: /^To hit/ });
      await expect(hits.getByRole('cell').first()).toContainText('4+');
      const [, ...columns] = await compared.getByRole('columnheader').allTextContents();
      const italian = hits.getByRole('cell').nth(columns.findIndex((head) => head.startsWith('Italian')));
      await expect(italian).toContainText(/Otherwise:.*5\+/);
      await expect(italian.getByRole('button', { name: 'COVER-6' })).toBeVisible();
      await expect(table.dialog.getByRole('status')).toContainText('differ');
      await look(page, 'compare');
      await table.dialog.getByRole('checkbox', { name: 'Only differences' }).check();
      await expect(compared.getByRole('row', { name: /^Range/ })).toHaveCount(0);
      await look(page, 'compare-only');
      await hits.getByRole('button', { name: 'COVER-6' }).first().click();
      await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('of the same, from the log', async () => {
      if (!(await table.log.isVisible())) await page.keyboard.press('l');
      await table.log.getByText('fuchs fires at petrov').click();
      await table.log.getByRole('button', { name: 'Compare editions' }).click();
      await expect(table.dialog).toContainText('fuchs fires at petrov');
      await expect(compared).toBeVisible();
      await page.keyboard.press('Escape');
    });
  });
});
