import { type Awaiting, awaiting, SIDES, type Side } from '../engine/index.ts';
import { gameAt, type History, nodeAt, redo, START } from './history.ts';
import { STRENGTHS, type Strength } from './opponent/strengths.ts';
import type { DiceMode } from './settings.ts';

/** Who plays a side: somebody at the screen, or the computer, as well as that. */
export const PLAYED_BY = ['person', ...STRENGTHS] as const;
export type PlayedBy = (typeof PLAYED_BY)[number];

/** Who plays the sides. `seed`: by what the computer errs; dice have nothing to do with it. */
export interface Players extends Readonly<Record<Side, PlayedBy>> {
  readonly seed: number;
}

export const strengthOf = (players: Players | undefined, side: Side): Strength | null => {
  const by = players?.[side] ?? 'person';
  return by === 'person' ? null : by;
};

/** Does the computer play a side? */
export const hasComputer = (players: Players | undefined): boolean => SIDES.some((side) => strengthOf(players, side));

/**
 * The side whose answer the computer gives; null where somebody at the screen is asked. What both are asked it answers where it
 * plays both. Real dice are typed in by whoever threw them, its own as well.
 */
export function computerAsked(players: Players | undefined, dice: DiceMode, question: Awaiting): Side | null {
  if (question.kind === 'over' || (question.kind === 'roll' && dice === 'typed')) return null;
  if (question.by !== 'both') return strengthOf(players, question.by) ? question.by : null;
  return SIDES.every((side) => strengthOf(players, side)) ? 'a' : null;
}

/** Is it for somebody at the screen to decide there? Dice that the program throws are no decision. */
function isPersons(history: History, at: number, players: Players, dice: DiceMode): boolean {
  const question = awaiting(gameAt(history, at));
  if (question.kind === 'roll' && dice === 'live') return false;
  return question.kind !== 'over' && computerAsked(players, dice, question) === null;
}

/** Where taking back leads: a step back; against the computer to what somebody at the screen last had to decide. */
export function undoPoint(history: History, players: Players | undefined, dice: DiceMode): number {
  const before = nodeAt(history, history.at)?.parent ?? START;
  if (!players || !hasComputer(players)) return before;
  let at = before;
  while (at !== START && !isPersons(history, at, players, dice)) at = nodeAt(history, at)?.parent ?? START;
  return at === START && !isPersons(history, at, players, dice) ? before : at;
}

/** The way forward again: a step; against the computer up to the next such decision, with the same dice. */
export function redone(history: History, players: Players | undefined, dice: DiceMode): History {
  let now = redo(history);
  if (!players || !hasComputer(players)) return now;
  while (now.at !== now.tip && !isPersons(now, now.at, players, dice)) now = redo(now);
  return now;
}
