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
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return refused([], 'other-format');
  const { format, version } = file as Readonly<Record<string, unknown>>;
  if (typeof format !== 'string' || !format.startsWith('take-cover/')) return refused(['format'], 'other-format');
  if (format !== `take-cover/${kind}`) {
    return refused(['format'], 'other-kind', { kind: format.slice('take-cover/'.length, 60), wanted: kind });
  }
  const reads = versionOf(kind);
  if (typeof version === 'number' && version > reads) {
    return refused(['version'], 'newer-version', { made: version, reads });
  }
  const isOlder = Number.isInteger(version) && Number(version) >= 1;
  const lifted = isOlder ? migrated({ ...file }, Number(version), MIGRATIONS[kind]) : file;
  return checkForm<z.ZodType<FileOf<K>>>(FORMS[kind] as never, lifted);
}
