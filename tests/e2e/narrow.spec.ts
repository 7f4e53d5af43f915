import { test as base, expect } from '../support/browser/game.ts';
import { fitsTheWindow } from '../support/browser/layout.ts';
import { AHORN, BIRKNER, KLENOV, SOSNIN } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { laid } from '../support/browser/scenes.ts';
import { TouchTable } from '../support/browser/touch.ts';

const test = base.extend<{ table: TouchTable }>({
  table: async ({ page }, use) => use(new NarrowTable(page)),
});

test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

/** Whatever is to be pressed is pressed where all of the decision is within the window. */
class NarrowTable extends TouchTable {
  override async presses(what: Parameters<TouchTable['presses']>[0]): Promise<void> {
    await what.waitFor();
    await fitsTheWindow(this.page);
    await super.presses(what);
  }
}

/** In the order in which they are placed: player 1 has more points, and begins. */
const MEN = [KLENOV, AHORN, SOSNIN, BIRKNER];

type Man = (typeof MEN)[number];

test('a whole game of two against two by fingers on a page 320 pixels wide @long', async ({ page, table }) => {
  const told = page.getByRole('status', { name: 'Latest events' });
  const aims = async (by: Man): Promise<void> => {
    await table.select(by.name);
    await table.answers(/^Fire \d/);
  };
  /** By the list: there two men stand closer than a finger is broad. */
  const shoots = async (by: Man, at: Man): Promise<void> => {
    await aims(by);
    const [last = ''] = at.name.split(' ').slice(1);
    await table.presses(table.decision.getByRole('list', { name: 'Targets' }).getByRole('button', { name: last }));
    await table.answers(`Fire at ${last}`);
  };

  await test.step('set-up', async () => {
    const men = MEN.map(({ id }) => id);
    await laid(page, savedGame([], {}, men));
    await table.rollToTheEnd(6, 3);
    await table.answers('North edge');
    for (const { name, at } of MEN) {
      await table.presses(page.getByRole('button', { name, exact: true }));
      await table.clickAt(at);
      await expect(told).toContainText(`${name} is deployed`);
    }
    await table.rollToTheEnd(6, 1);
  });

  await test.step('a shot by two quick taps, though the target comes out from under the sheet after the first', async () => {
    await aims(SOSNIN);
    await table.clickAt(BIRKNER.at);
    await table.answers('Take cover');
    await table.answers(/^Aim/);
    await table.rollToTheEnd(5, 2, 1);
    await expect(told).toContainText('5+ to hit: a hit.');
  });

  await test.step('a move', async () => {
    await table.select(KLENOV.name);
    await table.answers(/^Move \d/);
    await table.tapAt([9.9, 13.5]); // a finger is as broad there as a move of one action is long
    await table.answers('Go there');
    await expect(told).toContainText(`${KLENOV.name} moves`);
    await table.answers('End turn');
  });

  await test.step('the other side shoots and misses', async () => {
    await shoots(AHORN, SOSNIN);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.rollToTheEnd(1, 2);
    await expect(told).toContainText('missed');
    await table.answers('End turn');
  });

  await test.step('two more shots, and the victory', async () => {
    await shoots(SOSNIN, BIRKNER);
    await table.answers(/^Aim/);
    await table.rollToTheEnd(6, 1, 1);
    await expect(told).toContainText(`${BIRKNER.name} is eliminated`);
    await shoots(SOSNIN, AHORN);
    await table.answers('Stay standing');
    await table.rollToTheEnd(6, 6);
    await expect(page.getByRole('region', { name: 'Player 1 wins' })).toBeVisible();
    await fitsTheWindow(page);
  });
});
