import type { Page } from '@playwright/test';
import type { Point } from '../../src/engine/index.ts';
import { expect, test } from '../support/browser/game.ts';
import { openPosition } from '../support/browser/position.ts';
import type { Table } from '../support/browser/table.ts';
import { box, type Given, total } from '../support/builders/given.ts';

const ANTON = { id: 'anton', at: [5, 12] } as const;
const FAR: Given['b'] = [{ id: 'carl', at: [21, 2] }];

/** Anton of side a may move, four u for each AT. */
const open = (page: Page, position: Given): Promise<void> => openPosition(page, { a: [ANTON], b: FAR, ...position });

const isAt = async (table: Table, at: Point): Promise<void> => {
  await table.pointAt(at);
  await expect(table.tooltip('anton')).toBeVisible();
};

test('a base is dragged along a wall, touching it all the way', async ({ page, table }) => {
  await open(page, { scenery: [total('house', [6, 8], [8, 3.5])] });
  await table.drag([5, 12], [8.9, 12], [12.5, 12]);
  await expect(table.log).toContainText('anton moves 4u.');
  await expect(table.log).toContainText('anton moves 3.5u.');
  await isAt(table, [12.5, 12]);
});

test('dragged to the other side of a wall, it goes round the corner in two actions, confirmed once', async ({
  page,
  table,
}) => {
  await open(page, { scenery: [total('house', [6, 7], [1, 4.5])], a: [{ ...ANTON, at: [5, 10] }] });
  await table.holds([5, 10], [8.2, 10]);
  await expect(table.tooltip('in 2 actions · 2 AT')).toBeVisible();
  await table.lets();
  await expect(table.log.getByText(/^anton moves/)).toHaveCount(2);
  await expect(table.tokens('A')).toHaveAccessibleName('3 action tokens');
  await isAt(table, [8.2, 10]);
});

test('dragged through a gap of exactly one base', async ({ page, table }) => {
  await open(page, { scenery: [total('west', [0, 9], [4.5, 0.5]), total('east', [5.5, 9], [18.5, 0.5])] });
  await table.drag([5, 12], [5, 10.4], [5, 8.4]);
  await expect(table.log).toContainText('anton moves 3.6u.');
  await isAt(table, [5, 8.4]);
});

test('a gap a hundredth too narrow lets no one through [MOVE-7 Q]', async ({ page, table }) => {
  await open(page, { scenery: [total('west', [0, 9], [4.5, 0.5]), total('east', [5.49, 9], [18.51, 0.5])] });
  await table.holds([5, 12], [5, 8.4]);
  await expect(table.tooltip('No path there')).toBeVisible();
  await table.lets();
  await expect(table.decision.getByRole('button', { name: /\(MOVE-7\)$/ })).toBeVisible();
  await isAt(table, [5, 12]);
});

test('dropped onto a friend it springs back, with the rule [MOVE-5 Q]', async ({ page, table }) => {
  await open(page, { a: [ANTON, { id: 'berta', at: [8, 12] }] });
  await table.drag([5, 12], [8, 12]);
  await expect(table.decision.getByRole('button', { name: /\(MOVE-5\)$/ })).toBeVisible();
  await expect(table.tokens('A')).toHaveAccessibleName('5 action tokens');
  await isAt(table, [5, 12]);
});

test('dragged onto an enemy it ends in contact, and they fight [H2H-1 Q]', async ({ page, table }) => {
  await open(page, { b: [{ id: 'carl', at: [11, 12] }] });
  await table.holds([5, 12], [11, 12]);
  await expect(table.tooltip('in 2 actions · 2 AT')).toContainText('Close combat with carl');
  await table.lets();
  await table.asks('anton strikes at carl');
  await isAt(table, [10, 12]);
});

test('crossing a hedge is one action of two tokens [R11 Q] [R140 Q]', async ({ page, table }) => {
  await open(page, { scenery: [box('hedge', [0, 10], [24, 0.4])] });
  await table.select('anton');
  await table.answers(/^Move \d/);
  await table.pointAt([5, 8.5]);
  await expect(table.tooltip('3.5u of 4u · 2 AT')).toContainText('crosses stone wall');
  await table.clickAt([5, 8.5]);
  await expect(table.tokens('A')).toHaveAccessibleName('3 action tokens');
  await isAt(table, [5, 8.5]);
});

test('a way-point forces the way through it', async ({ page, table }) => {
  await open(page, {});
  await table.move('anton', [5, 9], [8, 9]);
  await expect(table.log).toContainText('anton moves 4u.');
  await expect(table.log).toContainText('anton moves 2u.');
  await isAt(table, [8, 9]);
});

test('inside a wall is refused with its rule, and the nearest place is offered and taken by name [MOVE-7 Q]', async ({
  page,
  table,
}) => {
  await open(page, { scenery: [total('house', [3, 6], [4, 4])] });
  await table.select('anton');
  await table.answers(/^Move \d/);
  await table.clickAt([5, 8.5]);
  await expect(table.tooltip('No path there')).toContainText('nearest free spot: 2u away');
  await expect(table.decision.getByRole('button', { name: /\(MOVE-7\)$/ })).toBeVisible();
  await expect(table.tokens('A')).toHaveAccessibleName('5 action tokens');
  await table.answers('Go as close as possible');
  await expect(table.log).toContainText('anton moves');
  await isAt(table, [5, 10.5]);
});

test('what enemies see of the way is told, from where on', async ({ page, table }) => {
  await open(page, { scenery: [total('house', [8, 4], [1, 6.5])], b: [{ id: 'carl', at: [12, 8] }] });
  await table.select('anton');
  await table.answers(/^Move \d/);
  await table.pointAt([5, 8.3]);
  await expect(table.tooltip('3.7u of 4u')).not.toContainText('in sight of');
  await table.pointAt([8.5, 12]);
  await expect(table.tooltip('3.5u of 4u')).toContainText(/in sight of carl from \d/);
});

test('more than the tokens afford is refused [TURN-11 Q]', async ({ page, table }) => {
  await open(page, { tokens: { a: 1 } });
  await table.drag([5, 12], [11, 12]);
  await expect(table.decision.getByRole('button', { name: /\(TURN-11\)$/ })).toBeVisible();
  await isAt(table, [5, 12]);
});
