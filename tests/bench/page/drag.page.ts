import type { Page } from '@playwright/test';
import type { Point } from '../../../src/engine/index.ts';
import { expect, test } from '../../support/browser/game.ts';
import { openPosition } from '../../support/browser/position.ts';
import { Table } from '../../support/browser/table.ts';
import { crowd, SIZE, WHERE, WHO } from './crowd.ts';
import { drag, framesWhile, percentiles, profiler, report, scriptSoFar, slowedDown } from './measured.ts';

const MOVES = 150;
/** The first ones are not counted: the page is still warming up. */
const WARM = 30;
/** Until the thinking beside the page has been shown, in ms. */
const SETTLED = 80;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 720 } });

/** Round and round over houses and hedges. */
function wandering(i: number): Point {
  const angle = i * 0.21;
  const far = 2 + 5 * Math.abs(Math.sin(i * 0.37));
  return [WHERE[0] + 4 + far * Math.cos(angle), WHERE[1] + far * Math.sin(angle)];
}

/** One is held over the crowded table, with reach, markers' areas, the way, its dangers and all lines of sight. */
async function holding(page: Page, position = crowd()): Promise<(at: Point) => [x: number, y: number]> {
  await openPosition(page, position);
  const table = new Table(page, { width: SIZE, height: SIZE });
  await table.select(WHO);
  await expect(page.getByRole('button', { name: /^Move/ })).toBeVisible();
  await page.waitForTimeout(1500);
  await table.holds(WHERE, [WHERE[0] + 1, WHERE[1]]);
  await expect(table.decision.getByRole('button', { name: 'Sight lines' })).toHaveAttribute('aria-pressed', 'true');
  return table.pixels(); // asked once: asking is script of the page as well
}

test('script of a pointer move', async ({ page }) => {
  test.setTimeout(120_000);
  const pixel = await holding(page);
  const cdp = await profiler(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // its own time, however busy the machine is
  const spent: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    const before = await scriptSoFar(cdp);
    await drag(cdp, pixel(wandering(i)));
    await page.waitForTimeout(SETTLED);
    spent.push((await scriptSoFar(cdp)) - before);
  }
  await page.keyboard.press('Escape');
  report('script', percentiles(spent.slice(WARM)));
});

for (const { name, times, position } of [
  { name: 'frames1', times: 1, position: crowd() },
  { name: 'frames4', times: 4, position: crowd() },
  { name: 'frames40', times: 1, position: crowd(20, 40) },
]) {
  const [a, b, elements] = [position.a, position.b, position.scenery].map((all) => all?.length ?? 0);
  test(`frames: ${a} against ${b} among ${elements}, at ${times}-fold slowdown [case K10]`, async ({ page }) => {
    test.setTimeout(120_000);
    const pixel = await holding(page, position);
    const cdp = await profiler(page);
    await slowedDown(cdp, times);
    const gaps = await framesWhile(page, async () => {
      for (let i = 0; i < MOVES * 2; i++) {
        await drag(cdp, pixel(wandering(i / 2)));
        await page.waitForTimeout(8);
      }
    });
    await slowedDown(cdp, 1);
    await page.keyboard.press('Escape');
    report(name, percentiles(gaps.slice(WARM)));
  });
}
