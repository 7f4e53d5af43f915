import {
  awaiting,
  type Command,
  type Edge,
  type Game,
  legalActions,
  objectiveChoices,
  other,
  type Side,
} from '../engine/index.ts';
import { type Dice, rollCommand } from './dice.ts';
import { type History, lineTo, nodeAt } from './history.ts';
import { placingAny } from './placing.ts';

/**
 * A set-up that both sides leave to the program: the commands players would give, with dice of `dice` where dice are due. The
 * next of them, or null as soon as the game is under way (or no dice are left). `taste` as for placing: it also says whose edge is which.
 */
export function setUpCommand(game: Game, dice: Dice, taste = 0): Command | null {
  if (!isSetUp(game)) return null;
  const question = awaiting(game);
  switch (question.kind) {
    case 'roll':
      return rollCommand(dice, question.dice);
    case 'choose':
      return { type: 'choose', option: (taste % 2 === 0 ? 'south' : 'north') satisfies Edge };
    case 'deploy':
      return placingAny(game, taste);
    case 'objective':
    case 'equip':
      return firstOf(game, question.by);
    default:
      return null;
  }
}

/** Is the game still being set up: nobody's turn has begun? */
export const isSetUp = ({ state }: Game): boolean => state.frames[0]?.kind === 'setup';

/** A taste that comes of the dice rolled before: the same dice give the same places, others mostly others. 0 without any. */
export const tasteOf = (history: History): number =>
  lineTo(history)
    .flatMap((index) => rolledIn(history, index))
    .reduce((taste, die) => taste * 7 + die, 0);

function rolledIn(history: History, index: number): readonly number[] {
  const command = nodeAt(history, index)?.command;
  return command?.type === 'roll' ? command.dice : [];
}

function firstOf(game: Game, by: Side): Command | null {
  const legal = legalActions(game).flatMap(({ samples }) => samples);
  const isSound = (command: Command): boolean =>
    command.type !== 'objective' || !('element' in command) || !reachesAcross(game, by, command.element);
  return legal.find(isSound) ?? legal[0] ?? null;
}

/**
 * WIN-2, R62: does this element, picked as an objective by a side, lie in the enemy's zone as well? Who is after it may then touch it
 * without leaving his own zone.
 */
export const reachesAcross = (game: Game, by: Side, element: string): boolean =>
  objectiveChoices(game, other(by)).includes(element);
