import type { Disk } from '../geometry/outline.ts';
import type { BodyMarker, Game, Id } from '../model.ts';

/** The bodies that lie on the table, where they stay (WOUND-5). */
export const bodies = ({ setup, state }: Game): readonly BodyMarker[] =>
  setup.ruleset.wounds.bodies === 'stay' ? state.markers.filter((m): m is BodyMarker => m.kind === 'body') : [];

/** Each takes the room of a base (R36). */
export const bodyDisks = (game: Game): readonly (Disk & { readonly id: Id })[] =>
  bodies(game).map(({ id, at }) => ({ id, at, radius: game.setup.ruleset.baseRadius }));
