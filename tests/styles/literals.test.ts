import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { THEMES } from '../../src/store/preferences.ts';
import { themes } from '../support/page/themes.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** The words of a style sheet without what is only said about them. */
const read = (path: string): string => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
  .map((file) => ({ file, css: read(join(SRC, file)) }));

const LITERAL =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<=[:\s,(])(?:white|black|gr[ae]y|red|green|blue|yellow|orange)(?=[\s;,)])/gi;

test('it finds what it looks for', () => {
  for (const css of ['color: #fff;', 'background: rgb(0 0 0 / 4%);', 'fill: white;']) expect(css).toMatch(LITERAL);
  expect('white-space: nowrap; color: var(--red);').not.toMatch(LITERAL);
});

test.each(sheets)('no colour is written outside the tokens: $file', ({ css }) => {
  expect(css.match(LITERAL) ?? []).toEqual([]);
});

const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ folder: dirname(file), text: readFileSync(join(SRC, file), 'utf8') }));

/** Set by the sheet itself, or by a component beside it. */
const isOwn = (file: string, css: string, name: string): boolean =>
  css.includes(`--${name}:`) ||
  components.some(({ folder, text }) => folder === dirname(file) && text.includes(`'--${name}'`));

test.each(sheets)('every token that is used is there: $file', ({ file, css }) => {
  const { day } = themes();
  const used = [...css.matchAll(/var\(--([\w-]+)(,)?/g)].filter(([, , hasDefault]) => !hasDefault);
  expect(used.map(([, name = '']) => name).filter((name) => !day.has(name) && !isOwn(file, css, name))).toEqual([]);
});

test('a theme changes tokens of the day, and adds none', () => {
  const all = themes();
  for (const theme of THEMES) expect([...all[theme].keys()].filter((name) => !all.day.has(name))).toEqual([]);
});
