import { expect, test } from '../support/browser/game.ts';
import { openPosition } from '../support/browser/position.ts';
import { atEachSize } from '../support/browser/sizes.ts';
import { inCombat, MARKSMAN } from '../support/builders/combat.ts';
import { box, roundBase, total } from '../support/builders/given.ts';

/** How 1-48COMBAT fires, by pointing and clicking alone. */
const position = inCombat({
  a: [
    { id: 'anton', at: [11.5, 15], card: MARKSMAN },
    { id: 'berta', at: [8, 17] },
  ],
  b: [
    { id: 'carl', at: [11.5, 6] },
    { id: 'doris', at: [17, 8] },
    { id: 'emil', at: [5, 7] },
  ],
  scenery: [
    total('left', [5, 10], [4.5, 1.5]),
    total('right', [13.5, 10], [4.5, 1.5]),
    box('hedge', [9.5, 8], [4, 0.6], { look: 'hedge' }),
    roundBase('crater', [17, 15]),
  ],
});

atEachSize(0, (look) => {
  test('three shots with Aim; the target takes cover from the shooter [FIRE-7 C] [R14 C] [TC-2 C]', async ({
    page,
    table,
  }) => {
    await openPosition(page, position);
    await test.step('are chosen with the target', async () => {
      await table.select('anton');
      await table.answers(/^Fire/);
      await table.pointAt([11.5, 6]);
      await page.keyboard.press('+');
      await table.answers('One shot more');
      await page.keyboard.press('a');
      await table.pointAt([11.5, 6]);
      await expect(table.tooltip('carl')).toContainText('3 shots with Aim: 4 AT');
      await expect(table.tooltip('carl')).toContainText('10 dice');
      await look(page, 'combat-shots');
      await table.clickAt([11.5, 6]);
      await expect(table.tokens('A')).toHaveAccessibleName('8 action tokens');
    });
    await test.step('carl takes cover', async () => {
      await table.asks('Does carl take cover?');
      await expect(table.decision).toContainText('anton fires 3 shots with Aim at carl');
      await look(page, 'combat-cover');
      await table.answers(/^Take cover/);
      await expect(table.card('carl')).toContainText('Cover from anton');
    });
    await test.step('all dice in one roll', async () => {
      await table.asks('anton shoots at carl');
      await expect(table.answer(/^Roll/)).toBeInViewport();
      await look(page, 'combat-roll');
      await page.evaluate(() => window.diceToCome.push(6, 1, 2, 3, 6, 1, 1, 2, 3, 6));
      await table.answers(/^Roll/);
      await expect(table.dice).toHaveAccessibleName('shot 1: 6, 1, 2, 3; shot 2: 6, 1, 1; shot 3: 2, 3, 6');
      await expect(table.card('carl')).toContainText('Wounded');
      await page.keyboard.press('Escape');
      await table.pointAt([11.5, 6]);
      await expect(table.tooltip('carl')).toContainText('taking cover from anton this turn');
      await look(page, 'combat-covered');
    });
    await test.step('the log tells it shot by shot', async () => {
      if (!(await table.log.isVisible())) await page.getByRole('button', { name: 'Log' }).click();
      await expect(table.log).toContainText('carl takes cover from anton for this turn.');
      await table.log.getByText('anton rolls 6, 1, 2, 3 / 6, 1, 1 / 2, 3, 6 against carl').click();
      await expect(table.log).toContainText('R14');
    });
  });

  test('Move & Fire with the shot on the way [MF-1 C]', async ({ page, table }) => {
    await openPosition(page, { ...position, a: [{ id: 'anton', at: [8, 13.5], card: MARKSMAN }] });
    await table.select('anton');
    await table.answers(/^Move & Fire/);
    await table.answers(/^on the way/);
    await table.pointAt([11.5, 13.5]);
    await expect(table.tooltip('u of 8u')).toContainText('on the way may shoot at carl');
    await look(page, 'combat-spot');
    await table.clickAt([11.5, 13.5]);
    await table.pointAt([15, 13.5]);
    await expect(table.tooltip('u of 8u')).toContainText('on the way may shoot at carl');
    await look(page, 'combat-on-the-way');
    await table.clickAt([15, 13.5]);
    await table.asks('anton may fire');
    await expect(table.decision).toContainText('from here; the move then continues');
    await table.clickAt([11.5, 6]);
    await table.asks('Does anton aim at carl?');
    await table.answers(/^Just shoot/);
    await table.asks('Does carl take cover?');
    await table.answers(/^Stay standing/);
    await table.roll(1, 1, 1);
    await table.pointAt([15, 13.5]);
    await expect(table.tooltip('anton')).toBeVisible();
  });
});
