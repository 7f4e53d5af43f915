import type { SceneryElement } from '../../../src/engine/index.ts';
import { GAME_SETTINGS } from '../../../src/play/settings.ts';
import { toStartPage } from '../../support/browser/files.ts';
import { expect, test } from '../../support/browser/game.ts';
import { positionFile } from '../../support/browser/position.ts';
import { Table } from '../../support/browser/table.ts';
import { box } from '../../support/builders/given.ts';
import { crowd, SIZE } from './crowd.ts';
import { drag, framesWhile, percentiles, profiler, report } from './measured.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 720 } });

/** So many pieces lie on the workbench. */
const PIECES = 300;
const MOVES = 200;
const WARM = 30;
const OPENINGS = 5;

const pieces = (): readonly SceneryElement[] =>
  Array.from({ length: PIECES }, (_, i) =>
    box(`box-${i}`, [(i % 20) * 1.8 + 0.2, Math.floor(i / 20) * 2.4 + 0.2], [0.6, 0.4]),
  );

test('the workbench: opened, and a piece dragged among 300 with sight between two', async ({ page }) => {
  test.setTimeout(90_000);
  await toStartPage(page);
  await page.waitForLoadState('networkidle'); // by then the page has fetched all its parts
  await page.waitForTimeout(2000);
  const opened: number[] = [];
  for (let n = 0; n < OPENINGS; n++) {
    opened.push(
      await page.evaluate(async () => {
        const door = [...document.querySelectorAll('button')].find((each) => /^Workshop/.test(each.textContent ?? ''));
        const begun = performance.now();
        door?.click();
        while (!document.querySelector('main canvas, main [role="application"]'))
          await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - begun;
      }),
    );
    if (n < OPENINGS - 1) await page.getByRole('button', { name: 'To the start page' }).click();
  }
  report('workshop', percentiles(opened));

  const position = { ...crowd(2, 0), markers: [], scenery: pieces() };
  await page.getByLabel('File of a game, a table, a scenario or a case').setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(positionFile(position, GAME_SETTINGS)),
  });
  const table = new Table(page, { width: SIZE, height: SIZE });
  const pixel = await table.pixels();
  for (const { at } of [...(position.b ?? []), ...(position.a ?? [])].slice(0, 2))
    if (at) await page.mouse.click(...pixel(at));
  await expect(page.getByRole('region', { name: /in hand$/ })).toBeVisible();
  const cdp = await profiler(page);
  const [x, y] = pixel([0.5, 0.4]);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const gaps = await framesWhile(page, async () => {
    for (let i = 0; i < MOVES; i++) {
      await drag(cdp, pixel([4 + 8 * Math.abs(Math.sin(i * 0.05)), 4 + 6 * Math.abs(Math.cos(i * 0.07))]));
      await page.waitForTimeout(8);
    }
  });
  await page.mouse.up();
  report('bench', percentiles(gaps.slice(WARM)));
});
