import { translator } from '../../src/i18n/everyLanguage.ts';
import { LOCALES } from '../../src/i18n/index.ts';
import { BAR } from '../../src/workshop/print/SheetDrawing.tsx';
import { openFile, toStartPage } from '../support/browser/files.ts';
import { expect, test } from '../support/browser/game.ts';
import { isAccessible } from '../support/browser/layout.ts';
import { type Box, printedPages } from '../support/browser/pdf.ts';
import { WON } from '../support/browser/plan.ts';
import { savedGame } from '../support/browser/savedGame.ts';

/** So exact everything has to be, in mm. */
const EXACT = 0.05;
const MARGIN = 8;
const PAPERS = { A4: [210, 297], letter: [215.9, 279.4] } as const;

const isSame = (p: Box, q: Box): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((key) => Math.abs(p[key] - q[key]) <= EXACT);

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
      for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
      await isAccessible(page);
      // what the sheets say they have, from their upper left corners
      const sheets = await page.locator('body > div > div > svg').evaluateAll((drawn) =>
        drawn.map((sheet) =>
          [...sheet.querySelectorAll<SVGElement>('[data-cut]')].map((cut) => {
            const [x = 0, y = 0, width = 0, height = 0] = (cut.dataset.cut ?? '').split(',').map(Number.parseFloat);
            return { x, y, width, height };
          }),
        ),
      );
      expect(sheets.flat().filter(({ width }) => width === 88).length).toBeGreaterThanOrEqual(20); // the cards, both faces
      for (const [paper, [width, height]] of Object.entries(PAPERS)) {
        await page.getByRole('button', { name: t(`ui.print.size.${paper as keyof typeof PAPERS}`) }).click();
        const pages = await printedPages(await page.pdf({ preferCSSPageSize: true }));
        expect(pages).toHaveLength(sheets.length);
        for (const [i, { paths, texts, ...size }] of pages.entries()) {
          expect(Math.abs(size.width - width)).toBeLessThan(0.2);
          expect(Math.abs(size.height - height)).toBeLessThan(0.2);
          const across = paths.find((box) => Math.abs(box.width - BAR) < EXACT && box.height < EXACT);
          const along = paths.find((box) => Math.abs(box.height - BAR) < EXACT && box.width < EXACT);
          expect(across, `sheet ${i + 1} of ${paper}: the bar across`).toBeDefined();
          expect(along, `sheet ${i + 1} of ${paper}: the bar along`).toBeDefined();
          const [left, top] = [(across?.x ?? 0) - 2, (across?.y ?? 0) - 245];
          const missing = (sheets[i] ?? []).filter(
            (cut) => !paths.some((box) => isSame({ ...cut, x: cut.x + left, y: cut.y + top }, box)),
          );
          expect(missing, `sheet ${i + 1} of ${paper}`).toEqual([]);
          const outside = [...paths, ...texts].filter(
            (box) =>
              box.x < MARGIN - EXACT ||
              box.y < MARGIN - EXACT ||
              box.x + box.width > width - MARGIN + EXACT ||
              box.y + box.height > height - MARGIN + EXACT,
          );
          expect(outside, `sheet ${i + 1} of ${paper}`).toEqual([]);
        }
      }
    });
  });
}

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
