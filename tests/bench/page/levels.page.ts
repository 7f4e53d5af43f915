import type { CDPSession, Page } from '@playwright/test';
import { inn } from '../../../src/content/tables/inn.ts';
import { expect, test } from '../../support/browser/game.ts';
import { openPosition } from '../../support/browser/position.ts';
import { Table } from '../../support/browser/table.ts';
import type { Given } from '../../support/builders/given.ts';
import { heap, percentiles, profiler, report } from './measured.ts';

/** Three levels, more than 60 elements, 12 characters. */
const STOREYS: Given = {
  edition: 'tactic-2.0-beta',
  scenery: inn.scenery,
  a: [
    ...[2, 4, 6, 8].map((x) => ({ id: `a-${x}`, at: [x, 22] as const })),
    { id: 'a-up', at: [9, 12], state: { level: 1 } },
    { id: 'a-hall', at: [10.8, 11.5] },
  ],
  b: [
    ...[2, 4, 6, 8].map((x) => ({ id: `b-${x}`, at: [x, 2] as const })),
    { id: 'b-mill', at: [15.5, 7.5], state: { level: 2 } },
    { id: 'b-wounded', at: [12.5, 11.5], state: { level: 1, wounded: true } },
  ],
};

const SWITCHES = 50;
const WARM = 10;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 720 } });

/** All canvases of the page that are still as large as something: how many pixels they hold, in millions. */
async function countCanvases(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const made: WeakRef<HTMLCanvasElement>[] = [];
    const create = document.createElement.bind(document);
    document.createElement = ((name: string, options?: ElementCreationOptions) => {
      const element = create(name, options);
      if (element instanceof HTMLCanvasElement) made.push(new WeakRef(element));
      return element;
    }) as typeof document.createElement;
    Object.assign(window, { canvases: made });
  });
  return () =>
    page.evaluate(() => {
      const { canvases } = window as unknown as { canvases: WeakRef<HTMLCanvasElement>[] };
      const pixels = canvases.reduce((sum, each) => {
        const canvas = each.deref();
        return sum + (canvas ? canvas.width * canvas.height : 0);
      }, 0);
      return Number((pixels / 1e6).toFixed(2));
    });
}

/** Views the levels one after the other, up and down again; how long until each is painted, in ms. */
const switched = (page: Page, times: number): Promise<number[]> =>
  page.evaluate(async (times) => {
    const steps = () => [...document.querySelectorAll<HTMLButtonElement>('fieldset button[aria-pressed]')];
    const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const took: number[] = [];
    for (let i = 0; i < times; i++) {
      const all = steps();
      const at = all.findIndex((each) => each.ariaPressed === 'true');
      const began = performance.now();
      (all[(at + 1) % all.length] as HTMLButtonElement).click();
      await painted();
      took.push(performance.now() - began);
      await painted();
    }
    return took;
  }, times);

async function opened(page: Page): Promise<{ cdp: CDPSession; pixels: () => Promise<number> }> {
  const pixels = await countCanvases(page);
  await openPosition(page, STOREYS);
  await expect(new Table(page).decision).toBeVisible();
  await page.waitForTimeout(1000);
  return { cdp: await profiler(page), pixels };
}

for (const near of [false, true]) {
  test(`another level is viewed${near ? ' from near' : ''}`, async ({ page }) => {
    test.setTimeout(90_000);
    await opened(page);
    if (near) {
      const box = await page.getByRole('application').boundingBox();
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -240);
      await page.waitForTimeout(1000);
    }
    const first = await switched(page, 3); // none of these has been painted before
    report(near ? 'levelNear' : 'level', percentiles([...first, ...(await switched(page, SWITCHES))]));
  });
}

test(`${SWITCHES} times another level`, async ({ page }) => {
  test.setTimeout(120_000);
  const { cdp, pixels } = await opened(page);
  await switched(page, WARM);
  const before = { heap: await heap(cdp), pixels: await pixels() };
  await switched(page, SWITCHES);
  const after = { heap: await heap(cdp), pixels: await pixels() };
  report('levels', { before: before.heap, after: after.heap, rounds: SWITCHES });
  report('levelPixels', { before: before.pixels, after: after.pixels, rounds: SWITCHES });
});
