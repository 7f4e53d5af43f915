import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { THEMES } from '../../src/store/preferences.ts';
import { bundled } from '../support/browser/contrast/bundled.ts';
import type { Figure } from '../support/browser/contrast/measure.ts';

const ENTRY = resolve(import.meta.dirname, '../support/browser/contrast/measure.ts');
const PAGE = resolve(import.meta.dirname, '../../docs/contrast.md');

/** WCAG 2.2, 1.4.11. */
const LEAST = 3;

test('all that is drawn over the table is seen on every ground in every theme @long', async ({ page }, { config }) => {
  await page.addScriptTag({ content: await bundled(ENTRY) });
  const figures = await page.evaluate(() => (globalThis as unknown as { measured(): readonly Figure[] }).measured());
  expect(figures.length).toBeGreaterThan(5000);
  const faint = figures.filter(({ contrast }) => contrast < LEAST);
  expect(faint.map((f) => `${f.theme}: ${f.specimen} on ${f.surface}: ${f.contrast.toFixed(2)}`)).toEqual([]);
  if (['changed', 'all'].includes(config.updateSnapshots)) writeFileSync(PAGE, pageOf(figures));
});

/** As a page of docs: of each thing in each theme where it is seen worst. */
function pageOf(figures: readonly Figure[]): string {
  const names = [...new Set(figures.map(({ specimen }) => specimen))];
  const surfaces = new Set(figures.map(({ surface }) => surface)).size;
  const worst = (name: string, theme: string): string => {
    const all = figures.filter((f) => f.specimen === name && f.theme === theme);
    const least = all.reduce((one, other) => (other.contrast < one.contrast ? other : one));
    return `${least.contrast.toFixed(1)} (${least.surface})`;
  };
  const rows = names.map((name) => [name, ...THEMES.map((theme) => worst(name, theme))]);
  const head = ['drawn', 'day', 'dark', 'high contrast'];
  const wide = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((c, i) => c.padEnd(wide[i] ?? 0)).join(' | ')} |`;
  return `${[
    '# Contrast on the table',
    '',
    `What is drawn over the table, on ${surfaces} grounds and kinds of scenery, in pixels as the board draws them: the contrast where it is`,
    'lowest, by the rules of WCAG 2.2 (1.4.11 asks for 3). Lines are looked at in pieces of 24 pixels; what counts is the best that the line or its',
    'dark casing has to show against all that lies under the piece. `npx playwright test -c tests contrast -u` writes this page.',
    '',
    line(head),
    line(wide.map((width) => '-'.repeat(width))),
    ...rows.map(line),
  ].join('\n')}\n`;
}
