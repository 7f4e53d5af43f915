import { flattened, GRID, levelOf, type Point, type Waypoint } from '../geometry/vector.ts';
import type { Awaiting, Command, Game, Id, Side } from '../model.ts';
import { standFault } from '../movement/index.ts';
import { moveStoreys } from '../moves.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { baseOf, below, character, entry, findEntry, reinforcementOf, sideOf, within } from '../table.ts';
import { goalTouched } from '../victory/objectives.ts';
import { whilePlaced } from '../whilePlaced.ts';
import { fromEdge, isArrival, ownZone, placesIn, type Zone } from './zone.ts';

/** Where characters come onto the table: SETUP-7, R02, R61; reinforcements later REIN-2; on whichever level, R162. */

/** May `who` be put there? SETUP-6, SETUP-7 with R61, R58, R162, and where a base may stand at all; REIN-2. */
export function deployFault(game: Game, who: Id, at: Waypoint, by: Side = sideOf(game, who)): Violation | null {
  if (!findEntry(game, who)) return violation('FLOW-UNKNOWN', { id: who });
  if (entry(game, who).side !== by) return violation('FLOW-TURN', { by });
  if (!isWaiting(game, who)) return violation('FLOW-STALE', { who });
  const zone = deploymentZone(game, by);
  if (!zone) return violation('FLOW-PENDING');
  return levelFault(game, who, at) ?? zoneFault(game, zone, who, flattened(at)) ?? placeFault(game, who, at);
}

/** R162: where nobody may begin upstairs. */
const levelFault = ({ setup }: Game, who: Id, at: Waypoint): Violation | null =>
  setup.ruleset.levels.deployment === 'on-the-ground' && levelOf(at) > 0 ? violation('R162', { who }) : null;

/** R63: nobody begins the game where he would have won it. */
const placeFault = (game: Game, who: Id, at: Waypoint): Violation | null =>
  goalTouched(game, who, at)
    ? violation('R63', { who })
    : standFault(moveStoreys(game, who).on(levelOf(at)), game.setup.ruleset.movement, flattened(at));

const known = whilePlaced<number>();

/**
 * The strip in which a side deploys, or null before its edge is chosen. As nobody may be left without a place, one in which
 * no base finds room any more is taken to be deeper, by as many whole u as it takes.
 */
export function deploymentZone(game: Game, side: Side): Zone | null {
  const zone = ownZone(game, side);
  const [who] = waiting(game, side);
  if (!zone || who === undefined || isArrival(game)) return zone;
  const key = `${zone.edge} ${JSON.stringify(game.state.objectives)}`;
  return { ...zone, depth: known(game, key, () => depthWithRoom(game, zone, who)) };
}

function depthWithRoom(game: Game, zone: Zone, who: Id): number {
  const { width, height } = game.setup.table;
  let tried = 0; // what has no room in a strip has none in it as part of a deeper one
  for (let { depth } = zone; depth < width + height; depth++) {
    if (freePlaces(game, { ...zone, depth }, who, 1, tried).length > 0) return depth;
    tried = depth;
  }
  return zone.depth;
}

/** How far apart places are tried, in u: in a crowded zone what room there is may lie between those of the wider ones. */
const APART = [1, 0.25, 0.1] as const;

/** Places of a strip where `who` may be put, up to so many, `from` u from the edge on: those on the ground come first. */
export function freePlaces(
  game: Game,
  zone: Zone,
  who: Id,
  most = Number.POSITIVE_INFINITY,
  from = 0,
): readonly Waypoint[] {
  for (const apart of APART) {
    const free: Waypoint[] = [];
    for (const at of placesIn(game, zone, apart, from)) {
      if (free.length >= most) return free;
      if ((zoneFault(game, zone, who, flattened(at)) ?? placeFault(game, who, at)) === null) free.push(at);
    }
    if (free.length > 0) return free;
  }
  return [];
}

function zoneFault(game: Game, { edge, depth, holds }: Zone, who: Id, at: Point): Violation | null {
  const { radius } = baseOf(game, who);
  const distance = fromEdge(game, edge, at) + (holds === 'whole-base' ? radius : -radius);
  const gap = distance;
  if (depth > 0) return within(distance, depth) ? null : violation('SETUP-7', { distance, most: depth });
  if (below(distance, GRID)) return null; // points are given in hundredths, and a radius need not be one of them (R52)
  return isArrival(game) ? violation('REIN-2', { gap }) : violation('SETUP-7', { gap });
}

/** Is he one of those who may be put on the table now? */
const isWaiting = (game: Game, who: Id): boolean => waiting(game, sideOf(game, who)).includes(who);

/** Those of a side who may be put on the table now: who is in reserve and not kept back, or may arrive in this turn. */
export function waiting(game: Game, side: Side): readonly Id[] {
  const [frame] = game.state.frames;
  if (frame?.kind === 'turn')
    return frame.side === side ? (frame.arrivals ?? []).filter((id) => mayArrive(game, id)) : [];
  const kept = frame?.kind === 'setup' ? (frame.kept ?? []) : [];
  return game.setup.roster
    .filter((each) => each.side === side && isOffTable(game, each.id) && !kept.includes(each.id))
    .map(({ id }) => id);
}

const isOffTable = (game: Game, id: Id): boolean => {
  const { out, at } = character(game, id);
  return !out && at === null;
};

/** REIN-2: one who has been kept back, or the second from the turn after the first fell. */
export const mayArrive = (game: Game, id: Id): boolean =>
  reinforcementOf(game, entry(game, id)) !== null &&
  isOffTable(game, id) &&
  character(game, id).firstFell < game.state.turn.number;

/** REIN-1: which of the two comes is free for the first of them alone; other cards have nobody on their other side. */
function sideFault(game: Game, who: Id, flipped: boolean | undefined): Violation | null {
  if (flipped === undefined) return null;
  const { firstFell, flipped: shows } = character(game, who);
  const fits = reinforcementOf(game, entry(game, who)) !== null && (firstFell === 0 || flipped === shows);
  return fits ? null : violation('REIN-1', { who });
}

/** REIN-2: only reinforcements may be kept back. */
function keepFault(game: Game, who: Id, by: Side): Violation | null {
  if (!findEntry(game, who)) return violation('FLOW-UNKNOWN', { id: who });
  if (sideOf(game, who) !== by) return violation('FLOW-TURN', { by });
  if (!isWaiting(game, who)) return violation('FLOW-STALE', { who });
  return reinforcementOf(game, entry(game, who)) ? null : violation('REIN-2', { who });
}

/** Who may be put on the table now; null if there is nobody. */
export function deployQuestion(game: Game, by: Side, arriving: boolean): Awaiting | null {
  const who = waiting(game, by);
  const mayKeep = who.filter((id) => reinforcementOf(game, entry(game, id)) !== null);
  return who.length > 0 ? { kind: 'deploy', by, who, mayKeep, arriving } : null;
}

/** Why somebody cannot be put there, or be kept back. */
export function deploymentViolation(game: Game, by: Side, command: Command): Violation | null {
  if (command.type === 'keepBack') return keepFault(game, command.who, by);
  if (command.type !== 'deploy') return null;
  return deployFault(game, command.who, command.at, by) ?? sideFault(game, command.who, command.flipped);
}
