import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CARDS } from '../../src/content/index.ts';
import { translator } from '../../src/i18n/everyLanguage.ts';
import { LOCALES } from '../../src/i18n/index.ts';
import { cardMade } from '../../src/play/library.ts';
import { BAR } from '../../src/workshop/print/SheetDrawing.tsx';
import { KINDS } from '../../src/workshop/print/useSheets.tsx';
import { openFile, toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { isAccessible } from '../support/browser/layout.ts';
import { type Box, cutsOn, EXACT, isSame, type PrintedPage, printedPages } from '../support/browser/pdf.ts';
import { DEPLOYED, WON } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';

const MARGIN = 8;
const PAPERS = { A4: [210, 297], letter: [215.9, 279.4] } as const;

const PAPER_NAMES = Object.keys(PAPERS) as readonly (keyof typeof PAPERS)[];

const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - EXACT &&
  inner.y >= outer.y - EXACT &&
  inner.x + inner.width <= outer.x + outer.width + EXACT &&
  inner.y + inner.height <= outer.y + outer.height + EXACT;

/** Each sheet is a page of that paper with all its pieces in their true size, and nothing in the margins. */
async function isTrue(page: Page, paper: keyof typeof PAPERS, sheets: readonly (readonly Box[])[]) {
  const [width, height] = PAPERS[paper];
  const pages = await printedPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(sheets.length);
  return pages.map((printed, i) => {
    const { paths, texts, ...size } = printed;
    const where = `sheet ${i + 1} of ${paper}`;
    expect(Math.abs(size.width - width)).toBeLessThan(0.2);
    expect(Math.abs(size.height - height)).toBeLessThan(0.2);
    const across = paths.find((box) => Math.abs(box.width - BAR) < EXACT && box.height < EXACT);
    const along = paths.find((box) => Math.abs(box.height - BAR) < EXACT && box.width < EXACT);
    expect(across, `${where}: the bar across`).toBeDefined();
    expect(along, `${where}: the bar along`).toBeDefined();
    const [left, top] = [(across?.x ?? 0) - 2, (across?.y ?? 0) - 245];
    const missing = (sheets[i] ?? []).filter(
      (cut) => !paths.some((box) => isSame({ ...cut, x: cut.x + left, y: cut.y + top }, box)),
    );
    expect(missing, where).toEqual([]);
    const room = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
    expect(
      [...paths, ...texts].filter((box) => !holds(room, box)),
      `${where}: in the margins`,
    ).toEqual([]);
    return { page: printed, left, top };
  });
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: '@long' }, () => {
    test.use({ locale });

    test('every piece is printed in its true size, on A4 and on Letter, and nothing in the margins', async ({
      page,
    }) => {
      const t = translator(locale);
      await toStartPage(page);
      const choosing = page.waitForEvent('filechooser');
      await page.getByText(t('ui.start.open'), { exact: true }).click();
      await (await choosing).setFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(savedGame(WON.slice(0, -1))),
      });
      await page.getByRole('button', { name: t('ui.header.menu') }).click();
      await page.getByRole('button', { name: t('ui.print.open'), exact: true }).click();
      const kinds = page.getByRole('dialog').getByRole('checkbox');
      await expect(kinds).toHaveCount(KINDS.length); // a game has all there is
      for (const kind of await kinds.all()) await kind.check();
      await isAccessible(page);
      const sheets = await cutsOn(page);
      const cut = sheets.flat();
      const alike = (width: number, height: number): number =>
        cut.filter((each) => Math.abs(each.width - width) < 1e-6 && Math.abs(each.height - height) < 1e-6).length;
      // cards, both faces; counters and markers; figures; tokens; pieces of the ruler; tiles of 60 × 60 cm, the last ones narrower
      expect([alike(88, 63), alike(25, 92), alike(16, 16), alike(150, 15)]).toEqual([20, 10, 20, 4]);
      expect(alike(25, 25)).toBeGreaterThan(20);
      expect([alike(175, 225), alike(75, 225), alike(175, 150), alike(75, 150)]).toEqual([6, 2, 3, 1]);
      expect(cut.filter(({ width, height }) => width === height && width > 50).length).toBeGreaterThan(3); // bases of cover, templates
      for (const paper of PAPER_NAMES) {
        await page.getByRole('button', { name: t(`ui.print.size.${paper}`) }).click();
        await isTrue(page, paper, sheets);
      }
    });
  });
}

