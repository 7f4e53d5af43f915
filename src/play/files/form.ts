import { z } from 'zod';
import { fields, GRENADES, HIGHEST_LEVEL, onLevel, type Point, type Waypoint } from '../../engine/index.ts';
import { type FileFault, fileFault, type Path, type Read } from './fault.ts';

// Before the first parse: zod would otherwise try whether it may generate code, which a strict content policy reports.
z.config({ jitless: true });

/** An object with these fields and no other, except those whose names begin with `x-`: they are kept as they are. */
export const open = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.looseObject(shape).check(({ value, issues }) => {
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(shape, key) || key.startsWith('x-')) continue;
      issues.push({ code: 'custom', path: [key], input: undefined, params: { fault: 'unknown-field' } });
    }
  });

/** How many bad entries of a list are looked at; more than one where all is to be told that is wrong. */
let patience = 1;
const MANY = 100;

/** What the entries of a list have to be, for the JSON Schema. */
const ENTRIES = new WeakMap<z.core.$ZodType, z.ZodType>();
export const entriesOf = (form: z.core.$ZodType): z.ZodType | undefined => ENTRIES.get(form);

/**
 * A list that is read entry by entry and given up at the first bad one, so that a long bad one is refused as fast as a short one.
 * `told` is what its JSON Schema has for an entry where the form itself has none.
 */
export function list<Entry extends z.ZodType>(entry: Entry, most: number, least = 0, told: z.ZodType = entry) {
  const values = z.array(z.unknown()).min(least).max(most);
  ENTRIES.set(values, told);
  return values.transform((given, { issues }) => {
    const read: z.output<Entry>[] = [];
    let bad = 0;
    for (const [i, value] of given.entries()) {
      const result = entry.safeParse(value);
      if (result.success) read.push(result.data);
      else {
        const told = result.error.issues as z.core.$ZodRawIssue[];
        for (const issue of told) issues.push({ ...issue, path: [i, ...(issue.path ?? [])] });
        if (++bad >= patience) break;
      }
    }
    return bad === 0 ? read : z.NEVER;
  });
}

/** A distance in u. */
export const length = z.number().min(0).max(fields.MOST_LENGTH);
export const coordinate = z.number().min(-fields.MOST_LENGTH).max(fields.MOST_LENGTH);
/** A level of the table (MOVE-11), 0 the ground. */
export const level = z.int().min(0).max(HIGHEST_LEVEL);
/** `[x, y, level]`, the level left out on the ground. */
export const place = z
  .tuple([coordinate, coordinate, level.optional()])
  .transform(([x, y, level = 0]): Waypoint => onLevel([x, y], level));
/** `[x, y]`, or `[x, y, 0]`. */
export const point = z.tuple([coordinate, coordinate], z.literal(0)).transform(([x, y]): Point => [x, y]);

/** What a file may hold where the engine has such a field. */
export const formOf = <F extends fields.Field>(field: F) => bare(field) as z.ZodType<fields.ValueOf<F>>;

function bare(field: fields.Field): z.ZodType {
  switch (field.kind) {
    case 'id':
      return z.string().regex(fields.ID_PATTERN);
    case 'point':
      return point;
    case 'waypoint':
      return place;
    case 'length':
      return length;
    case 'whole':
      return z.int().min(field.least).max(field.most);
    case 'flag':
      return z.boolean();
    case 'text':
      return z.string().max(field.most);
    case 'oneOf':
      return z.enum(field.of);
    case 'list':
      return list(bare(field.of), field.most, field.least);
    case 'tagged': {
      const all = Object.entries(field.forms).map(([name, form]) => objectOf(field.tag, name, form));
      return z.discriminatedUnion(field.tag, all as [z.ZodObject]);
    }
  }
}

/** An object with these fields beside the one that tells it from the others; `more` has fields that only files have. */
export function objectOf(
  tag: string,
  name: string,
  form: fields.Fields,
  more: z.core.$ZodLooseShape = {},
): z.ZodObject {
  const entries = Object.entries(form);
  const shape = Object.fromEntries(
    entries.map(([key, field]) => [key, field.optional || field.unless ? bare(field).exactOptional() : bare(field)]),
  );
  const object = open({ [tag]: z.literal(name), ...more, ...shape });
  const alternatives = entries.flatMap(([key, { unless }]) => (unless === undefined ? [] : [key]));
  return alternatives.length === 0 ? object : exactlyOne(object, alternatives);
}

/** One of these fields, and one alone. */
const exactlyOne = (object: z.ZodObject, names: readonly string[]): z.ZodObject =>
  object
    .check(({ value, issues }) => {
      const [first, second] = names.filter((name) => Object.hasOwn(value, name));
      if (first === undefined)
        issues.push({ code: 'invalid_type', expected: 'nonoptional', path: names.slice(0, 1), input: undefined });
      else if (second !== undefined)
        issues.push({ code: 'custom', path: [second], input: undefined, params: { fault: 'unknown-field' } });
    })
    .meta({ oneOf: names.map((name) => ({ required: [name] })) });

export const id = formOf(fields.id);
export const text = formOf(fields.note);
export const flag = formOf(fields.flag);
export const side = formOf(fields.side);
export const die = formOf(fields.die);
/** A kind of hand grenade (GREN-13). */
export const grenade = z.enum(GRENADES);
/** A number of things. */
export const count = formOf(fields.count);
/** A distance, or null where the card does not permit the action. */
export const permitted = length.nullable().default(null);

/** Checks a value against a form. The first fault is enough: it is the one to mend first. */
export function checkForm<Form extends z.ZodType>(form: Form, value: unknown): Read<z.output<Form>> {
  const result = form.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return { ok: false, fault: issue ? faultOf(issue, value) : fileFault([], 'not-json') };
}

/** All that is wrong with the form of a value, of long lists the first that is. */
export function formFaults(form: z.ZodType, value: unknown): readonly FileFault[] {
  patience = MANY;
  try {
    const result = form.safeParse(value);
    return result.success ? [] : result.error.issues.map((issue) => faultOf(issue, value));
  } finally {
    patience = 1;
  }
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
