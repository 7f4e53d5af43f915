import { correct, laidViolation, unknownLaid } from './correcting.ts';
import { formViolation } from './form.ts';
import { distance, flattened, levelOf } from './geometry/vector.ts';
import type { Awaiting, ChoiceAbout, Command, Correction, FireCommand, Game, Id } from './model.ts';
import { standFault } from './movement/index.ts';
import { moveStoreys } from './moves.ts';
import { Recorder } from './recorder.ts';
import { actions } from './registry.ts';
import { type Violation, violation } from './ruleIds.ts';
import { awaiting, frameCheck, innermost, isOutermost } from './stack.ts';
import { character, entry, findEntry, reinforcementOf, TOUCH } from './table.ts';

/**
 * The one judge: null if `apply` would take this command, else why not. Buttons, hints, bots, command line, replay and
 * `apply` itself all ask here.
 */
export function check(game: Game, command: Command): Violation | null {
  const misshapen = formViolation(command);
  if (misshapen) return misshapen;
  if (game.state.outcome) return violation('FLOW-OVER');
  switch (command.type) {
    case 'concede':
    case 'agree':
      return null;
    case 'freeRoll':
      return innermost(game)?.kind === 'freeRoll' ? violation('FLOW-PENDING') : null;
    case 'umpire':
      return umpireViolation(game, command.events);
    default:
      return fitsQuestion(awaiting(game), command) ?? frameCheck(game, command);
  }
}

/** Is the command an answer of the kind that is awaited, and one of the answers where these are listed? */
function fitsQuestion(question: Awaiting, command: Command): Violation | null {
  switch (question.kind) {
    case 'act':
      return IN_TURN.includes(command.type) || actions.has(command) ? null : violation('FLOW-STALE');
    case 'deploy':
      return command.type === 'deploy' || command.type === 'keepBack' ? null : violation('FLOW-PENDING');
    case 'objective':
    case 'drift':
    case 'equip':
    case 'smoke':
      return command.type === question.kind ? null : violation('FLOW-PENDING');
    case 'choose': {
      if (isNewWay(question.about, command)) return null;
      if (!question.options.some((o) => o.command.type === command.type)) return violation('FLOW-PENDING');
      return question.options.some((o) => sameAnswer(o.command, command)) ? null : violation('FLOW-UNKNOWN');
    }
    case 'bids':
      return command.type === 'bid' ? null : violation('FLOW-PENDING');
    case 'roll': {
      if (command.type !== 'roll') return violation('FLOW-PENDING');
      const have = command.dice.length;
      return have === question.dice ? null : violation('FLOW-DICE', { need: question.dice, have });
    }
    case 'over':
      return violation('FLOW-OVER');
  }
}

/** What is done in a turn besides actions, for no token. */
const IN_TURN: readonly Command['type'][] = ['endTurn', 'handOver'];

/** R73=b: one of countless ways, which the move under way judges itself. */
const isNewWay = (about: ChoiceAbout, command: Command): boolean =>
  about.what === 'goOn' && about.reach !== null && command.type === 'move';

const sameAnswer = (option: Command, command: Command): boolean =>
  option.type === command.type &&
  (option.type !== 'fire' || (command.type === 'fire' && sameShot(option, command))) &&
  (option.type !== 'choose' || (command.type === 'choose' && option.option === command.option)) &&
  (option.type !== 'takeCover' || (command.type === 'takeCover' && option.who === command.who));

/** Without a weapon the first one offered for that shot is meant. It is a single shot, and Aim is asked for apart. */
const sameShot = (option: FireCommand, command: FireCommand): boolean =>
  (command.shots ?? 1) === 1 &&
  !command.aim &&
  option.who === command.who &&
  option.at === command.at &&
  (command.weapon ?? option.weapon) === option.weapon;

