import type { Card, Id } from '../engine/index.ts';
import { american } from './cards/american.ts';
import { british } from './cards/british.ts';
import { german } from './cards/german.ts';
import { grenadiers } from './cards/grenadiers.ts';
import { shockGroup } from './cards/shockGroup.ts';
import { soviet } from './cards/soviet.ts';

/** A ready force, whose name is `content.forces.<id>` in i18n; or one of the players' own. */
export interface Force {
  readonly id: string;
  readonly faction: string;
  /** Ids of cards, of which the same may come more than once. */
  readonly cards: readonly Id[];
  /** Of one that is not ready: what it is called, and where its cards are looked up. */
  readonly own?: { readonly name: string; readonly cards: readonly Card[] };
}

export const CARDS: readonly Card[] = [...soviet, ...german, ...american, ...british, ...grenadiers, ...shockGroup];

const allOf = (cards: readonly Card[]): readonly Id[] => cards.map((card) => card.id);

export const FORCES: readonly Force[] = [
  { id: 'rifle-section', faction: 'soviet', cards: allOf(soviet) },
  { id: 'patrol', faction: 'german', cards: allOf(german) },
  { id: 'rifle-squad', faction: 'us', cards: allOf(american) },
  { id: 'infantry-section', faction: 'british', cards: allOf(british) },
  { id: 'machine-gun-group', faction: 'german', cards: allOf(grenadiers) },
  { id: 'shock-group', faction: 'soviet', cards: allOf(shockGroup) },
];

/** Total points of a force (SETUP-2); a card that is missing counts nothing. */
export const forcePoints = (force: Pick<Force, 'cards' | 'own'>): number =>
  cardsOf(force).reduce((sum, { points }) => sum + points, 0);

/** The cards of a force, each as often as it is there. */
export const cardsOf = ({ cards, own }: Pick<Force, 'cards' | 'own'>): readonly Card[] =>
  cards.flatMap((id) => (own?.cards ?? CARDS).find((card) => card.id === id) ?? []);
