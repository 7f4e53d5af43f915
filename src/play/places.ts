import {
  apply,
  attack,
  type Command,
  character,
  distance,
  enemiesOf,
  flattened,
  type Game,
  type Id,
  isOnTable,
  isStanding,
  levelOf,
  type Point,
  profile,
  sum,
  traceOf,
  type Waypoint,
} from '../engine/index.ts';
import { candidatesFor, type PlacedAction } from './opponent/candidates.ts';
import { deploymentsOf } from './opponent/deploying.ts';
import { type Stand, standAt } from './stand.ts';

/**
 * Places worth choosing for one character and one kind of action, each with the legal command that means it: those the computer
 * player thinks of, so that both have one list. What is said of a place is measured on the table with the command done.
 */
export type PlacesAction = PlacedAction | 'deploy';

export interface Place {
  readonly command: Command;
  readonly at: Waypoint;
  /** Of a move and of who is deployed: what comes of it there; null of a marker or a grenade. */
  readonly there: There | null;
}

export interface There extends Stand {
  /** How one comes there; null: one is deployed. */
  readonly way: { readonly from: Point; readonly away: number; readonly tokens: number } | null;
  /** Enemies who do not see the place. */
  readonly hiddenFrom: readonly Id[];
  /** Those who do, and what each needs to hit. */
  readonly seenBy: readonly Aim[];
  /** The best shot from there. */
  readonly shot: Aim | null;
}

export interface Aim {
  readonly who: Id;
  readonly need: number;
}

/** As many as there are figures to choose them by. */
const MOST = 9;
/** Nearer to one another than this two places are one, in u. */
const APART = 0.7;

export function placesFor(game: Game, who: Id, action: PlacesAction): readonly Place[] {
  const found: Place[] = [];
  const candidates =
    action === 'deploy' ? deploymentsOf(game, who) : candidatesFor(game, who, action, { moves: 2 * MOST });
  for (const command of candidates) {
    if (found.length === MOST) break;
    const at = placeOf(command);
    if (!at || found.some((each) => isAlike(each.at, at))) continue;
    found.push({ command, at, there: thereOf(game, command) });
  }
  return found;
}

const isAlike = (p: Waypoint, q: Waypoint): boolean =>
  levelOf(p) === levelOf(q) && distance(flattened(p), flattened(q)) < APART;

function placeOf(command: Command): Waypoint | null {
  if (command.type === 'move' || command.type === 'moveAndFire') return command.path.at(-1) ?? null;
  return command.type === 'deploy' ||
    command.type === 'grenade' ||
    command.type === 'opportunityFire' ||
    command.type === 'suppressionFire'
    ? command.at
    : null;
}

/** What a move leads to, on the table as it is after it. */
function thereOf(game: Game, command: Command): There | null {
  if (command.type !== 'move' && command.type !== 'moveAndFire' && command.type !== 'deploy') return null;
  const { who } = command;
  const { at: from } = character(game, who);
  const end = placeOf(command);
  if (!end) return null;
  const { move, moveAndFire } = profile(game, who);
  const trace =
    command.type === 'deploy'
      ? null
      : traceOf(game, who, command.path, command.type === 'move' ? move : (moveAndFire ?? move));
  const after = standingAt(game, command, end);
  const enemies = enemiesOf(after, who).filter(({ id }) => isStanding(after, id) && isStanding(after, who));
  const seenBy: Aim[] = [];
  const shots: Aim[] = [];
  const hiddenFrom: Id[] = [];
  for (const { id } of enemies) {
    const [theirs, ours] = [attack(after, id, who), attack(after, who, id)];
    if (theirs.sight.los) seenBy.push({ who: id, need: sum(theirs.need) });
    else hiddenFrom.push(id);
    if (ours.sight.los && ours.violation === null && sum(ours.need) <= 6) shots.push({ who: id, need: sum(ours.need) });
  }
  const point = flattened(end);
  return {
    way: trace && from ? { from, away: distance(from, point), tokens: trace.tokens } : null,
    ...standAt(game, who, end),
    hiddenFrom,
    seenBy: seenBy.toSorted((p, q) => p.need - q.need),
    shot: shots.toSorted((p, q) => p.need - q.need)[0] ?? null,
  };
}

/** With the character there: by the command itself where nothing comes between. */
function standingAt(game: Game, command: Command, end: Waypoint): Game {
  const [at, level] = [flattened(end), levelOf(end)];
  const done = apply(game, command);
  const who = 'who' in command ? command.who : '';
  if (done.ok) {
    const now = character(done.game, who);
    if (isOnTable(now) && now.at && distance(now.at, at) < 0.01 && now.level === level) return done.game;
  }
  const characters = game.state.characters.map((c) => (c.id === who ? { ...c, at, level, inCover: false } : c));
  return { ...game, state: { ...game.state, characters } };
}
