import {
  character,
  figureOf,
  type Game,
  type Id,
  isGrenade,
  profile,
  type Side,
  sideOf,
} from '../../../../engine/index.ts';
import { type WeaponPicture, weaponPicture } from './figure/weapons.ts';

/** Who somebody is and what he carries, as far as it is painted. */
export interface Man {
  readonly side: Side;
  readonly role: string;
  readonly weapon: WeaponPicture;
  /** He carries some. */
  readonly grenades: boolean;
}

/** The one of this id, as he is now: of a reinforcement card the one whose side lies upwards. */
export function manIn(game: Game, id: Id): Man {
  const { role } = figureOf(game, id);
  const { weapons } = profile(game, id);
  const { inHand, grenades } = character(game, id);
  return {
    side: sideOf(game, id),
    role,
    weapon: weaponPicture(role, weapons, inHand),
    grenades: grenades.length > 0 || weapons.some(isGrenade),
  };
}
