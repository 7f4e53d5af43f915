import type { Game, Id, OpportunityMarker } from '../model.ts';

/** Readers of the opportunity markers on the table. */

export const opportunityMarkers = (game: Game): readonly OpportunityMarker[] =>
  game.state.markers.filter((m): m is OpportunityMarker => m.kind === 'opportunity');

export const opportunityMarkerOf = (game: Game, who: Id): OpportunityMarker | undefined =>
  opportunityMarkers(game).find((m) => m.owner === who);
