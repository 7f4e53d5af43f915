import type { Command } from '../../engine/index.ts';
import { filedCommandForm, split } from './commandForm.ts';
import type { Read } from './fault.ts';
import { checkForm } from './form.ts';
import { parseJson } from './json.ts';

/** One command as JSON, by itself; a remark on it is passed over. The path of a fault begins with `command`. */
export function readCommand(text: string): Read<Command> {
  const json = parseJson(text);
  const read = json.ok ? checkForm(filedCommandForm, json.value) : json;
  if (!read.ok) {
    const { path } = read.fault;
    return { ok: false, fault: { ...read.fault, path: path === '' ? 'command' : `command.${path}` } };
  }
  return { ok: true, value: split(read.value).command };
}
