import type { Condition, Game, Id, Side } from '../model.ts';
import { character, charactersOf, isOnTable, other } from '../table.ts';
import { elementTouched, isGoalOn, type Touched, touches } from './objectives.ts';

/** What a scenario asks for (WIN-5). Goals are reached on the way (R64): see moving/movementProcedure.ts. */

const isLost = (game: Game, who: Id): boolean => character(game, who).out;

/** Has what has no moment of its own come about: losses of the enemy? */
export function isMet(game: Game, side: Side, condition: Condition): boolean {
  switch (condition.kind) {
    case 'eliminate':
      return charactersOf(game, other(side)).filter((c) => c.out).length >= condition.count;
    case 'eliminateAll':
      return condition.who.every((who) => isLost(game, who));
    default:
      return false;
  }
}

/** Is it the turn the condition speaks of, at its end, and is it as it says? */
export function isMetAtTurnEnd(game: Game, side: Side, condition: Condition): boolean {
  if (!('turn' in condition) || condition.turn !== game.state.turn.number) return false;
  if (condition.kind === 'hold') return holds(game, side, condition.element);
  return condition.who ? !condition.who.some((who) => isLost(game, who)) : isLeft(game, side);
}

const isLeft = (game: Game, side: Side): boolean => charactersOf(game, side).some((c) => !c.out);

/** R163: on the levels it is touched on. */
function holds(game: Game, side: Side, element: Id): boolean {
  const there = elementTouched(game, element);
  return there !== null && isThere(game, side, there) && !isThere(game, other(side), there);
}

const isThere = (game: Game, side: Side, there: Touched): boolean =>
  charactersOf(game, side).some((c) => isOnTable(c) && isGoalOn(there, c.level) && touches(game, c.id, there.outline));
