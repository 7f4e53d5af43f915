import {
  ACTION_TYPES,
  type ActionCommand,
  type ActionType,
  type Command,
  flattened,
  type Point,
} from '../../../../src/engine/index.ts';
import { all, any, type Man, type Reading, type Said, within } from './reading.ts';
import { grenadesOf, gunsOf, mayPay, mayShootAt, mayUse, onlyWeapon, suppressed } from './rights.ts';
import { apart } from './shapes.ts';
import { walk } from './walk.ts';

/** May the side whose turn it is do this now? The quick start's actions, one after the other. */
export function legal(r: Reading, command: Command): Said {
  if (!('who' in command) || !ACTION_TYPES.includes(command.type as ActionType)) return null;
  const man = r.man(command.who);
  if (!man || man.side !== r.side) return false;
  const judge = ACTIONS[command.type as ActionType] as Judge<ActionType> | undefined;
  return judge ? judge(r, man, command as never) : false;
}

type Judge<T extends ActionType> = (r: Reading, man: Man, command: Extract<ActionCommand, { type: T }>) => Said;

/** What the quick start lacks is not in here: it is never legal. */
const ACTIONS: { readonly [T in ActionType]?: Judge<T> } = {
  // MOVE-1, MOVE-2
  move: (r, man, { path }) => moves(r, man, path.map(flattened), man.profile.move),

  // MF-1, MF-2, R68, SF-4
  moveAndFire(r, man, { path, at, weapon, shotAfter }) {
    const { moveAndFire: reach } = man.profile;
    if (shotAfter !== undefined) return false; // MF-1: before or after, never half-way
    if (reach === null || suppressed(r, man) || !gunsOf(man).some((gun) => mayUse(man, gun))) return false;
    const moved = moves(r, man, path.map(flattened), reach);
    return at === undefined ? moved : all(moved, shoots(r, man, at, weapon));
  },

  // FIRE-1, FIRE-7, R15, SF-4
  fire: (r, man, { at, weapon, shots = 1, aim = false }) =>
    all(shots === 1, !aim, mayPay(r, man, 1), !suppressed(r, man), shoots(r, man, at, weapon)),

  // GREN-1 to GREN-3, R18, R19, R69, FIRE-8, SF-6
  grenade(r, man, { at: spot, weapon }) {
    const at = flattened(spot);
    const distance = r.toMarker(man, at);
    const can = grenadesOf(man).filter(
      (g) => (weapon === undefined || g.id === weapon) && g.short > 0 && onlyWeapon(man, g),
    );
    const near = within(distance, suppressed(r, man) ? 5 : 15);
    const sight = within(distance, 10) ? true : r.seesMarker(man, at);
    return all(mayPay(r, man, 2), can.length > 0, near, lies(r, at), sight);
  },

  // OF-1, SF-4, R29, R130
  opportunityFire: (r, man, { at: [x, y] }) =>
    all(
      man.profile.opportunityFire !== null,
      gunsOf(man).length > 0,
      mayPay(r, man, 1),
      !suppressed(r, man),
      lies(r, [x, y]),
      r.seesMarker(man, [x, y]),
    ),

  // SF-1, SF-2, SF-10, R47
  suppressionFire(r, man, { at: spot, with: partners = [] }) {
    const at = flattened(spot);
    const others = partners.map((id) => r.man(id));
    const firers = [man, ...others.filter((other) => other !== null)];
    const machineGun = man.profile.weapons.some((weapon) => weapon.machineGun);
    return all(
      man.profile.suppressionFire !== null,
      !others.includes(null),
      new Set(firers).size === partners.length + 1,
      firers.every((firer) => firer.side === man.side),
      partners.length > 0 || machineGun,
      r.game.state.tokens[man.side] >= firers.length,
      lies(r, at),
      ...firers.map((firer) => firesAt(r, firer, at)),
    );
  },

  // SF-3, R80
  joinSuppression(r, man, { marker }) {
    const found = r.game.state.markers.find(({ id }) => id === marker);
    if (found?.kind !== 'suppression' || found.firers.includes(man.id)) return false;
    const theirs = r.game.setup.roster.find(({ id }) => id === found.owner)?.side === man.side;
    return theirs && firesAt(r, man, found.at);
  },

  // TC-1, TC-7, R40
  takeCover: (r, man) => mayPay(r, man, 1) && !man.state.inCover,
};

/** A marker lies on the table. */
const lies = (r: Reading, [x, y]: Point): boolean =>
  x >= 0 && y >= 0 && x <= r.game.setup.table.width && y <= r.game.setup.table.height;

/** Suppression is an attack, and not after another one in the same turn (SF-10, R29). */
const firesAt = (r: Reading, man: Man, at: Point): Said =>
  all(gunsOf(man).length > 0, mayPay(r, man, 1), !suppressed(r, man), !man.state.attacked, r.seesMarker(man, at));

/** With the weapon named; one who has a choice names it. */
function shoots(r: Reading, man: Man, at: string, weapon: string | undefined): Said {
  const target = r.man(at);
  const guns = gunsOf(man).filter(({ id }) => weapon === undefined || id === weapon);
  if (!target || guns.length === 0) return false;
  const said = guns.map((gun) => mayShootAt(r, man, target, gun));
  if (guns.length === 1) return said[0] as Said;
  return any(...said) === false ? false : null;
}

function moves(r: Reading, man: Man, path: readonly Point[], reach: number): Said {
  const stands = path[0] && apart(path[0], man.at);
  if (stands === undefined || stands > 0.01 + 1e-9) return false;
  const { legal: way, tokens } = walk(r, man, path, reach);
  const pays = mayPay(r, man, tokens) && man.state.moved + tokens <= 3; // MOVE-2
  // a way of unknown price is legal at no less than 1 AT
  if (way === null) return mayPay(r, man, 1) && man.state.moved < 3 ? null : false;
  return all(way, pays);
}

/** TURN-6: a token first, as long as anything is legal (R06, left unsure here). */
export const mayEndTurn = (r: Reading): Said => (r.game.state.turn.spent >= 1 ? true : null);
