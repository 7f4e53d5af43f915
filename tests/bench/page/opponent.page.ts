import type { Page } from '@playwright/test';
import { FORCES, type Force, type ReadyTable, TABLES } from '../../../src/content/index.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { begin } from '../../../src/play/history.ts';
import { startOf } from '../../../src/play/newGame.ts';
import { gameOf } from '../../../src/play/start.ts';
import { freeDice } from '../../support/browser/dice.ts';
import { openFile } from '../../support/browser/files.ts';
import { expect, test } from '../../support/browser/game.ts';
import { prefers } from '../../support/browser/scenes.ts';
import { framesWhile, heap, percentiles, profiler, report } from './measured.ts';

test.use({ viewport: { width: 1280, height: 720 } });
test.beforeEach(({ page }) => freeDice(page));

/** A game that the strongest plays against itself, not begun. */
function againstItself(): string {
  const [table, forces] = [TABLES[0] as ReadyTable, { a: FORCES[0] as Force, b: FORCES[1] as Force }];
  const players = { a: 'hard', b: 'hard', seed: 1 } as const;
  const start = startOf({ table, forces, names: { a: 'A', b: 'B' }, edition: 'tactic-2.2', players });
  return gameText(start, begin(gameOf(start), start.settings.takeBack));
}

/** How long frames are counted, in ms; what comes first warms up. */
const [WARM, COUNTED] = [10_000, 30_000];

test('frames while the computer thinks', async ({ page }) => {
  test.setTimeout(120_000);
  await prefers(page, { opponentPace: 'fast' });
  await page.goto('/');
  await openFile(page, againstItself());
  await expect(page.getByRole('region', { name: /^(Computer|A|B) plays$/ }).first()).toBeVisible();
  await page.waitForTimeout(WARM);
  report('thinks', percentiles(await framesWhile(page, () => page.waitForTimeout(COUNTED))));
});

const MINUTE = 60_000;
/** By so much the clock goes on at once. Places are thought of as a whole, and may take longer than the clock believes. */
const [STEP, STEP_OF_PLACES] = [2500, 250];

/** The clock of the page goes on so long, in steps that leave the computer time to think. */
async function passes(page: Page, ms: number): Promise<void> {
  for (let gone = 0; gone < ms; ) {
    const places = await page.getByText('Both sides take their places.').isVisible();
    const step = places ? STEP_OF_PLACES : STEP;
    await page.clock.fastForward(step);
    gone += step;
  }
}

test('a club table for an hour', async ({ page }) => {
  test.setTimeout(600_000);
  await prefers(page, { clubTable: 'after2' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  const show = page.getByText('The computer plays against itself.');
  await page.clock.fastForward(2 * MINUTE - 1000);
  await expect(show).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(show).toBeVisible();
  const cdp = await profiler(page);
  await passes(page, 15 * MINUTE);
  const before = await heap(cdp);
  await passes(page, 45 * MINUTE);
  report('club', { before, after: await heap(cdp), rounds: 45 });
  await show.click();
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue / })).toHaveCount(0);
});
