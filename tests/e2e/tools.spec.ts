import { expect, test } from '../support/browser/game.ts';
import { EVERYTHING } from '../support/browser/markers.ts';
import { openPosition } from '../support/browser/position.ts';
import { atEachSize } from '../support/browser/sizes.ts';
import type { Table } from '../support/browser/table.ts';
import { suppressing } from '../support/builders/given.ts';

/** They come once the pointer rests. Their room is there before: nothing moves for them. */
async function oddsAppear(table: Table, rows: readonly RegExp[]): Promise<void> {
  const before = await table.decision.boundingBox();
  await expect(table.odds()).toHaveText([...rows]);
  expect(await table.decision.boundingBox()).toEqual(before);
}

/** Every tool of the actions with what it would do; markers.spec.ts does it. */
atEachSize(0, (look) => {
  test('a grenade', async ({ page, table }) => {
    await openPosition(page, EVERYTHING);
    await table.select('abel');
    await look(page, 'selected');
    await table.answers(/^Grenade/);
    await table.pointAt([11.5, 10.6]);
    await expect(table.tooltip('Grenade, ')).toContainText('sheltered: emil (behind stone wall)');
    await look(page, 'grenade-sure');
    await table.pointAt([12.9, 9.9]);
    await expect(table.tooltip('Grenade, ')).toContainText('catches emil, fritz');
    await oddsAppear(table, [/^emil/, /^fritz/]);
    await look(page, 'grenade-odds');
    await table.pointAt([12.2, 4.4]);
    await expect(table.tooltip('Grenade, ')).toContainText('up to 2u or 4u');
    await look(page, 'grenade');
    await table.clickAt([12.2, 4.4]);
    await table.roll(1);
    await table.pointAt([11.4, 8]);
    await expect(table.tooltip('from where it was aimed')).toContainText('catches');
    await look(page, 'drift');
  });

  test('opportunity fire', async ({ page, table }) => {
    await openPosition(page, EVERYTHING);
    await table.select('abel');
    await table.answers(/^Opp/);
    await table.pointAt([12.8, 9.5]);
    await expect(table.tooltip('Opportunity Fire, 3u')).toContainText('in range already: emil, fritz');
    await page.waitForTimeout(600);
    await look(page, 'opportunity');
  });

  test('suppression fire', async ({ page, table }) => {
    await openPosition(page, EVERYTHING);
    await table.select('abel');
    await table.answers(/^Suppression Fire/);
    await table.clickAt([7, 17]);
    await table.pointAt([12.4, 8.6]);
    await expect(table.tooltip('Suppression Fire, 2u')).toContainText('fired by abel, bert');
    await look(page, 'suppression');
  });

  test('joining suppression fire', async ({ page, table }) => {
    const markers = [suppressing('m3', [12, 7], 3, 'cuno')];
    await openPosition(page, { ...EVERYTHING, markers });
    await table.select('abel');
    await table.answers(/^Join/);
    await table.pointAt([12, 7]);
    await expect(table.tooltip('Joins cuno’s Suppression Fire')).toContainText('suppresses');
    await look(page, 'join');
  });

  test('Move & Fire, and a move into what waits there', async ({ page, table }) => {
    await openPosition(page, EVERYTHING);
    await table.select('abel');
    await table.answers(/^Move & Fire/);
    await table.pointAt([10.2, 13.6]);
    await expect(table.tooltip('u of 3u')).toContainText('then may shoot at');
    await page.waitForTimeout(300);
    await look(page, 'move-and-fire');
    await table.select('bert');
    await table.answers(/^Move \d/);
    await table.pointAt([7.2, 13.4]);
    await expect(table.tooltip('u of 4u')).toContainText('sets off gustav’s Opportunity Fire after');
    await oddsAppear(table, [/^no shot/, /^gustav fires, aimed/]);
    await look(page, 'move-warned');
  });

  test('a run into contact, opportunity fire offered and rolled for', async ({ page, table }) => {
    const foe = { id: 'ida', at: [4.5, 15.5] as const };
    await openPosition(page, { ...EVERYTHING, b: [...(EVERYTHING.b ?? []), foe] });
    await table.select('bert');
    await table.answers(/^Move \d/);
    await table.pointAt([4.5, 15.5]);
    await expect(table.tooltip('u of 4u')).toContainText('Close combat with ida');
    await expect(table.decision).toContainText('ida');
    await look(page, 'contact');
    await table.pointAt([7.2, 13.4]);
    await expect(table.tooltip('u of 4u')).toContainText('sets off gustav’s Opportunity Fire after');
    await table.clickAt([7.2, 13.4]);
    await look(page, 'offer');
    await table.answers(/gustav fires/);
    await table.answers('Just shoot');
    await look(page, 'roll');
  });

  test('objectives', async ({ page, table }) => {
    await openPosition(page, {
      ...EVERYTHING,
      type: 'mission',
      objectives: { a: { element: 'crater' }, b: { element: 'house' } },
    });
    await table.select('abel');
    await table.pointAt([15.5, 11]);
    await expect(table.tooltip('stone wall')).toContainText('A wins by touching it');
    await look(page, 'objectives');
  });
});
