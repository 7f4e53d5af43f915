import { type Card, GRENADES, type GrenadeKind, isGrenade, type Weapon } from '../cards.ts';
import type { Game, GrenadeMarker, Id, Side, SmokeMarker } from '../model.ts';
import { cardOf, character, charactersOf, profile, sideOf } from '../table.ts';

/** Readers of grenades: those a card lists, extra ones (GREN-14, GREN-18), and what lies on the table of them. */

/** The ids of extra grenades among the weapons of a character; a weapon of the card with that id comes first. */
const EXTRA: Readonly<Record<GrenadeKind, Id>> = {
  frag: 'extra-frag',
  concussion: 'extra-concussion',
  smoke: 'extra-smoke',
};

/** GREN-13: an extra grenade as a weapon; null where there is none to be had. */
export function extraGrenade(game: Game, kind: GrenadeKind): Weapon | null {
  const bought = game.setup.ruleset.grenades.extra?.of[kind];
  if (!bought) return null;
  const { dice, radius } = bought;
  const unused = { long: 0, aim: 0, aimEveryShot: false, machineGun: false } as const;
  return { ...unused, id: EXTRA[kind], kind, shots: 1, short: dice, radius };
}

/** What a character can throw: the grenades of its card, then one of each kind it carries. */
export const grenadesOf = (game: Game, who: Id): readonly Weapon[] => [
  ...profile(game, who).weapons.filter(isGrenade),
  ...GRENADES.filter((kind) => character(game, who).grenades.includes(kind)).flatMap(
    (kind) => extraGrenade(game, kind) ?? [],
  ),
];

/** The kind of an extra grenade that is meant by the id of a weapon; null if it is one of the card, or unknown. */
export const extraKind = (game: Game, who: Id, weapon: Id): GrenadeKind | null =>
  listed(cardOf(game, who), weapon) ? null : (GRENADES.find((kind) => EXTRA[kind] === weapon) ?? null);

const listed = ({ healthy, wounded, reinforcement }: Card, weapon: Id): Weapon | undefined =>
  [healthy, wounded, ...(reinforcement ? [reinforcement.healthy] : [])]
    .flatMap(({ weapons }) => weapons)
    .find(({ id }) => id === weapon);

/** A grenade that has left the hand, as the card shows it now; null if it shows it no longer. */
export function thrownGrenade(game: Game, who: Id, weapon: Id): Weapon | null {
  const kind = extraKind(game, who, weapon);
  return kind ? extraGrenade(game, kind) : (profile(game, who).weapons.find(({ id }) => id === weapon) ?? null);
}

/** The kind of that grenade, whatever the card shows now. */
export const thrownKind = (game: Game, who: Id, weapon: Id): string =>
  listed(cardOf(game, who), weapon)?.kind ?? extraKind(game, who, weapon) ?? '';

/** GREN-2 to 4: how far it goes, in u, for sure and at most, and beyond what the spot must be seen; null: see the ruleset. */
export function rangesOf(
  game: Game,
  kind: string,
): { readonly sure: number | null; readonly longest: number | null; readonly sightBeyond: number | null } {
  const { kinds, sure, longest, sightBeyond } = game.setup.ruleset.grenades;
  const own = kinds && Object.hasOwn(kinds, kind) ? kinds[kind as GrenadeKind] : null;
  return own ?? { sure, longest, sightBeyond };
}

/** SETUP-10: what a side has bought and not yet given to anybody, before play. */
export function unassigned(game: Game, side: Side): readonly GrenadeKind[] {
  const left = [...(game.setup.sides[side].grenades ?? [])];
  for (const kind of charactersOf(game, side).flatMap((c) => c.grenades)) {
    const place = left.indexOf(kind);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

export const grenadeMarkers = (game: Game): readonly GrenadeMarker[] =>
  game.state.markers.filter((m): m is GrenadeMarker => m.kind === 'grenade');

export const smokeMarkers = (game: Game): readonly SmokeMarker[] =>
  game.state.markers.filter((m): m is SmokeMarker => m.kind === 'smoke');

/** GREN-15: the first screens of a side that are still to be followed by their second. */
export const smokeToSpread = (game: Game, side: Side): readonly SmokeMarker[] =>
  smokeMarkers(game).filter((m) => m.owner === side && !m.spread);

/** The screen that a smoke grenade of `who` makes, without its id; null where it makes none. */
export function screenOf(game: Game, who: Id, weapon: Id): Pick<SmokeMarker, 'kind' | 'radius' | 'owner'> | null {
  const radius = game.setup.ruleset.grenades.smokeRadius;
  if (radius === null || thrownKind(game, who, weapon) !== 'smoke') return null;
  return { kind: 'smoke', radius, owner: sideOf(game, who) };
}
