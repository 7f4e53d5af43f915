import type { Locator, Page } from '@playwright/test';
import { freeDice } from '../support/browser/dice.ts';
import { expect, test } from '../support/browser/game.ts';
import { BIRKNER } from '../support/browser/plan.ts';
import { prefers } from '../support/browser/scenes.ts';
import type { Table } from '../support/browser/table.ts';

/** Dice in the place of those a test lays: what the computer does is its own affair. */
test.beforeEach(async ({ page }) => {
  await prefers(page, { opponentPace: 'fast' });
  await freeDice(page);
});

async function playNowAgainst(page: Page, strength: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: `computer, ${strength}` }).check({ force: true });
  await page.getByRole('button', { name: 'Play now' }).click();
}

/** What stands in the place of the decision. */
type Due = 'turn' | 'computer' | 'question' | 'over';

async function due(page: Page, table: Table): Promise<Due> {
  const over = page.getByRole('region', { name: /wins$|^Nobody/ });
  const computer = page.getByRole('region', { name: 'Computer plays' });
  await expect(over.or(computer).or(table.decision).first()).toBeVisible();
  if (await over.isVisible()) return 'over';
  if (await computer.isVisible()) return 'computer';
  return (await table.answer('End turn').isVisible()) ? 'turn' : 'question';
}

/** Lets the computer play on and answers with the last of what may be answered, until the turn comes back or the game is over. */
async function comeToOwnTurn(page: Page, table: Table): Promise<Due> {
  const answers = table.decision.getByRole('button').filter({ hasNotText: /\?$|^Type in/ }); // what asks is no answer
  let now: Due = 'computer';
  await expect(async () => {
    now = await due(page, table);
    if (now === 'computer')
      await page.getByRole('button', { name: 'To my turn' }).click({ timeout: 2000, force: true });
    if (now === 'question') await answers.last().click({ timeout: 2000 });
    now = await due(page, table);
    expect(['turn', 'over']).toContain(now);
  }).toPass({ timeout: 30_000, intervals: [50] });
  return now;
}

/** Fires with the first who has a target, else has somebody take cover, else ends the turn. */
async function acts(table: Table): Promise<void> {
  const force = await living(table);
  const targets = table.decision.getByRole('list', { name: 'Targets' }).getByRole('button');
  for (const who of force) {
    await table.select(who);
    if (!(await pressed(table.answer(/^Fire \d/)))) continue;
    if (await pressed(targets.first())) return table.answers(/^Fire at .*AT/);
  }
  for (const who of force) {
    await table.select(who);
    if (await pressed(table.answer(/^Take cover/))) return;
  }
  await table.answers(/^End turn/);
}

/** Is it there, and not refused? Then it is pressed. */
async function pressed(button: Locator): Promise<boolean> {
  if (!(await button.isVisible()) || !(await button.isEnabled())) return false;
  await button.click();
  return true;
}

const living = async (table: Table): Promise<readonly string[]> => {
  const cards = table.side('Player 1').getByRole('listitem').filter({ hasNotText: 'Eliminated' });
  return cards.getByRole('heading').allTextContents();
};

test('against the computer: it plays its turn, the person answers, and the turn comes back @long', async ({
  page,
  table,
}) => {
  await playNowAgainst(page, 'easy');
  await comeToOwnTurn(page, table);
  const turn = table.log.getByRole('heading', { name: /^Turn \d/ }).last();
  const before = await turn.textContent();
  await table.select('Timofey Dubovy');
  await table.answers(/^Take cover/);
  await table.answers(/^End turn/);
  await comeToOwnTurn(page, table);
  await expect(turn).not.toHaveText(before ?? '');
});

test('a whole game against the computer by clicks to the end @long', async ({ page, table }) => {
  test.setTimeout(120_000);
  await playNowAgainst(page, 'hard');
  let now = await comeToOwnTurn(page, table);
  for (let n = 0; now === 'turn'; n++) {
    expect(n, 'actions').toBeLessThan(60);
    if (n % 2 === 0 || !(await pressed(table.answer(/^End turn/)))) await acts(table);
    now = await comeToOwnTurn(page, table);
  }
  await expect(page.getByRole('region', { name: 'Computer wins' })).toBeVisible();
});

test('a thread that has gone silent is said and begun anew; a turn may be played by hand meanwhile @long', async ({
  page,
  table,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const Genuine = Worker;
    window.Worker = class extends Genuine {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        addEventListener('silence', () => this.terminate(), { once: true });
      }
    };
  });
  await prefers(page, { opponentPace: 'step' });
  await playNowAgainst(page, 'easy');
  const silenced = () => page.evaluate(() => dispatchEvent(new Event('silence')));
  const ends = async (who: string): Promise<void> => {
    await table.select(who);
    await table.answers(/^Take cover/);
    await table.answers(/^End turn/);
  };
  await comeToOwnTurn(page, table);
  await silenced();
  await ends('Timofey Dubovy');
  const computer = page.getByRole('region', { name: 'Computer plays' });
  const silent = computer.getByRole('heading', { name: 'The computer does not answer' });
  await expect(computer).toContainText('is thinking');
  await page.clock.runFor(15_000);
  await expect(silent).toBeVisible();
  await silenced();
  await computer.getByRole('button', { name: 'Ask again' }).click();
  await page.clock.runFor(15_000);
  await expect(silent).toBeVisible();
  await computer.getByRole('button', { name: 'Play this turn for it' }).click();
  await ends(BIRKNER.name);
  await ends('Maksim Klenov');
  await expect(computer.getByRole('button', { name: 'Go on' })).toBeEnabled(); // its thread is a new one
});
