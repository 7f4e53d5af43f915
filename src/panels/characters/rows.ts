import {
  type Attack,
  distanceBetween,
  type Game,
  type Id,
  inContact,
  type Point,
  type Side,
  type Sight,
  sightBetween,
  type Violation,
  within,
} from '../../engine/index.ts';
import { type Direction, directionTo, shotPreview } from '../../pointing/index.ts';

/** What the table of characters says of one of them; the latter half only where it is seen from another one. */
export interface CharacterRow {
  readonly id: Id;
  readonly side: Side;
  readonly at: Point | null;
  readonly out: boolean;
  readonly seen: Seen | null;
}

interface Seen {
  /** From edge to edge, in u. */
  readonly distance: number;
  readonly direction: Direction;
  readonly contact: boolean;
  readonly range: Attack['range'];
  readonly cover: Sight['cover'];
  /** null for a friend. */
  readonly shot: { readonly attack: Attack; readonly violation: Violation | null } | null;
}

/** Everyone of the game, in the order of the roster, as seen from one who stands on the table, or from nobody. */
export const rowsOf = (game: Game, from: Id | null): readonly CharacterRow[] =>
  game.setup.roster.map(({ id, side }) => {
    const { at = null, out = false } = game.state.characters.find((each) => each.id === id) ?? {};
    return { id, side, at, out, seen: seenFrom(game, from, id) };
  });

function seenFrom(game: Game, from: Id | null, id: Id): Seen | null {
  const [here, there] = [from, id].map((who) => game.state.characters.find((each) => each.id === who)?.at ?? null);
  if (from === null || from === id || !here || !there) return null;
  const distance = distanceBetween(game, from, id);
  const shot = shotPreview(game, from, id);
  return {
    distance,
    direction: directionTo(here, there),
    contact: inContact(game, from, id),
    range: within(distance, game.setup.ruleset.fire.shortRange) ? 'short' : 'long',
    cover: (shot?.attack.sight ?? sightBetween(game, from, id)).cover,
    shot: shot && { attack: shot.attack, violation: shot.violation },
  };
}
