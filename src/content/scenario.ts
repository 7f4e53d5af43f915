import type { Card, Edge, Id, Side, Victory } from '../engine/index.ts';
import type { ReadyTable } from './table.ts';

/**
 * A ready scenario (WIN-5): a table, who fights on it, and by what each side wins. Its name is `content.scenarios.<id>` in
 * i18n, what it is about `content.scenarioNotes.<id>`. Characters of its conditions bear the ids of their cards.
 */
export interface ReadyScenario extends ReadyTable {
  /** Ids of cards, of which the same may come more than once. */
  readonly forces: Readonly<Record<Side, readonly Id[]>>;
  /** Where these are looked up; the ready ones if left out. */
  readonly cards?: readonly Card[];
  /** What one of the players' own tells them before they begin. */
  readonly briefing?: string;
  readonly victory: Victory;
  /** Whose table edge is which; rolled for if left out. */
  readonly edges?: Readonly<Record<Side, Edge>>;
}
