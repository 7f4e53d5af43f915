import {
  cutWay,
  flattened,
  type Game,
  type GameState,
  type Id,
  levelOf,
  type MoveFault,
  type MoveRules,
  moveStoreys,
  onGrid,
  onLevel,
  planOf,
  profile,
  traceOf,
  type Violation,
  type Waypoint,
  type WayTrace,
} from '../../engine/index.ts';
import { type RouteAnswer, routesFrom } from '../../routing/index.ts';

/** One Move action: the path to ask for, whose end may lie beyond where it is stopped, and what comes of it. */
export interface Walk {
  readonly path: readonly Waypoint[];
  readonly trace: WayTrace;
}

/** A way as Move actions, one after the other, and what is wrong with it. */
export interface Way {
  readonly walks: readonly Walk[];
  /** The whole of it, also what cannot be gone. */
  readonly drawn: readonly Waypoint[];
  readonly violation: Violation | null;
}

/** The best way to `end`, through all way-points in their order, up and down where that is cheapest. `move` is how far each action goes, in u. */
export function wayTo(
  game: Game,
  who: Id,
  through: readonly Waypoint[],
  end: Waypoint,
  move = profile(game, who).move,
): Way {
  const answer = routes(game, who, through[0] as Waypoint, move)(end);
  if ('refused' in answer) return { walks: [], drawn: [...through, end], violation: answer.refused };
  if (through.length > 1) {
    const drawn = wayThrough(game, who, [...through, end], move);
    const { walks, fault } = walksAlong(game, who, drawn, move);
    return { walks, drawn, violation: fault?.violation ?? null };
  }
  const { moves } = answer.route;
  return {
    walks: moves.map(({ asked, ...trace }) => ({ path: asked, trace })),
    drawn: pointsOf(moves),
    violation: null,
  };
}

/** Straight from point to point where that can be gone, else round what is in between. */
export function wayThrough(
  game: Game,
  who: Id,
  points: readonly Waypoint[],
  move = profile(game, who).move,
): readonly Waypoint[] {
  const way = points.slice(0, 1);
  for (const [i, to] of points.slice(1).entries()) {
    const answer = routes(game, who, points[i] as Waypoint, move)(to);
    way.push(...('route' in answer ? pointsOf(answer.route.moves).slice(1, -1) : []), to);
  }
  return way;
}

const pointsOf = (moves: readonly WayTrace[]): readonly Waypoint[] =>
  moves.flatMap(({ path }, i) => (i === 0 ? path : path.slice(1)));

/** A way of so many actions is nobody's; ends the search on one that gets nowhere. */
const MOST_ACTIONS = 12;

/** A drawn way as Move actions, each as long as it can be. */
export function walksAlong(
  game: Game,
  who: Id,
  way: readonly Waypoint[],
  move = profile(game, who).move,
): { walks: readonly Walk[]; fault: MoveFault | null } {
  const walks: Walk[] = [];
  let rest = way;
  for (;;) {
    const trace = traceOf(game, who, rest, move);
    if (!trace.fault) return { walks: [...walks, { path: rest, trace }], fault: null };
    const part = longestPart(game, who, rest, trace, move);
    if (!part || walks.length === MOST_ACTIONS) return { walks, fault: trace.fault };
    walks.push(part.walk);
    rest = part.rest;
  }
}

/** What may be lost to rounding to the grid, which must not make a path longer than it may be. */
const CLEARANCE = 0.012;
const STEP = 0.05;

/** The longest beginning of a way that is an action of its own, and what is left. */
function longestPart(
  game: Game,
  who: Id,
  way: readonly Waypoint[],
  { fault, allowance }: WayTrace,
  move: number,
): { walk: Walk; rest: readonly Waypoint[] } | null {
  if (!planOf(way) || !fault) return null;
  const limit = Math.min(allowance, fault.along);
  for (let short = 0; limit - short > STEP; short += short === 0 ? CLEARANCE : STEP) {
    const { before, after } = cutWay(way, limit - short);
    const last = before.at(-1) as Waypoint;
    const end = onLevel(onGrid(flattened(last)), levelOf(last));
    const path = [...before.slice(0, -1), end];
    const trace = traceOf(game, who, path, move);
    if (!trace.fault && trace.contacts.length === 0) return { walk: { path, trace }, rest: [end, ...after.slice(1)] };
  }
  return null;
}

/** The rest of a move from which difficult ground has taken its part loses no more to it (R131). */
function rulesNow({ setup, state }: Game, who: Id): MoveRules {
  const frame = state.frames.at(-1);
  const { movement } = setup.ruleset;
  return frame?.kind === 'movement' && frame.who === who && frame.slowed ? { ...movement, difficultLoss: 0 } : movement;
}

type Routes = (to: Waypoint) => RouteAnswer;
const known = new WeakMap<GameState, Map<string, Routes>>();

/** The ways from a place: what is clear from there is found out once for a position. */
function routes(game: Game, who: Id, from: Waypoint, move: number): Routes {
  const there = known.get(game.state) ?? new Map<string, Routes>();
  known.set(game.state, there);
  const key = `${who} ${move} ${from.join()}`;
  const found = there.get(key) ?? routesFrom(moveStoreys(game, who), rulesNow(game, who), from, move);
  there.set(key, found);
  return found;
}
