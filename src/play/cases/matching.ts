import type { Difference } from './case.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Where `found` is not as `expected` says. Of an object what is not named does not count; a list of things with ids may
 * be named by these ids; other lists are of the same length. Numbers may differ by `within`.
 */
export function differences(expected: unknown, found: unknown, within = 0, path: readonly string[] = []): Difference[] {
  if (Array.isArray(expected)) {
    const isAsLong = Array.isArray(found) && found.length === expected.length;
    if (!isAsLong) return [different(expected, found, path)];
    return expected.flatMap((each, i) => differences(each, found[i], within, [...path, String(i)]));
  }
  if (isObject(expected)) {
    const named = Array.isArray(found) ? byId(found) : found;
    if (!isObject(named)) return [different(expected, found, path)];
    return Object.entries(expected).flatMap(([name, value]) =>
      differences(value, Object.hasOwn(named, name) ? named[name] : undefined, within, [...path, name]),
    );
  }
  const isSame =
    typeof expected === 'number' && typeof found === 'number'
      ? Math.abs(expected - found) <= within
      : expected === found;
  return isSame ? [] : [different(expected, found, path)];
}

const different = (expected: unknown, found: unknown, path: readonly string[]): Difference => ({
  path: path.join('.'),
  expected,
  found: found === undefined ? null : found,
});

/** The things of a list by their ids; null where one of them has none. */
export function byId(list: readonly unknown[]): Fields | null {
  const entries = list.map((each) => [isObject(each) ? each.id : undefined, each] as const);
  return entries.every(([id]) => typeof id === 'string') ? Object.fromEntries(entries) : null;
}

/** How many values are named in it. */
export function valuesIn(expected: unknown): number {
  if (Array.isArray(expected)) return Math.max(1, total(expected)); // its length is named
  return isObject(expected) ? total(Object.values(expected)) : 1;
}

const total = (values: readonly unknown[]): number => values.reduce<number>((sum, each) => sum + valuesIn(each), 0);
