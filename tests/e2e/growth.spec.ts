import type { Page } from '@playwright/test';
import type { Command } from '../../src/engine/index.ts';
import { openFile, toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { DEPLOYED } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import type { Table } from '../support/browser/table.ts';

/** A game of so many commands: both roll a die now and then, just so. */
function longGame(commands: number): string {
  const more = Math.floor((commands - DEPLOYED.length) / 2);
  const rolls = Array.from({ length: more }, (): readonly Command[] => [
    { type: 'freeRoll', by: 'a', dice: 1, note: 'weather' },
    { type: 'roll', dice: [3] },
  ]);
  return savedGame([...DEPLOYED, ...rolls.flat()], { takeBack: 'freely' });
}

/**
 * How many elements the page has once it shows the game; how long undo and redo take it until they are painted, and Continue until the game
 * stands there, in ms: the fastest of a few, since other work on the machine only ever adds.
 */
async function measured(
  page: Page,
  table: Table,
  commands: number,
): Promise<{ nodes: number; step: number; resumed: number }> {
  await toStartPage(page);
  await openFile(page, longGame(commands));
  await expect(table.log).toContainText('weather', { timeout: 30_000 });
  const steps: number[] = [];
  for (const name of ['Undo', 'Redo', 'Undo', 'Redo', 'Undo', 'Redo']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeEnabled();
    steps.push(
      await button.evaluate(async (element: HTMLElement) => {
        const began = performance.now();
        element.click();
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        return performance.now() - began;
      }),
    );
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const resumed: number[] = [];
  for (let n = 0; n < 3; n++) {
    await table.openMenu('Back to the start page');
    const resume = page.getByRole('button', { name: /^Continue / }).first();
    resumed.push(await resume.evaluate(untilContinued));
  }
  return { nodes, step: Math.min(...steps), resumed: Math.min(...resumed) };
}

/** From the click until the game is painted, in ms. */
async function untilContinued(button: HTMLElement): Promise<number> {
  const began = performance.now();
  button.click();
  while (!document.querySelector('[role="application"]')) await new Promise(requestAnimationFrame);
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return performance.now() - began;
}

test('the page does not grow with the game on it, nor does a step take much longer; Continue is soon there @long', async ({
  page,
  table,
}, info) => {
  test.setTimeout(180_000);
  const short = await measured(page, table, 1000);
  const long = await measured(page, table, 3000);
  info.annotations.push({ type: 'measured', description: JSON.stringify({ short, long }) });
  expect(long.nodes).toBeLessThan(short.nodes * 1.1);
  expect(long.step).toBeLessThan(short.step * 3 + 50);
  expect(long.resumed).toBeLessThan(3000); // a second on a machine that does nothing else (docs/trials.md)
});
