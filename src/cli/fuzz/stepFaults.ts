import { awaiting, type Frame, type Game, type GameEvent, SIDES, type Side } from '../../engine/index.ts';
import { gameAt, type History, redo, undo } from '../../play/history.ts';

/** What must never be true of one command played after another. Each gives what is wrong in a few words, or null. */

/** Tokens come as income, go by being spent or bid and with the round, and are set by an umpire: no other way. */
export function tokensFault(before: Game, events: readonly GameEvent[], after: Game): string | null {
  const due: Record<Side, number> = { ...before.state.tokens };
  for (const event of events) {
    if (event.event === 'income') due[event.side] += event.tokens;
    if (event.event === 'spent') due[event.side] -= event.tokens;
    if (event.event === 'tokensSet') due[event.side] = event.tokens;
    for (const side of SIDES) {
      if (event.event === 'bidsRevealed') due[side] -= event.bids[side];
      if (event.event === 'roundEnded') due[side] -= event.lost[side];
    }
  }
  const wrong = SIDES.find((side) => due[side] !== after.state.tokens[side]);
  return wrong ? `tokens of ${wrong}: ${after.state.tokens[wrong]} where there should be ${due[wrong]}` : null;
}

/** What each kind of frame may stand on: nothing at all, any other, or these. */
const STANDS_ON: Readonly<Record<Frame['kind'], readonly Frame['kind'][] | 'nothing' | 'anything'>> = {
  setup: 'nothing',
  initiative: 'nothing',
  turn: 'nothing',
  action: ['turn'],
  movement: ['turn', 'moveAndFire', 'movement'], // H2H-6: a step into the hole of the beaten
  moveAndFire: ['turn', 'movement'], // its shot may be taken on the way (MF-1)
  shot: ['turn', 'moveAndFire', 'opportunity'],
  opportunity: ['action', 'movement', 'opportunity'], // R26=b: partners who act together each set off their own
  closeCombat: ['movement'],
  takeHole: ['movement'],
  body: 'anything', // R36: whatever has felled him
  grenade: ['turn'],
  burst: ['turn'],
  suppressionRoll: ['turn'],
  shockTest: 'anything', // PSY-1: in the middle of whatever has hurt somebody
  freeRoll: 'anything',
};

/** No frame outlives the one that it stands on, and each stands on one that can have begun it. */
export function framesFault(before: Game, after: Game): string | null {
  const [old, frames] = [before.state.frames, after.state.frames];
  if ((frames.length === 0) !== (awaiting(after).kind === 'over')) return 'frames and the end of the game do not agree';
  for (const [i, { kind }] of frames.entries()) {
    const below = frames[i - 1]?.kind;
    const on = STANDS_ON[kind];
    const fits =
      on === 'nothing' ? below === undefined : below !== undefined && (on === 'anything' || on.includes(below));
    if (!fits) return `${kind} stands on ${below ?? 'nothing'}`;
  }
  for (const [i, frame] of frames.entries()) {
    const was = old.indexOf(frame);
    if (was < 0) continue;
    const owners = frames.slice(0, i).map(({ kind }) => kind);
    const had = old.slice(0, was).map(({ kind }) => kind);
    if (owners.join() !== had.join()) return `${frame.kind} is older than what it stands on`;
  }
  return null;
}

/** A question has more than one answer, and asks about those who are there. */
export function questionFault(game: Game): string | null {
  const question = awaiting(game);
  switch (question.kind) {
    case 'choose': {
      const { about, options } = question;
      const more = about.what === 'goOn' && about.reach !== null ? 1 : 0; // R73=b: a new way, which is not listed
      return options.length + more > 1 ? null : `${about.what} has ${options.length} answers`;
    }
    case 'deploy':
      return question.who.length > 0 ? null : 'nobody to deploy';
    case 'roll':
      return Number.isInteger(question.dice) && question.dice > 0
        ? null
        : `${question.dice} dice for ${question.about.what}`;
    default:
      return null;
  }
}

/** Undo is where one was before, and redo where one is: the same states, not only like ones. */
export function undoFault(before: History, after: History): string | null {
  const back = undo(after);
  if (back.at !== before.at || gameAt(back) !== gameAt(before)) return 'another state after undo';
  const again = redo(back);
  return again.at === after.at && gameAt(again) === gameAt(after) ? null : 'another state after undo and redo';
}
