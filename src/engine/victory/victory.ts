import { type Condition, type Game, type GameEvent, type Id, type Outcome, SIDES, type Side } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { totalPoints } from '../setup/points.ts';
import { cardOf, charactersOf, other, sideOf } from '../table.ts';
import { isMet, isMetAtTurnEnd } from './conditions.ts';
import type { Goal } from './objectives.ts';

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

/** WIN-1, WIN-4: where a skirmish asks for it, a side that has lost no more than the other goes on. */
function isBeaten(game: Game, side: Side): boolean {
  const isBehind = losses(game, side).lost > losses(game, other(side)).lost;
  const lead = game.setup.type !== 'mission' && game.setup.ruleset.victory.skirmishLead;
  return lostHalf(game, side) && (isBehind || !lead);
}

const wipedOut = (game: Game, side: Side): boolean => charactersOf(game, side).every((c) => c.out);

/** What has come about for one side to win. */
interface Won {
  readonly by: Side;
  readonly rule: Outcome['rule'];
  readonly how: Outcome['how'];
  readonly condition: Condition | null;
}

/** By losses, or what the scenario has instead of them; nobody left on the other side is enough in any game (R127). */
function wonBy(game: Game, by: Side): Won | null {
  const { type, victory } = game.setup;
  const met = victory?.[by].find((condition) => isMet(game, by, condition));
  if (met) return { by, rule: 'WIN-5', how: 'condition', condition: met };
  if (!victory && isBeaten(game, other(by)))
    return { by, rule: type === 'mission' ? 'WIN-4' : 'WIN-1', how: 'losses', condition: null };
  return wipedOut(game, other(by)) ? { by, rule: 'R127', how: 'wiped-out', condition: null } : null;
}

/** R10: both sides at once, or the one there is. */
function outcomeOf(game: Game, won: readonly Won[]): Outcome | null {
  const [first, second] = won;
  if (!first) return null;
  if (!second) return { winner: first.by, rule: first.rule, how: first.how };
  const draw = game.setup.ruleset.victory.bothAtOnce === 'draw';
  return { winner: draw ? null : game.state.turn.side, rule: 'R10', how: 'both-at-once' };
}

function finishAs(rec: Recorder, won: readonly Won[]): boolean {
  const outcome = outcomeOf(rec.game, won);
  if (!outcome) return false;
  for (const { by, condition } of won) if (condition) rec.record({ event: 'conditionMet', by, condition });
  finish(rec, outcome);
  return true;
}

/**
 * Ends the game if it is decided, and what was going on is dropped: WIN-1, WIN-4, WIN-5, R127, R10. Asked after each thing
 * that is resolved as one (R135): a shot, an exchange of close combat, a correction that says so.
 */
export function settle(rec: Recorder): void {
  const { setup, state } = rec.game;
  if (state.outcome || undecided.get(state.characters) === setup) return;
  const won = SIDES.flatMap((side) => wonBy(rec.game, side) ?? []);
  if (!finishAs(rec, won)) undecided.set(state.characters, setup);
}

/** WIN-5: what a scenario says of the end of this turn; does the game end with it? */
export function settleTurnEnd(rec: Recorder): boolean {
  const { setup, state } = rec.game;
  const { victory } = setup;
  if (!victory) return false;
  const won = SIDES.flatMap((by): Won[] => {
    const condition = victory[by].find((each) => isMetAtTurnEnd(rec.game, by, each));
    return condition ? [{ by, rule: 'WIN-5', how: 'condition', condition }] : [];
  });
  if (finishAs(rec, won)) return true;
  if (victory.limit === undefined || victory.limit.turns > state.turn.number) return false;
  finish(rec, { winner: victory.limit.winner, rule: 'WIN-5', how: 'turn-limit' });
  return true;
}

/** Lists of characters of whom nobody has won: most steps change none. */
const undecided = new WeakMap<Game['state']['characters'], Game['setup']>();

export function finish(rec: Recorder, outcome: Outcome): void {
  rec.record(endingOf(rec.game, outcome));
  rec.unwind(() => false);
}

/** How the game ended, with what each side has lost of what counts; stopped and counted, that is points (R141). */
export function endingOf(game: Game, outcome: Outcome): Extract<GameEvent, { event: 'over' }> {
  const [a, b] = SIDES.map((side) => losses(game, side, outcome.how === 'stopped' ? 'points' : undefined)) as [
    Losses,
    Losses,
  ];
  return { event: 'over', outcome, of: a.of, lost: { a: a.lost, b: b.lost } };
}

/** R141: the side that has lost the smaller share of its points is ahead; equal shares are a draw. */
export function stopped(game: Game): Outcome {
  const lost = pointsLost(game);
  // a/A < b/B without division: equal shares stay exactly equal
  const difference = lost.a * totalPoints(game, 'b') - lost.b * totalPoints(game, 'a');
  return { winner: difference === 0 ? null : difference < 0 ? 'a' : 'b', rule: 'WIN-7', how: 'stopped' };
}

/** WIN-3: touching the enemy's objective wins at once, whatever the losses; WIN-5: so does a goal of the scenario. */
export function reachGoal(rec: Recorder, who: Id, { condition }: Goal): void {
  const by = sideOf(rec.game, who);
  if (condition) {
    finishAs(rec, [{ by, rule: 'WIN-5', how: 'condition', condition }]);
    return;
  }
  rec.record({ event: 'objectiveReached', who, of: other(by) });
  finish(rec, { winner: by, rule: 'WIN-3', how: 'objective' });
}

/** Points of the characters each side has lost; of a reinforcement card when both are (REIN-4). */
export function pointsLost(game: Game): Record<Side, number> {
  const lost = { a: 0, b: 0 };
  for (const c of game.state.characters) if (c.out) lost[sideOf(game, c.id)] += cardOf(game, c.id).points;
  return lost;
}
