import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { THEMES, type Theme } from '../../../src/store/preferences.ts';

const TOKENS = resolve(import.meta.dirname, '../../../src/styles/tokens.css');

type Tokens = ReadonlyMap<string, string>;

/** The custom properties of each theme: those of the day, with what the theme puts over them. */
export function themes(): Readonly<Record<Theme, Tokens>> {
  const css = readFileSync(TOKENS, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const day = declared(css, ':root');
  const of = (theme: Theme): Tokens =>
    theme === 'day' ? day : new Map([...day, ...declared(css, `[data-theme="${theme}"]`)]);
  return Object.fromEntries(THEMES.map((theme) => [theme, of(theme)])) as Record<Theme, Tokens>;
}

/** What the first rule of a selector declares. */
function declared(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`there is no rule for ${selector}`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** Every plain colour a token may show: itself, or the stops of its gradient, whatever they are named by. */
export function coloursOf(tokens: Tokens, name: string): readonly string[] {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`there is no token --${name}`);
  const named = [...value.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, other = '']) => coloursOf(tokens, other));
  return [...named, ...(value.match(/#[0-9a-f]{6}\b/gi) ?? [])];
}

/** The contrast of two plain colours as WCAG 2 has it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
