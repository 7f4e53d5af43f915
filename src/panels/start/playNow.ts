import { FORCES, TABLES } from '../../content/index.ts';
import { EDITIONS } from '../../editions/index.ts';
import type { Side } from '../../engine/index.ts';
import type { GameChoice } from '../../play/newGame.ts';
import type { PlayedBy } from '../../play/players.ts';
import { newSeed } from '../../store/seed.ts';

/** The game of "Play now": the first of everything, against a second player or the computer. */
export function playNow(names: Readonly<Record<Side, string>>, against: PlayedBy): GameChoice {
  const [table] = TABLES;
  const [a, b] = FORCES;
  const [edition] = EDITIONS;
  if (!table || !a || !b) throw new Error('there is no ready table, or there are no forces');
  return { table, edition, forces: { a, b }, names, players: { a: 'person', b: against, seed: newSeed() } };
}
