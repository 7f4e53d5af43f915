import type { Game, Id, Outcome, Side } from '../model.ts';
import { SIDES } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { charactersOf, other, pointsLost, sideOf, totalPoints } from '../table.ts';

interface Losses {
  readonly of: 'points' | 'characters';
  readonly lost: number;
  readonly total: number;
}

/** What has to be lost by half: WIN-1, in a mission WIN-4. */
function countedLosses({ setup }: Game): Losses['of'] {
  const { skirmish, mission } = setup.ruleset.victory;
  return setup.type === 'mission' ? mission : skirmish;
}

/** How much a side has lost of what counts in this game, or of what is asked for. */
export function losses(game: Game, side: Side, of = countedLosses(game)): Losses {
  if (of === 'points') return { of, lost: pointsLost(game)[side], total: totalPoints(game, side) };
  const all = charactersOf(game, side);
  return { of, lost: all.filter((c) => c.out).length, total: all.length };
}

/** Half of nothing is not lost. */
function lostHalf(game: Game, side: Side): boolean {
  const { lost, total } = losses(game, side);
  return lost > 0 && lost * 2 >= total;
}

const wipedOut = (game: Game, side: Side): boolean => charactersOf(game, side).every((c) => c.out);

/**
 * How the game stands decided, if it does: WIN-1, R127, R10. Asked after each thing that is resolved as one (R135): a
 * shot, an exchange of close combat, a correction that says so.
 */
export function decided(game: Game): Outcome | null {
  const beaten = SIDES.filter((side) => lostHalf(game, side) || wipedOut(game, side));
  const [first, second] = beaten;
  if (first === undefined) return null;
  if (second !== undefined) {
    const draw = game.setup.ruleset.victory.bothAtOnce === 'draw';
    return { winner: draw ? null : game.state.turn.side, rule: 'R10', how: 'both-at-once' };
  }
  return lostHalf(game, first)
    ? { winner: other(first), rule: game.setup.type === 'mission' ? 'WIN-4' : 'WIN-1', how: 'losses' }
    : { winner: other(first), rule: 'R127', how: 'wiped-out' };
}

/** Ends the game if it is decided: what was going on is dropped. */
export function settle(rec: Recorder): void {
  const { setup, state } = rec.game;
  if (undecided.get(state.characters) === setup) return;
  const outcome = state.outcome ? null : decided(rec.game);
  if (outcome) finish(rec, outcome);
  else undecided.set(state.characters, setup);
}

/** Lists of characters of whom nobody has won: most steps change none. */
const undecided = new WeakMap<Game['state']['characters'], Game['setup']>();

export function finish(rec: Recorder, outcome: Outcome): void {
  rec.record({ event: 'over', outcome, lost: pointsLost(rec.game) });
  rec.unwind(() => false);
}

/** R141: the side that has lost the smaller share of its points is ahead; equal shares are a draw. */
export function stopped(game: Game): Outcome {
  const lost = pointsLost(game);
  // a/A < b/B without division: equal shares stay exactly equal
  const difference = lost.a * totalPoints(game, 'b') - lost.b * totalPoints(game, 'a');
  return { winner: difference === 0 ? null : difference < 0 ? 'a' : 'b', rule: 'WIN-7', how: 'stopped' };
}

/** WIN-3: touching the enemy's objective wins at once, whatever the losses. */
export function reachObjective(rec: Recorder, who: Id): void {
  rec.record({ event: 'objectiveReached', who, of: other(sideOf(rec.game, who)) });
  finish(rec, { winner: sideOf(rec.game, who), rule: 'WIN-3', how: 'objective' });
}
