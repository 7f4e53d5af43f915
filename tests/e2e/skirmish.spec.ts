import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser/game.ts';
import { AHORN, BIRKNER, KLENOV, POSTS, SOSNIN, TANNER } from '../support/browser/plan.ts';

/** With all that moves. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a whole skirmish by clicks alone @long', async ({ page, table }) => {
  const score = page.getByRole('heading', { name: 'Score so far' }).locator('..');

  await test.step('set-up', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Set up by the rules' }).click();
    await table.asks('Roll-off');
    await table.roll(4, 4);
    await expect(table.log).toContainText('A tie: roll again.');
    await table.roll(6, 3);
    await expect(table.decision).toContainText('Player 2');
    await table.asks('Choose your table edge');
    await table.answers('North edge');
    await table.asks('Who deploys first?');
    await table.roll(2, 5);
    await table.answers(SOSNIN.name);
    await table.clickAt([11, 12]);
    await expect(table.decision.getByRole('alert')).toContainText('Deploy within 5u of it');
    for (const { name, at } of POSTS) await table.deploy(name, at);
    await table.asks('Who begins?');
    await table.roll(6, 1);
    await expect(table.log).toContainText('Player 1 takes the first turn.');
    await expect(table.tokens('Player 1')).toHaveAccessibleName('5 action tokens');
    await expect(table.tokens('Player 2')).toHaveAccessibleName('5 action tokens');
  });

  await test.step('a shot at one who takes cover, aimed, wounds', async () => {
    await table.clickAt(SOSNIN.at);
    await table.asks(new RegExp(`^${SOSNIN.name}: `));
    await table.answers(/^Fire/);
    await table.pointAt(BIRKNER.at);
    await expect(table.tooltip(BIRKNER.name)).toContainText('2 dice, hits on 4+');
    await table.clickAt(BIRKNER.at);

    await table.asks(`Does ${BIRKNER.name} take cover?`);
    await expect(table.answer('Take cover')).toContainText('hits on 5+');
    await expect(table.answer('Stay standing')).toContainText('hits on 4+');
    await table.answers('Take cover');
    await expect(table.card(BIRKNER.name)).toContainText('Taking cover');
    await expect(table.tokens('Player 2')).toHaveAccessibleName('4 action tokens');

    await table.asks(`Does ${SOSNIN.name} aim at ${BIRKNER.name}?`);
    await expect(table.answer('Just shoot')).toContainText('2 dice');
    await expect(table.answer(/^Aim/)).toContainText('3 dice');
    await table.answers(/^Aim/);
    const paper = await paperOf(table.card(BIRKNER.name));
    await table.roll(5, 2, 1);
    await expect(table.log).toContainText('Gleb Sosnin rolls 5, 2, 1 against Otto Birkner, 5+ to hit: a hit.');
    await expect(table.tokens('Player 1')).toHaveAccessibleName('3 action tokens');

    const card = table.card(BIRKNER.name);
    await expect(card).toContainText('Wounded');
    expect(redness(await paperOf(card))).toBeGreaterThan(redness(paper) + 15);
  });

  await test.step('a head shot at one who stays up', async () => {
    await table.fire(SOSNIN.name, AHORN.at);
    await table.answers('Stay standing');
    await table.answers('Just shoot');
    await table.roll(6, 6);
    await expect(table.log).toContainText('Kaspar Ahorn is eliminated by a head shot.');
    await expect(table.card(AHORN.name)).toContainText('Eliminated');
    await expect(table.side('Player 2')).toContainText('lost 9/36 pts');
  });

  await test.step('moves, and the turn that ends without tokens', async () => {
    await table.move(KLENOV.name, [10.1, 16.5], [10.2, 14.54]);
    await expect(table.log).toContainText('Maksim Klenov moves 3.97u.');
    await expect(table.tokens('Player 1')).toHaveAccessibleName('1 action token');
    await table.move(KLENOV.name, [10.3, 10.6]);
    await expect(table.log).toContainText('Player 1 has no tokens left; the turn ends.');
    await table.asks('Your turn: 4 tokens to spend');
  });

  await test.step('the other side answers and misses', async () => {
    await expect(table.answer('End turn')).toBeDisabled();
    await expect(table.answer('End turn')).toHaveAccessibleDescription(
      /^Spend at least 1 token before you end the turn/,
    );
    await table.move(TANNER.name, [11.9, 7.3]);
    await table.fire(TANNER.name, [10.3, 10.6]);
    await table.asks(`Does ${TANNER.name} aim at ${KLENOV.name}?`);
    await table.answers('Just shoot');
    await table.roll(1, 2, 3, 1);
    await expect(table.log).toContainText('4+ to hit: missed.');
    await table.answers('End turn');
    await expect(table.log).toContainText('Player 1 gets 5 tokens.');
  });

  await test.step('a second hit kills the wounded man', async () => {
    await table.fire(SOSNIN.name, BIRKNER.at);
    await table.answers(/^Aim/);
    await table.roll(6, 1, 1);
    await expect(table.log).toContainText('Otto Birkner is eliminated.');
    await expect(table.side('Player 2')).toContainText('lost 15/36 pts');
  });

  await test.step('a close combat to the end', async () => {
    await table.move(KLENOV.name, [11.9, 7.3]);
    await table.asks(`${KLENOV.name} strikes at ${TANNER.name}`);
    await table.roll(1, 2, 3, 4);
    await table.asks(`${TANNER.name} strikes at ${KLENOV.name}`);
    await table.roll(1, 1, 2);
    await table.roll(5, 6, 1, 1);
    await table.rollToTheEnd(1, 1, 1);
  });

  await test.step('victory, with the rule that says so', async () => {
    const result = page.getByRole('region', { name: 'Player 1 wins' });
    await expect(result).toContainText('Player 2 has lost half of its force or more.');
    await expect(result.getByRole('button', { name: /\(WIN-1\)$/ }).first()).toBeVisible();
    await expect(result).toContainText('lost 22 of 36 points');
    await expect(page.getByRole('region', { name: `${SOSNIN.name} decided it` })).toContainText('a head shot');
    await expect(score.getByRole('listitem')).toHaveText(['Player 1: 1 game won', 'Player 2: no game won']);
  });
});

test('a game conceded, and another with sides swapped: both are counted @long', async ({ page, table }) => {
  const concedes = async (side: string): Promise<void> => {
    await table.openMenu('Concede');
    await table.dialog.getByRole('button', { name: `${side} gives up` }).click();
    await table.dialog.getByRole('button', { name: `Yes, ${side} concedes the game` }).click();
  };
  const score = page.getByRole('heading', { name: 'Score so far' }).locator('..').getByRole('listitem');

  const diceOfASetUp = () => page.evaluate(() => window.diceToCome.push(1, 5, 2, 4, 6, 1));

  await page.goto('/');
  await diceOfASetUp();
  await page.getByRole('button', { name: 'Play now' }).click();
  await table.asks(/^Your turn/);
  await expect(table.side('Player 1')).toContainText('Timofey Dubovy');
  await concedes('Player 2');
  await expect(score).toHaveText(['Player 1: 1 game won', 'Player 2: no game won']);

  await diceOfASetUp();
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await table.asks(/^Your turn/);
  await expect(table.side('Player 1')).toContainText('Ludwig Eichner');
  await expect(table.side('Player 2')).toContainText('Timofey Dubovy');
  await concedes('Player 1');
  await expect(page.getByRole('region', { name: 'Player 2 wins' })).toContainText('Player 1 has conceded.');
  await expect(score).toHaveText([/1: 1 game won/, /2: 1 game won/]);
});

/** The colours of the paper of a card, brightest first. */
async function paperOf(card: Locator): Promise<readonly number[]> {
  const image = await card.locator('> div').evaluate((face) => getComputedStyle(face).backgroundImage);
  return (image.match(/\d+(\.\d+)?/g) ?? []).slice(0, 3).map(Number);
}

const redness = ([red = 0, green = 0, blue = 0]: readonly number[]): number => red - (green + blue) / 2;
