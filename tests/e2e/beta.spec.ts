import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/game.ts';
import { KLENOV, POSTS, SOSNIN } from '../support/browser/plan.ts';
import { openPosition } from '../support/browser/position.ts';
import { atEachSize } from '../support/browser/sizes.ts';
import type { Table } from '../support/browser/table.ts';
import { type Given, roundBase, total } from '../support/builders/given.ts';

/** What the 2.0 beta has beyond the other editions, by pointing and clicking alone. */

const HOLE = [19, 15] as const;
const RUN = [16, 18.2] as const;

/** Anton is to run over open ground to a foxhole that two riflemen look at; berta carries smoke, rolf waits off the table. */
const position: Given = {
  edition: 'tactic-2.0-beta',
  a: [
    { id: 'anton', at: [12.2, 18.6] },
    { id: 'berta', at: [12, 20.4], state: { grenades: ['smoke'] } },
    { id: 'rolf', second: { name: 'sepp' } },
  ],
  b: [
    { id: 'carl', at: [10, 5] },
    { id: 'doris', at: [17, 5] },
    { id: 'emil', at: HOLE, state: { wounded: true } },
  ],
  grenades: { a: ['smoke'] },
  scenery: [total('barn', [9, 16], [4, 2]), roundBase('foxhole', HOLE)],
};

/** Fires, without the target taking cover and without Aim, at so much, and rolls. */
async function shoots(table: Table, who: string, at: readonly [number, number], odds: string, ...dice: number[]) {
  await table.select(who);
  await table.answers(/^Fire/);
  await table.pointAt(at);
  await expect(table.tooltip('anton')).toContainText(odds);
  await table.clickAt(at);
  await table.answers('Stay standing');
  await table.answers('Just shoot');
  await table.roll(...dice);
}

atEachSize(0, (look) => {
  test('smoke, a reinforcement and a fight for a foxhole decide a game [GREN-15 B] [REIN-2 B] [H2H-6 B] [WIN-1 B]', async ({
    page,
    table,
  }) => {
    await openPosition(page, position);
    await test.step('berta throws her smoke between those who shoot and the one who runs', async () => {
      await table.select('berta');
      await table.answers(/^Grenade/);
      await table.pointAt([15, 13]);
      await expect(table.tooltip('Smoke grenade')).toContainText('bursts where it is aimed');
      await expect(table.tooltip('Smoke grenade')).toContainText('makes a smoke screen 5u across');
      await look(page, 'beta-smoke-throw');
      await table.clickAt([15, 13]);
      await expect(table.card('berta')).not.toContainText('Smoke grenade');
      await table.move('anton', RUN);
      await table.pointAt([15, 13]);
      await expect(table.tooltip('smoke of A')).toContainText('a second screen follows');
      await table.answers('End turn');
    });
    await test.step('what hits in the open does not hit through it', async () => {
      await shoots(table, 'carl', RUN, '2 dice, hits on 5+', 4, 4);
      await expect(page.getByRole('figure')).toContainText('Cover saves anton.');
      await expect(table.card('anton')).not.toContainText('Wounded');
      await table.answers('End turn');
    });
    await test.step('rolf arrives at his edge, and the smoke spreads', async () => {
      await table.asks('Place rolf');
      await expect(table.answer('Keep back rolf / sepp')).toBeVisible();
      await table.pointAt([15, 16]);
      await expect(table.tooltip('Deploy rolf here')).toContainText('edge');
      await table.pointAt([15, 23]);
      await look(page, 'beta-reinforcement');
      await table.clickAt([15, 23]);
      await table.asks(/second screen/);
      await table.clickAt([21, 13]);
      await expect(table.decision.getByRole('button', { name: /\(GREN-15\)$/ }).first()).toBeVisible();
      await table.pointAt([16.6, 11.2]);
      await look(page, 'beta-second-screen');
      await table.clickAt([16.6, 11.2]);
    });
    await test.step('anton fights emil for the foxhole, where only a 6 hits', async () => {
      await table.move('anton', HOLE);
      await expect(table.decision).toContainText('each hits on 6+');
      await table.roll(5, 5);
      await table.roll(5, 5);
      await table.roll(6, 1);
      await table.roll(5, 5);
      await table.asks(/hole/);
      await look(page, 'beta-hole');
      await table.answers('Step in');
      await table.answers('End turn');
    });
    await test.step('there the second screen and the hole save him', async () => {
      await shoots(table, 'doris', HOLE, '3 dice, hits on 6+', 5, 5, 5);
      await expect(page.getByRole('figure')).toContainText('Cover saves anton.');
      await table.answers('End turn');
    });
    await test.step('the smoke is gone, and the shot of rolf wins', async () => {
      await table.pointAt([15, 13]);
      await expect(table.tooltip('smoke of A')).toHaveCount(0);
      await table.fire('rolf', [17, 5]);
      await table.answers('Stay standing');
      await table.answers('Just shoot');
      await table.rollToTheEnd(6, 6);
      await page.getByRole('button', { name: 'Show the result' }).click();
      await expect(
        page
          .getByRole('region', { name: 'A wins' })
          .getByRole('button', { name: /\(WIN-1\)$/ })
          .first(),
      ).toBeVisible();
      await look(page, 'beta-won');
    });
  });
});

