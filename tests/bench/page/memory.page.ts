import { translator } from '../../../src/i18n/everyLanguage.ts';
import { openFile } from '../../support/browser/files.ts';
import { expect, test } from '../../support/browser/game.ts';
import { UNDER_FIRE } from '../../support/browser/plan.ts';
import { savedGame } from '../../support/browser/savedGame.ts';
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

test('60 openings of the board', async ({ page }) => {
  test.setTimeout(150_000);
  await page.goto('/');
  await openFile(page, savedGame(UNDER_FIRE));
  const table = new Table(page);
  await table.asks(/take cover/);
  const cdp = await profiler(page);
  const t = translator('en');
  const names = {
    menu: t('ui.menu.title'),
    leave: t('ui.menu.leave'),
    resume: t('ui.start.resume', { title: '' }),
  };
  const opened = async (): Promise<void> => {
    await page.evaluate(async ({ menu, leave, resume }) => {
      const patience = performance.now() + 10_000;
      const until = async (there: () => boolean, what: string): Promise<void> => {
        while (!there()) {
          if (performance.now() > patience) throw new Error(`waited in vain for ${what}`);
          await new Promise(requestAnimationFrame);
        }
      };
      const button = (name: string) =>
        [...document.querySelectorAll('button')].find((each) =>
          (each.ariaLabel ?? each.textContent ?? '').trim().startsWith(name),
        );
      const press = async (name: string): Promise<void> => {
        await until(() => button(name) !== undefined, name);
        button(name)?.click();
      };
      await press(menu);
      await press(leave);
      await press(resume);
      await until(() => button(resume) === undefined && document.querySelector('canvas') !== null, 'the board');
    }, names);
  };
  report('openings', await growth(60, 20, opened, () => heap(cdp)));
  expect(await page.locator('canvas').count(), 'canvases on the page').toBeLessThanOrEqual(4);
});

test('500 times undo and redo', async ({ page }) => {
  test.setTimeout(150_000);
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
  report('undo', await growth(50, 15, pressed, () => heap(cdp)));
  await table.asks(/take cover/);
});
