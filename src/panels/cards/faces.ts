import { type Card, character, entry, type Game, type Id, type Profile, reinforcementOf } from '../../engine/index.ts';

/** One side of a card as it is printed. */
export interface Face {
  readonly kind: 'healthy' | 'wounded';
  /** REIN-1: the second character of a reinforcement card. */
  readonly isSecond: boolean;
  readonly role: string;
  readonly profile: Profile;
}

/** Both sides of somebody's card: the one that counts now, and what is on its back (WOUND-1, REIN-1). */
export function facesOf(game: Game, who: Id): readonly [shown: Face, hidden: Face] {
  const named = entry(game, who);
  const { wounded, flipped } = character(game, who);
  const faces = printed(named.card, reinforcementOf(game, named));
  return wounded || flipped ? [faces[1], faces[0]] : faces;
}

function printed(card: Card, second: Card['reinforcement'] | null): readonly [Face, Face] {
  const front: Face = { kind: 'healthy', isSecond: false, role: card.role, profile: card.healthy };
  const back: Face = second
    ? { kind: 'healthy', isSecond: true, role: second.role, profile: second.healthy }
    : { ...front, kind: 'wounded', profile: card.wounded };
  return [front, back];
}
