import type { Point } from '../../src/engine/index.ts';
import { GAME_SETTINGS } from '../../src/play/settings.ts';
import { openFile, toStartPage } from '../support/browser/files.ts';
import { expect, test as plain, prepare } from '../support/browser/game.ts';
import { KeyTable } from '../support/browser/keys.ts';
import { openPosition, positionFile } from '../support/browser/position.ts';
import { Table } from '../support/browser/table.ts';
import { TouchTable } from '../support/browser/touch.ts';
import { frag, type Given, rifle, watch } from '../support/builders/given.ts';

/** A fight for a house of two storeys, by mouse, by fingers and by keys. */

const test = plain.extend<{ by: 'mouse' | 'touch' | 'keys'; table: Table }>({
  by: ['mouse', { option: true }],
  table: async ({ page, by }, use) => {
    await use(by === 'keys' ? new KeyTable(page) : by === 'touch' ? new TouchTable(page) : new Table(page));
  },
});

const slab = (x: number, y: number, width: number, depth: number) =>
  ({
    kind: 'polygon',
    points: [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ],
  }) as const;
const wall = (x: number, from: number, to: number) =>
  ({ kind: 'wall', from: [x, from], to: [x, to], thickness: 0.3 }) as const;

const FOOT: Point = [10.5, 12];
const TOP: Point = [7.8, 12];
const STREET: Point = [9, 12];
const ROOF: Point = [14.9, 12];

/** A roof with stairs up to it, and across the street a window that looks at them. */
const STAIRS: Given = {
  edition: 'tactic-2.0-beta',
  a: [{ id: 'anton', at: FOOT }],
  b: [
    { id: 'carl', at: [14.9, 12], state: { level: 1 }, card: { opportunityFire: 6 } },
    { id: 'doris', at: [22, 22] },
  ],
  tokens: { a: 4, b: 4 },
  markers: [watch('m1', 'carl', [9, 14])],
  scenery: [
    { id: 'roof', look: 'flat-roof', terrain: [], shape: slab(4, 10, 4.5, 4), floor: true },
    {
      ...{ id: 'stairs', look: 'stairs', terrain: ['difficult'], connects: [0, 1], passage: 'stairs' },
      shape: { kind: 'wall', from: [10, 12], to: [8.3, 12], thickness: 1 },
    },
    { id: 'floor', look: 'wooden-floor', terrain: [], shape: slab(14, 10, 4, 4), floor: true },
    { id: 'front', look: 'house-wall', terrain: ['sheltering'], shape: wall(14.15, 10, 14) },
    { id: 'left', look: 'house-wall', terrain: ['sheltering'], shape: wall(14.15, 10, 11.5), level: 1 },
    {
      ...{ id: 'window', look: 'window', terrain: ['protecting'], height: 1, level: 1, opening: 'window' },
      shape: wall(14.15, 11.5, 12.5),
    },
    { id: 'right', look: 'house-wall', terrain: ['sheltering'], shape: wall(14.15, 12.5, 14), level: 1 },
  ],
};

/** One at the edge of a flat roof, over the wall that carries it, and one in the street. */
const EDGE: Given = {
  edition: 'tactic-2.0-beta',
  turn: { side: 'b' },
  a: [{ id: 'anton', at: STREET }],
  b: [{ id: 'carl', at: ROOF, state: { level: 1 } }],
  tokens: { a: 4, b: 4 },
  scenery: [
    { id: 'roof', look: 'flat-roof', terrain: [], shape: slab(14, 10, 4, 4), floor: true },
    { id: 'front', look: 'house-wall', terrain: ['sheltering'], shape: wall(14.15, 10, 14) },
  ],
};

/** A room upstairs with a roof over it and a window to the street, one in it, and one below him. */
const ROOM: Given = {
  ...STAIRS,
  a: [{ id: 'anton', at: FOOT, card: { weapons: [rifle(), frag()] } }],
  b: [
    { id: 'carl', at: [16.6, 12], state: { level: 1 } },
    { id: 'doris', at: [16.6, 12] },
  ],
  markers: [],
  scenery: [
    ...(STAIRS.scenery ?? []),
    { id: 'tiles', look: 'tiled-roof', terrain: [], shape: slab(14, 10, 4, 4), level: 1, roof: true },
  ],
};
const BY_THE_WINDOW: Point = [15.2, 12];

