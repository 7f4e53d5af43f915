import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Pages for people name files; those that have moved are found here. */

const root = resolve(import.meta.dirname, '../..');

const PLACES = ['', 'src', 'tests', 'docs', '.github'];
const SKIPPED = /(^|\/)(node_modules|dist|test-results)(\/|$)/;

const files: readonly string[] = PLACES.flatMap((place) =>
  readdirSync(join(root, place), { recursive: place !== '', encoding: 'utf8' }).map((name) => join(place, name)),
).filter((file) => !SKIPPED.test(file));
const pages = files.filter((file) => file.endsWith('.md') && file !== 'tests/CONFORMANCE.md');

/** `[words](path)`, without what leads out of the tree. */
const linksIn = (page: string): readonly string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, link]) => link ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

/** `path/file.ts` in backticks; names with a blank to fill in are none. */
const namedIn = (page: string): readonly string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|svg|md))`/g)].map(
    ([, name]) => name ?? '',
  );

/** From the page's own folder or one that holds it; a bare name is that of a file somewhere below the page. */
function isThere(page: string, name: string): boolean {
  const here = dirname(page);
  const holding = here.split('/').map((_, n, steps) => steps.slice(0, n + 1).join('/'));
  if (['', 'src', 'tests', ...holding].some((from) => existsSync(join(root, from, name)))) return true;
  return files.some((file) => file.startsWith(`${here}/`) && file.endsWith(`/${name}`));
}

test('pages are found', () => {
  expect(pages).toContain('README.md');
  expect(pages.length).toBeGreaterThan(15);
});

test.each(pages)('%s names files there are', (page) => {
  const links = linksIn(page).filter((link) => !existsSync(join(root, dirname(page), link)));
  const names = namedIn(page).filter((name) => !isThere(page, name));
  expect({ links, names }).toEqual({ links: [], names: [] });
});
