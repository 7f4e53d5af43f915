import {
  type ActionType,
  type Awaiting,
  actionsIn,
  add,
  awaiting,
  type Character,
  type Command,
  character,
  characterAction,
  charactersOf,
  check,
  deploymentZone,
  distance,
  enemiesOf,
  flattened,
  type Game,
  type Id,
  isOnTable,
  legalActions,
  levelOf,
  onGrid,
  onLevel,
  type Point,
  passageWays,
  profile,
  rotate,
  type Side,
  scale,
  subtract,
  unit,
  type Waypoint,
} from '../engine/index.ts';
import { type Chance, chanceDice } from './chance.ts';
import { rollCommand } from './dice.ts';

/** How a bot plays: how often, out of 1, it fires where another would rather move. */
export interface Temper {
  readonly fires: number;
}

const EVEN: Temper = { fires: 0.5 };
const TAKES_COVER = 0.06;
const ENDS_TURN = 0.08;
/** Things it thinks of before it goes through all that is legal. */
const IDEAS = 6;
/** What it thinks of when it would fire, each as often as it stands here. */
const attacksIn = (game: Game): readonly ActionType[] => [
  'fire',
  'fire',
  'fire',
  ...actionsIn(game).filter((type) => type !== 'move' && type !== 'fire' && type !== 'takeCover'),
];

/**
 * A player who knows the rules and leans towards the enemy, and is random in all else. Gives the next command of whichever
 * side is asked; null when the game is over or nothing is legal, which would be a fault of the engine.
 */
export function botCommand(game: Game, chance: Chance, temper: Temper = EVEN): Command | null {
  const question = awaiting(game);
  switch (question.kind) {
    case 'over':
      return null;
    case 'roll':
      return rollCommand(chanceDice(chance), question.dice);
    case 'choose': {
      const { about, options } = question;
      const mayTurn = about.what === 'goOn' && about.reach !== null; // R73=b: any way, which no list can hold
      return mayTurn ? anything(game, chance) : (chance.pick(options)?.command ?? null);
    }
    case 'bids':
      return { type: 'bid', a: bidOf(question.most.a, chance), b: bidOf(question.most.b, chance) };
    case 'deploy':
      return deployment(game, question, chance) ?? anything(game, chance);
    case 'objective':
    case 'equip':
      return anything(game, chance);
    case 'smoke':
      return { type: 'smoke', at: spreading(game, question, chance) };
    case 'drift':
      return { type: 'drift', to: drifted(game, question, chance) };
    case 'act':
      return action(game, question.by, chance, temper) ?? anything(game, chance);
  }
}

/** A few tokens, or now and then whatever it likes. */
const bidOf = (most: number, chance: Chance): number => chance.int(0, chance.happens(0.9) ? Math.min(3, most) : most);

/** Any legal command; asking for all of them takes long. */
const anything = (game: Game, chance: Chance): Command | null =>
  chance.pick(legalActions(game).flatMap(({ samples }) => samples)) ?? null;

const KEEPS_BACK = 0.3;
/** R162: of all, where there are floors; and how many places on a floor it tries. */
const BEGINS_UPSTAIRS = 0.6;
const PLACES_UPSTAIRS = 6;

/** Of a few free places of the zone the one nearest to the middle of the table. Of two on a card either comes first, or later. */
function deployment(game: Game, question: Extract<Awaiting, { kind: 'deploy' }>, chance: Chance): Command | null {
  const zone = deploymentZone(game, question.by);
  const who = chance.pick(question.who);
  if (!zone || who === undefined) return null;
  const reinforcement = question.mayKeep.includes(who);
  if (reinforcement && chance.happens(KEEPS_BACK)) return { type: 'keepBack', who };
  const isFirst = reinforcement && character(game, who).firstFell === 0;
  const { width, height } = game.setup.table;
  const middle: Point = [width / 2, height / 2];
  const least = Math.ceil(game.setup.ruleset.baseRadius * 100);
  const most = Math.max(least, Math.round(zone.depth * 100));
  const inZone = (deep: number, x: number, y: number): Point => {
    const at: Readonly<Record<typeof zone.edge, Point>> = {
      north: [x, deep],
      south: [x, height - deep],
      west: [deep, y],
      east: [width - deep, y],
    };
    return onGrid(at[zone.edge]);
  };
  const deep = () => chance.int(least, most) / 100;
  const along = (length: number) => chance.int(0, 100) * (length / 100);
  const places = Array.from({ length: 8 }, () => inZone(deep(), along(width), along(height)));
  places.sort((p, q) => distance(p, middle) - distance(q, middle));
  const flipped = isFirst && chance.happens(0.5) ? { flipped: true } : {};
  const upstairs = placesUpstairs(game, (x, y) => inZone(deep(), x, y), chance);
  const spots = [...upstairs, ...places];
  const commands = spots.map((at): Command => ({ type: 'deploy', who, at, ...flipped }));
  return commands.find((command) => check(game, command) === null) ?? null;
}

