import { awaiting } from '../engine/index.ts';
import type { Opened } from '../play/files/replay.ts';
import { gameAt, lineTo, nodeAt } from '../play/history.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { openedFile } from './openedFile.ts';

/** `play FILE`: replays a game and prints where it stands. */
export function play(file: string, io: Io): Exit {
  const opened = openedFile(file, io);
  if (!opened) return EXIT.unreadable;
  io.out(JSON.stringify(outcomeOf(opened)));
  return opened.broken ? EXIT.no : EXIT.ok;
}

/** What has been replayed, and at a command that is refused or leads elsewhere than it once did, which one and why. */
export function outcomeOf({ history, broken }: Opened): Record<string, unknown> {
  const replayed = broken?.agreeing ?? history;
  const line = lineTo(replayed);
  const game = gameAt(replayed);
  return {
    ok: broken === null,
    ...(broken ? { at: broken.at, violation: broken.violation } : {}),
    applied: line.length,
    awaiting: awaiting(game),
    position: game.state,
    events: line.flatMap((index) => nodeAt(replayed, index)?.events ?? []),
  };
}
