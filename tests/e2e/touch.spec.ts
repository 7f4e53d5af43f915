import { test as base, expect } from '../support/browser/game.ts';
import { AHORN, BIRKNER, KLENOV, POSTS, SOSNIN } from '../support/browser/plan.ts';
import { endsInVictory } from '../support/browser/skirmish.ts';
import { TouchTable } from '../support/browser/touch.ts';

const test = base.extend<{ table: TouchTable }>({
  table: async ({ page }, use) => use(new TouchTable(page)),
});

test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } });

test('a whole skirmish by fingers alone @long', async ({ page, table }) => {
  await test.step('set-up', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Set up by the rules' }).tap();
    await table.roll(6, 3);
    await table.answers('North edge');
    await table.roll(2, 5);
    for (const { name, at } of POSTS) await table.deploy(name, at);
    await table.roll(6, 1);
    await expect(table.log).toContainText('Player 1 takes the first turn.');
  });

  await test.step('a tap proposes, another one fires', async () => {
    await table.tapAt(SOSNIN.at);
    await table.asks(new RegExp(`^${SOSNIN.name}: `));
    await table.tapAt(BIRKNER.at);
    await expect(table.tooltip(BIRKNER.name)).toContainText('Once more to confirm');
    await expect(table.tokens('Player 1')).toHaveAccessibleName('5 action tokens');
    await table.tapAt(BIRKNER.at);
    await table.answers('Take cover');
    await table.answers(/^Aim/);
    await table.roll(5, 2, 1);
    await expect(table.log).toContainText('5+ to hit: a hit.');
  });

  await test.step('a finger that is held opens the menu, and does not tap as well', async () => {
    const menu = page.getByRole('menu', { name: `Actions for ${SOSNIN.name}` });
    await table.restsOn(SOSNIN.at);
    await expect(menu).toBeVisible();
    await table.lifts();
    await expect(menu).toBeVisible();
    await menu.getByRole('menuitem', { name: /^Fire/ }).tap();
    await expect(menu).toBeHidden();
    await table.clickAt(AHORN.at);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(6, 6);
    await expect(table.log).toContainText('Kaspar Ahorn is eliminated by a head shot.');
  });

  await test.step('a pinch comes nearer; the whole table comes back by a button', async () => {
    const marker = page.getByRole('button', { name: 'Whole table' });
    const before = await table.board.screenshot();
    await table.pinch([12, 12], 60, 180);
    expect((await table.board.screenshot()).equals(before)).toBe(false);
    await marker.tap();
  });

  await test.step('a move by taps, and one by dragging', async () => {
    await table.move(KLENOV.name, [10.1, 16.5], [10.2, 14.6]);
    await expect(table.log).toContainText('Maksim Klenov moves');
    await table.drag([10.2, 14.6], [10.2, 13], [10.2, 10.7]);
    await expect(table.log).toContainText('Player 1 has no tokens left; the turn ends.');
  });

  await test.step('the other side answers and misses; a kill, a close combat, and the victory', () =>
    endsInVictory(table));
});

test('the table turned round: taps, drags and pinches mean the same places', async ({ page, table }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Set up by the rules' }).tap();
  await table.roll(6, 3);
  await table.answers('North edge');
  await table.roll(2, 5);
  await page.getByRole('button', { name: 'Rotate the table' }).tap();
  const [first] = POSTS;
  if (!first) throw new Error('there is nobody to deploy');
  await table.answers(first.name);
  const [x, y] = first.at;
  await table.clickAt([24 - x, 24 - y]); // where that place now lies
  await expect(table.log).toContainText(`${first.name} is deployed`);
});
