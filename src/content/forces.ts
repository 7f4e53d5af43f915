import type { Card, Id } from '../engine/index.ts';
import { german } from './cards/german.ts';
import { soviet } from './cards/soviet.ts';

/** A ready force. Its name is `content.forces.<id>` in i18n. */
export interface Force {
  readonly id: string;
  readonly faction: string;
  /** Ids of cards, of which the same may come more than once. */
  readonly cards: readonly Id[];
}

export const CARDS: readonly Card[] = [...soviet, ...german];

const allOf = (cards: readonly Card[]): readonly Id[] => cards.map((card) => card.id);

export const FORCES: readonly Force[] = [
  { id: 'rifle-section', faction: 'soviet', cards: allOf(soviet) },
  { id: 'patrol', faction: 'german', cards: allOf(german) },
];

/** Total points of a force (SETUP-2); a card that is missing counts nothing. */
export const forcePoints = (force: Pick<Force, 'cards'>, cards: readonly Card[] = CARDS): number =>
  force.cards.reduce((sum, id) => sum + (cards.find((card) => card.id === id)?.points ?? 0), 0);
