import { fight, fightQuestion, nextFight } from '../closeCombat/fights.ts';
import { distance, flattened, levelOf, type Waypoint } from '../geometry/vector.ts';
import { firstGrenade, pickUpAnswered, pickUpQuestion } from '../grenades/dropped.ts';
import type { Awaiting, Choice, Game, Id, MovementFrame } from '../model.ts';
import {
  allowanceOf,
  climbed,
  cutWay,
  difficultOn,
  firstWithin,
  landingAt,
  type MeasuredPath,
  partsOf,
  planOf,
  standFault,
  type WayTrace,
} from '../movement/index.ts';
import { moveScene, moveStoreys, traceOf } from '../moves.ts';
import { firstTriggers, isReached, isWatched, watching } from '../opportunity/triggers.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { stamp } from '../suppression/upkeep.ts';
import { pinningOnTheWay } from '../suppression/zones.ts';
import { character, isOnTable, sideOf, TOUCH } from '../table.ts';
import { goalsOf, goalTouched, isGoalOn } from '../victory/objectives.ts';
import { reachGoal } from '../victory/victory.ts';
import { isFit } from '../wounds/fit.ts';
import { newWayReach, newWayViolation } from './newWay.ts';
import { fromBase } from './paths.ts';
import { putBack } from './putBack.ts';

/**
 * A move under way. It goes on to the first thing on the rest of its path: opportunity fire (OF-3, R46), the enemy's
 * objective (WIN-3, R63), contact, or its end; there it does what waits in R64's order, and then asks again of the table
 * as it is now.
 */
export const movement: Procedure<MovementFrame> = {
  awaits(game, frame): Awaiting | null {
    if (!isOnTable(character(game, frame.who))) return null;
    if (frame.step === 'fight') return fightQuestion(game, frame);
    if (frame.step === 'arrive') return pickUpQuestion(game, frame);
    return frame.step === 'resume' && isShotAt(game, frame) ? goOnQuestion(game, frame) : null;
  },

  check: (game, frame, command) => (command.type === 'move' ? newWayViolation(game, frame, command) : null),

  answer(rec, frame, command) {
    if (command.type === 'move') {
      rec.record({ event: 'newWay', who: frame.who });
      return rec.step({ ...frame, path: fromBase(rec.game, frame.who, command.path), step: 'arrive' });
    }
    if (command.type !== 'choose') return;
    if (frame.step === 'fight') return fight(rec, frame, command.option);
    if (frame.step === 'arrive') return pickUpAnswered(rec, frame, command.option);
    if (command.option === 'goOn') return rec.step({ ...frame, step: 'arrive' });
    rec.record({ event: 'stopped', who: frame.who });
    const shootAt = frame.shootAt === null ? null : 0; // a shot not yet taken is taken here
    rec.step({ ...frame, path: frame.path.slice(0, 1), shootAt, step: 'arrive' });
  },

  run(rec, frame) {
    if (!isOnTable(character(rec.game, frame.who))) return rec.pop();
    switch (frame.step) {
      case 'walk':
        return walk(rec, frame);
      case 'resume':
        return rec.step({ ...frame, step: 'arrive' });
      case 'arrive':
        return arrive(rec, frame);
      case 'fight':
        return nextFight(rec, frame);
    }
  },
};

/**
 * R26: standing in a marker's range at the start counts, but where only coming in from outside does. `had`: the markers
 * that have had their offer in this action already (R54).
 */
export function beginMovement(
  rec: Recorder,
  who: Id,
  path: readonly Waypoint[],
  move: number,
  had: readonly Id[],
  shootAt: number | null = null,
): void {
  const { trigger } = rec.game.setup.ruleset.opportunity;
  const offered = trigger === 'moving' ? [] : trigger === 'entering' ? watchedFrom(rec.game, who) : had;
  rec.push({
    kind: 'movement',
    who,
    path,
    walked: [],
    move,
    slowed: false,
    step: 'walk',
    offered,
    contacts: [],
    left: [],
    shootAt,
  });
}

