import {
  ACTION_TYPES,
  type Awaiting,
  awaiting,
  type ChoiceAbout,
  COMMAND_FIELDS,
  COMMAND_TYPES,
  type Command,
  type Correction,
  character,
  EDGES,
  type fields,
  findCharacter,
  type Game,
  GRENADES,
  grenadesOf,
  type Id,
  type LaidMarker,
  onGrid,
  onLevel,
  type Point,
  rotate,
  SIDES,
} from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';
import {
  anyone,
  anyPath,
  anywhere,
  atScenery,
  chargesOf,
  nearSomeone,
  onSomeLevel,
  someTarget,
} from './randomPlaces.ts';

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
        at: onSomeLevel(game, chance.happens(0.3) ? atScenery(game, chance) : anywhere(game, chance), chance),
        ...(chance.happens(0.2) ? { flipped: chance.happens(0.5) } : {}),
      };
    case 'move':
      return { type, who, path: anyPath(game, who, chance, 4) };
    case 'objective':
      return chance.happens(0.5)
        ? { type, element: chance.pick(game.setup.scenery)?.id ?? 'nothing' }
        : { type, at: onSomeLevel(game, anywhere(game, chance), chance) };
    case 'fire':
      return anyShot(game, who, chance);
    case 'grenade':
      return anyThrow(game, who, chance);
    case 'moveAndFire':
      if (chance.happens(INTO_CONTACT)) {
        const charge = chance.pick(chargesOf(game));
        if (charge) return { type, ...charge };
      }
      return {
        type,
        who,
        path: anyPath(game, who, chance, 2),
        ...(chance.happens(0.5) ? { at: someTarget(game, who, chance) } : {}),
        ...(chance.happens(0.1) ? { shotAfter: chance.int(0, 20) / 10 } : {}),
      };
    case 'roll':
      return { type, dice: Array.from({ length: chance.int(0, 4) }, () => chance.int(1, 6)) };
    case 'concede':
    case 'agree':
    case 'freeRoll':
      return anyAgreement(chance);
    case 'umpire':
      return anyCorrection(game, chance);
    default:
      return { type, ...anyFields(COMMAND_FIELDS[type], game, who, chance) } as Command;
  }
}

/** Something for each field of a command, by what the engine says the field is; what may be left out sometimes is. */
function anyFields(of: fields.Fields, game: Game, who: Id, chance: Chance): Record<string, unknown> {
  const wanted = Object.entries(of).filter(([, { optional }]) => !optional || chance.happens(0.6));
  return Object.fromEntries(wanted.map(([name, field]) => [name, anyValue(name, field, game, who, chance)]));
}

function anyValue(name: string, field: fields.Field, game: Game, who: Id, chance: Chance): unknown {
  switch (field.kind) {
    case 'id':
      if (name === 'who') return who;
      if (name === 'weapon') return someWeapon(game, who, chance) ?? 'nothing';
      return name === 'marker' ? (chance.pick(game.state.markers)?.id ?? 'm1') : anyone(game, chance);
    case 'point':
      return nearSomeone(game, who, chance);
    case 'waypoint':
      return onSomeLevel(game, nearSomeone(game, who, chance), chance);
    case 'oneOf':
      return chance.pick(field.of);
    case 'list':
      return [anyValue(name, field.of, game, who, chance)];
    default:
      return undefined; // commands with other fields have a case of their own
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

/** Of all Moves & Fires, those straight at an enemy, where one is near (R68). */
const INTO_CONTACT = 0.8;

/** Most times by who carries a grenade, as far in any direction as a throw may be refused for what stands in between. */
/** Of all throws, those right onto somebody (GREN-12). */
const ONTO_A_BASE = 0.1;

function anyThrow(game: Game, who: Id, chance: Chance): Command {
  const carriers = game.setup.roster.filter(({ id, side }) => side === game.state.turn.side && grenadesOf(game, id)[0]);
  const by = chance.pick(carriers)?.id;
  const stands = by && findCharacter(game, by)?.at;
  if (!stands || chance.happens(0.3)) {
    return { type: 'grenade', ...anyFields(COMMAND_FIELDS.grenade, game, who, chance) } as Command;
  }
  const base = chance.happens(ONTO_A_BASE) ? findCharacter(game, someTarget(game, by, chance)) : null;
  if (base?.at) return { type: 'grenade', who: by, at: onLevel(base.at, base.level) };
  const far: Point = [stands[0] + chance.int(100, 1600) / 100, stands[1]];
  return { type: 'grenade', who: by, at: onSomeLevel(game, onGrid(rotate(far, stands, chance.int(0, 359))), chance) };
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
  const event = chance.pick<Correction>([
    { event: 'placed', who, at: onSomeLevel(game, anywhere(game, chance), chance) },
    { event: 'placed', who, at: chance.pick(game.state.characters)?.at ?? [0, 0] },
    { event: 'corrected', who, wounded: chance.happens(0.5), inCover: chance.happens(0.5), spent: chance.int(0, 3) },
    { event: 'corrected', who: fallen(game, chance) ?? who, out: false },
    { event: 'corrected', who, shock: chance.happens(0.5), out: true },
    { event: 'markerRemoved', marker: chance.pick(game.state.markers)?.id ?? 'm1' },
    { event: 'tokensSet', side, tokens: chance.int(0, 9) },
    { event: 'turnSet', side, number: Math.max(1, game.state.turn.number + chance.int(-2, 2)) },
    { event: 'grenadesSet', who, grenades: GRENADES.filter(() => chance.happens(0.5)) },
    { event: 'markerPlaced', marker: anyMarker(game, chance) },
  ]);
  return { type: 'umpire', events: event ? [event] : [], note: 'set straight', settle: chance.happens(0.5) };
}

/** Where somebody stands, or anywhere; his fire most often together with a friend's. */
function anyMarker(game: Game, chance: Chance): LaidMarker {
  const owner = anyone(game, chance);
  const side = chance.pick(SIDES) ?? 'a';
  const at = onSomeLevel(game, chance.pick(game.state.characters)?.at ?? anywhere(game, chance), chance);
  const laid = chance.pick<LaidMarker>([
    { kind: 'opportunity', at, owner },
    { kind: 'suppression', at, owner, with: [anyone(game, chance)] },
    { kind: 'body', at, of: owner },
    { kind: 'objective', at, owner: side },
    { kind: 'smoke', at, owner: side },
  ]);
  return laid ?? { kind: 'grenade', at, grenade: chance.pick(GRENADES) ?? 'frag' };
}

/** The same with a field that is missing, foreign, or of another kind. */
function mangled(command: Command, chance: Chance): unknown {
  const fields = Object.entries(command);
  const name = chance.pick(fields)?.[0] ?? 'type';
  const odd = chance.pick([undefined, null, -1, Number.NaN, Number.POSITIVE_INFINITY, '', 'b', [], {}, [[1]], 7.5]);
  if (chance.happens(0.2)) return chance.pick([null, undefined, 3, 'move', [], { type: '__proto__' }]);
  return chance.happens(0.5) ? { ...command, [name]: odd } : { ...command, extra: odd };
}
