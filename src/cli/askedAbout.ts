import type { Command } from '../engine/index.ts';
import { readCommand } from '../play/files/readCommand.ts';
import type { Opened } from '../play/files/replay.ts';
import { faultText } from './faultText.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { openedFile } from './openedFile.ts';
import { outcomeOf } from './play.ts';

/** Answers what is asked about a command, given as JSON, where a game stands; what cannot be read or replayed is told instead. */
export function askedAbout(
  file: string,
  json: string,
  io: Io,
  answer: (opened: Opened, command: Command) => Exit,
): Exit {
  const command = readCommand(json);
  if (!command.ok) {
    io.error(faultText(command.fault));
    return EXIT.unreadable;
  }
  const opened = openedFile(file, io);
  if (!opened) return EXIT.unreadable;
  if (!opened.broken) return answer(opened, command.value);
  io.out(JSON.stringify(outcomeOf(opened)));
  return EXIT.no;
}