test('a card alone, and a position, with more on them than anybody writes: nothing is lost or in the margins @long', async ({
  page,
}) => {
  const name = 'Wolfgangamadeusvonundzuhohenlohewaldenburgschillingsfürst';
  const { cards } = JSON.parse(readFileSync(join(import.meta.dirname, '../play/golden/cards.json'), 'utf8'));
  const [seen] = cards; // she has a portrait
  const weapons = Array.from({ length: 20 }, (_, i) => ({
    ...{ ...seen.healthy.weapons[0], id: `gun-${i}` },
    name: `${i} ${name}`,
  }));
  const card = { ...seen, id: 'long', name, healthy: { ...seen.healthy, weapons } };
  await toStartPage(page);
  await openFile(page, JSON.stringify(cardMade(card).file));
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Library', exact: true }).click();
  await page.getByRole('button', { name: `Print ${name}` }).click();
  const counters = page.getByRole('checkbox', { name: /^Counters and figures/ });
  await counters.uncheck(); // the cards alone
  const [sheet = []] = await cutsOn(page);
  expect(sheet).toHaveLength(2);
  const [printed] = await isTrue(page, 'A4', [sheet]);
  const on = sheet.map(({ x, y, ...size }) => ({ ...size, x: x + (printed?.left ?? 0), y: y + (printed?.top ?? 0) }));
  const words = printed?.page.texts.filter(({ y }) => y < (on[0]?.y ?? 0) + 66) ?? [];
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((box) => !on.some((card) => holds(card, box)))).toEqual([]);

  const game = JSON.parse(savedGame(DEPLOYED));
  const { setup } = game;
  const reaching = { kind: 'wall', from: [-9, 21], to: [40, 21], thickness: 2 };
  const stream = { id: 'long-stream', name, look: 'stream', terrain: [], shape: reaching };
  await toStartPage(page);
  await openFile(
    page,
    JSON.stringify({
      ...game,
      setup: {
        ...setup,
        scenery: [...setup.scenery, stream],
        cards: setup.cards.map((each: { name: string }) => ({ ...each, name })),
        sides: { a: { ...setup.sides.a, name }, b: { ...setup.sides.b, name } },
      },
      hashes: {},
      last: null,
    }),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  for (const kind of [/^Plan of the table/, /^How the game stands/])
    await page.getByRole('checkbox', { name: kind }).check();
  await isTrue(page, 'A4', await cutsOn(page));
});

test('a printer that prints too small is corrected, and that is remembered @long', async ({ page }) => {
  await toStartPage(page);
  await openFile(page, savedGame(WON.slice(0, -1)));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByLabel('Bar across').fill('98');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByLabel('Bar across')).toHaveValue('98');
  const [first] = await printedPages(await page.pdf({ preferCSSPageSize: true }));
  const wide = first?.paths.filter(({ height }) => height < EXACT).map(({ width }) => width) ?? [];
  expect(Math.min(...wide.map((width) => Math.abs(width - BAR / 0.98)))).toBeLessThan(EXACT);
});

/** The cards of a page, by what they are called. */
function cardsOf(
  { paths, texts }: PrintedPage,
  names: readonly string[],
): readonly (Box & { readonly name: string })[] {
  const isIn = (text: Box, { x, y, width, height }: Box): boolean =>
    text.x > x && text.y > y && text.x + text.width < x + width && text.y + text.height < y + height;
  const cards = paths.filter(({ width, height }) => Math.abs(width - 88) < EXACT && Math.abs(height - 63) < EXACT);
  return names.flatMap((name) =>
    texts
      .filter(({ said }) => said === name)
      .flatMap((text) => cards.filter((card) => isIn(text, card)).slice(0, 1))
      .map((card) => ({ ...card, name })),
  );
}

test('the back of a card lies behind its front, or meets it at the fold, on A4 and on Letter @long', async ({
  page,
}) => {
  const names = CARDS.map(({ name }) => name);
  await toStartPage(page);
  await openFile(page, savedGame(WON.slice(0, -1)));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.uncheck();
  await page.getByRole('checkbox', { name: /^Cards/ }).check();
  for (const [paper, [width]] of Object.entries(PAPERS)) {
    await page.getByRole('button', { name: paper === 'A4' ? 'A4' : 'US Letter' }).click();
    await page.getByRole('button', { name: 'Two-sided' }).click();
    const sides = await printedPages(await page.pdf({ preferCSSPageSize: true }));
    expect(sides.length % 2).toBe(0);
    const behind = sides.flatMap((side, i) => (i % 2 === 0 ? [[side, sides[i + 1] ?? side] as const] : []));
    const fronts = behind.flatMap(([front, back]) => {
      const backs = cardsOf(back, names);
      return cardsOf(front, names).map((card) => {
        const turned = { ...card, x: width - card.x - card.width };
        const there = backs.find(({ name }) => name === card.name);
        expect(there && isSame(turned, there), `${paper}: ${card.name}`).toBe(true);
        return card.name;
      });
    });
    expect(fronts.length).toBe(10);
    await page.getByRole('button', { name: 'To fold' }).click();
    const folded = (await printedPages(await page.pdf({ preferCSSPageSize: true }))).flatMap((side) => {
      const cards = cardsOf(side, names);
      return cards.filter(({ x, y, name }) =>
        cards.some(
          (other) => name === other.name && isSame({ ...other, x: x + 88 }, other) && Math.abs(other.y - y) < EXACT,
        ),
      );
    });
    expect(folded.length).toBe(10);
  }
});
