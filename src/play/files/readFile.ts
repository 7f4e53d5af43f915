import type { z } from 'zod';
import { type Read, refused } from './fault.ts';
import { checkForm } from './form.ts';
import { FORMS, type Kind } from './gameForm.ts';
import { parseJson } from './json.ts';
import { MIGRATIONS, migrated, versionOf } from './migrations.ts';

/** Text of unknown origin as a file of one kind: its form is checked, what it says is not. */
export function readFile<K extends Kind>(kind: K, text: string): Read<FileOf<K>> {
  const json = parseJson(text);
  return json.ok ? readValue(kind, json.value) : json;
}

type FileOf<K extends Kind> = z.output<(typeof FORMS)[K]>;

function readValue<K extends Kind>(kind: K, file: unknown): Read<FileOf<K>> {
  const said = kindSaid(file);
  if (!said.ok) return said;
  if (said.value !== kind) return refused(['format'], 'other-kind', { kind: said.value, wanted: kind });
  const lifted = liftedTo(kind, file as object);
  return lifted.ok ? checkForm<z.ZodType<FileOf<K>>>(FORMS[kind] as never, lifted.value) : lifted;
}

/** Of which kind a file says it is, be it one that is read or none. */
export function kindSaid(file: unknown): Read<string> {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return refused([], 'other-format');
  const { format } = file as Readonly<Record<string, unknown>>;
  if (typeof format !== 'string' || !format.startsWith('take-cover/')) return refused(['format'], 'other-format');
  return { ok: true, value: format.slice('take-cover/'.length, 60) };
}

/** A file of that kind as the newest version has it. */
export function liftedTo(kind: Kind, file: object): Read<object> {
  const { version } = file as { readonly version?: unknown };
  const reads = versionOf(kind);
  if (typeof version === 'number' && version > reads) {
    return refused(['version'], 'newer-version', { made: version, reads });
  }
  const isOlder = Number.isInteger(version) && Number(version) >= 1;
  return { ok: true, value: isOlder ? migrated({ ...file }, Number(version), MIGRATIONS[kind]) : file };
}