/** Views a level by the rail, or by its key. */
async function views(table: Table, level: 0 | 1): Promise<void> {
  if (table instanceof KeyTable) await table.press(level === 1 ? '.' : ',');
  else await table.presses(table.page.getByRole('button', { name: new RegExp(`^Level ${level}:`) }));
  await expect(table.page.getByRole('button', { name: new RegExp(`^Level ${level}:`), pressed: true })).toBeVisible();
}

/** Takes an action of one into the hand, who stands there. */
async function takes(table: Table, who: string, at: Point, action: RegExp): Promise<void> {
  await expect(table.decision.getByRole('heading', { level: 2 })).toBeVisible();
  await table.select(who);
  await table.answers(action);
  if (table instanceof KeyTable) table.begins(at);
}

for (const by of ['mouse', 'touch', 'keys'] as const) {
  test.describe(by === 'mouse' ? 'by mouse' : `by ${by} @long`, () => {
    test.use({ by, hasTouch: by === 'touch' });

    test('up the stairs under fire from a window [MOVE-11 B] [R150 B]', async ({ page, table }) => {
      await openPosition(page, STAIRS);
      await takes(table, 'anton', FOOT, /^Move \d/);
      await views(table, 1);
      await table.clickAt(TOP);
      await table.asks('Opportunity Fire at anton?');
      await table.answers(/carl fires/);
      if (by === 'touch') await table.answers(/carl fires/); // the first press proposes
      await table.answers('Just shoot');
      await table.roll(1, 1, 1);
      await expect(table.card('anton')).toContainText('level 1');
      await expect(page.getByRole('button', { name: 'Level 1: 1 of A, 1 of B', pressed: true })).toBeVisible();
    });

    test('near stairs a move offers up and stay, each with its price [MOVE-11 B]', { tag: '@long' }, async ({
      page,
      table,
    }) => {
      await openPosition(page, { ...STAIRS, markers: [] });
      await takes(table, 'anton', FOOT, /^Move \d/);
      await table.answers(/^Up the stairs to level 1/);
      await expect(table.answer('Go up to level 1')).toBeVisible();
      await expect(table.decision).toContainText('To level 1 · 2.7u of 3u · 1 AT');
      await expect(page.getByRole('button', { name: 'Level 0: 1 of A, 1 of B', pressed: true })).toBeVisible();
      await table.answers(/^Up the stairs to level 1/);
      await expect(table.card('anton')).toContainText('level 1');
    });

    test('a grenade through the window into the upper room [GREN-16 B] [GREN-17 B] [R150 B]', { tag: '@long' }, async ({
      page,
      table,
    }) => {
      await openPosition(page, ROOM);
      await takes(table, 'anton', FOOT, /^Grenade/);
      await views(table, 1);
      await table.clickAt(BY_THE_WINDOW);
      await table.roll(6);
      await table.roll(6, 1, 1, 1);
      await expect(table.log).toContainText('carl is wounded.');
      await expect(table.log).not.toContainText('doris');
    });

    test('down over the edge of the own roof, and up again with one die less [R145 B] [FIRE-11 B]', {
      tag: '@long',
    }, async ({ page, table }) => {
      await openPosition(page, EDGE);
      await takes(table, 'carl', ROOF, /^Fire/);
      await table.clickAt(STREET);
      await table.answers('Just shoot');
      await table.roll(1, 1, 1);
      await table.answers('End turn');
      await takes(table, 'anton', STREET, /^Fire/);
      await table.clickAt(ROOF);
      await table.answers('Just shoot');
      await table.roll(1, 1);
      await expect(table.log).toContainText('missed');
    });
  });
}

/** A long roof with a landing on the stairs at one end and a slope up to it, and one in the street below its other end. */
const RISE: Given = {
  edition: 'tactic-2.0-beta',
  a: [
    { id: 'anton', at: [13.9, 13.2] },
    { id: 'boris', at: [10, 17.6], card: { move: 6, weapons: [rifle(), frag()] } },
  ],
  b: [
    { id: 'carl', at: [1, 12] },
    { id: 'doris', at: [22, 22] },
  ],
  tokens: { a: 9, b: 4 },
  scenery: [
    { id: 'roof', look: 'flat-roof', terrain: [], shape: slab(2, 10, 10.5, 4), floor: true },
    {
      ...{
        id: 'stairs',
        look: 'stairs',
        terrain: ['difficult'],
        connects: [0, 1],
        passage: 'stairs',
        holes: [[13.9, 12]],
      },
      shape: { kind: 'wall', from: [15.5, 12], to: [12.3, 12], thickness: 1 },
    },
    {
      ...{ id: 'slope', look: 'slope', terrain: [], connects: [0, 1], passage: 'slope' },
      shape: { kind: 'wall', from: [10, 17], to: [10, 13.9], thickness: 1.6 },
    },
  ],
};

