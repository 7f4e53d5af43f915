import type { GrenadeKind, Profile, Weapon } from '../../engine/index.ts';

/** Weapons and card sides with what most of them have in common; the numbers are our own. */
const gun = (id: string, kind: string, shots: number, long: number, short: number, aim: number): Weapon => ({
  id,
  kind,
  shots,
  long,
  short,
  aim,
  aimEveryShot: false,
  machineGun: kind === 'lmg',
  radius: null,
});

export const rifle = (long: number, short: number, aim = 1): Weapon => gun('rifle', 'rifle', 2, long, short, aim);
export const boltRifle = (long: number, short: number, aim = 2): Weapon =>
  gun('bolt-rifle', 'rifle', 1, long, short, aim);
export const smg = (long: number, short: number, aim = 1): Weapon => gun('smg', 'smg', 2, long, short, aim);
export const lmg = (long: number, short: number, aim = 1): Weapon => gun('lmg', 'lmg', 2, long, short, aim);

/** Loads itself, and is aimed at every shot of a turn where only such weapons are (AIM-1, R16). */
export const steadyRifle = (long: number, short: number): Weapon => ({ ...rifle(long, short), aimEveryShot: true });
export const scopedRifle = (long: number, short: number): Weapon => gun('scoped-rifle', 'rifle', 1, long, short, 3);
export const pistol = (short: number): Weapon => gun('pistol', 'pistol', 2, 0, short, 0);

export const grenade: Weapon = {
  id: 'grenade',
  kind: 'frag',
  shots: 1,
  long: 0,
  short: 4,
  aim: 0,
  aimEveryShot: false,
  machineGun: false,
  radius: 2,
};

/** Grenades of the three kinds, as the 2.0 beta has them (GREN-13); where there is one kind, their dice and radius count. */
const thrown = (kind: GrenadeKind, short: number, radius: number): Weapon => ({
  ...grenade,
  id: `${kind}-grenade`,
  kind,
  short,
  radius,
});

export const fragGrenade = thrown('frag', 4, 4);
export const concussionGrenade = thrown('concussion', 4, 2);
export const smokeGrenade = thrown('smoke', 1, 2);

const plain: Profile = {
  move: 4,
  actions: 3,
  moveAndFire: null,
  opportunityFire: null,
  suppressionFire: null,
  command: null,
  camouflage: false,
  h2h: 3,
  h2hPriority: false,
  weapons: [],
};
const hurt: Profile = { ...plain, move: 3, actions: 2, h2h: 2 };

export const healthy = (own: Partial<Profile>): Profile => ({ ...plain, ...own });
export const wounded = (own: Partial<Profile>): Profile => ({ ...hurt, ...own });
