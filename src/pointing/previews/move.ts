import {
  apply,
  awaiting,
  type Command,
  check,
  distance,
  findCharacter,
  flattened,
  type Game,
  type Id,
  isOnTable,
  levelOf,
  moveStoreys,
  onGrid,
  onLevel,
  sideOf,
  standFault,
  type Violation,
  violation,
  type Waypoint,
  type WayTrace,
} from '../../engine/index.ts';
import { nearestPlace } from '../../routing/index.ts';
import type { Tool } from '../hand.ts';
import { holeAt } from '../picking.ts';
import { standsAt } from '../plans/places.ts';
import { type Walk, type Way, wayTo } from '../plans/ways.ts';

type MoveTool = Extract<Tool, { kind: 'move' }>;
/** The tools that point out a way. */
export type WayTool = Extract<Tool, { kind: 'move' | 'moveAndFire' }>;

export interface MovePreview {
  readonly who: Id;
  /** One for each Move action. Of a way that is refused, the first `allowed` could be gone. */
  readonly moves: readonly WayTrace[];
  readonly allowed: number;
  /** The whole way, also what of it is refused. */
  readonly drawn: readonly Waypoint[];
  /** Where it ends: what was pointed at, or a legal place a little beside it. */
  readonly end: Waypoint;
  readonly length: number;
  readonly tokens: number;
  readonly violation: Violation | null;
  /** Given one after the other, as long as nothing happens on the way. */
  readonly commands: readonly Command[];
  /** What is refused, if it is so at once: null where only a later action of the way is. */
  readonly refused: Command | null;
  /** Where no base may stand: the nearest place where one may. */
  readonly instead: Waypoint | null;
}

/** The command that a way begins with; null where only a later action of it is refused. */
export const commandOfWay = ({ commands, refused }: MovePreview): Command | null => commands[0] ?? refused;

/** Where such a tool points to: what a tap proposed, the pointer, or what is offered instead of a refused place. */
export const endOf = ({ end, offer }: WayTool, pointer: Waypoint | null): Waypoint | null =>
  end ?? pointer ?? offer ?? null;

/** A hand is not that exact: an end so little beside a legal place, in u, or so little too far, means that place. */
export const SNAP = 0.5;
/** Nor does anybody pay for another action to go so little farther, in u. */
const SHORT_OF = 0.15;

/** The best way of the tool's character along its way-points to `end`. */
export function movePreview(game: Game, { who, waypoints }: MoveTool, end: Waypoint): MovePreview | null {
  const stands = findCharacter(game, who);
  const start = stands && isOnTable(stands) ? standsAt(game, who) : null;
  if (!start) return null;
  const through = [start, ...waypoints];
  const meant = meantBy(game, who, end);
  const near = meant.legal ?? (meant.nearest && isBeside(meant.nearest, end) ? meant.nearest : null);
  const eased = near && judged(game, who, wayTo(game, who, through, near), near);
  if (eased && (meant.legal || !eased.violation)) return eased;
  return { ...judged(game, who, wayTo(game, who, through, meant.at), meant.at), instead: meant.nearest };
}

const isBeside = (place: Waypoint, end: Waypoint): boolean => distance(flattened(place), flattened(end)) <= SNAP;

export interface Meant {
  readonly at: Waypoint;
  /** The same if a move may end there. */
  readonly legal: Waypoint | null;
  /** Where it may not: where the nearest place of that level is. */
  readonly nearest: Waypoint | null;
}

/** A point of an enemy's base means him, one near a hole or a landing that; else the point itself, rounded. */
export function meantBy(game: Game, who: Id, end: Waypoint): Meant {
  const { baseRadius, movement } = game.setup.ruleset;
  const storeys = moveStoreys(game, who);
  const [point, level] = [flattened(end), levelOf(end)];
  const enemy = storeys.on(level).enemies.find((e) => distance(e.at, point) < baseRadius);
  if (enemy) return { at: onLevel(enemy.at, level), legal: onLevel(enemy.at, level), nearest: null };
  const at = holeAt(game, point, level) ?? onLevel(onGrid(point), level);
  const scene = storeys.on(levelOf(at));
  if (!standFault(scene, movement, flattened(at))) return { at, legal: at, nearest: null };
  const nearest = nearestPlace(scene, movement, flattened(at));
  return { at, legal: null, nearest: nearest && onLevel(nearest, levelOf(at)) };
}

/** What the tokens and actions left allow of a way. */
function judged(game: Game, who: Id, way: Way, end: Waypoint): MovePreview {
  const walks = worthIt(way.walks);
  const commands = walks.map(({ path }): Command => ({ type: 'move', who, path }));
  const { allowed, violation } = way.violation ? { allowed: 0, violation: way.violation } : afforded(game, who, walks);
  const rest = walks.slice(allowed);
  const isShort = allowed > 0 && lengthOf(rest) <= SNAP && isOpenEnd(rest.at(-1));
  const refused = isShort ? null : violation;
  const shown = isShort ? walks.slice(0, allowed) : walks;
  const moves = shown.map(({ trace }) => trace);
  return {
    who,
    moves,
    allowed,
    drawn: shown.length < way.walks.length ? moves.flatMap(({ path }) => path) : way.drawn,
    end: moves.at(-1)?.end ?? end,
    length: lengthOf(shown),
    tokens: moves.reduce((sum, move) => sum + move.tokens, 0),
    violation: refused,
    commands: refused ? [] : commands.slice(0, shown.length),
    refused: refused && allowed === 0 ? (commands[0] ?? { type: 'move', who, path: way.drawn }) : null,
    instead: null,
  };
}

/** Without a last action that would be hardly any farther. */
function worthIt(walks: readonly Walk[]): readonly Walk[] {
  const last = walks.at(-1);
  return walks.length > 1 && last && last.trace.length <= SHORT_OF && isOpenEnd(last) ? walks.slice(0, -1) : walks;
}

/** Could it end elsewhere just as well: neither at an enemy nor in a hole? */
export const isOpenEnd = (walk: Walk | undefined): boolean =>
  !walk || (walk.trace.contacts.length === 0 && !walk.trace.hole);

const lengthOf = (walks: readonly Walk[]): number => walks.reduce((sum, { trace }) => sum + trace.length, 0);

/** How many of the actions can be done one after the other, and why not the next. */
function afforded(game: Game, who: Id, walks: readonly Walk[]): { allowed: number; violation: Violation | null } {
  let now = game;
  for (const [i, { path, trace }] of walks.entries()) {
    const command: Command = { type: 'move', who, path };
    const question = awaiting(now);
    // who can say what comes of an answer; the side's last token has ended its turn
    if (i > 0 && question.kind !== 'act') break;
    if (i > 0 && question.kind === 'act' && question.by !== sideOf(game, who)) {
      return { allowed: i, violation: violation('TURN-11', { need: trace.tokens, have: 0 }) };
    }
    const refused = check(now, command);
    if (refused) return { allowed: i, violation: refused };
    const after = i + 1 < walks.length ? apply(now, command) : null;
    if (after?.ok) now = after.game;
  }
  return { allowed: walks.length, violation: null };
}
