/**
 * Stat cards as they stand in a file (formats.md; SETUP-14). Distances in u, null = the card does not permit it.
 * A card has two sides: what the character can do unhurt, and wounded (WOUND-1).
 */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly faction: string;
  readonly points: number;
  readonly healthy: Profile;
  readonly wounded: Profile;
  /** How it looks, as a data URL; nothing in the rules asks for it. */
  readonly portrait?: string;
  readonly reinforcement?: { readonly name: string; readonly role: string; readonly healthy: Profile } | null;
}

export interface Profile {
  readonly move: number;
  /** Number of actions a turn (TURN-7). */
  readonly actions: number;
  readonly moveAndFire: number | null;
  readonly opportunityFire: number | null;
  readonly suppressionFire: number | null;
  readonly command: number | null;
  readonly camouflage: boolean;
  /** Dice in close combat. */
  readonly h2h: number;
  readonly h2hPriority: boolean;
  readonly weapons: readonly Weapon[];
}

export interface Weapon {
  readonly id: string;
  /** What it is called where it is somebody's own; without it the id says what it is. */
  readonly name?: string;
  /** One of GRENADES, or any word for a weapon that is fired. */
  readonly kind: string;
  /** Shots a turn (FIRE-6). */
  readonly shots: number;
  /** Dice beyond and within short range; 0 = cannot be fired there (R69). */
  readonly long: number;
  readonly short: number;
  /** Dice that Aim adds; 0 = cannot aim (R130). */
  readonly aim: number;
  readonly aimEveryShot: boolean;
  readonly machineGun: boolean;
  /** Reach of a burst; grenades only. */
  readonly radius: number | null;
}

export const GRENADES = ['frag', 'concussion', 'smoke'] as const;
export type GrenadeKind = (typeof GRENADES)[number];

export const isGrenade = (weapon: Weapon): boolean => (GRENADES as readonly string[]).includes(weapon.kind);
