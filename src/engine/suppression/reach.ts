import type { Character, Game, Id, SuppressionMarker } from '../model.ts';
import { sightBetween } from '../sightlines.ts';
import { baseOf, enemiesOf, onTable } from '../table.ts';
import { isInZone, isSuppressed } from './zones.ts';

/** Whom a firer may wound: who is within range of the marker and in his line of sight, or what the ruleset has instead (R89, R124). */
export function inReach(game: Game, firer: Id, marker: SuppressionMarker): readonly Id[] {
  const { reach, hits } = game.setup.ruleset.suppression;
  const isReached = ({ id }: Character): boolean =>
    (reach === 'sight' || isInZone(game, baseOf(game, id), marker)) &&
    (reach === 'range' || (id !== firer && sightBetween(game, firer, id).los));
  return (hits === 'everyone' ? onTable(game) : enemiesOf(game, firer)).filter(isReached).map((c) => c.id);
}

/**
 * Who rolls for a marker at the start of the turn: firers who are not suppressed (R103) and reach somebody; or every one of
 * them, if one of them does.
 */
export function rollersOf(game: Game, marker: SuppressionMarker): readonly Id[] {
  const able = marker.firers.filter((who) => !isSuppressed(game, who));
  const reaching = able.filter((who) => inReach(game, who, marker).length > 0);
  return game.setup.ruleset.suppression.dice === 'every-firer' && reaching.length > 0 ? able : reaching;
}
