import { FORCES, TABLES } from '../../content/index.ts';
import { EDITIONS } from '../../editions/index.ts';
import type { Side } from '../../engine/index.ts';
import type { GameChoice } from '../../play/newGame.ts';

/** The game of "Play now": the first of everything. */
export function playNow(names: Readonly<Record<Side, string>>): GameChoice {
  const [table] = TABLES;
  const [a, b] = FORCES;
  const [edition] = EDITIONS;
  if (!table || !a || !b) throw new Error('there is no ready table, or there are no forces');
  return { table, edition, forces: { a, b }, names };
}
