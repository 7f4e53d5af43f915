import { legalActions } from '../engine/index.ts';
import { gameAt } from '../play/history.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { openedFile } from './openedFile.ts';
import { outcomeOf } from './play.ts';

/** `actions FILE`: what the awaited side may do where the game stands, and what it may not. */
export function actions(file: string, io: Io): Exit {
  const opened = openedFile(file, io);
  if (!opened) return EXIT.unreadable;
  io.out(JSON.stringify(opened.broken ? outcomeOf(opened) : legalActions(gameAt(opened.history))));
  return opened.broken ? EXIT.no : EXIT.ok;
}
