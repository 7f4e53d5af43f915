import { readFileSync } from 'node:fs';
import { openSingleFile } from '../support/browser/build.ts';
import { openFile, playOn } from '../support/browser/files.ts';
import { expect, prepare, test } from '../support/browser/game.ts';
import { BIRKNER, POSTS, SOSNIN, UNDER_FIRE } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';
import { Table } from '../support/browser/table.ts';

test('a game saved to a file goes on in another browser @long', async ({ page, table, browser }) => {
  await playOn(page, UNDER_FIRE);
  await table.answers('Take cover');
  const download = page.waitForEvent('download');
  await table.openMenu('Save to file');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^take-cover-Player-1-Player-2-tactic-2\.2-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  const complaints = await prepare(there);
  await there.goto('/');
  await expect(there.getByText('Games are saved automatically and listed here.')).toBeVisible();
  await openFile(there, text, file.suggestedFilename());
  const tableThere = new Table(there);
  await tableThere.asks(`Does ${SOSNIN.name} aim at ${BIRKNER.name}?`);
  await tableThere.answers('Just shoot');
  await tableThere.roll(6, 1);
  await expect(tableThere.log).toContainText('Otto Birkner is wounded.');
  expect(complaints).toEqual([]);
  await elsewhere.close();
});

test('a file that was chosen once is written again without a question', async ({ page, table }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, {
      asked,
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        asked.push(suggestedName);
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle('ours.json', { create: true });
      },
    });
  });
  const written = () =>
    page.evaluate(async () => {
      const file = await (await navigator.storage.getDirectory()).getFileHandle('ours.json');
      return (JSON.parse(await (await file.getFile()).text()) as { commands: unknown[] }).commands.length;
    });
  await playOn(page, UNDER_FIRE);
  await table.openMenu('Save as …');
  await expect(page.getByText('“ours.json” is saved.')).toBeVisible();
  const before = await written();
  await page.keyboard.press('Escape');
  await table.answers('Take cover');
  await table.openMenu('Save in “ours.json”');
  await expect(page.getByText('“ours.json” is saved.')).toBeVisible();
  expect(await written()).toBe(before + 1);
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([
    expect.stringMatching(/^take-cover-Player-1-Player-2-tactic-2\.2-/),
  ]);
});

test('a file that cannot be opened is refused with the field and the reason, and the game that was on is untouched', async ({
  page,
  table,
}) => {
  await playOn(page, UNDER_FIRE);
  await table.asks(`Does ${BIRKNER.name} take cover?`);
  await page.getByRole('button', { name: 'Menu' }).click();

  const good = savedGame(UNDER_FIRE);
  const changed = (change: object): string => JSON.stringify({ ...JSON.parse(good), ...change });
  const refused: readonly (readonly [text: string, reason: string])[] = [
    [good.slice(0, good.length / 2), 'breaks off here'],
    [changed({ version: 2 }), 'version: made by version 2 of the format'],
    [changed({ format: 'chess/game' }), 'format: not a file of Take Cover'],
    [
      changed({
        commands: [
          {
            type: 'move',
            who: 'sosnin',
            path: [
              [1, 1],
              [1, null],
            ],
          },
        ],
      }),
      'commands[0].path[1][1]',
    ],
    [changed({ edition: 'tactic-9' }), 'edition: no edition “tactic-9”'],
    ['a shopping list', 'not well-formed JSON'],
  ];
  for (const [text, reason] of refused) {
    await openFile(page, text);
    await expect(page.getByRole('alert')).toContainText(reason);
  }

  await page.keyboard.press('Escape');
  await table.answers('Take cover');
  await expect(table.card(BIRKNER.name)).toContainText('Taking cover');
});

test('take-cover.html, alone in its folder, plays from disk', async ({ page, table }, info) => {
  await openSingleFile(page, info);
  await page.getByRole('button', { name: 'Set up by the rules' }).click();
  await table.roll(2, 6);
  await table.answers('South edge');
  await table.roll(1, 6);
  const [first, second] = POSTS;
  await table.deploy(first?.name ?? '', first?.at ?? [0, 0]);
  await expect(table.log).toContainText(`${first?.name} is deployed.`);
  await table.asks('Place Ludwig Eichner');
  await table.deploy(second?.name ?? '', second?.at ?? [0, 0]);
});
