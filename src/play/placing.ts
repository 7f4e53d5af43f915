import {
  add,
  type Command,
  deploymentZone,
  distance,
  type Edge,
  friendsOf,
  type Game,
  type Id,
  legalActions,
  type Point,
  scale,
  sideOf,
  toOutline,
} from '../engine/index.ts';

/** Where a character is put down whose player leaves that to the program: behind something, to the fore, beside friends. */

type Deploying = Extract<Command, { type: 'deploy' }>;

/**
 * A good legal place for one who is to be deployed (SETUP-6); `flipped` as in the command. null where there is none. The
 * same position gives the same place.
 */
export function placing(game: Game, who: Id, flipped?: boolean): Deploying | null {
  const places = legalActions(game)
    .flatMap(({ samples }) => samples)
    .filter((command) => command.type === 'deploy')
    .filter((command) => command.who === who && command.flipped === flipped);
  const [first, ...rest] = places.map((place) => ({ place, worth: worthOf(game, who, place.at) }));
  return first ? rest.reduce((best, each) => (each.worth > best.worth ? each : best), first).place : null;
}

/** Shelter counts most, then friends who are neither in the way nor far away; distances in u. */
const SHELTER = 3;
const FRIENDS = { least: 3, most: 6 };

function worthOf(game: Game, who: Id, at: Point): number {
  const zone = deploymentZone(game, sideOf(game, who));
  if (!zone) return 0;
  const sheltered = isBehindSomething(game, at, FORWARD[zone.edge]);
  return (sheltered ? SHELTER : 0) + foreOf(game, zone.edge, at) + company(game, who, at);
}

/** Towards the enemy from each edge. */
const FORWARD: Readonly<Record<Edge, Point>> = { north: [0, 1], south: [0, -1], west: [1, 0], east: [-1, 0] };

/** Does something that gives cover stand right before him? */
function isBehindSomething({ setup }: Game, at: Point, forward: Point): boolean {
  const before = add(at, scale(forward, 2 * setup.ruleset.baseRadius));
  return setup.elements.some(
    ({ cover, outline }) => cover !== 'none' && toOutline(before, outline) < setup.ruleset.baseRadius,
  );
}

/** How far he stands from his own edge, as a share of half the table. */
function foreOf({ setup }: Game, edge: Edge, [x, y]: Point): number {
  const { width, height } = setup.table;
  return 2 * { north: y / height, south: 1 - y / height, west: x / width, east: 1 - x / width }[edge];
}

/** The first to come stands near the middle, the others neither in a heap nor by themselves. */
function company(game: Game, who: Id, at: Point): number {
  const { width, height } = game.setup.table;
  const friends = friendsOf(game, who).flatMap((friend) => (friend.at ? [distance(friend.at, at)] : []));
  const nearest = Math.min(...friends);
  if (nearest === Number.POSITIVE_INFINITY) return -distance(at, [width / 2, height / 2]) / Math.max(width, height);
  if (nearest < FRIENDS.least) return nearest - FRIENDS.least;
  return nearest > FRIENDS.most ? (FRIENDS.most - nearest) / 2 : 0;
}