/** A few places of the zone on one of the floors, whether it reaches so far or not. */
function placesUpstairs({ setup }: Game, inZone: (x: number, y: number) => Point, chance: Chance): readonly Waypoint[] {
  const floors = setup.elements.filter(({ top }) => top !== null);
  const floor = floors.length > 0 && chance.happens(BEGINS_UPSTAIRS) ? chance.pick(floors) : undefined;
  if (!floor) return [];
  const { at, radius } = floor.outline.bounds;
  const along = (middle: number) => middle + (chance.int(-100, 100) / 100) * radius;
  return Array.from({ length: PLACES_UPSTAIRS }, () => onLevel(inZone(along(at[0]), along(at[1])), floor.top ?? 0));
}

/** Anywhere within the limit, a hair short of it as commands are rounded; at times where it was aimed, or off the table. */
function drifted(game: Game, { from, most, exactly }: Extract<Awaiting, { kind: 'drift' }>, chance: Chance): Point {
  if (chance.happens(0.1)) return from;
  const outwards = from[1] * 2 < game.setup.table.height ? -1 : 1;
  if (chance.happens(0.2)) return onGrid(add(from, [0, outwards * (most - 0.01)]));
  const away = (exactly ? 1 : chance.int(0, 100) / 100) * (most - 0.01);
  const spot = onGrid(rotate(add(from, [away, 0]), from, chance.int(0, 359)));
  return check(game, { type: 'drift', to: spot }) ? from : spot;
}

/** Anywhere it touches the first screen; at times upon it. */
function spreading(game: Game, { from, most }: Extract<Awaiting, { kind: 'smoke' }>, chance: Chance): Point {
  const spot = onGrid(rotate(add(from, [(chance.int(0, 100) / 100) * (most - 0.01), 0]), from, chance.int(0, 359)));
  return check(game, { type: 'smoke', at: spot }) ? from : spot;
}

function action(game: Game, side: Side, chance: Chance, { fires }: Temper): Command | null {
  const able = charactersOf(game, side).filter(isOnTable);
  for (let idea = 0; idea < IDEAS; idea++) {
    if (chance.happens(ENDS_TURN) && check(game, { type: 'endTurn' }) === null) return { type: 'endTurn' };
    const who = chance.pick(able)?.id;
    const type = chance.happens(TAKES_COVER)
      ? 'takeCover'
      : chance.happens(fires)
        ? (chance.pick(attacksIn(game)) ?? 'fire')
        : 'move';
    if (who === undefined) return null;
    const command = ideaOf(game, type, who, chance);
    if (command) return command;
  }
  return null;
}

function ideaOf(game: Game, type: ActionType, who: Id, chance: Chance): Command | undefined {
  if (type === 'move') return approach(game, who, chance);
  if (type === 'moveAndFire') return charge(game, who, chance);
  const { samples } = characterAction(game, type, who);
  if (type === 'opportunityFire' && samples.length > 0) return watch(game, who, chance) ?? chance.pick(samples);
  return chance.pick(type === 'grenade' ? worthAThrow(game, who, samples) : samples);
}

/** Of all markers on a table with stairs, those that watch some of them, rather such as an enemy is so near to; and how far from their middle, in u, at most. */
const WATCHES_STAIRS = 0.7;
const NEAR_STAIRS = 6;
const BESIDE_STAIRS = 2.5;

/** A marker at stairs, a ladder or a slope, on either level, where he sees them. */
function watch(game: Game, who: Id, chance: Chance): Command | undefined {
  const passages = game.setup.elements.filter(({ passage }) => passage);
  if (passages.length === 0 || !chance.happens(WATCHES_STAIRS)) return undefined;
  const enemies = enemiesOf(game, who).flatMap(({ at }) => (at ? [at] : []));
  const inReach = passages.filter(({ outline }) => enemies.some((at) => distance(at, outline.bounds.at) < NEAR_STAIRS));
  const { outline, passage } = chance.pick(inReach.length > 0 ? inReach : passages) ?? {};
  if (!outline || !passage) return undefined;
  const off = () => (chance.int(-100, 100) / 100) * BESIDE_STAIRS;
  const spot = onGrid(add(outline.bounds.at, [off(), off()]));
  const at = onLevel(spot, chance.pick([passage.low, passage.high]) ?? passage.low);
  const command: Command = { type: 'opportunityFire', who, at };
  return check(game, command) === null ? command : undefined;
}

