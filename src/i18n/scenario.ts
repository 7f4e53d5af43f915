import { type Condition, type Id, other, type Side, type TurnLimit } from '../engine/index.ts';
import { listed, type Names, type Phrase, phrase } from './phrase.ts';

/** The conditions of a scenario in words (WIN-5). */

/** What a side is to bring about. */
export function goal(condition: Condition, by: Side, names: Names): Phrase {
  const who = 'who' in condition && condition.who !== undefined && condition.kind !== 'eliminateAll';
  const several = ['reach', 'reachEdge', 'survive'].includes(condition.kind);
  const key = several ? `${condition.kind}.${who ? 'named' : 'any'}` : condition.kind;
  return phrase(`scenario.goal.${key}`, valuesOf(condition, by, names));
}

/** What a side has brought about. */
export const goalMet = (condition: Condition, by: Side, names: Names): Phrase =>
  phrase(`events.conditionMet.${condition.kind}`, valuesOf(condition, by, names));

/** When the game ends at the latest, and who has won then. */
export const limit = ({ turns, winner }: TurnLimit, names: Names): Phrase =>
  phrase(`scenario.limit.${winner === null ? 'drawn' : 'won'}`, {
    turns,
    winner: winner === null ? '' : names.side(winner),
  });

function valuesOf(condition: Condition, by: Side, names: Names) {
  const who: readonly Id[] = ('who' in condition ? condition.who : undefined) ?? [];
  return {
    by: names.side(by),
    other: names.side(other(by)),
    who: listed(who.map(names.thing)),
    those: who.length,
    element: 'element' in condition ? names.thing(condition.element) : '',
    edge: 'edge' in condition ? condition.edge : '',
    turn: 'turn' in condition ? condition.turn : 0,
    count: 'count' in condition ? condition.count : 0,
  };
}
