import { lineTo, nodeAt } from '../play/history.ts';
import { reviewOf } from '../play/review/review.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { openedFile } from './openedFile.ts';
import { outcomeOf } from './play.ts';

/** `review FILE`: luck and decisions of a game, finished or not, along the line on which it stands. */
export function review(file: string, io: Io): Exit {
  const opened = openedFile(file, io);
  if (!opened) return EXIT.unreadable;
  const { history, broken } = opened;
  if (broken) {
    io.out(JSON.stringify(outcomeOf(opened)));
    return EXIT.no;
  }
  const commands = lineTo(history).flatMap((index) => nodeAt(history, index)?.command ?? []);
  io.out(JSON.stringify(reviewOf(history.start, commands)));
  return EXIT.ok;
}
