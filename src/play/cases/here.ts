import { type Command, check, type Game, type Id, type Sight, type Violation } from '../../engine/index.ts';
import type { Expectation } from '../files/caseForm.ts';
import { oddsFacts, rulesOfShot, sightFacts } from './shot.ts';

/** What is so of a command where a game stands, as an expectation of a case: nothing has to be played for it. */
export type Here = { readonly expectation: Expectation; readonly rules: readonly string[] } & (
  | { readonly about: 'refused'; readonly violation: Violation }
  | { readonly about: 'allowed'; readonly command: Command }
  | { readonly about: 'sight'; readonly from: Id; readonly to: Id; readonly is: SeenFrom }
  | { readonly about: 'odds'; readonly who: Id; readonly is: Fate }
);

/** `need` and `dice` of a shot; null where its target is not seen. */
interface SeenFrom {
  readonly cover: Sight['cover'];
  readonly need: number | null;
  readonly dice: number | null;
}

interface Fate {
  readonly none: number;
  readonly wound: number;
  readonly eliminated: number;
}

/** What chances may differ by: they are exact, and written down with four places. */
const WITHIN = 0.0001;

/** Of any command whether it is refused; of a shot what it meets as well, and if it may be given its chances. */
export function hereOf(game: Game, command: Command): readonly Here[] {
  const violation = check(game, command);
  const refused: Here | null = violation && {
    about: 'refused',
    violation,
    expectation: { refuses: command, rule: violation.rule },
    rules: [violation.rule],
  };
  if (command.type !== 'fire') {
    return [refused ?? { about: 'allowed', command, expectation: { allows: command }, rules: [] }];
  }
  const seen = sightOf(game, command.who, command.at);
  const odds = violation ? null : oddsAt(game, command, command.at);
  return [refused, seen, odds].filter((each) => each !== null);
}

function sightOf(game: Game, from: Id, to: Id): Here | null {
  const found = sightFacts(game, from, to);
  if (!found) return null;
  const { los, cover, covers, need, dice } = found;
  const is = { los, cover, covers, need, dice };
  const rules = rulesOfShot(game, from, to);
  return { about: 'sight', from, to, is: is as SeenFrom, expectation: { sight: [from, to], is }, rules };
}

function oddsAt(game: Game, command: Command, who: Id): Here | null {
  const found = oddsFacts(game, command, [], who);
  if (!found || typeof found.none !== 'number') return null;
  const { none, wound, eliminated } = found as unknown as Fate;
  const is = { none: rounded(none), wound: rounded(wound), eliminated: rounded(eliminated) };
  return {
    about: 'odds',
    who,
    is,
    expectation: { odds: command, answers: [], who, is, within: WITHIN },
    rules: command.type === 'fire' ? rulesOfShot(game, command.who, command.at) : [],
  };
}

const rounded = (chance: number): number => Math.round(chance / WITHIN) / Math.round(1 / WITHIN);