/** The markers in whose range, in whose owner's sight and within reach of whose dice he stands (R168). */
export const watchedFrom = (game: Game, who: Id): readonly Id[] =>
  watching(game, who)
    .filter((marker) => isWatched(game, who, marker) && isReached(game, who, marker))
    .map((marker) => marker.id);

/** To the first stop on the way; the offers of opportunity fire there come before all else. */
function walk(rec: Recorder, frame: MovementFrame): void {
  const { who } = frame;
  const trace = traceOf(rec.game, who, frame.path, frame.move, { slowed: frame.slowed });
  const way = planOf(trace.path);
  if (!way) return rec.pop();
  const triggers = firstTriggers(rec.game, who, trace.path, frame.offered);
  const stops = [firstTouch(rec.game, who, trace.path), firstGrenade(rec.game, frame, trace.path), frame.shootAt];
  const stop = Math.min(...stops.map((along) => along ?? way.length), way.length);
  // R64: at one point, whatever the last bits of the computed distances say, opportunity fire comes first
  const offers = triggers && triggers.along <= stop + TOUCH ? triggers.markers : [];
  const landing = landingOf(rec.game, who, trace.end);
  const met = triggers && offers.length > 0 ? Math.min(triggers.along, way.length) : stop;
  const along = pastTheStep(rec.game, who, way, trace, met);
  const ends = along >= way.length - TOUCH;
  const { movement: rules } = rec.game.setup.ruleset;
  const { before, after } = cutWay(trace.path, along);
  const slows = !frame.slowed && meetsDifficult(rec.game, who, before);
  if (along > 0 || trace.climbs.length > 0)
    advance(rec, who, ends ? trace.path : before, trace, ends ? (trace.hole?.element ?? landing) : null);
  rec.step({
    ...frame,
    path: ends ? [trace.end] : after,
    walked: [...frame.walked, ...before],
    move: Math.max(
      0,
      allowanceOf(rules, frame.move, slows) - (ends ? trace.length : along + climbed(trace.crossings, along)),
    ),
    slowed: frame.slowed || slows,
    step: offers.length > 0 ? 'resume' : 'arrive',
    // those he has come out of range or sight of may be set off anew
    offered: [...frame.offered.filter((id) => isStillWatched(rec.game, who, id)), ...offers],
    contacts: ends ? trace.contacts : [],
    shootAt: frame.shootAt === null ? null : shootIn(frame.shootAt - along, ends),
  });
  if (offers.length > 0) rec.push({ kind: 'opportunity', target: who, markers: offers });
}

/** The stairs or the ladder in whose landing a base at this place is (MOVE-11). */
function landingOf(game: Game, who: Id, at: Waypoint): Id | null {
  const passage = landingAt(moveStoreys(game, who).passages, flattened(at))?.passage;
  return passage && passage.passage?.low === levelOf(at) ? passage.id : null;
}

/** R154: the step between a landing and the rim of its passage is not gone by halves; what is met on it is met at its end. */
function pastTheStep(game: Game, who: Id, way: MeasuredPath, { path, hole }: WayTrace, along: number): number {
  const stepInto = hole && landingOf(game, who, path.at(-1) ?? [0, 0]) ? distance(hole.from, hole.to) : 0;
  if (along > way.length - stepInto + TOUCH) return way.length;
  const stepOut = path[0] && landingOf(game, who, path[0]) ? (way.along[1] ?? 0) : 0;
  return along > TOUCH ? Math.max(along, stepOut) : along;
}

/** R131: a move that is interrupted loses its part of the Move where it comes upon difficult ground, once. */
function meetsDifficult(game: Game, who: Id, along: readonly Waypoint[]): boolean {
  const storeys = moveStoreys(game, who);
  return partsOf(along).some(({ level, path }) => path.length > 0 && difficultOn(storeys.on(level), path).length > 0);
}

