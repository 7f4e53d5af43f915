import { expect, test } from '../../support/browser/game.ts';
import { percentiles, profiler, report, slowedDown } from './measured.ts';

const VISITS = 5;

test.use({ viewport: { width: 1280, height: 720 } });

/** A first visit on a slow machine: from asking for the page until something, and until Play now, is painted. */
test('first paint at 4-fold slowdown', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const anything: number[] = [];
  const playNow: number[] = [];
  for (let i = 0; i < VISITS; i++) {
    const context = await browser.newContext(baseURL ? { baseURL } : {}); // nothing of the visit before is kept
    const page = await context.newPage();
    await slowedDown(await profiler(page), 4);
    await page.addInitScript(() => {
      const look = (): void => {
        const there = [...document.querySelectorAll('button')].some(
          (button) => button.getAttribute('aria-label') === 'Play now',
        );
        if (!there) requestAnimationFrame(look);
        else requestAnimationFrame(() => Object.assign(window, { painted: performance.now() }));
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await page.waitForFunction(() => 'painted' in window);
    playNow.push(await page.evaluate(() => (window as unknown as { painted: number }).painted));
    anything.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
    );
    await context.close();
  }
  report('first', { anything: percentiles(anything), playNow: percentiles(playNow) });
});
