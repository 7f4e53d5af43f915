import { expect, test } from '../support/browser/game.ts';
import { openPosition } from '../support/browser/position.ts';
import { frag, rifle, total, watch } from '../support/builders/given.ts';

/** The actions beyond moving and firing, by pointing and clicking alone. */

test('an opportunity shot stops a run half-way; it misses, and the run goes on [OF-3 Q] [R73 Q] @long', async ({
  page,
  table,
}) => {
  await openPosition(page, {
    turn: { side: 'b' },
    a: [{ id: 'anton', at: [4, 12], card: { move: 8 } }],
    b: [{ id: 'gustav', at: [8, 19], card: { opportunityFire: 1 } }],
  });
  await test.step('gustav lays his marker beside the lane', async () => {
    await table.select('gustav');
    await table.answers(/^Opp/);
    await table.pointAt([8, 10.6]);
    await expect(table.tooltip('Opportunity Fire, 1u')).toContainText('nobody is in range yet');
    await table.clickAt([8, 10.6]);
    await expect(table.log).toContainText('gustav places an Opportunity Fire marker.');
    await table.answers('End turn');
  });
  await test.step('anton is warned and runs all the same', async () => {
    await table.pointAt([8, 10.6]);
    await expect(table.tooltip('gustav’s Opportunity Fire')).toContainText('1u around it');
    await table.select('anton');
    await table.answers(/^Move \d/);
    await table.pointAt([11.5, 12]);
    await expect(table.decision).toContainText('sets off gustav’s Opportunity Fire after 2.57u');
    await table.clickAt([11.5, 12]);
  });
  await test.step('the shot', async () => {
    await table.asks('Opportunity Fire at anton?');
    await table.pointAt([6.57, 12]);
    await table.clickAt([8, 19]);
    await table.asks('Does gustav aim at anton?');
    await table.answers('Just shoot');
    await table.roll(1, 2, 3);
    await expect(table.log).toContainText('missed');
  });
  await test.step('the rest of the run', async () => {
    await table.asks('Does anton keep moving?');
    await table.answers('Keep moving');
    await table.pointAt([11.5, 12]);
    await expect(table.tooltip('anton')).toBeVisible();
    await table.pointAt([8, 10.6]);
    await expect(table.tooltip('Opportunity Fire')).toHaveCount(0);
  });
});

test('one who was shot at on the way goes on another way, with what is left of the move [R73=b Q]', {
  tag: '@long',
}, async ({ page, table }) => {
  await openPosition(page, {
    rulings: { R73: 'b' },
    a: [{ id: 'anton', at: [4, 12], card: { move: 8 } }],
    b: [{ id: 'gustav', at: [8, 19], card: { opportunityFire: 1 } }],
    markers: [watch('m1', 'gustav', [8, 10.6])],
  });
  await table.move('anton', [11.5, 12]);
  await table.asks('Opportunity Fire at anton?');
  await table.answers(/gustav fires/);
  await table.answers('Just shoot');
  await table.roll(1, 2, 3);
  await test.step('farther than what is left is refused', async () => {
    await table.asks('Does anton keep moving?');
    await expect(table.decision).toContainText('5.43u of the move left');
    await table.pointAt([6.6, 5]);
    await expect(table.tooltip('u of 5.43u · 0 AT')).toContainText('one move is 5.43u at most');
    await table.clickAt([6.6, 5]);
    await expect(table.decision).toContainText('one move is 5.43u at most');
    await table.asks('Does anton keep moving?');
  });
  await test.step('nearer is gone, for nothing', async () => {
    await table.pointAt([9.5, 9.5]);
    await expect(table.tooltip('u of 5.43u · 0 AT')).toBeVisible();
    await table.clickAt([9.5, 9.5]);
    await expect(table.log).toContainText('anton takes a new path.');
    await expect(table.tokens('A')).toHaveAccessibleName('4 action tokens');
    await table.pointAt([9.5, 9.5]);
    await expect(table.tooltip('anton')).toBeVisible();
  });
});

