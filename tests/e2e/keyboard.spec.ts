import { test as base, expect } from '../support/browser/game.ts';
import { KeyTable } from '../support/browser/keys.ts';
import { AHORN, BIRKNER, DEPLOYED, KLENOV, POSTS, SOSNIN, TANNER, WON } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid } from '../support/browser/scenes.ts';

const test = base.extend<{ table: KeyTable }>({
  table: async ({ page }, use) => use(new KeyTable(page)),
});

test('[case Y1] a whole skirmish by keys alone, and what is read out of it @long', async ({ page, table }) => {
  test.slow(); // a press for every half u

  await test.step('set-up', async () => {
    await page.goto('/');
    await table.tabTo('Set up by the rules');
    await expect(table.asked).toContainText('Roll-off');
    await table.roll(6, 3);
    await expect(table.latest.getByRole('paragraph').first()).toContainText('Roll-off: Player 1 6, Player 2 3');
    await expect(table.asked).toHaveText('Player 2: Choose your table edge');
    await table.answers('North edge');
    await table.roll(2, 5);
    for (const { name, at } of POSTS) {
      await table.answers(name);
      await expect(table.board).toBeFocused();
      await table.clickAt(at);
      await expect(table.latest).toContainText(`${name} is deployed`);
    }
    await expect(table.decision).toBeFocused(); // what comes now is not answered on the board
    await table.roll(6, 1);
    await expect(table.latest).toContainText('Player 1 takes the first turn.');
  });

  await test.step('selecting on the board; a refusal is read out with its reason', async () => {
    await table.press('F6');
    await table.clickAt(SOSNIN.at);
    await expect(table.asked).toContainText(`Player 1: ${SOSNIN.name}`);
    await table.press('f');
    await expect(table.board).toBeFocused();
    await table.goTo(BIRKNER.at);
    await expect(table.heard).toContainText('2 dice, hits on 4+');
    await table.press('Escape', 'Escape', 'Escape');
    await expect(table.tokens('Player 1')).toHaveAccessibleName('5 action tokens');
  });

  await test.step('the table of characters, seen from the selected one', async () => {
    await table.press('t');
    await table.tabTo(`Select ${SOSNIN.name}`);
    await expect(table.dialog.getByRole('caption')).toHaveText(`Seen from ${SOSNIN.name}`);
    const row = table.dialog.getByRole('row').filter({ hasText: BIRKNER.name });
    await expect(row.getByRole('cell')).toHaveText([
      'Player 2',
      'unhurt',
      '12.01u north',
      'long range',
      'in the open',
      '2 dice, 4+',
    ]);
    await table.tabTo(`Target ${BIRKNER.name}`);
    await expect(table.board).toBeFocused();
    await expect(table.heard).toContainText('2 dice, hits on 4+');
    await table.press('Enter');
    await expect(table.asked).toHaveText(`Player 2: Does ${BIRKNER.name} take cover?`);
    await expect(table.decision).toBeFocused();
    await table.answers('Take cover');
    await table.answers(/^Aim/);
    await table.roll(5, 2, 1);
    await expect(table.latest).toContainText('5+ to hit: a hit.');
  });

  await test.step('the menu of a character, by its key', async () => {
    await table.press('F6');
    await table.goTo(SOSNIN.at);
    await table.press('q');
    const menu = page.getByRole('menu', { name: `Actions for ${SOSNIN.name}` });
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await table.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: /^Fire/ })).toBeFocused();
    await table.press('Escape');
    await expect(table.board).toBeFocused();
    await table.press('q', 'f');
    await table.clickAt(AHORN.at);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(6, 6);
    await expect(table.latest).toContainText('Kaspar Ahorn is eliminated by a head shot.');
  });

  await test.step('a way with a way-point, and a turn that ends', async () => {
    await table.select(KLENOV.name);
    await table.press('m');
    await table.goTo([10.1, 16.5]);
    await table.press('Shift+Enter');
    await table.goTo([10.2, 14.6]);
    await expect(table.heard).toContainText('3.91u');
    await table.press('Enter');
    await expect(table.latest).toContainText('Maksim Klenov moves 3.91u.');
    await table.press('m');
    await table.clickAt([10.2, 10.6]);
    await expect(table.latest).toContainText('Player 1 has no tokens left; the turn ends.');
    await expect(table.asked).toContainText('Player 2: Your turn');
  });

  await test.step('the other side answers and misses', async () => {
    await table.select(TANNER.name);
    await table.press('m');
    await table.clickAt([11.9, 7.3]);
    await expect(table.latest).toContainText('Emil Tanner moves'); // once the way is found
    await table.press('f');
    await table.clickAt([10.2, 10.6]);
    await table.answers('Just shoot');
    await table.roll(1, 2, 3, 1);
    await table.answers('End turn');
    await expect(table.latest).toContainText('Player 1 gets 5 tokens.');
  });

  await test.step('a kill, a close combat, and the victory', async () => {
    await table.select(SOSNIN.name);
    await table.press('f');
    await table.clickAt(BIRKNER.at);
    await table.answers(/^Aim/);
    await table.roll(6, 1, 1);
    await table.select(KLENOV.name);
    await table.press('m');
    await table.clickAt([11.9, 7.3]);
    await expect(table.asked).toContainText(`${KLENOV.name} strikes at ${TANNER.name}`);
    await table.roll(5, 6, 1, 1);
    await table.rollToTheEnd(1, 1, 1);
    await expect(table.latest).toContainText('Emil Tanner is eliminated in close combat.');
    await expect(page.getByRole('region', { name: 'Player 1 wins' })).toBeVisible();
    await table.tabTo('Set up by the rules');
    await expect(table.asked).toContainText('Roll-off');
  });
});

