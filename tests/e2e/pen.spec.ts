import { test as base, expect } from '../support/browser/game.ts';
import { PenTable } from '../support/browser/pen.ts';
import { AHORN, BIRKNER, KLENOV, POSTS, SOSNIN } from '../support/browser/plan.ts';
import { endsInVictory } from '../support/browser/skirmish.ts';

const test = base.extend<{ table: PenTable }>({
  table: async ({ page }, use) => use(new PenTable(page)),
});

test('a whole skirmish by a pen alone', { tag: '@long' }, async ({ page, table }) => {
  await page.addInitScript(() => {
    addEventListener('pointerdown', ({ pointerType }) => Object.assign(window, { pointedBy: pointerType }), true);
  });
  await page.goto('/');
  await table.presses(page.getByRole('button', { name: 'Set up by the rules' }));
  await table.roll(6, 3);
  await table.answers('North edge');
  await table.roll(2, 5);
  for (const { name, at } of POSTS) await table.deploy(name, at);
  await table.roll(6, 1);

  await test.step('hovering shows what a shot would be, a tap fires', async () => {
    await table.select(SOSNIN.name);
    await table.answers(/^Fire /);
    await table.pointAt(BIRKNER.at);
    await expect(table.tooltip(BIRKNER.name)).toContainText('2 dice, hits on 4+');
    await table.clickAt(BIRKNER.at);
    await table.answers('Take cover');
    await table.answers(/^Aim/);
    await table.roll(5, 2, 1);
    await expect(table.log).toContainText('5+ to hit: a hit.');
    await table.fire(SOSNIN.name, AHORN.at);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(6, 6);
    await expect(table.log).toContainText('Kaspar Ahorn is eliminated by a head shot.');
  });

  await test.step('moves by way-points and by dragging', async () => {
    await table.move(KLENOV.name, [10.1, 16.5], [10.2, 14.6]);
    await table.drag([10.2, 14.6], [10.2, 13], [10.2, 10.7]);
    await expect(table.log).toContainText('Player 1 has no tokens left; the turn ends.');
  });

  await test.step('the other side answers and misses; a kill, a close combat, and the victory', () =>
    endsInVictory(table));
  expect(await page.evaluate(() => (window as unknown as { pointedBy: string }).pointedBy)).toBe('pen');
});
