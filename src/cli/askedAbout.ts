import { parseArgs } from 'node:util';
import type { Command } from '../engine/index.ts';
import { readCommand } from '../play/files/readCommand.ts';
import type { Opened } from '../play/files/replay.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { openedFile } from './openedFile.ts';
import { outcomeOf } from './play.ts';
import { faultText, t } from './words.ts';

/** Reads `FILE --command JSON` and answers what is asked about it; what cannot be read or replayed is told instead. */
export function askedAbout(
  args: readonly string[],
  name: 'odds' | 'compare',
  io: Io,
  answer: (opened: Opened, command: Command) => Exit,
): Exit {
  const given = parsed(args);
  if (!given) return refuse(t('files.cli.wantsCommand', { command: name }), io);
  const command = readCommand(given.command);
  if (!command.ok) return refuse(faultText(command.fault), io);
  const opened = openedFile([given.file], name, io);
  if (!opened) return EXIT.unreadable;
  if (!opened.broken) return answer(opened, command.value);
  io.out(JSON.stringify(outcomeOf(opened)));
  return EXIT.no;
}

function parsed(args: readonly string[]): { file: string; command: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { command: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    return file === undefined || rest.length > 0 || values.command === undefined
      ? null
      : { file, command: values.command };
  } catch {
    return null;
  }
}

function refuse(why: string, io: Io): Exit {
  io.error(why);
  return EXIT.unreadable;
}
