import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { freeDice } from '../support/browser/dice.ts';
import { playOn, toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { DEPLOYED, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { prefers } from '../support/browser/scenes.ts';

/** Things dragged in from outside and let go over the page, as a hand does it: what nobody takes the browser opens in the page's place. */

interface Dragged {
  readonly items: readonly { readonly mimeType: string; readonly data: string }[];
  readonly files?: readonly string[];
}

async function letGo(page: Page, data: Dragged, [x, y]: readonly [number, number] = [640, 300]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    browser.send('Input.dispatchDragEvent', {
      ...{ type, x, y },
      data: { ...data, items: [...data.items], files: [...(data.files ?? [])], dragOperationsMask: 1 },
    });
  await drag('dragEnter');
  await drag('dragOver');
  await drag('drop');
  await browser.detach();
}

function file(info: TestInfo, name: string, text: string): Dragged {
  const path = info.outputPath(name);
  writeFileSync(path, text);
  return { items: [], files: [path] };
}

const LINK: Dragged = { items: [{ mimeType: 'text/uri-list', data: 'http://127.0.0.1:1/elsewhere' }] };
const WORDS: Dragged = { items: [{ mimeType: 'text/plain', data: 'a shopping list' }] };

test('whatever is let go over any page is opened or refused in words, and the page stays @long', async ({
  page,
  context,
  table,
}, info) => {
  const folder = info.outputPath('a-folder');
  mkdirSync(folder, { recursive: true });
  const list = file(info, 'list.txt', 'a shopping list');
  const all = [
    [list, /not well-formed/],
    [LINK, /not well-formed/],
    [WORDS, /not well-formed/],
    [{ items: [], files: [folder] }, /cannot be read/],
  ] as const;
  const refused = async (on: string, things: readonly (typeof all)[number][] = all.slice(0, 2)): Promise<void> => {
    const address = page.url();
    for (const [what, why] of things)
      await test.step(`${on}: ${why.source}`, async () => {
        await letGo(page, what);
        await expect(page.getByRole('alert')).toContainText(why);
        await page.getByRole('button', { name: 'All right' }).click();
        expect(page.url()).toBe(address);
      });
  };

  await toStartPage(page);
  await refused('the start page', all);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(table.dialog).toBeVisible();
  await refused('a dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Workshop' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await refused('the workshop');
  await playOn(page, DEPLOYED);
  await expect(page.getByRole('application')).toBeVisible();
  await refused('a game');

  const opening = context.waitForEvent('page');
  await table.openMenu('Open a second window for a projector');
  const second = await opening;
  await expect(second.getByRole('img', { name: 'The table, seen from above' })).toBeVisible();
  const address = second.url();
  for (const what of [list, LINK]) {
    await letGo(second, what);
    await expect(second.getByRole('alert')).toContainText('Files are opened in the window you play in.');
    await second.getByRole('button', { name: 'All right' }).click();
    expect(second.url()).toBe(address);
  }
});

test('a file let go over a table that plays by itself is opened @long', async ({ page, table }, info) => {
  await freeDice(page);
  await prefers(page, { clubTable: 'after2' });
  await page.clock.install();
  await toStartPage(page);
  await page.clock.runFor(125_000);
  await expect(page.getByText('The computer plays against itself.')).toBeVisible();
  await letGo(page, file(info, 'game.json', savedGame(UNDER_FIRE)));
  await table.asks(/take cover\?$/);
});
