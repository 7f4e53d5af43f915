import type { Point } from '../../src/engine/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { expect, test as inEnglish } from '../support/browser/game.ts';
import { AHORN, BIRKNER, KLENOV, POSTS, SOSNIN, TANNER } from '../support/browser/plan.ts';
import { Table } from '../support/browser/table.ts';

/** In a browser that prefers Italian. */
const test = inEnglish.extend<{ table: Table }>({
  table: async ({ page }, use) => use(new Table(page, { width: 24, height: 24 }, translator('it'))),
});
test.use({ locale: 'it-IT' });

/** A little inside the zone: where its limit lies on the screen depends on the length of words beside the board. */
const inside = ([x, y]: Point): Point => [x, y < 12 ? Math.min(y, 5.4) : Math.max(y, 18.6)];

test('una schermaglia intera in italiano @long', async ({ page, table }) => {
  test.slow();
  await test.step('set-up', async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await page.getByRole('button', { name: 'Preparazione completa' }).click();
    await table.asks('Chi prepara il tavolo?');
    await table.roll(6, 3);
    await table.asks('Scegli il tuo bordo del tavolo');
    await table.answers('Bordo nord');
    await table.asks('Chi schiera per primo?');
    await table.roll(2, 5);
    for (const { name, at } of POSTS) await table.deploy(name, inside(at));
    await table.asks('Chi comincia?');
    await table.roll(6, 1);
    await expect(table.log).toContainText('Giocatore 1 gioca il primo turno.');
  });

  await test.step('a shot, with decimals as Italians write them', async () => {
    await table.select(SOSNIN.name);
    await table.answers(/^Spara /);
    await table.pointAt(inside(BIRKNER.at));
    await expect(table.tooltip(BIRKNER.name)).toContainText(/12,\d+u/);
    await table.clickAt(inside(BIRKNER.at));
    await table.asks(`${BIRKNER.name} si ripara?`);
    await table.answers('Riparati');
    await table.asks(`${SOSNIN.name} mira a ${BIRKNER.name}?`);
    await table.answers(/^Mira/);
    await table.roll(5, 2, 1);
    await expect(table.log).toContainText('Gleb Sosnin tira 5, 2, 1 contro Otto Birkner, serve 5+: un colpo a segno.');
    await table.fire(SOSNIN.name, inside(AHORN.at));
    await table.answers('Non ripararti');
    await table.answers('Spara e basta');
    await table.roll(6, 6);
    await expect(table.card(AHORN.name)).toContainText('Eliminato');
  });

  await test.step('moves and a refusal', async () => {
    await table.move(KLENOV.name, [10.1, 16.5], [10.2, 14.54]);
    await expect(table.log).toContainText(/Maksim Klenov si muove di \d,\d+u\./);
    await table.move(KLENOV.name, [10.3, 10.6]);
    await table.asks('Tocca a te: 4 gettoni da spendere');
    await expect(table.answer('Fine turno')).toBeDisabled();
    await table.move(TANNER.name, [11.9, 7.3]);
    await table.answers('Fine turno');
  });

  await test.step('English and back in the middle of it, and the game stays as it is', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await table.dialog.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Your turn: 5 tokens to spend');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await table.dialog.getByRole('button', { name: 'Italiano' }).click();
    await page.keyboard.press('Escape');
    await table.asks('Tocca a te: 5 gettoni da spendere');
  });

  await test.step('to the victory', async () => {
    await table.fire(SOSNIN.name, inside(BIRKNER.at));
    await table.answers(/^Mira/);
    await table.roll(6, 1, 1);
    await table.move(KLENOV.name, [11.9, 7.3]);
    await table.asks(`${KLENOV.name} combatte contro ${TANNER.name}`);
    await table.roll(5, 6, 1, 1);
    await table.rollToTheEnd(1, 1, 1);
    const result = page.getByRole('region', { name: 'Vince Giocatore 1' });
    await expect(result).toContainText('22 Punti Vittoria su 36');
  });
});
