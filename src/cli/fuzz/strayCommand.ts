import {
  ACTION_TYPES,
  type Awaiting,
  awaiting,
  type ChoiceAbout,
  COMMAND_TYPES,
  type Command,
  character,
  distance,
  EDGES,
  enemiesOf,
  findCharacter,
  type Game,
  type Id,
  onGrid,
  type Point,
  SIDES,
} from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';

/** A command that may be anything: nonsense, out of turn, or by luck legal. The engine has to live with it. */
export function strayCommand(game: Game, chance: Chance): Command {
  const question = awaiting(game);
  const type = chance.happens(0.5) ? chance.pick(ANSWERS[question.kind]) : chance.pick(COMMAND_TYPES);
  const command =
    question.kind === 'choose' && question.about.what === 'goOn' && chance.happens(0.5)
      ? newWay(game, question.about, chance)
      : wellFormed(type ?? 'pass', game, chance);
  return chance.happens(0.15) ? (mangled(command, chance) as Command) : command;
}

/** What is most likely to be taken, so that refusals beyond “not now” come up as well. */
const ANSWERS: Readonly<Record<Awaiting['kind'], readonly Command['type'][]>> = {
  act: ['move', 'fire', ...ACTION_TYPES, 'endTurn'],
  deploy: ['deploy'],
  objective: ['objective'],
  drift: ['drift'],
  choose: ['choose', 'takeCover', 'fire', 'aim', 'pass'],
  roll: ['roll'],
  over: ['pass'],
};

/** R73=b, or where it is not ruled so: straight and seldom too long, or anything. */
function newWay(game: Game, { who, reach }: Extract<ChoiceAbout, { what: 'goOn' }>, chance: Chance): Command {
  const most = reach ?? 4;
  const stands = character(game, who).at;
  if (!stands || chance.happens(0.3)) return { type: 'move', who, path: anyPath(game, who, chance, Math.ceil(most)) };
  const step = () => (chance.int(-80, 80) / 100) * most;
  return { type: 'move', who, path: [stands, [stands[0] + step(), stands[1] + step()]] };
}

function wellFormed(type: Command['type'], game: Game, chance: Chance): Command {
  const who = anyone(game, chance);
  switch (type) {
    case 'choose':
      return { type, option: chance.happens(0.5) ? (chance.pick(EDGES) ?? 'north') : who };
    case 'deploy':
      return { type, who, at: chance.happens(0.3) ? atScenery(game, chance) : anywhere(game, chance) };
    case 'move':
      return { type, who, path: anyPath(game, who, chance, 4) };
    case 'objective':
      return chance.happens(0.5)
        ? { type, element: chance.pick(game.setup.scenery)?.id ?? 'nothing' }
        : { type, at: anywhere(game, chance) };
    case 'fire':
      return anyShot(game, who, chance);
    case 'moveAndFire':
      return {
        type,
        who,
        path: anyPath(game, who, chance, 2),
        ...(chance.happens(0.5) ? { at: someTarget(game, who, chance) } : {}),
      };
    case 'grenade':
    case 'opportunityFire':
      return { type, who, at: somewhere(game, who, chance) };
    case 'suppressionFire':
      return {
        type,
        who,
        at: somewhere(game, who, chance),
        ...(chance.happens(0.7) ? { with: [anyone(game, chance)] } : {}),
      };
    case 'joinSuppression':
      return { type, who, marker: chance.pick(game.state.markers)?.id ?? 'm1' };
    case 'drift':
      return { type, to: somewhere(game, who, chance) };
    case 'takeCover':
      return { type, who };
    case 'roll':
      return { type, dice: Array.from({ length: chance.int(0, 4) }, () => chance.int(1, 6)) };
    case 'concede':
    case 'agree':
    case 'freeRoll':
      return anyAgreement(chance);
    case 'umpire':
      return anyCorrection(game, chance);
    case 'aim':
    case 'pass':
    case 'endTurn':
      return { type };
  }
}

/** Most times one of the side whose turn it is: others are refused for that alone. */
function anyone({ setup, state }: Game, chance: Chance): Id {
  if (chance.happens(0.05)) return 'nobody';
  const own = chance.happens(0.5) ? setup.roster.filter(({ side }) => side === state.turn.side) : setup.roster;
  return chance.pick(own)?.id ?? 'nobody';
}

/** The other one who stands nearest, most times, or the nearest enemy. */
function someTarget(game: Game, who: Id, chance: Chance): Id {
  if (chance.happens(0.3)) return anyone(game, chance);
  const { at } = character(game, who);
  const others =
    game.setup.roster.some(({ id }) => id === who) && chance.happens(0.6)
      ? [...enemiesOf(game, who)]
      : game.state.characters.filter(({ id, at: there }) => id !== who && there);
  const away = ({ at: there }: { at: Point | null }) => (at && there ? distance(at, there) : 0);
  return others.sort((p, q) => away(p) - away(q))[0]?.id ?? 'nobody';
}

