import { parseArgs } from 'node:util';
import type { Command } from '../engine/index.ts';
import { readCommand } from '../play/files/readCommand.ts';
import type { Opened } from '../play/files/replay.ts';
import type { Io } from './io.ts';
import { openedFile } from './openedFile.ts';
import { faultText, t } from './words.ts';

/** A command that something is asked about, and the game it would be given in. */
interface Asked {
  readonly opened: Opened;
  readonly command: Command;
}

/** Reads `FILE --command JSON`; null after the reason has been told. */
export function askedAbout(args: readonly string[], name: 'odds' | 'compare', io: Io): Asked | null {
  const given = parsed(args);
  if (!given) return refuse(t('files.cli.wantsCommand', { command: name }), io);
  const command = readCommand(given.command);
  if (!command.ok) return refuse(faultText(command.fault), io);
  const opened = openedFile([given.file], name, io);
  return opened && { opened, command: command.value };
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

function refuse(why: string, io: Io): null {
  io.error(why);
  return null;
}
