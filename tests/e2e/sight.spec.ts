import { expect, test } from '../support/browser/game.ts';
import { openPosition } from '../support/browser/position.ts';
import { box, type Given, total } from '../support/builders/given.ts';

/** A wall that counts between anton and carl, one close to anton that does not, and a house that hides doris. */
const POSITION: Given = {
  a: [{ id: 'anton', at: [5, 12] }],
  b: [
    { id: 'carl', at: [15, 12] },
    { id: 'doris', at: [5, 3] },
  ],
  scenery: [
    box('near', [6, 10.5], [0.4, 3], { name: 'low bank' }),
    box('far', [12, 10.5], [0.4, 3], { name: 'long hedge' }),
    { ...total('house', [3, 6], [4, 2]), name: 'red house' },
  ],
};

test('the line of sight of a character: what counts and what does not, and why [LOS-5 Q] [COVER-6 Q]', async ({
  page,
  table,
}) => {
  await openPosition(page, POSITION);
  await table.select('anton');
  await page.getByRole('button', { name: 'Sight' }).click();
  await table.pointAt([15, 12]);
  await expect(table.tooltip('In partial cover')).toContainText('9u');
  await expect(table.decision).toContainText('anton to carl, 9u · Total cover hides nothing of it.');
  const counted = table.decision.getByRole('list', { name: 'What counts' });
  await expect(counted).toContainText('long hedge');
  await expect(counted.getByRole('button', { name: /\(LOS-5\)$/ }).first()).toBeVisible();
  const aside = table.decision.getByRole('list', { name: 'What does not count' });
  await expect(aside).toContainText('low bank: too close to the viewer');
});

test('hidden behind total cover [LOS-2 Q], and held by a click', async ({ page, table }) => {
  await openPosition(page, POSITION);
  await table.select('anton');
  await page.keyboard.press('s');
  await table.clickAt([5, 3]);
  await table.pointAt([15, 12]);
  await expect(table.decision).toContainText('Out of sight');
  await expect(table.decision.getByRole('list', { name: 'What counts' })).toContainText('red house');
  await expect(
    table.decision
      .getByRole('list', { name: 'What counts' })
      .getByRole('button', { name: /\(LOS-2\)$/ })
      .first(),
  ).toBeVisible();
});

test('from any place where a character might stand, and from nowhere else', async ({ page, table }) => {
  await openPosition(page, POSITION);
  await page.getByRole('button', { name: 'Sight' }).click();
  await expect(table.decision).toContainText('Choose where to look from');
  await table.clickAt([5, 7]);
  await expect(table.decision).toContainText('You cannot go through this (red house).');
  await table.clickAt([9.5, 3]);
  await table.pointAt([5, 3]);
  await expect(table.tooltip('In the open')).toBeVisible();
  await expect(table.decision).toContainText('this place to doris, 3.5u');
  await page.keyboard.press('Escape');
  await table.clickAt([15, 12]);
  await table.pointAt([5, 12]);
  await expect(table.decision).toContainText('carl to anton');
});

test('while a character is dragged the sight lines from where it would go are told to be shown or not', {
  tag: '@long',
}, async ({ page, table }) => {
  await openPosition(page, POSITION);
  await table.select('anton');
  await table.answers(/^Move \d/);
  const lines = table.decision.getByRole('button', { name: 'Sight lines' });
  await expect(lines).toHaveAttribute('aria-pressed', 'true');
  await table.pointAt([8.5, 12]);
  await expect(table.tooltip('3.5u of 4u')).toBeVisible();
  const shown = await table.board.screenshot();
  await page.keyboard.press('v');
  await expect(lines).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await table.board.screenshot()).equals(shown)).toBe(false);
});
