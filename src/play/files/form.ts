import { z } from 'zod';
import { GRENADES } from '../../engine/index.ts';
import { type FileFault, fileFault, type Path, type Read } from './fault.ts';

// Before the first parse: zod would otherwise try whether it may generate code, which a strict content policy reports.
z.config({ jitless: true });

/** Coordinates and lengths no table exceeds, in u. */
const LARGEST = 1000;

/** An object with these fields and no other, except those whose names begin with `x-`: they are kept as they are. */
export const open = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.looseObject(shape).check(({ value, issues }) => {
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(shape, key) && !key.startsWith('x-'));
    if (unknown === undefined) return;
    issues.push({ code: 'custom', path: [unknown], input: undefined, params: { fault: 'unknown-field' } });
  });

/** What the entries of a list have to be, for the JSON Schema. */
const ENTRIES = new WeakMap<z.core.$ZodType, z.ZodType>();
export const entriesOf = (form: z.core.$ZodType): z.ZodType | undefined => ENTRIES.get(form);

/** A list that is read entry by entry and given up at the first bad one, so that a long bad one is refused as fast as a short one. */
export function list<Entry extends z.ZodType>(entry: Entry, most: number, least = 0) {
  const values = z.array(z.unknown()).min(least).max(most);
  ENTRIES.set(values, entry);
  return values.transform((given, { issues }) => {
    const read: z.output<Entry>[] = [];
    for (const [i, value] of given.entries()) {
      const result = entry.safeParse(value);
      if (!result.success) {
        const issue = result.error.issues[0] as z.core.$ZodRawIssue;
        issues.push({ ...issue, path: [i, ...(issue.path ?? [])] });
        return z.NEVER;
      }
      read.push(result.data);
    }
    return read;
  });
}

export const id = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const text = z.string().max(2000);
export const flag = z.boolean();
export const side = z.enum(['a', 'b']);
/** A kind of hand grenade (GREN-13). */
export const grenade = z.enum(GRENADES);
/** A number of things. */
export const count = z.int().min(0).max(10_000);
/** A distance in u, or null where the card does not permit the action. */
export const length = z.number().min(0).max(LARGEST);
export const permitted = length.nullable().default(null);
export const coordinate = z.number().min(-LARGEST).max(LARGEST);
/** `[x, y]`, or `[x, y, 0]`: only editions with levels know others. */
export const point = z
  .tuple([coordinate, coordinate], z.literal(0))
  .transform(([x, y]) => [x, y] as const satisfies readonly [number, number]);

/** Checks a value against a form. The first fault is enough: it is the one to mend first. */
export function checkForm<Form extends z.ZodType>(form: Form, value: unknown): Read<z.output<Form>> {
  const result = form.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return { ok: false, fault: issue ? faultOf(issue, value) : fileFault([], 'not-json') };
}

function faultOf(issue: z.core.$ZodIssue, file: unknown): FileFault {
  const { path } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(path, issue.expected, valueAt(file, path));
    case 'invalid_value':
      return valueAt(file, path) === undefined
        ? fileFault(path, 'missing')
        : fileFault(path, 'not-one-of', { options: issue.values.map(String).slice(0, 20).join(', ') });
    case 'invalid_union': {
      if (valueAt(file, path) === undefined) return fileFault(path, 'missing');
      const options = optionsOf(issue);
      return options === '' ? fileFault(path, 'not-a-choice') : fileFault(path, 'not-one-of', { options });
    }
    case 'invalid_format':
      return fileFault(path, 'not-an-id');
    case 'too_small':
      return issue.origin === 'array'
        ? fileFault(path, 'fewer-entries', { least: Number(issue.minimum) })
        : fileFault(path, 'less-than', { least: Number(issue.minimum) });
    case 'too_big':
      if (issue.origin === 'string') return fileFault(path, 'too-long', { most: Number(issue.maximum) });
      return fileFault(path, issue.origin === 'array' ? 'more-entries' : 'more-than', { most: Number(issue.maximum) });
    case 'invalid_key':
      return fileFault(path, 'unknown-field');
    default:
      return fileFault(path, 'unknown-field');
  }
}

/** zod gives the options of a discriminated union, its types do not say so. */
const optionsOf = (issue: z.core.$ZodIssueInvalidUnion & { options?: readonly unknown[] }): string =>
  (issue.options ?? []).map(String).join(', ');

function wrongType(path: Path, expected: string, value: unknown): FileFault {
  if (value === undefined) return fileFault(path, 'missing');
  switch (expected) {
    case 'int':
      return fileFault(path, typeof value === 'number' ? 'not-whole' : 'not-a-number');
    case 'number':
      return fileFault(path, 'not-a-number');
    case 'string':
      return fileFault(path, 'not-text');
    case 'boolean':
      return fileFault(path, 'not-yes-or-no');
    case 'array':
    case 'tuple':
      return fileFault(path, 'not-a-list');
    default:
      return fileFault(path, 'not-an-object');
  }
}

const valueAt = (file: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step], file);