/** How far the shot on the way is now ahead; it is taken where the way ends, if that is earlier. */
const shootIn = (ahead: number, ends: boolean): number => (ends || ahead <= TOUCH ? 0 : ahead);

const isStillWatched = (game: Game, who: Id, marker: Id): boolean =>
  watching(game, who).some((m) => m.id === marker && isWatched(game, who, m));

function advance(rec: Recorder, who: Id, along: readonly Waypoint[], trace: WayTrace, hole: Id | null): void {
  const path = planOf(along);
  const crossed = trace.crossings.filter((c) => c.cost > 0 && c.from < (path?.length ?? 0)).map((c) => c.element);
  rec.record({ event: 'moved', who, along, length: path?.length ?? 0, crossed, hole });
  for (const { id } of pinningOnTheWay(rec.game, who, along)) stamp(rec, who, id);
}

/** How far along the way the base first touches what it is after, where touching in passing counts (R63). */
function firstTouch(game: Game, who: Id, way: readonly Waypoint[]): number | null {
  if (game.setup.ruleset.victory.objective !== 'touched') return null;
  // half of what `touches` allows: so it holds at the point given
  const reach = game.setup.ruleset.baseRadius + TOUCH / 2;
  const firsts = partsOf(way).flatMap((part) =>
    goalsOf(game, who)
      .filter((goal) => isGoalOn(goal, part.level))
      .flatMap(({ outline }) => firstWithin(part, outline, reach) ?? []),
  );
  return firsts.length > 0 ? Math.min(...firsts) : null;
}

/** R64 at a point reached, after a grenade that lies there (GREN-14): the objective (R63), then close combat. One who is only wounded is where he is. */
function arrive(rec: Recorder, frame: MovementFrame): void {
  const { who, contacts } = frame;
  const ended = frame.path.length < 2;
  const counts = ended || !isFit(rec.game, who) || rec.game.setup.ruleset.victory.objective === 'touched';
  const goal = counts ? goalTouched(rec.game, who) : null;
  if (goal) return reachGoal(rec, who, goal);
  if (frame.shootAt === 0 && contacts.length === 0) {
    rec.step({ ...frame, shootAt: null });
    return rec.push({
      kind: 'moveAndFire',
      who,
      path: frame.path.slice(0, 1),
      step: 'shoot',
      shootAt: null,
      offered: [],
    });
  }
  if (contacts.length > 0) {
    rec.record({ event: 'contact', who, with: contacts });
    return rec.step({ ...frame, step: 'fight' });
  }
  if (!isFit(rec.game, who)) {
    putBack(rec, frame);
    rec.pop();
  } else if (ended) rec.pop();
  else rec.step({ ...frame, step: 'walk' });
}

/** Has he been shot at here, and can he go on? A marker that is gone has been fired. */
function isShotAt(game: Game, { who, offered, path, contacts }: MovementFrame): boolean {
  if (!isFit(game, who) || path.length < 2 || contacts.length > 0) return false;
  return offered.some((id) => !game.state.markers.some((m) => m.id === id));
}

/** R73: he goes on along the declared way, or along a new one where that is ruled so, or stops here if his base has room. */
function goOnQuestion(game: Game, frame: MovementFrame): Awaiting | null {
  const { who } = frame;
  const reach = newWayReach(game, frame);
  const { at } = character(game, who);
  const stops = at !== null && standFault(moveScene(game, who), game.setup.ruleset.movement, at) === null;
  if (!stops && reach === null) return null;
  return {
    kind: 'choose',
    by: sideOf(game, who),
    about: { what: 'goOn', who, reach },
    options: (stops ? ['goOn', 'stop'] : ['goOn']).map(
      (option): Choice => ({ command: { type: 'choose', option }, cost: 0 }),
    ),
  };
}
