import { playOn } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER, DEPLOYED, SOSNIN } from '../support/browser/plan.ts';
import { atEachSize } from '../support/browser/sizes.ts';

/** The rule book: looking up, and what is said about each edition. */
atEachSize(0, (look) => {
  test('entries, by typing and by links', async ({ page, table }) => {
    await page.goto('/');
    await expect(page.getByText('Games are saved automatically and listed here.')).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('r26');
    const shown = table.dialog.getByRole('heading', { level: 3 });
    await expect(shown).toHaveText('Already inside the range');
    await look(page, 'rulebook');
    await page.getByRole('button', { name: 'OF-3', exact: true }).click();
    await expect(shown).toHaveText('What sets it off');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(shown).toHaveText('Already inside the range');
    await page.keyboard.press('Escape');
    await expect(table.dialog).toBeHidden();
  });

  test('what is said about an edition', async ({ page, table }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Rules and editions' }).click();
    const edition = page.getByRole('combobox', { name: 'Edition' });
    for (const [id, name] of [
      ['tactic-qs-it', '1-48TACTIC, Italian quick start'],
      ['combat-1.1', '1-48COMBAT 1.1'],
    ] as const) {
      await edition.selectOption(id);
      await expect(table.dialog.getByRole('heading', { level: 3 })).toHaveText(name);
      await look(page, `edition-${id}`);
    }
    await page.getByText(/^Other rulings with a choice/).click();
    await page.getByRole('button', { name: 'R52', exact: true }).click();
    await expect(table.dialog.getByRole('heading', { level: 3 })).toHaveText('The unit');
  });

  test('a rule behind a shot, from the game', async ({ page, table }) => {
    await playOn(page, DEPLOYED);
    await table.select(SOSNIN.name);
    await table.answers(/^Fire/);
    await table.pointAt(BIRKNER.at);
    await table.decision.getByRole('region', { name: 'Odds' }).getByRole('button', { name: 'Why?' }).click();
    await page
      .getByRole('button', { name: /\(FIRE-3\)$/ })
      .first()
      .click();
    await expect(table.dialog.getByRole('heading', { level: 3 })).toHaveText('The number that hits');
    await expect(table.dialog.getByRole('listbox').getByRole('option', { selected: true })).toBeInViewport();
    await look(page, 'rulebook-in-game');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape'); // the reasons, from which the rule was looked up
    await expect(table.dialog).toBeHidden();
  });
});
