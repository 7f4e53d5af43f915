import { playOut } from '../../../src/cli/fuzz/playOut.ts';
import { randomGame } from '../../../src/cli/fuzz/randomGame.ts';
import { Tally } from '../../../src/cli/fuzz/tally.ts';
import { EDITIONS, type EditionId } from '../../../src/editions/index.ts';
import { LOCALES, type Locale } from '../../../src/i18n/index.ts';
import { chanceFrom } from '../../../src/play/chance.ts';
import { type History, jump, lineTo, START } from '../../../src/play/history.ts';
import type { Start } from '../../../src/play/start.ts';

/** A moment of a random game, and in which language it is heard. */
export interface Met {
  readonly title: string;
  readonly start: Start;
  readonly history: History;
  readonly locale: Locale;
}

/** So many moments of one game at most. */
const OF_ONE = 4;

/** Moments of random games of every edition, in each language in turn. */
export function momentsMet(count: number, seed: number): readonly Met[] {
  const met: Met[] = [];
  for (let n = seed; met.length < count; n++) {
    const edition = EDITIONS[n % EDITIONS.length] as EditionId;
    const chance = chanceFrom(n);
    const start = randomGame(chance, edition, 'every key');
    const { history } = playOut(start, chance, new Tally());
    const line = lineTo(history);
    for (let k = 0; k < OF_ONE && met.length < count && line.length > 0; k++) {
      const at = chance.pick(line) ?? START;
      const locale = LOCALES[met.length % LOCALES.length] as Locale;
      const title = `${edition}, game ${n}, step ${at}, ${locale}`;
      met.push({ title, start, history: jump(history, at), locale });
    }
  }
  return met;
}
