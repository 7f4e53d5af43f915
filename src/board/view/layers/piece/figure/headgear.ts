import type { Side } from '../../../../../engine/index.ts';

/** What is on a head: helmets are round for side a and flared for side b, so that they are told apart without colour. */
export type Headgear = 'round' | 'flared' | 'cap' | 'hood' | 'cross' | 'bandage';

const BY_ROLE: Readonly<Record<string, Headgear>> = {
  nco: 'cap',
  leader: 'cap',
  sergeant: 'cap',
  officer: 'cap',
  scout: 'hood',
  sniper: 'hood',
  marksman: 'hood',
  medic: 'cross',
};

/** Whoever leads wears a cap, who hides a hood, all others a helmet; the wounded are bareheaded, with a bandage. */
export function headgearOf(role: string, side: Side, wounded: boolean): Headgear {
  if (wounded) return 'bandage';
  return BY_ROLE[role] ?? (side === 'a' ? 'round' : 'flared');
}

/** Those who hide wear a cape in the colours of the ground. */
export const wearsCape = (role: string): boolean => BY_ROLE[role] === 'hood';
