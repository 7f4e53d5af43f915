import type { Command, Side } from '../../engine/index.ts';
import { gameAt, type History, nodeAt, START } from '../../play/history.ts';
import { beganTurn, gameBefore } from '../../play/lines.ts';

/** What a step is, by its sign on the strip: something done, an answer, dice, the end of a turn, an agreement of both. */
export type StepKind = 'action' | 'answer' | 'dice' | 'turn' | 'agreed';

/** A command on the strip; its place there is the game as it stood after it. */
export interface Step {
  readonly node: number;
  readonly kind: StepKind;
  /** A turn or a round begins with it. */
  readonly begins: boolean;
}

/** The steps of one turn, of the bids of a round (number 0) or of the set-up (both 0). */
export interface Stretch {
  readonly round: number;
  readonly number: number;
  readonly side: Side | null;
  /** The place of its first step, counted from 0: that is START itself. */
  readonly from: number;
}

const KINDS: Readonly<Partial<Record<Command['type'], StepKind>>> = {
  roll: 'dice',
  freeRoll: 'agreed',
  umpire: 'agreed',
  agree: 'agreed',
  concede: 'agreed',
  endTurn: 'turn',
  choose: 'answer',
  bid: 'answer',
  aim: 'answer',
  pass: 'answer',
  drift: 'answer',
  smoke: 'answer',
  objective: 'answer',
};

/** Take Cover is an answer where it was asked for (TC-1), and an action else. */
const kindOf = (history: History, node: number, { type }: Command): StepKind =>
  type === 'takeCover' && gameBefore(history, node).state.frames.at(-1)?.kind === 'shot'
    ? 'answer'
    : (KINDS[type] ?? 'action');

export const stepsOf = (history: History, nodes: readonly number[]): readonly Step[] =>
  nodes.flatMap((node) => {
    const command = nodeAt(history, node)?.command;
    return command ? [{ node, kind: kindOf(history, node, command), begins: beganTurn(history, node) }] : [];
  });

/** A new one with each turn and round. Places are those of the strip: START, then the steps. */
export function stretchesOf(history: History, steps: readonly Step[]): readonly Stretch[] {
  const stretches = [stretchAt(history, START, 0)];
  for (const [i, { node, begins }] of steps.entries()) if (begins) stretches.push(stretchAt(history, node, i + 1));
  return stretches;
}

function stretchAt(history: History, node: number, from: number): Stretch {
  const { turn, frames } = gameAt(history, node).state;
  if (frames[0]?.kind === 'initiative') return { round: turn.round, number: 0, side: null, from };
  return { round: 0, number: turn.number, side: turn.number > 0 ? turn.side : null, from };
}
