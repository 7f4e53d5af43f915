import { writeFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import type { Point, SceneryElement } from '../../../src/engine/index.ts';
import { expect, test } from '../../support/e2e.ts';
import { openPosition } from '../../support/e2ePosition.ts';
import { box, roundBase, total } from '../../support/given.ts';
import { Table } from '../../support/table.ts';

const SIZE = 36;
const CELL = 4.5;
const MOVES = 150;
/** Until the thinking beside the page has been shown, in ms. */
const SETTLED = 80;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 720 } });

test('dragging a character', async ({ page }) => {
  test.setTimeout(120_000);
  const anton: Point = [2 * CELL, 4 * CELL];
  await openPosition(page, {
    size: [SIZE, SIZE],
    a: [{ id: 'anton', at: anton }],
    b: Array.from({ length: 12 }, (_, i) => ({ id: `enemy-${i + 1}`, at: crossroads(i) })),
    scenery: sixtyElements(),
  });
  const table = new Table(page, { width: SIZE, height: SIZE });
  await table.select('anton');
  await expect(page.getByRole('button', { name: /^Move/ })).toBeVisible();
  await page.waitForTimeout(1500);
  await table.holds(anton, [anton[0] + 1, anton[1]]);
  await expect(table.decision.getByRole('button', { name: 'Sight lines' })).toHaveAttribute('aria-pressed', 'true');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // its own time, however busy the machine is
  const pixel = await table.pixels(); // asked once: asking is script of the page as well
  const spent: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    const angle = i * 0.21;
    const far = 2 + 5 * Math.abs(Math.sin(i * 0.37));
    const place = pixel([anton[0] + 4 + far * Math.cos(angle), anton[1] + far * Math.sin(angle)]);
    const before = await scriptSoFar(cdp);
    await page.mouse.move(...place);
    await page.waitForTimeout(SETTLED);
    spent.push((await scriptSoFar(cdp)) - before);
  }
  await page.keyboard.press('Escape');
  const warm = spent.slice(30).sort((p, q) => p - q);
  const at = (share: number): number => Number((warm[Math.floor(warm.length * share)] ?? 0).toFixed(2));
  const measured = { p50: at(0.5), p95: at(0.95), most: at(0.999), moves: warm.length };
  console.log('script per pointer move, ms', measured);
  const { TAKE_COVER_REPORT: report } = process.env;
  if (report) writeFileSync(report, JSON.stringify(measured));
});

/** All JavaScript the page has run so far, on its own thread, in ms. */
async function scriptSoFar(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Two rows of places between the cells, where nothing stands. */
const crossroads = (i: number): Point => [(1 + (i % 6)) * CELL, (i < 6 ? 2 : 6) * CELL];

/** One in the middle of each of 8 × 8 cells, the corners left out: walls, houses, hedges, craters. */
function sixtyElements(): readonly SceneryElement[] {
  const cells = Array.from({ length: 64 }, (_, i): Point => [i % 8, Math.floor(i / 8)]);
  const inner = cells.filter(([x, y]) => x % 7 !== 0 || y % 7 !== 0);
  return inner.map(([x, y], i) => {
    const [left, top]: Point = [x * CELL + 0.8, y * CELL + 0.8];
    const kinds = [
      total(`house-${i}`, [left, top], [2.4, 2]),
      box(`hedge-${i}`, [left, top + 1], [2.8, 0.5]),
      { ...total(`wall-${i}`, [left, top + 1.2], [2.6, 0.3]), rotation: (i * 13) % 90 },
      roundBase(`crater-${i}`, [left + 1.4, top + 1.4]),
    ] as const;
    return kinds[i % kinds.length] as SceneryElement;
  });
}
