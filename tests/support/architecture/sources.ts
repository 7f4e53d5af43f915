import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';

export interface Source {
  /** Path below src, with forward slashes. */
  file: string;
  text: string;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** A node of the syntax tree and the one it hangs from. */
export type Place = readonly [node: Node, parent: Node | undefined];

export function readSources(folder: string): Source[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(folder, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }));
}

/** Every node of a file, outer before inner. */
export function placesIn({ file, text }: Source): Place[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  return [...walk(program, undefined)];
}

function* walk(value: unknown, parent: Node | undefined): Generator<Place> {
  if (Array.isArray(value)) {
    for (const each of value) yield* walk(each, parent);
  } else if (isNode(value)) {
    yield [value, parent];
    for (const each of Object.values(value)) yield* walk(each, value);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export function lineOf({ text }: Source, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
