import type { Id, Weapon } from '../../../../src/engine/index.ts';
import { all, type Man, type Reading, type Said, within } from './reading.ts';
import { apart, BASE, MARKER } from './shapes.ts';

/** Tokens, actions, suppression, weapons: what a character may do at all. */

/** CMD-1, R31, R41, R42, R71: the best leader among the friends within 5u; nobody leads himself. */
const command = (r: Reading, man: Man): number =>
  Math.max(
    0,
    ...r.friendsOf(man).map((friend) => (within(r.distance(friend, man), 5) ? (friend.profile.command ?? 0) : 0)),
  );

/** TURN-7, TURN-11, TURN-14, WOUND-3: so many tokens, each of which counts as an action. */
export const mayPay = (r: Reading, man: Man, tokens: number): boolean =>
  !man.state.shock &&
  r.game.state.tokens[man.side] >= tokens &&
  man.profile.actions + command(r, man) - man.state.spent >= tokens;

/** SF-4, R60: stamped in this turn, or in a zone now. */
export const suppressed = (r: Reading, man: Man): boolean =>
  man.state.suppressedIn === r.game.state.turn.number ||
  r.game.state.markers.some(
    (m) => m.kind === 'suppression' && within(Math.max(0, apart(m.at, man.at) - BASE - MARKER), m.range),
  );

const GRENADES = ['frag', 'concussion', 'smoke'];
export const gunsOf = ({ profile }: Man): readonly Weapon[] =>
  profile.weapons.filter((w) => !GRENADES.includes(w.kind));
export const grenadesOf = ({ profile }: Man): readonly Weapon[] =>
  profile.weapons.filter((w) => GRENADES.includes(w.kind));

/** Fired, thrown, or used for suppression fire: then with no shot of the turn. */
const used = (man: Man): readonly Id[] => Object.keys(man.state.shots);

/** FIRE-8, R82: no other weapon of the card has been used in this turn. */
export const onlyWeapon = (man: Man, weapon: Weapon): boolean => used(man).every((id) => id === weapon.id);

/** FIRE-6. */
const hasShot = (man: Man, weapon: Weapon): boolean => (man.state.shots[weapon.id] ?? 0) < weapon.shots;

export const mayUse = (man: Man, weapon: Weapon): boolean => onlyWeapon(man, weapon) && hasShot(man, weapon);

export const rangeOf = (r: Reading, from: Man, to: Man): 'short' | 'long' =>
  within(r.distance(from, to), 10) ? 'short' : 'long'; // FIRE-2

/** FIRE-1, FIRE-2, FIRE-6, FIRE-8, R25, R69: the shot itself, whatever it costs. */
export const mayShootAt = (r: Reading, from: Man, to: Man, weapon: Weapon): Said =>
  all(
    from.side !== to.side,
    !r.touching(from, to),
    weapon[rangeOf(r, from, to)] > 0,
    mayUse(from, weapon),
    r.sees(from, to),
  );
