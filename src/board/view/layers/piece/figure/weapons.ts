import { type Id, isGrenade, type Profile } from '../../../../../engine/index.ts';

/** What a miniature has in his hands, as it is painted. */
export type WeaponPicture =
  | 'rifle'
  | 'carbine'
  | 'scopedRifle'
  | 'submachineGun'
  | 'machineGun'
  | 'pistol'
  | 'grenade'
  | 'nothing';

/** Other words that cards have for weapons. */
const KINDS: Readonly<Record<string, WeaponPicture>> = {
  smg: 'submachineGun',
  lmg: 'machineGun',
  mg: 'machineGun',
  hmg: 'machineGun',
  pistol: 'pistol',
  revolver: 'pistol',
  sniper: 'scopedRifle',
  carbine: 'carbine',
};

/** A rifle that gains so many dice by Aim has a scope. */
const SCOPED = 3;

/** Which weapon is seen: the one gone over to, else the first that is fired. Whoever has only grenades holds one. */
export function weaponPicture(role: string, weapons: Profile['weapons'], inHand: Id | null): WeaponPicture {
  const weapon = weapons.find(({ id }) => id === inHand) ?? weapons.find((each) => !isGrenade(each)) ?? weapons[0];
  if (!weapon) return 'nothing';
  if (isGrenade(weapon)) return 'grenade';
  if (weapon.machineGun) return 'machineGun';
  const known = KINDS[weapon.kind];
  if (known) return known;
  if (weapon.aim >= SCOPED || role === 'sniper' || role === 'marksman') return 'scopedRifle';
  return role === 'scout' ? 'carbine' : 'rifle';
}

/** What it is made of; `bright` is worn steel and brass, `dark` blued steel. */
export type Material = 'wood' | 'steel' | 'bright' | 'dark' | 'glass' | 'brass';

/**
 * A piece of a weapon: a bar from here to there, or a disc where both are the same. x runs from the grip to the muzzle, y to
 * the right; lengths are shares of the base's radius.
 */
export interface Bar {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly width: number;
  readonly of: Material;
  /** A flat end instead of a round one. */
  readonly blunt?: true;
}

const bar = (x: number, until: number, width: number, of: Material, y = 0): Bar => ({
  from: [x, y],
  to: [until, y],
  width,
  of,
  blunt: true,
});
const across = (x: number, y: number, until: number, width: number, of: Material, end = x): Bar => ({
  from: [x, y],
  to: [end, until],
  width,
  of,
});
const disc = (x: number, y: number, width: number, of: Material): Bar => ({ from: [x, y], to: [x, y], width, of });

const STOCK: readonly Bar[] = [bar(-0.46, -0.18, 0.17, 'wood'), bar(-0.26, 0.02, 0.12, 'wood')];

/** Where the muzzle is, in shares of the radius from the grip: for a flash. */
export const WEAPONS: Readonly<Record<WeaponPicture, readonly Bar[]>> = {
  rifle: [
    ...STOCK,
    bar(0, 0.62, 0.13, 'wood'),
    bar(0.6, 0.92, 0.065, 'steel'),
    bar(0.56, 0.62, 0.15, 'steel'),
    across(0.04, 0, 0.13, 0.055, 'bright'),
  ],
  carbine: [
    ...STOCK,
    bar(0, 0.5, 0.13, 'wood'),
    bar(0.48, 0.74, 0.065, 'steel'),
    across(0.04, 0, 0.12, 0.055, 'bright'),
  ],
  scopedRifle: [
    ...STOCK,
    bar(0, 0.66, 0.125, 'wood'),
    bar(0.64, 1.06, 0.06, 'steel'),
    across(0.02, 0, 0.14, 0.055, 'bright'),
    bar(-0.02, 0.36, 0.1, 'dark', -0.05),
    bar(0.3, 0.42, 0.14, 'dark', -0.05),
    disc(0.41, -0.05, 0.07, 'glass'),
  ],
  submachineGun: [
    bar(-0.4, -0.12, 0.16, 'wood'),
    bar(-0.14, 0.3, 0.135, 'steel'),
    bar(0.28, 0.6, 0.11, 'bright'),
    across(0.22, 0.03, 0.36, 0.1, 'dark', 0.26),
    bar(0.56, 0.66, 0.07, 'dark'),
  ],
  machineGun: [
    bar(-0.5, -0.2, 0.2, 'wood'),
    bar(-0.24, 0.32, 0.19, 'dark'),
    bar(0.3, 0.86, 0.13, 'steel'),
    bar(0.84, 1.08, 0.07, 'steel'),
    bar(1.02, 1.1, 0.11, 'dark'),
    across(0.82, 0, -0.3, 0.06, 'bright', 1.0),
    across(0.82, 0, 0.3, 0.06, 'bright', 1.0),
    disc(0.12, 0.16, 0.3, 'dark'),
    disc(0.12, 0.16, 0.12, 'bright'),
  ],
  pistol: [bar(-0.02, 0.3, 0.11, 'dark'), bar(-0.06, 0.06, 0.12, 'wood')],
  grenade: [bar(-0.2, 0.02, 0.08, 'wood'), bar(0.0, 0.2, 0.19, 'dark')],
  nothing: [],
};
