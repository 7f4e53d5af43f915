import { COMMAND_FIELDS, type Command } from './commands.ts';
import { type Field, type Fields, ID_PATTERN, MOST_LENGTH, type TaggedFields } from './fields.ts';
import { HIGHEST_LEVEL } from './levels/rules.ts';
import { type Violation, violation } from './ruleIds.ts';

/** Whether a value is a command at all, held against the fields of commands.ts. Commands come from files, links and scripts as well. */

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
const isWithin = (v: unknown, least: number, most: number): boolean => typeof v === 'number' && v >= least && v <= most;
const isCoordinate = (v: unknown): boolean => isWithin(v, -MOST_LENGTH, MOST_LENGTH);

const isWaypoint = (v: unknown): boolean =>
  Array.isArray(v) && isCoordinate(v[0]) && isCoordinate(v[1]) && (v.length === 2 || (v.length === 3 && isLevel(v[2])));
const isLevel = (v: unknown): boolean => Number.isInteger(v) && isWithin(v, 0, HIGHEST_LEVEL);

/** Where a value is not what a field holds, as a path from there such as `[3].who`, empty if it is all of it; null if it fits. */
function misfit(field: Field, value: unknown): string | null {
  switch (field.kind) {
    case 'id':
      return typeof value === 'string' && ID_PATTERN.test(value) ? null : '';
    case 'point':
      return Array.isArray(value) && value.length === 2 && isCoordinate(value[0]) && isCoordinate(value[1]) ? null : '';
    case 'waypoint':
      return isWaypoint(value) ? null : '';
    case 'length':
      return isWithin(value, 0, MOST_LENGTH) ? null : '';
    case 'whole':
      return Number.isInteger(value) && isWithin(value, field.least, field.most) ? null : '';
    case 'flag':
      return typeof value === 'boolean' ? null : '';
    case 'text':
      return typeof value === 'string' && value.length <= field.most ? null : '';
    case 'oneOf':
      return field.of.includes(value as string) ? null : '';
    case 'list':
      return Array.isArray(value) && isWithin(value.length, field.least, field.most) ? misfitIn(field.of, value) : '';
    case 'tagged':
      return isRecord(value) ? misfitOf(field.tag, field.forms, value) : '';
  }
}

function misfitIn(field: Field, values: readonly unknown[]): string | null {
  for (const [i, value] of values.entries()) {
    const at = misfit(field, value);
    if (at !== null) return `[${i}]${at}`;
  }
  return null;
}

function misfitOf(tag: string, forms: TaggedFields, value: Readonly<Record<string, unknown>>): string | null {
  const name = Object.hasOwn(value, tag) ? value[tag] : undefined;
  const form = typeof name === 'string' && Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!form) return `.${tag}`;
  const unknown = Object.keys(value).find((key) => key !== tag && !Object.hasOwn(form, key));
  if (unknown !== undefined) return `.${unknown.slice(0, 60)}`;
  for (const key in form) {
    const at = misfitAt(form, key, value);
    if (at !== null) return `.${key}${at}`;
  }
  return null;
}

function misfitAt(form: Fields, key: string, value: Readonly<Record<string, unknown>>): string | null {
  const field = form[key] as Field;
  const given = Object.hasOwn(value, key);
  if (field.unless !== undefined && given === Object.hasOwn(value, field.unless)) return '';
  return given ? misfit(field, value[key]) : field.optional || field.unless !== undefined ? null : '';
}

/**
 * Why a value is no command: FLOW-FORM, with the path of the first field that is missing, unknown or out of bounds, such as
 * `path[3]`. Null if it is one; whether it is legal is another question.
 */
export function formViolation(value: unknown): Violation | null {
  if (!isRecord(value)) return violation('FLOW-FORM');
  const field = misfitOf('type', COMMAND_FIELDS, value)?.slice(1) ?? null;
  return field === null ? null : violation('FLOW-FORM', { field });
}

/** Is this a command at all? Says nothing of whether it is legal. */
export const isCommand = (value: unknown): value is Command => formViolation(value) === null;