/** A correction may set aside the rules of play, never what a table can hold: known characters, bases that fit. */
function umpireViolation(game: Game, events: readonly Correction[]): Violation | null {
  if (!game.state.frames.some(isOutermost)) return violation('FLOW-PENDING');
  const moved = new Set(events.flatMap((e) => (e.event === 'placed' ? [e.who] : [])));
  const stays = ({ id }: { readonly id: Id }): boolean => !moved.has(id) && !isOutAfter(game, events, id);
  for (const event of events) {
    if (event.event === 'tokensSet' || event.event === 'turnSet') continue;
    if (event.event === 'markerPlaced') {
      const unknown = unknownLaid(game, event.marker);
      if (unknown) return unknown;
      continue;
    }
    if (event.event === 'markerRemoved') {
      if (!game.state.markers.some((m) => m.id === event.marker))
        return violation('FLOW-UNKNOWN', { id: event.marker });
      continue;
    }
    if (!findEntry(game, event.who)) return violation('FLOW-UNKNOWN', { id: event.who });
    const reinforcement = reinforcementOf(game, entry(game, event.who)) !== null;
    const wrong = event.event === 'corrected' && reinforcementFault(reinforcement, event);
    if (wrong) return wrong;
    if (event.event === 'corrected' && event.panicking && game.setup.ruleset.wounds.psychology === 'none')
      return violation('PSY-1', { id: event.who });
    const returns = event.event === 'corrected' && event.out === false && character(game, event.who).at === null;
    if (returns && !reinforcement && !moved.has(event.who)) return violation('FLOW-RESERVE', { who: event.who });
    if (event.event !== 'placed') continue;
    if (isOutAfter(game, events, event.who)) return violation('WOUND-4', { who: event.who });
    const scene = moveStoreys(game, event.who).on(levelOf(event.at));
    const standing = {
      ...scene,
      friends: scene.friends.filter(stays),
      enemies: scene.enemies.filter(stays),
      bodies: scene.bodies.filter(({ id }) => !isTakenOff(events, id)),
    };
    const fault = standFault(standing, { ...game.setup.ruleset.movement, mayStraddle: true }, flattened(event.at));
    if (fault) return fault;
  }
  return overlapping(events, game.setup.ruleset.baseRadius) ?? heldViolation(game, events);
}

/** What is laid and carried, as it is once all has been set straight. */
function heldViolation(game: Game, events: readonly Correction[]): Violation | null {
  if (!events.some(({ event }) => event === 'markerPlaced' || event === 'grenadesSet')) return null;
  const trial = new Recorder(game);
  correct(trial, events);
  for (const event of events) {
    if (event.event === 'markerPlaced') {
      const fault = laidViolation(trial.game, event.marker);
      if (fault) return fault;
    }
    if (event.event !== 'grenadesSet' || event.grenades.length === 0) continue;
    const [kind = 'frag'] = event.grenades;
    if (!game.setup.ruleset.grenades.extra) return violation('FLOW-UNKNOWN', { id: kind });
    if (isOutAfter(game, events, event.who)) return violation('WOUND-4', { who: event.who });
  }
  return null;
}

/** REIN-1, REIN-3: a reinforcement is never wounded, and no other card has a second. One who is not out may be waiting. */
function reinforcementFault(
  reinforcement: boolean,
  event: Extract<Correction, { event: 'corrected' }>,
): Violation | null {
  if (reinforcement && (event.wounded || event.shock)) return violation('REIN-3', { who: event.who });
  return !reinforcement && event.second !== undefined ? violation('REIN-1', { who: event.who }) : null;
}

const isTakenOff = (events: readonly Correction[], marker: Id): boolean =>
  events.some((e) => e.event === 'markerRemoved' && e.marker === marker);

/** Is he eliminated once these corrections have been made? */
const isOutAfter = (game: Game, events: readonly Correction[], who: Id): boolean =>
  events.reduce(
    (out, e) => (e.event === 'corrected' && e.who === who ? (e.out ?? out) : out),
    character(game, who).out,
  );

function overlapping(events: readonly Correction[], radius: number): Violation | null {
  const placed = events.filter((e) => e.event === 'placed');
  for (const [i, p] of placed.entries()) {
    for (const q of placed.slice(0, i)) {
      if (
        p.who !== q.who &&
        levelOf(p.at) === levelOf(q.at) &&
        distance(flattened(p.at), flattened(q.at)) < 2 * radius - TOUCH
      )
        return violation('FLOW-BASES', { who: p.who, other: q.who });
    }
  }
  return null;
}