test('a suppression holds two and is broken by a wound [SF-4 Q] [SF-8 Q]', { tag: '@long' }, async ({
  page,
  table,
}) => {
  const firer = { suppressionFire: 2 };
  await openPosition(page, {
    a: [
      { id: 'anton', at: [6, 18], card: firer },
      { id: 'berta', at: [9, 18] },
    ],
    b: [
      { id: 'carl', at: [6, 7] },
      { id: 'doris', at: [8, 7] },
      { id: 'emil', at: [16, 10] },
    ],
  });
  await test.step('begun by two, upon two', async () => {
    await table.select('anton');
    await table.answers(/^Suppression Fire/);
    await table.clickAt([7, 8]);
    await expect(table.decision.getByRole('button', { name: /\(R47\)$/ })).toBeVisible();
    await table.clickAt([9, 18]);
    await table.pointAt([7, 8]);
    await expect(table.tooltip('Suppression Fire, 2u')).toContainText('fired by anton, berta');
    await expect(table.tooltip('Suppression Fire, 2u')).toContainText('suppresses carl, doris');
    await table.clickAt([7, 8]);
    await expect(table.log).toContainText('Suppression Fire by anton, berta begins.');
    await expect(table.log).toContainText('carl is suppressed for this turn.');
    await expect(table.log).toContainText('doris is suppressed for this turn.');
    await table.answers('End turn');
  });
  await test.step('the pinned do not fire', async () => {
    await table.select('carl');
    await expect(table.answer(/^Fire/)).toBeDisabled();
    await expect(table.decision).toContainText('carl is suppressed');
    await table.pointAt([7, 8]);
    await expect(table.tooltip('Suppression Fire by anton')).toContainText('fired by anton, berta');
  });
  await test.step('one who is not pinned wounds one of the two who fire', async () => {
    await table.fire('emil', [9, 18]);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(5, 1, 1);
    await expect(table.log).toContainText('berta is wounded.');
    await expect(table.log).toContainText('berta drops out of the Suppression Fire.');
    await table.pointAt([7, 8]);
    await expect(table.tooltip('Suppression Fire')).toHaveCount(0);
  });
});

test('a grenade is dragged by the other side and hits a friend [GREN-6 Q] [GREN-7 Q] @long', async ({
  page,
  table,
}) => {
  await openPosition(page, {
    a: [
      { id: 'anton', at: [12, 20], card: { weapons: [rifle(), frag()] } },
      { id: 'berta', at: [12, 11.2] },
    ],
    b: [
      { id: 'carl', at: [12, 7] },
      { id: 'doris', at: [22, 2] },
    ],
  });
  await table.select('anton');
  await table.answers(/^Grenade/);
  await table.pointAt([12, 3]);
  await expect(table.tooltip('Grenade, ')).toContainText('15u is the longest throw');
  await table.pointAt([12, 7.4]);
  await expect(table.tooltip('Grenade, ')).toContainText('catches carl');
  await expect(table.tooltip('Grenade, ')).toContainText('up to 2u or 4u');
  await table.clickAt([12, 7.4]);
  await table.roll(2);
  await table.asks('The grenade of anton scatters');
  await table.clickAt([12, 14]);
  await expect(table.decision.getByRole('button', { name: /\(GREN-5\)$/ }).first()).toBeVisible();
  await table.holds([12, 7.4], [12, 9.2]);
  await expect(table.tooltip('1.8u from where it was aimed')).toContainText('catches berta, carl');
  await table.lets();
  await table.roll(6, 6, 1, 1);
  await expect(table.log).toContainText('berta is wounded.');
  await expect(table.log).toContainText('carl is wounded.');
});

test('a mission is won by touching the objective [WIN-3 Q]', async ({ page, table }) => {
  await openPosition(page, {
    type: 'mission',
    objectives: { a: { element: 'farm' }, b: { element: 'house' } },
    scenery: [total('house', [10, 2], [4, 3]), total('farm', [10, 19], [4, 3])],
    a: [{ id: 'anton', at: [12, 10], card: { move: 6 } }],
    b: [{ id: 'carl', at: [2, 2] }],
  });
  await table.pointAt([12, 3]);
  await expect(table.tooltip('stone wall')).toContainText('A wins by touching it');
  await table.move('anton', [12, 5.5]);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(
    page
      .getByRole('region', { name: 'A wins' })
      .getByRole('button', { name: /\(WIN-3\)$/ })
      .first(),
  ).toBeVisible();
});

test('Move & Fire: a move, then a shot at one of those in sight, who is clicked [MF-1 Q] [R68 Q]', async ({
  page,
  table,
}) => {
  await openPosition(page, {
    a: [{ id: 'anton', at: [6, 14], card: { moveAndFire: 3 } }],
    b: [
      { id: 'carl', at: [12, 8] },
      { id: 'doris', at: [6, 6] },
    ],
    scenery: [total('house', [7.5, 8], [2, 5])],
  });
  await table.select('anton');
  await table.answers(/^Move & Fire/);
  await table.pointAt([6, 10]);
  await expect(table.tooltip('4u of 3u')).toContainText('one move is 3u at most');
  await table.pointAt([6, 12]);
  await expect(table.tooltip('2u of 3u')).toContainText('then may shoot at doris (3 dice on 4+)');
  await table.clickAt([6, 12]);
  await table.asks('anton may fire');
  await table.clickAt([6, 6]);
  await table.asks('anton shoots at doris');
});