/** To the dialog of a new game, by the rules of the beta. */
async function newGame(page: Page, table: Table): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New game' }).click();
  await table.dialog.getByRole('combobox', { name: 'Rules' }).selectOption({ label: '1-48TACTIC 2.0 beta' });
}

test('a scenario is chosen by what it asks, and shows it in play [WIN-5 B]', async ({ page, table }) => {
  const aim = 'Ludwig Eichner reaches the east edge.';
  await newGame(page, table);
  await table.dialog.getByRole('radio', { name: /^Scenario/ }).check();
  await table.dialog.getByRole('radio', { name: 'The lost patrol' }).check();
  await expect(table.dialog).toContainText(aim);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('region', { name: 'How Player 1 wins' })).toContainText(aim);
  await expect(page.getByRole('region', { name: 'How Player 2 wins' })).toContainText('has lost Ludwig Eichner');
});

test('a grenade is bought, given out and handed over to a friend [GREN-14 B] [SETUP-10 B] [R133 B] @long', async ({
  page,
  table,
}) => {
  await newGame(page, table);
  await table.dialog.getByRole('combobox', { name: 'Smoke grenade' }).first().selectOption('1');
  await expect(table.dialog).toContainText('1 extra grenade: 1 point on top of the force.');
  await page.getByRole('button', { name: 'Begin' }).click();
  await test.step('given out when everybody is on the table', async () => {
    await table.roll(6, 3);
    await table.answers('North edge');
    for (const [i, { name, at }] of POSTS.entries()) await table.deploy(name, [8 + 0.7 * i, at[1] > 12 ? 23.5 : 0.5]);
    await table.asks('Smoke grenade: who gets it?');
    await table.answers(SOSNIN.name);
    await expect(table.card(SOSNIN.name)).toContainText('Smoke grenade');
    await table.roll(6, 1);
  });
  await test.step('handed over on the table: too far off, then to one beside him', async () => {
    await table.card(SOSNIN.name).getByRole('button', { name: 'Smoke grenade' }).click();
    await table.clickAt([13.6, 23.5]);
    await expect(table.decision.getByRole('button', { name: /\(R133\)$/ }).first()).toBeVisible();
    await table.pointAt([9.4, 23.5]);
    await expect(table.tooltip(`To ${KLENOV.name}`)).toContainText('costs nothing');
    await table.clickAt([9.4, 23.5]);
    await expect(table.card(KLENOV.name)).toContainText('Smoke grenade');
    await expect(table.card(SOSNIN.name)).not.toContainText('Smoke grenade');
    await expect(table.tokens('Player 1')).toHaveAccessibleName('5 action tokens');
  });
});