test('no part of the page keeps the focus: Tab goes round all of it', async ({ page, table }) => {
  await page.goto('/');
  await table.tabTo('Set up by the rules');
  await expect(table.board).toBeVisible();
  const seen = new Set<string>();
  for (let ends = 0, stops = 0; ends < 2 && stops < 160; stops++) {
    await table.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: here } = document;
      return here === document.body ? null : `${here?.getAttribute('aria-label') ?? here?.textContent}`;
    });
    if (name === null) ends++;
    else seen.add(name);
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['To the decision', 'To the table', 'The table, seen from above', 'Menu']),
  );
  expect([...seen].some((name) => name.trim().startsWith('Roll'))).toBe(true);
});

test('the focus is somewhere whatever is closed, put down or left, and F6 goes round @long', async ({
  page,
  table,
}) => {
  const has = () =>
    page.evaluate(() => {
      const part = document.activeElement?.closest('[data-region], [role="application"], header, dialog');
      return (part ?? document.activeElement)?.tagName ?? '';
    });
  const isSomewhere = async (after: string): Promise<void> => {
    await page.waitForTimeout(800); // so long what has closed gives it back
    expect(await has(), `after ${after}`).not.toBe('BODY');
  };
  await laid(page, savedGame(DEPLOYED));
  await table.decision.focus();
  const round: string[] = [];
  for (let n = 0; n < 4; n++) {
    await table.press('F6');
    round.push(await has());
  }
  expect(round).toEqual(['DIV', 'HEADER', 'SECTION', 'SECTION']);
  await table.tabTo('Menu');
  await table.tabTo('Preferences', table.dialog);
  await table.press('Escape');
  await isSomewhere('the preferences opened from the menu');
  await table.select(SOSNIN.name);
  await table.press('i');
  const card = page.getByRole('region', { name: SOSNIN.name }).and(page.locator('[data-over]'));
  await expect(card).toBeFocused();
  await table.press('Escape');
  await expect(card).toBeHidden();
  await isSomewhere('a card put down');
  await table.tabTo('Menu');
  await table.tabTo('Back to the start page', table.dialog);
  await isSomewhere('leaving');
  await laid(page, savedGame(WON));
  await table.tabTo('Look at the table');
  await isSomewhere('looking at the table');
});