/** Of the throws at enemies those to another level, where there are any: seldom is one in reach. */
function worthAThrow(game: Game, who: Id, samples: readonly Command[]): readonly Command[] {
  const { level } = character(game, who);
  const atEnemies = samples.filter((command) => isAtEnemy(game, who, command));
  const elsewhere = atEnemies.filter((command) => command.type === 'grenade' && levelOf(command.at) !== level);
  return elsewhere.length > 0 ? elsewhere : atEnemies;
}

/** A grenade may be thrown anywhere; a bot throws none away, and aims as near to a base as it may (GREN-12). */
function isAtEnemy(game: Game, who: Id, command: Command): boolean {
  if (command.type !== 'grenade') return false;
  const { grenades, baseRadius, markerRadius } = game.setup.ruleset;
  const near = grenades.onBases ? 0.1 : baseRadius + markerRadius + 0.1;
  const spot = flattened(command.at);
  return enemiesOf(game, who).some(({ at, level }) => at && level === levelOf(command.at) && distance(at, spot) < near);
}

/** Move & Fire towards an enemy, with the shot before or after. Going through all that is legal would take long. */
function charge(game: Game, who: Id, chance: Chance): Command | undefined {
  const reach = profile(game, who).moveAndFire;
  const mover = character(game, who);
  const goal = chance.pick(enemiesOf(game, who));
  if (reach === null || !mover.at || !goal?.at) return undefined;
  const path = towards(mover.at, goal.at, reach, chance).map((point) => onLevel(point, mover.level));
  const command: Command = { type: 'moveAndFire', who, path, ...(chance.happens(0.4) ? { at: goal.id } : {}) };
  return check(game, command) === null ? command : undefined;
}

/** A way up or down, to an enemy or into a hole near by, a stride towards an enemy, or else whatever move there is. */
function approach(game: Game, who: Id, chance: Chance): Command | undefined {
  const mover = character(game, who);
  const enemies = enemiesOf(game, who);
  const goesUp = game.setup.elements.some(({ passage }) => passage) && chance.happens(USES_STAIRS);
  const first = goesUp ? overStairs : chance.happens(0.6) ? toSomeone : stride;
  for (const way of [first, stride, stride, stride, stride]) {
    const command = way(game, mover, enemies, chance);
    if (command && check(game, command) === null) return command;
  }
  return chance.pick(characterAction(game, 'move', who).samples);
}

type Way = (game: Game, mover: Character, enemies: readonly Character[], chance: Chance) => Command | null;

/** As far as it can go towards an enemy, more or less, on its own level. */
const stride: Way = (game, { id, at, level }, enemies, chance) => {
  const goal = chance.pick(enemies)?.at;
  if (!at || !goal) return null;
  const path = towards(at, goal, profile(game, id).move, chance).map((point) => onLevel(point, level));
  return { type: 'move', who: id, path };
};

/** Of all moves on a table with stairs, those with them in mind; and how many ways it tries where they are at hand. */
const USES_STAIRS = 0.5;
const WAYS_UP = 3;
/** Over stairs, a ladder, a slope, into a landing or out of it; else a stride towards one that begins on his level. */
const overStairs: Way = (game, { id: who, at, level }, _, chance) => {
  const { move } = profile(game, who);
  if (!at) return null;
  const ways = passageWays(game, who, move);
  for (let n = 0; n < WAYS_UP && ways.length > 0; n++) {
    const command: Command = { type: 'move', who, path: chance.pick(ways) ?? [] };
    if (check(game, command) === null) return command;
  }
  const here = game.setup.elements.filter(({ passage }) => passage?.low === level || passage?.high === level);
  const goal = chance.pick(here)?.outline.bounds.at;
  return goal
    ? { type: 'move', who, path: towards(at, goal, move, chance).map((point) => onLevel(point, level)) }
    : null;
};

function towards(at: Point, goal: Point, reach: number, chance: Chance): Point[] {
  const length = reach * (chance.happens(0.7) ? 1 : 0.5) - 0.01;
  const straight = add(at, scale(unit(subtract(goal, at)), Math.max(0, length)));
  return [at, onGrid(rotate(straight, at, chance.int(-60, 60)))];
}

const toSomeone: Way = (game, { id, at, level }, enemies, chance) => {
  if (!at) return null;
  const near = (goal: { at: Point | null; level: number }) =>
    goal.at !== null && goal.level === level && distance(goal.at, at) < 6;
  const holes = game.setup.elements.flatMap(({ holes, low }) => holes.map((hole) => ({ at: hole, level: low })));
  const goal = chance.pick([...enemies, ...holes].filter(near))?.at;
  if (!goal) return null;
  const corner: Point = [chance.happens(0.5) ? at[0] : (at[0] + goal[0]) / 2, goal[1]];
  const path = chance.happens(0.2) ? [at, corner, goal] : [at, goal];
  return { type: 'move', who: id, path: path.map((point) => onLevel(point, level)) };
};
