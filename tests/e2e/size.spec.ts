import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { MESSAGES } from '../../src/i18n/everyLanguage.ts';
import { LANGUAGES, LOCALES } from '../../src/i18n/index.ts';
import { BUILD } from '../support/browser/build.ts';

const MOST_KB = 300;
const MOST_KB_OF_LETTERS = 90;

for (const locale of LOCALES) {
  test.describe(LANGUAGES[locale], () => {
    test.use({ locale });

    test(`the start page asks for at most ${MOST_KB} kB of scripts, gzipped, its words among them`, async ({
      page,
    }) => {
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
      });
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0; // what is fetched once the page rests is not what it waits for
      });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('button').first()).toBeVisible();
      const bytes = [...scripts].map((path) => gzipSync(readFileSync(join(BUILD, path))).length);
      expect(bytes.length).toBeGreaterThan(2);
      expect(bytes.reduce((sum, each) => sum + each, 0) / 1000).toBeLessThanOrEqual(MOST_KB);
      const fetched = [...scripts].join();
      expect(fetched).not.toMatch(/screens|board|worker/);
      const texts = [...scripts].map((path) => readFileSync(join(BUILD, path), 'utf8'));
      const says = (word: string) => texts.some((text) => text.includes(word));
      expect(LOCALES.filter((each) => says(MESSAGES[each].ui.start.playNow))).toEqual([locale]);
      expect(says(MESSAGES[locale].rules['FIRE-3'].title), 'words of other parts').toBe(false);
    });
  });
}

test(`both faces weigh at most ${MOST_KB_OF_LETTERS} kB, and latin comes beside the program, not after it`, async ({
  page,
}) => {
  const files = readdirSync(join(BUILD, 'assets')).filter((file) => file.endsWith('.woff2'));
  const bytes = files.map((file) => statSync(join(BUILD, 'assets', file)).size);
  expect(bytes.reduce((sum, each) => sum + each, 0) / 1000).toBeLessThanOrEqual(MOST_KB_OF_LETTERS);
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.add(request.url());
  });
  await page.route('**/*.{js,css}', (route) => route.abort());
  await page.goto('/');
  expect([...fetched].map((url) => /(kreon|public-sans)-latin-wght/.exec(url)?.[1]).sort()).toEqual([
    'kreon',
    'public-sans',
  ]);
});

/** The parts of the page as they are built: what each script fetches with it, and what it fetches only when it is wanted. */
const ASSETS = join(BUILD, 'assets');
const SCRIPTS = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
const written = (script: string): string => readFileSync(join(ASSETS, script), 'utf8');
const named = (text: string, how: RegExp): readonly string[] => [...text.matchAll(how)].map(([, name]) => name ?? '');
const withIt = (script: string): readonly string[] =>
  named(written(script), /(?:\bimport|\bfrom)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
const later = (script: string): readonly string[] =>
  named(written(script), /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g);

/** The script in which a part begins, by the name of its module: a store may have the same name, and fetches less. */
const begins = (part: string): string => {
  const found = SCRIPTS.filter((script) => script.startsWith(`${part}-`) && script.length === part.length + 12);
  const [door] = found.toSorted((one, other) => later(other).length - later(one).length);
  if (!door) throw new Error(`nothing is built of ${part}`);
  return door;
};

function reached(from: readonly string[], ways: (script: string) => readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  const go = (script: string): void => {
    if (all.has(script)) return;
    all.add(script);
    for (const next of ways(script)) go(next);
  };
  for (const script of from) go(script);
  return all;
}

/**
 * What a part alone is the reason for, in bytes: of all scripts that it may come to fetch, those to which nothing else on the page leads. What it shares
 * with others is counted with them, as are the words, which are fetched whole.
 */
function ownBytes(part: string, apart: readonly string[] = []): number {
  const door = begins(part);
  const closed = [door, ...apart.map(begins)];
  const all = (script: string) => [...withIt(script), ...later(script)];
  const first = named(readFileSync(join(BUILD, 'index.html'), 'utf8'), /assets\/([\w.-]+\.js)/g);
  const others = reached(first, (script) => all(script).filter((next) => !closed.includes(next)));
  expect(others.has(door), `${part} comes when it is wanted`).toBe(false);
  const own = [...reached([door], (script) => all(script).filter((next) => next === door || !closed.includes(next)))];
  return own
    .filter((script) => !others.has(script))
    .reduce((sum, script) => sum + gzipSync(readFileSync(join(ASSETS, script))).length, 0);
}

for (const [part, most, apart] of [
  ['workshop', 60, ['PrintDialog']],
  ['PrintDialog', 15, ['Editor', 'Cards', 'Scenarios', 'Library']],
  ['SimulationDialog', 10, []],
] as const)
  test(`${part} is fetched when it is wanted, and weighs at most ${most} kB, gzipped`, () => {
    const bytes = ownBytes(part, apart);
    console.log(`${part}: ${(bytes / 1000).toFixed(1)} kB`);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes / 1000).toBeLessThanOrEqual(most);
  });

test('the single file has its letters in it', () => {
  const page = readFileSync(join(BUILD, 'take-cover.html'), 'utf8');
  expect(page.match(/url\(data:font\/woff2;base64,/g)).toHaveLength(4);
  expect(page).not.toMatch(/url\([^)]*\.woff2/);
});
