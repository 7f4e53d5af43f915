import type { Profile, Weapon } from '../../engine/index.ts';

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
