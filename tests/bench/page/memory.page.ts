import { openFile, savedGame } from '../../support/browser/files.ts';
import { expect, test } from '../../support/browser/game.ts';
import { UNDER_FIRE } from '../../support/browser/plan.ts';
import { Table } from '../../support/browser/table.ts';
import { heap, profiler, report } from './measured.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 720 } });

/** What is held on to before and after so many rounds. Those that warm up come first: the browser fills its own records of what took long. */
async function growth(rounds: number, warm: number, round: () => Promise<void>, now: () => Promise<number>) {
  for (let i = 0; i < warm; i++) await round();
  const before = await now();
  for (let i = 0; i < rounds; i++) await round();
  return { before, after: await now(), rounds };
}

test('200 openings of the board', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('/');
  await openFile(page, savedGame(UNDER_FIRE));
  const table = new Table(page);
  await table.asks(/take cover/);
  const cdp = await profiler(page);
  const opened = async (): Promise<void> => {
    await page.evaluate(async () => {
      const button = (name: string) =>
        [...document.querySelectorAll('button')].find((each) =>
          (each.ariaLabel ?? each.textContent ?? '').trim().startsWith(name),
        );
      const press = async (name: string, gone = false): Promise<void> => {
        while (!button(name)) await new Promise(requestAnimationFrame);
        button(name)?.click();
        while (gone && button(name)) await new Promise(requestAnimationFrame);
      };
      await press('Menu');
      await press('Leave', true);
      await press('Continue', true);
      while (!document.querySelector('canvas')) await new Promise(requestAnimationFrame);
    });
  };
  report('openings', await growth(200, 25, opened, () => heap(cdp)));
  expect(await page.locator('canvas').count(), 'canvases on the page').toBeLessThanOrEqual(4);
});

test('1,000 times undo and redo', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('/');
  await openFile(page, savedGame(UNDER_FIRE, { takeBack: 'freely' }));
  const table = new Table(page);
  await table.asks(/take cover/);
  const cdp = await profiler(page);
  const pressed = async (): Promise<void> => {
    await page.evaluate(async () => {
      const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (let i = 0; i < 5; i++) {
        press('u');
        await new Promise(requestAnimationFrame);
      }
      for (let i = 0; i < 5; i++) {
        press('y');
        await new Promise(requestAnimationFrame);
      }
    });
  };
  report('undo', await growth(100, 15, pressed, () => heap(cdp)));
  await table.asks(/take cover/);
});
