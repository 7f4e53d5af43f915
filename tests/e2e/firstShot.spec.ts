import { FORCES, TABLES } from '../../src/content/index.ts';
import { characterAction, charactersOf, type Game, type Point } from '../../src/engine/index.ts';
import { scriptedDice } from '../../src/play/dice.ts';
import { begin, gameAt, perform } from '../../src/play/history.ts';
import { startOf } from '../../src/play/newGame.ts';
import { setUpCommand, tasteOf } from '../../src/play/setUp.ts';
import { gameOf } from '../../src/play/start.ts';
import { expect, test } from '../support/browser/game.ts';

/** The roll-off, who deploys first, who begins. */
const DICE = [5, 2, 3, 6, 6, 1];

/** As many as any shot may take. */
const SHOT = [1, 2, 1, 2, 1];

/** What a newcomer may need from the start page to a shot, answers and dice not counted; and how long it may take with them. */
const MOST_CLICKS = 5;
const MOST_MS = 60_000;

/** "Play now" with those dice: the program places everybody the same way in the browser. */
function setUp(): Game {
  const [table] = TABLES;
  const [a, b] = FORCES;
  if (!table || !a || !b) throw new Error('there is no ready table, or there are no forces');
  const names = { a: 'Player 1', b: 'Player 2' };
  const start = startOf({ table, forces: { a, b }, names, edition: 'tactic-2.2' });
  let history = begin(gameOf(start), start.settings.takeBack);
  const dice = scriptedDice(DICE);
  for (;;) {
    const command = setUpCommand(gameAt(history), dice, tasteOf(history));
    const result = command && perform(history, command);
    if (!result?.ok) return gameAt(history);
    history = result.history;
  }
}

function firstShot(game: Game): { readonly from: Point; readonly at: Point } {
  const place = (id: string): Point => game.state.characters.find((each) => each.id === id)?.at ?? [0, 0];
  for (const { id } of charactersOf(game, game.state.turn.side)) {
    const [shot] = characterAction(game, 'fire', id).samples;
    if (shot?.type === 'fire') return { from: place(id), at: place(shot.at) };
  }
  throw new Error('nobody has a shot');
}

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`from the start page to the first shot, motion: ${motion}${motion === 'reduce' ? ' @long' : ''}`, async ({
    page,
    table,
  }) => {
    const { from, at } = firstShot(setUp());
    const began = Date.now();
    let clicks = 0;
    const clicked = async (click: Promise<void>): Promise<void> => {
      await click;
      clicks += 1;
    };
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/');
    await page.evaluate((dice) => window.diceToCome.push(...dice), DICE);
    await clicked(page.getByRole('button', { name: 'Play now' }).click());
    await table.asks(/^Your turn/);
    await expect(page.getByRole('region', { name: 'Setting up' })).toHaveCount(0);

    await clicked(table.clickAt(from));
    await clicked(table.answers(/^Fire/));
    await clicked(table.clickAt(at));
    await table.asks(/take cover\?$/);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

    await table.answers(/^Take cover/);
    await table.answers('Just shoot');
    await page.evaluate((dice) => window.diceToCome.push(...dice), SHOT);
    await table.answers(/^Roll/);
    await expect(table.log).toContainText(/fires at/);
    expect(Date.now() - began).toBeLessThan(MOST_MS);
  });
}

test('any click skips the summary of the set-up', async ({ page, table }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.evaluate((dice) => window.diceToCome.push(...dice), DICE);
  await page.getByRole('button', { name: 'Play now' }).click();
  const summary = page.getByRole('region', { name: 'Setting up' });
  await expect(summary).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(summary).toHaveCount(0);
  await table.asks(/^Your turn/);
});
