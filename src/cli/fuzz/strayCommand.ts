import {
  ACTION_TYPES,
  type Awaiting,
  awaiting,
  type ChoiceAbout,
  COMMAND_TYPES,
  type Command,
  character,
  EDGES,
  type Game,
  GRENADES,
  type Id,
  SIDES,
} from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';
import { anyone, anyPath, anywhere, atScenery, someTarget, somewhere } from './somewhere.ts';

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
  act: ['move', 'fire', ...ACTION_TYPES, 'handOver', 'endTurn'],
  bids: ['bid'],
  deploy: ['deploy', 'keepBack'],
  objective: ['objective'],
  drift: ['drift'],
  equip: ['equip'],
  smoke: ['smoke'],
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
    case 'bid':
      return { type, a: chance.int(0, 15), b: chance.int(0, 15) };
    case 'deploy':
      return {
        type,
        who,
        at: chance.happens(0.3) ? atScenery(game, chance) : anywhere(game, chance),
        ...(chance.happens(0.2) ? { flipped: chance.happens(0.5) } : {}),
      };
    case 'keepBack':
      return { type, who };
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
        ...(chance.happens(0.1) ? { shotAfter: chance.int(0, 20) / 10 } : {}),
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
    case 'equip':
      return { type, who, grenade: chance.pick(GRENADES) };
    case 'handOver':
      return { type, who, to: anyone(game, chance), grenade: chance.pick(GRENADES) };
    case 'smoke':
      return { type, at: somewhere(game, who, chance) };
    case 'takeCover':
      return { type, who };
    case 'switchWeapon':
      return { type, who, weapon: someWeapon(game, who, chance) ?? 'nothing' };
    case 'clearBody':
      return { type, who, marker: chance.pick(game.state.markers)?.id ?? 'm1' };
    case 'recover':
      return { type, who, ...(chance.happens(0.5) ? { with: [anyone(game, chance)] } : {}) };
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

const someWeapon = (game: Game, who: Id, chance: Chance): Id | undefined =>
  chance.pick(game.setup.roster.find(({ id }) => id === who)?.card.healthy.weapons ?? [])?.id;

function anyShot(game: Game, who: Id, chance: Chance): Command {
  const weapon = someWeapon(game, who, chance);
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
