import { awaiting } from '../engine/index.ts';
import { gameAt } from '../play/history.ts';
import { BUDGET, type Strength, think } from '../play/opponent/index.ts';
import { hintsOf, whyOf } from '../play/opponent/reasons.ts';
import { EXIT, type Exit, type Io } from './io.ts';
import { openedFile } from './openedFile.ts';
import { outcomeOf } from './play.ts';

/** `advise FILE`: what the opponent would do where the game stands, why, and what else; nobody to advise is a no. */
export function advise(file: string, strength: Strength, io: Io): Exit {
  const opened = openedFile(file, io);
  if (!opened) return EXIT.unreadable;
  const game = gameAt(opened.history);
  const question = awaiting(game);
  const side = question.kind === 'over' ? null : question.by === 'both' ? 'a' : question.by; // of a bid a's half
  const thoughts = side && think(game, side, { strength, seed: 1, budget: BUDGET });
  if (opened.broken || !thoughts) {
    io.out(JSON.stringify(outcomeOf(opened)));
    return EXIT.no;
  }
  io.out(JSON.stringify({ ok: true, by: side, why: whyOf(game, thoughts), hints: hintsOf(game, thoughts) }));
  return EXIT.ok;
}
