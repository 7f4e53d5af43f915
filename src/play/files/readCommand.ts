import type { Command } from '../../engine/index.ts';
import { storedCommandForm } from './commandForm.ts';
import type { Read } from './fault.ts';
import { checkForm } from './form.ts';
import { parseJson } from './json.ts';

/** One command as JSON, by itself. The path of a fault begins with `command`. */
export function readCommand(text: string): Read<Command> {
  const json = parseJson(text);
  const read = json.ok ? checkForm(storedCommandForm, json.value) : json;
  if (!read.ok) {
    const { path } = read.fault;
    return { ok: false, fault: { ...read.fault, path: path === '' ? 'command' : `command.${path}` } };
  }
  const { after: _, ...command } = read.value;
  return { ok: true, value: command as Command };
}
