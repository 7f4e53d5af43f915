import { gameText } from '../../../src/play/files/writeGame.ts';
import { newHistory, readyStart } from '../../play/playing.ts';
import { openFile, toStartPage } from '../../support/browser/files.ts';
import { expect, test } from '../../support/browser/game.ts';
import { framesWhile, percentiles, report } from './measured.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 720 } });

const RUNS = 4;
/** How long frames are counted, in ms. */
const COUNTED = 3000;

test('many games played beside the page: their first figures, its frames meanwhile, and an end to it', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await toStartPage(page);
  await openFile(page, gameText(readyStart(), newHistory()));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Play it many times' }).click();
  await page.getByLabel('Games').fill('100000');
  /** Presses a button of the dialog; how long it takes until something is painted that comes of it, in ms. */
  const pressed = (name: string, comes: string): Promise<number> =>
    page.evaluate(
      async ([name, comes]) => {
        const dialog = document.querySelector('dialog[open], [role="dialog"]') ?? document.body;
        const named = (text: string) =>
          [...dialog.querySelectorAll<HTMLElement>('button, tbody')].some(
            (each) => each.textContent === text || (text === 'figures' && each.matches('tbody')),
          );
        const button = [...dialog.querySelectorAll('button')].find((each) => each.textContent === name);
        if (!button) throw new Error(`there is no ${name}`);
        const begun = performance.now();
        button.click();
        while (!named(comes)) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - begun;
      },
      [name, comes] as const,
    );
  const first: number[] = [];
  const stopped: number[] = [];
  for (let run = 1; run <= RUNS; run++) {
    first.push(await pressed('Play', 'figures'));
    if (run < RUNS) stopped.push(await pressed('Stop', 'Play'));
  }
  report('simulated', percentiles(first));
  const frames = await framesWhile(page, () => page.waitForTimeout(COUNTED));
  report('simulating', percentiles(frames));
  stopped.push(await pressed('Stop', 'Play'));
  report('stopped', percentiles(stopped));
  const told = page.getByRole('dialog').getByRole('status');
  const played = await told.textContent();
  await page.waitForTimeout(300);
  await expect(told).toHaveText(played ?? '');
});
