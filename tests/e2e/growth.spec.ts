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

/** How many elements the page has once it shows the game, and how long undo and redo take it, in ms, until they are painted. */
async function measured(page: Page, table: Table, commands: number): Promise<{ nodes: number; step: number }> {
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
  return { nodes, step: Math.min(...steps) };
}

test('the page does not grow with the game on it, nor does a step take much longer @long', async ({
  page,
  table,
}, info) => {
  test.setTimeout(180_000);
  const short = await measured(page, table, 1000);
  const long = await measured(page, table, 3000);
  info.annotations.push({ type: 'measured', description: JSON.stringify({ short, long }) });
  expect(long.nodes).toBeLessThan(short.nodes * 1.1);
  expect(long.step).toBeLessThan(short.step * 3 + 50);
});
