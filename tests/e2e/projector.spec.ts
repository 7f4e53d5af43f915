import { playOn } from '../support/browser/files.ts';
import { expect, prepare, test } from '../support/browser/game.ts';
import { isAccessible } from '../support/browser/layout.ts';
import { BIRKNER, SOSNIN, UNDER_FIRE } from '../support/browser/plan.ts';
import { openPosition } from '../support/browser/position.ts';
import { Table } from '../support/browser/table.ts';

const HALL = { width: 1280, height: 720 };

test('a second window follows the first, step by step, and after it was loaded anew', { tag: '@long' }, async ({
  page,
  table,
  context,
}) => {
  await playOn(page, UNDER_FIRE);
  const opening = context.waitForEvent('page');
  await table.openMenu('Open a second window for a projector');
  const second = await opening;
  const projector = new Table(second);

  await test.step('it shows the decision, whose it is, and lets nobody answer', async () => {
    await projector.asks(`Does ${BIRKNER.name} take cover?`);
    await expect(projector.side('Player 2')).toContainText('To decide');
    await expect(projector.side('Player 1')).not.toContainText('To decide');
    await expect(second.locator('button[aria-keyshortcuts="c"]:not([inert] *)')).toHaveCount(0);
    await isAccessible(second);
  });

  await test.step('what is played here happens there', async () => {
    await table.answers('Take cover');
    await projector.asks(`Does ${SOSNIN.name} aim at ${BIRKNER.name}?`);
    await table.answers('Just shoot');
    await table.roll(5, 1);
    await expect(projector.dice).toHaveAccessibleName('5, 1');
    await expect(projector.side('Player 2')).toContainText('BirknerWounded');
  });

  await test.step('it says so when the playing window is gone, and goes on when it is back', async () => {
    const address = page.url();
    await page.goto('about:blank');
    await expect(second.getByText(/^The game window was closed/)).toBeVisible();
    await expect(projector.dice).toHaveAccessibleName('5, 1');
    await page.goto(address);
    await expect(second.getByText(/^The game window was closed/)).toHaveCount(0, { timeout: 10_000 });
    await table.select(SOSNIN.name);
    await page.keyboard.press('e');
    await expect(projector.side('Player 2')).toContainText('To decide');
  });
});

test('a half-made secret bid is not shown on a projector [R03 C] @long', async ({ page, table, context }) => {
  await openPosition(page, {
    edition: 'combat-1.1',
    tokens: { a: 1, b: 0 },
    a: [{ id: 'anton', at: [6, 18] }],
    b: [{ id: 'berta', at: [18, 6] }],
  });
  const second = await context.newPage();
  const complaints = await prepare(second);
  await second.setViewportSize(HALL);
  await second.goto('/#projector');
  const projector = new Table(second);
  await expect(projector.side('A')).toBeVisible();
  await page.bringToFront();
  await table.move('anton', [6.5, 18]);
  await table.asks('Bids for the initiative: A');
  await projector.asks('Bids for the initiative: A');
  const before = await second.locator('body').textContent();
  await page.keyboard.press('b');
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  await table.asks('Bids for the initiative: B');
  await second.waitForTimeout(500);
  expect(await second.locator('body').textContent()).toBe(before);
  expect(complaints).toEqual([]);
});

test('the large view in the playing window is played on in, and left again @long', async ({ page, table }) => {
  await playOn(page, UNDER_FIRE);
  await table.openMenu('Projector view in this window');
  await table.asks(`Does ${BIRKNER.name} take cover?`);
  await table.answers('Stay standing');
  await table.asks(`Does ${SOSNIN.name} aim at ${BIRKNER.name}?`);
  await isAccessible(page);
  await page.keyboard.press('q');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await table.asks(`Does ${SOSNIN.name} aim at ${BIRKNER.name}?`);
});
