import {
  add,
  awaiting,
  baseAt,
  baseOf,
  type Command,
  check,
  deploymentZone,
  distance,
  type Edge,
  enemiesOf,
  firearms,
  flattened,
  freePlaces,
  friendsOf,
  type Game,
  type Id,
  isOn,
  isOnTable,
  levelOf,
  onLevel,
  other,
  ownZone,
  type Place,
  type Point,
  profile,
  type Ruleset,
  rangeAt,
  scale,
  sceneOf,
  sideOf,
  sightIn,
  toOutline,
  type Waypoint,
} from '../engine/index.ts';

/**
 * Where a character is put down whose player leaves that to the program: behind something, apart from friends, over the depth
 * of the zone, and so that somebody of each side sees an enemy when play begins.
 */

type Deploying = Extract<Command, { type: 'deploy' }>;

/**
 * A good legal place for one who is to be deployed (SETUP-6); `flipped` as in the command. null where there is none. The
 * same position and the same `taste` give the same place; among places about as good, another taste likes another best.
 */
export function placing(game: Game, who: Id, flipped?: boolean, taste = 0): Deploying | null {
  const question = awaiting(game);
  const zone = deploymentZone(game, sideOf(game, who));
  if (question.kind !== 'deploy' || !question.who.includes(who) || !zone) return null;
  const ground = groundOf(game, who, zone.edge, zone.depth);
  const places = freePlaces(game, zone, who)
    .map((at): Weighed => ({ at, worth: worthOf(game, ground, at) + whim(taste, flattened(at)) }))
    .sort(byWorth);
  const best = withSight(game, who, places);
  const command: Deploying | null = best && {
    type: 'deploy',
    who,
    at: best.at,
    ...(flipped === undefined ? {} : { flipped }),
  };
  return command && check(game, command) === null ? command : null;
}

/** The same for the first of those who are to come for whom there is room; one who might be kept back (REIN-2) comes as well. */
export function placingAny(game: Game, taste = 0): Deploying | null {
  const question = awaiting(game);
  for (const who of question.kind === 'deploy' ? question.who : []) {
    const command = placing(game, who, undefined, taste);
    if (command) return command;
  }
  return null;
}

interface Weighed {
  readonly at: Waypoint;
  readonly worth: number;
}

const byWorth = (p: Weighed, q: Weighed): number => q.worth - p.worth;

// ── What a place is worth by itself and beside friends: no lines of sight yet ───────────────────────────────────────

/** What matters in one zone to the one who comes next. Lengths in u. */
interface Ground {
  /** Towards the enemy. */
  readonly forward: Point;
  readonly edge: Edge;
  readonly friends: readonly Point[];
  /** How far from the own edge he would like to stand. */
  readonly depth: number;
  /** How much of the edge there is for each of the force. */
  readonly share: number;
  readonly rules: Ruleset;
}

/** Towards the enemy from each edge. */
const FORWARD: Readonly<Record<Edge, Point>> = { north: [0, 1], south: [0, -1], west: [1, 0], east: [-1, 0] };

/** Where they like to stand, one after the other, as a share of the depth: some to the fore, some behind. */
const DEPTHS = [0.9, 0.45, 1, 0.2, 0.7] as const;

/** What counts, by what it is worth: shelter before all, but a heap never. */
const SHELTER = 3;
const HEAP = 12;
const NEAR = 1.5;
const BREADTH = 3;
const DEPTH = 0.5;
const LONELY = 0.25;
const WHIM = 0.75;

/** As near as friends like to stand and as far, in u. */
const FRIENDS = { least: 3.5, most: 8 } as const;

function groundOf(game: Game, who: Id, edge: Edge, depth: number): Ground {
  const { setup } = game;
  const friends = friendsOf(game, who).flatMap(({ at }) => (at ? [at] : []));
  const along = isAcross(edge) ? setup.table.width : setup.table.height;
  const force = setup.roster.filter(({ side }) => side === sideOf(game, who)).length;
  return {
    forward: FORWARD[edge],
    edge,
    friends,
    depth: depth * (DEPTHS[friends.length % DEPTHS.length] ?? 1),
    share: along / force,
    rules: setup.ruleset,
  };
}

const isAcross = (edge: Edge): boolean => edge === 'north' || edge === 'south';

function worthOf(game: Game, ground: Ground, place: Waypoint): number {
  const at = flattened(place);
  const sheltered = isBehindSomething(game, place, ground.forward);
  const { width, height } = game.setup.table;
  const [x, y] = at;
  const deep = { north: y, south: height - y, west: x, east: width - x }[ground.edge];
  return (sheltered ? SHELTER : 0) - DEPTH * Math.abs(deep - ground.depth) + company(game, ground, at);
}

/** Does something on his level that gives cover stand right before him? */
function isBehindSomething({ setup }: Game, at: Waypoint, forward: Point): boolean {
  const before = add(flattened(at), scale(forward, 2 * setup.ruleset.baseRadius));
  return setup.elements.some(
    (element) =>
      element.cover !== 'none' &&
      isOn(element, levelOf(at)) &&
      toOutline(before, element.outline) < setup.ruleset.baseRadius,
  );
}

