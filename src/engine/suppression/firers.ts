import type { Game, Id, SuppressionMarker } from '../model.ts';
import { cardOf, sideOf } from '../table.ts';
import { suppressionMarkers } from './zones.ts';

/** Readers of who fires along. */

/** R47=b: an officer has others fire, and spends nothing himself. */
export const coordinates = (game: Game, who: Id): boolean =>
  !game.setup.ruleset.suppression.officerFires && cardOf(game, who).role === 'officer';

/** Those who fire when `who` begins it with these partners: he himself too, but for an officer with R47=b. They pay. */
export const firersOf = (game: Game, who: Id, partners: readonly Id[]): readonly Id[] =>
  coordinates(game, who) ? partners : [who, ...partners];

/** Suppressions of the own side that `who` is not part of (SF-3). */
export const joinable = (game: Game, who: Id): readonly SuppressionMarker[] =>
  suppressionMarkers(game).filter((m) => sideOf(game, m.owner) === sideOf(game, who) && !m.firers.includes(who));
