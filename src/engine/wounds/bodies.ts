import type { BodyMarker, Game } from '../model.ts';
import type { Place } from '../place.ts';

/** The bodies that lie on the table, where they stay (WOUND-5). */
export const bodies = ({ setup, state }: Game): readonly BodyMarker[] =>
  setup.ruleset.wounds.bodies === 'stay' ? state.markers.filter((m): m is BodyMarker => m.kind === 'body') : [];

/** Each takes the room of a base (R36). */
export const bodyDisks = (game: Game): readonly Place[] =>
  bodies(game).map(({ id, at, level = 0 }) => ({ id, at, level, radius: game.setup.ruleset.baseRadius }));
