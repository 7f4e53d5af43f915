import { z } from 'zod';
import { ACTION_FIELDS, type ActionCommand, COMMAND_FIELDS, type Command, type fields } from '../../engine/index.ts';
import { objectOf, text } from './form.ts';

/** The form alone: what a command may do is judged by the engine when it is played. */

/** A command as it stands in a file: with the index of the one it follows, and a remark, where no note is part of it. */
export type FiledCommand = Command & { readonly after?: number; readonly note?: string };

const remarks = { after: z.int().min(-1).exactOptional(), note: text.exactOptional() };

const formsOf = (all: fields.TaggedFields, more: z.core.$ZodLooseShape) =>
  z.discriminatedUnion(
    'type',
    Object.entries(all).map(([type, form]) => objectOf('type', type, form, more)) as [z.ZodObject],
  ) as unknown;

export const filedCommandForm = formsOf(COMMAND_FIELDS, remarks) as z.ZodType<FiledCommand>;

/** What characters do, as a frame holds it while it waits to take effect. */
export const actionForm = formsOf(ACTION_FIELDS, {}) as z.ZodType<ActionCommand>;

interface Split {
  readonly command: Command;
  readonly after: number | undefined;
  /** What is written beside the command: a note on it, and fields of other programs (`x-…`). */
  readonly remarks: Readonly<Record<string, unknown>>;
}

/** The command itself, and what the file says besides. */
export function split({ after, ...rest }: FiledCommand): Split {
  const own = COMMAND_FIELDS[rest.type];
  const [command, remarks] = parted(rest, (name) => name === 'type' || Object.hasOwn(own, name));
  return { command: (command.type === 'umpire' ? corrected(command) : command) as Command, after, remarks };
}

/** Corrections may have fields of other programs as well; these are given up. */
const corrected = (umpire: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...umpire,
  events: (umpire.events as object[]).map((event) => {
    const own = ownFields(event);
    return 'marker' in own && typeof own.marker === 'object' ? { ...own, marker: ownFields(own.marker ?? {}) } : own;
  }),
});

const ownFields = (value: object): Record<string, unknown> => parted(value, (name) => !name.startsWith('x-'))[0];

/** The fields whose names are such, and the others. */
function parted(value: object, isSuch: (name: string) => boolean): [Record<string, unknown>, Record<string, unknown>] {
  const entries = Object.entries(value);
  const such = entries.filter(([name]) => isSuch(name));
  return [Object.fromEntries(such), Object.fromEntries(entries.filter(([name]) => !isSuch(name)))];
}
