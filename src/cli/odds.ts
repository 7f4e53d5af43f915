import type { Command, Id } from '../engine/index.ts';
import { gameAt } from '../play/history.ts';
import { decidedIn } from '../play/odds/decided.ts';
import { endangered, type Fate, fatesOf } from '../play/odds/fates.ts';
import type { Odds } from '../play/odds/odds.ts';
import { oddsOf } from '../play/odds/oddsOf.ts';
import { rounded } from '../play/rounded.ts';
import { askedAbout } from './askedAbout.ts';
import { t } from './faultText.ts';
import { EXIT, type Exit, type Io } from './io.ts';

/** `odds FILE --command JSON`: the exact chances of what comes of a command where the game stands. */
export const odds = (file: string, json: string, io: Io): Exit =>
  askedAbout(file, json, io, ({ history }, command) => {
    const answer = oddsOf(gameAt(history), command);
    if ('tooMany' in answer) io.error(t('files.cli.tooMany', { most: String(answer.tooMany) }));
    io.out(JSON.stringify(answer.ok ? told(answer.odds, command) : answer, numbersRounded));
    return answer.ok ? EXIT.ok : EXIT.no;
  });

/** Chances as those of other commands. */
const numbersRounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? rounded(value) : value);

/** For each set of answers that may come before the first dice what becomes of everyone in danger; and all of it as a tree. */
function told(all: Odds, command: Command): Record<string, unknown> {
  const concerned = new Set([
    ...('at' in command && typeof command.at === 'string' ? [command.at] : []),
    ...endangered(all),
  ]);
  const cases = decidedIn(all).map(({ decisions, odds }) => ({
    answers: decisions.map(({ answer }) => answer),
    characters: Object.fromEntries([...concerned].map((who) => [who, fateTold(odds, who)])),
  }));
  return { ok: true, cases, odds: all };
}

/** One set of chances; of what depends on later decisions the least and the most of each. */
function fateTold(odds: Odds, who: Id): Fate | { least: Fate; most: Fate } {
  const { least, most } = fatesOf(odds, who);
  const isCertain = least.none === most.none && least.wound === most.wound && least.eliminated === most.eliminated;
  return isCertain ? least : { least, most };
}