/** The first to come stands near the middle, the others beside each other along the edge, neither in a heap nor by themselves. */
function company({ setup }: Game, { friends, edge, share, rules }: Ground, at: Point): number {
  const axis = isAcross(edge) ? 0 : 1;
  const { width, height } = setup.table;
  const middle = (axis === 0 ? width : height) / 2;
  if (friends.length === 0) return -Math.abs(at[axis] - middle) / middle;
  const nearest = Math.min(...friends.map((friend) => distance(friend, at)));
  const beside = Math.min(...friends.map((friend) => Math.abs(friend[axis] - at[axis])));
  const heaped = nearest < 4 * rules.baseRadius ? HEAP * (4 * rules.baseRadius - nearest) : 0;
  return (
    BREADTH * Math.min(1, beside / share) -
    heaped -
    NEAR * Math.max(0, FRIENDS.least - nearest) -
    LONELY * Math.max(0, nearest - FRIENDS.most)
  );
}

/** How much one likes a place for no reason at all: the same for the same taste, and none without one. */
function whim(taste: number, [x, y]: Point): number {
  if (taste === 0) return 0;
  const mixed = Math.sin(x * 12.9898 + y * 78.233 + taste * 37.719) * 43_758.5453;
  return WHIM * (mixed - Math.floor(mixed));
}

// ── What can be seen from it ────────────────────────────────────────────────────────────────────────────────────

/** Of so many places, the best without, it is asked what can be seen from them: each question takes time. */
const LOOKED_FROM = 12;
/** Enemies it is asked about; where fewer have been placed, spots where some are likely to come. */
const LOOKED_AT = 5;

/** What a first enemy in range is worth, each further one, cover from one of them; and each that sees one without cover beyond the first two. */
const SEES = 3;
const SEES_MORE = 0.4;
const COVERED = 0.8;
const BARE = 0.6;

/** The best with what is seen from it; where nobody of the side could shoot at anybody yet, one from which somebody can. */
function withSight(game: Game, who: Id, places: readonly Weighed[]): Weighed | null {
  const enemies = enemiesOf(game, who).flatMap(({ id, at }) => (at ? [baseOf(game, id)] : []));
  const targets = enemies.length > 1 ? enemies.slice(0, LOOKED_AT) : [...enemies, ...likely(game, who)];
  const looked = places
    .slice(0, LOOKED_FROM)
    .map(({ at, worth }): Weighed => ({ at, worth: worth + viewOf(game, who, at, targets) }))
    .sort(byWorth);
  const [best] = looked;
  if (!best || enemies.length === 0 || hasShot(game, who, enemies)) return best ?? null;
  const shoots = ({ at }: Weighed): boolean => enemies.some((enemy) => mayShoot(game, who, at, enemy));
  return looked.find(shoots) ?? places.slice(LOOKED_FROM).find(shoots) ?? best;
}

function viewOf(game: Game, who: Id, place: Waypoint, targets: readonly Place[]): number {
  const scene = sceneOf(game);
  const at = flattened(place);
  const here = baseAt(game, at, who, levelOf(place));
  let [seen, covered, inRange] = [0, 0, false];
  for (const target of targets) {
    const { los, cover } = sightIn(scene, target, here); // seen by him: sight is mutual, cover is not
    if (!los) continue;
    seen += 1;
    if (cover !== 'open') covered += 1;
    inRange ||= reaches(game, who, distance(at, target.at));
  }
  const bare = Math.max(0, seen - covered - 2);
  return (inRange ? SEES : 0) + SEES_MORE * seen + COVERED * Math.min(covered, 2) - BARE * bare;
}

/** Has somebody of his side who stands already an enemy to shoot at? */
const hasShot = (game: Game, who: Id, enemies: readonly Place[]): boolean =>
  friendsOf(game, who).some(
    (friend) =>
      isOnTable(friend) &&
      friend.at !== null &&
      enemies.some((enemy) => mayShoot(game, friend.id, onLevel(friend.at as Point, friend.level), enemy)),
  );

const mayShoot = (game: Game, who: Id, at: Waypoint, target: Place): boolean =>
  reaches(game, who, distance(flattened(at), target.at)) &&
  sightIn(sceneOf(game), baseAt(game, flattened(at), who, levelOf(at)), target).los;

/** Does one of his firearms have dice over that distance between centres? */
function reaches(game: Game, who: Id, apart: number): boolean {
  const { ruleset } = game.setup;
  const range = rangeAt(ruleset, apart - 2 * ruleset.baseRadius);
  return firearms(profile(game, who)).some((weapon) => weapon[range] > 0);
}

/** Spots along the enemy's edge where somebody will stand, in the order of his own zone. */
function likely(game: Game, who: Id): readonly Place[] {
  const zone = ownZone(game, other(sideOf(game, who)));
  if (!zone) return [];
  const { width, height } = game.setup.table;
  const deep = Math.max(game.setup.ruleset.baseRadius, zone.depth * 0.8);
  return [0.25, 0.5, 0.75].map((share) => {
    const at: Readonly<Record<Edge, Point>> = {
      north: [share * width, deep],
      south: [share * width, height - deep],
      west: [deep, share * height],
      east: [width - deep, share * height],
    };
    return baseAt(game, at[zone.edge]);
  });
}
