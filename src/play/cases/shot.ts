import { attack, type Command, type Game, type Id, sum } from '../../engine/index.ts';
import type { Part } from '../files/caseForm.ts';
import { decidedIn } from '../odds/decided.ts';
import { fatesOf } from '../odds/fates.ts';
import { oddsOf } from '../odds/oddsOf.ts';
import { differences } from './matching.ts';

/** What there is to be found of a shot: what expectations of sight and of odds are held against. */

/** What a shot from one to the other would meet, and what it would need; nothing where one of them is not on the table. */
export function sightFacts(game: Game, from: Id, to: Id): Part | null {
  const stand = [from, to].every((id) => game.state.characters.some((c) => c.id === id && c.at));
  if (!stand || from === to) return null;
  const { sight, distance, range, need, count } = attack(game, from, to);
  const { los, seen, cover, covers, counted } = sight;
  return {
    los,
    seen,
    cover,
    covers,
    distance,
    range,
    need: los ? sum(need) : null,
    dice: los ? sum(count) : null,
    because: counted.map(({ id, rule }) => ({ rule: los ? 'FIRE-3' : rule, from: id })),
  };
}

/**
 * The chances of one character where the decisions before the first dice are answered so, and what else is offered is
 * declined; of later decisions the least and the most.
 */
export function oddsFacts(game: Game, command: Command | null, answers: readonly Part[], who: Id): Part | null {
  const answer = oddsOf(game, command);
  if (!answer.ok) return 'violation' in answer ? { refused: answer.violation.rule } : { tooMany: answer.tooMany };
  const fitting = decidedIn(answer.odds).filter(({ decisions }) =>
    answers.every((wanted, i) => differences(wanted, decisions[i]?.answer).length === 0),
  );
  const plainest = fitting.at(-1);
  if (!plainest) return null;
  const { least, most } = fatesOf(plainest.odds, who);
  return { ...most, least };
}

/** The reasons of what is seen, of what a shot would need, and of its dice. */
export function rulesOfShot(game: Game, from: string, to: string): readonly string[] {
  const stand = [from, to].every((id) => game.state.characters.some((c) => c.id === id && c.at));
  if (!stand || from === to) return [];
  const { sight, need, count } = attack(game, from, to);
  return [...sight.counted, ...(sight.los ? [...need, ...count] : [])].map(({ rule }) => rule);
}