/** A point of the table or a little beyond it. */
function anywhere({ setup }: Game, chance: Chance): Point {
  const along = (most: number) => chance.int(-100, Math.round(most * 100) + 100) / 100;
  return [along(setup.table.width), along(setup.table.height)];
}

/** In or at the edge of an element, if there is one; most times of one that is an objective. */
function atScenery(game: Game, chance: Chance): Point {
  const goal = game.state.objectives[chance.pick(SIDES)];
  const picked = goal && 'element' in goal && chance.happens(0.7) ? goal.element : null;
  const { outline } = game.setup.elements.find(({ id }) => id === picked) ?? chance.pick(game.setup.elements) ?? {};
  if (!outline) return anywhere(game, chance);
  const { at, radius } = outline.bounds;
  const reach = Math.round(radius * 100);
  return onGrid([at[0] + chance.int(-reach, reach) / 100, at[1] + chance.int(-reach, reach) / 100]);
}

/** Near someone, most times. */
function somewhere(game: Game, who: Id, chance: Chance): Point {
  const near = chance.happens(0.7) ? findCharacter(game, someTarget(game, who, chance))?.at : null;
  if (!near) return anywhere(game, chance);
  return onGrid([near[0] + chance.int(-400, 400) / 100, near[1] + chance.int(-400, 400) / 100]);
}

/** From where the base stands, most times, to some points near it, onto scenery, or into a hole; `reach` in u. */
function anyPath(game: Game, who: Id, chance: Chance, reach: number): Point[] {
  const stands = game.state.characters.find(({ id }) => id === who)?.at;
  if (!stands || chance.happens(0.1)) return [anywhere(game, chance), anywhere(game, chance)];
  const hole = chance.happens(0.1) ? chance.pick(game.setup.elements.flatMap(({ holes }) => holes)) : undefined;
  if (hole) return [stands, hole];
  const on = chance.happens(0.3) ? atScenery(game, chance) : undefined;
  if (on && distance(on, stands) < reach + 1) return [stands, on];
  const step = () => chance.int(-reach * 100, reach * 100) / 100;
  return [stands, ...Array.from({ length: chance.int(1, 3) }, (): Point => [stands[0] + step(), stands[1] + step()])];
}

function anyShot(game: Game, who: Id, chance: Chance): Command {
  const weapon = chance.pick(game.setup.roster.find(({ id }) => id === who)?.card.healthy.weapons ?? [])?.id;
  return {
    type: 'fire',
    who,
    at: someTarget(game, who, chance),
    ...(weapon === undefined || chance.happens(0.2) ? {} : { weapon }),
    ...(chance.happens(0.1) ? { shots: 2 } : {}),
    ...(chance.happens(0.2) ? { aim: true } : {}),
  };
}

const fallen = (game: Game, chance: Chance): Id | undefined =>
  chance.pick(game.state.characters.filter(({ out }) => out))?.id;

/** What the sides may do at any time, and mostly ends the game. */
export function anyAgreement(chance: Chance): Command {
  const side = chance.pick(SIDES);
  const all: readonly [Command, ...Command[]] = [
    { type: 'concede', side },
    { type: 'agree', what: 'draw' },
    { type: 'agree', what: 'stop' },
    { type: 'freeRoll', by: side, dice: chance.int(1, 3), note: 'what no rule covers' },
  ];
  return chance.pick(all);
}

/** Something for the umpire to set straight, possible or not. */
export function anyCorrection(game: Game, chance: Chance): Command {
  const who = anyone(game, chance);
  const side = chance.pick(SIDES) ?? 'a';
  const event = chance.pick([
    { event: 'placed', who, at: anywhere(game, chance) },
    { event: 'placed', who, at: chance.pick(game.state.characters)?.at ?? [0, 0] },
    { event: 'corrected', who, wounded: chance.happens(0.5), inCover: chance.happens(0.5), spent: chance.int(0, 3) },
    { event: 'corrected', who: fallen(game, chance) ?? who, out: false },
    { event: 'corrected', who, shock: chance.happens(0.5), out: true },
    { event: 'markerRemoved', marker: chance.pick(game.state.markers)?.id ?? 'm1' },
    { event: 'tokensSet', side, tokens: chance.int(0, 9) },
  ] as const);
  return { type: 'umpire', events: event ? [event] : [], note: 'set straight', settle: chance.happens(0.5) };
}

/** The same with a field that is missing, foreign, or of another kind. */
function mangled(command: Command, chance: Chance): unknown {
  const fields = Object.entries(command);
  const name = chance.pick(fields)?.[0] ?? 'type';
  const odd = chance.pick([undefined, null, -1, Number.NaN, Number.POSITIVE_INFINITY, '', 'b', [], {}, [[1]], 7.5]);
  if (chance.happens(0.2)) return chance.pick([null, undefined, 3, 'move', [], { type: '__proto__' }]);
  return chance.happens(0.5) ? { ...command, [name]: odd } : { ...command, extra: odd };
}