plain.describe('on roofs @long', () => {
  plain(
    'up a slope, onto a landing and on from it, and a grenade that falls off the roof [MOVE-11 B] [MOVE-12 B] [R157 B]',
    async ({ page, table }) => {
      await openPosition(page, RISE);
      await plain.step('by a slope, for no more than the way', async () => {
        await takes(table, 'boris', [10, 17.6], /^Move \d/);
        await views(table, 1);
        await table.clickAt([10, 13.4]);
        await expect(table.log).toContainText('boris moves 4.2u up to level 1.');
      });
      await plain.step('into the landing and out of it', async () => {
        await takes(table, 'anton', [13.9, 13.2], /^Move \d/);
        await views(table, 0);
        await table.clickAt([13.9, 12]);
        await expect(table.log).toContainText('anton moves 1.2u and stops on the landing of: stairs.');
        await takes(table, 'anton', [13.9, 12], /^Move \d/);
        await views(table, 1);
        await table.clickAt([11.6, 12]);
        await expect(table.card('anton')).toContainText('level 1');
      });
      await plain.step('off the edge, onto who stands below', async () => {
        await takes(table, 'boris', [10, 13.4], /^Grenade/);
        await table.clickAt([2.4, 12]);
        await table.roll(1);
        await table.pointAt([1.4, 12]);
        await expect(table.tooltip('from where it was aimed')).toContainText('falls to level 0 and bursts there');
        await table.clickAt([1.4, 12]);
        await table.roll(6, 1, 1, 1);
        await expect(table.log).toContainText('carl is wounded.');
      });
    },
  );

  plain('a file with somebody over nothing is refused, and says where', async ({ page }) => {
    const text = positionFile(RISE, GAME_SETTINGS);
    const file = JSON.parse(text) as { position: { characters: { at: number[] }[] } };
    for (const each of file.position.characters.slice(3)) Object.assign(each, { level: 1 });
    await toStartPage(page);
    await openFile(page, JSON.stringify(file));
    await expect(
      page.getByText('position.characters[3].level: stands over nothing: no floor of that level is there'),
    ).toBeVisible();
  });

  plain(
    'another level is viewed by the wheel, while dice tumble, once it is won and in a second window, and stays [R147 B]',
    async ({ page, table }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openPosition(page, EDGE);
      const second = await page.context().newPage();
      const complaints = await prepare(second);
      await second.goto('/#projector');
      const pressed = (of: typeof page, level: 0 | 1) =>
        of.getByRole('button', { name: new RegExp(`^Level ${level}:`), pressed: true });
      await takes(table, 'carl', ROOF, /^Fire/);
      await expect(pressed(second, 1)).toBeVisible();
      await table.pointAt([9, 16]);
      await page.keyboard.down('Alt');
      await page.mouse.wheel(0, 100);
      await page.keyboard.up('Alt');
      await expect(pressed(page, 0)).toBeVisible();
      await expect(pressed(second, 0)).toBeVisible();
      await table.clickAt(STREET);
      await table.answers('Just shoot');
      await page.evaluate(() => window.diceToCome.push(1, 1, 1));
      await table.decision.getByRole('button', { name: /^Roll/ }).click();
      await expect(page.getByRole('region', { name: 'What happens' })).toBeVisible();
      await page.keyboard.press('.');
      await expect(pressed(page, 1)).toBeVisible();
      await page.keyboard.press(',');
      await expect(page.getByRole('region', { name: 'What happens' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What happens' })).toHaveCount(0);
      await expect(table.log).toContainText('missed');
      await expect(pressed(page, 0)).toBeVisible();
      await expect(pressed(second, 0)).toBeVisible();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await table.answers(/^Fire/);
      await table.clickAt(STREET);
      await table.rollToTheEnd(6, 6, 1);
      await table.asks('The game is over');
      await page.keyboard.press('.');
      await expect(pressed(page, 1)).toBeVisible();
      await expect(pressed(second, 1)).toBeVisible();
      expect(complaints).toEqual([]);
    },
  );
});
