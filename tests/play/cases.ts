import { readFileSync } from 'node:fs';

/** A small case of everything that may be expected, as JSON. */
export const hedge = JSON.parse(readFileSync(new URL('../cases/fire/hedge.json', import.meta.url), 'utf8')) as {
  readonly game: Readonly<Record<string, unknown>>;
};

/** Its text with some fields of it changed. */
export const textWith = (change: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ ...hedge, ...change });
