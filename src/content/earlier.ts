import type { Card } from '../engine/index.ts';
import type { ReadyTable } from './table.ts';

/** What of the ready content a change replaced: each table and card as it was before. */
export interface Replaced {
  readonly tables: readonly ReadyTable[];
  readonly cards: readonly Card[];
}

/**
 * The last change first. Links name ready tables and cards (play/share) and have to open for good: who changes one
 * puts here what it was, which `tests/play/goldenContent.txt` asks for.
 */
export const EARLIER: readonly Replaced[] = [];
