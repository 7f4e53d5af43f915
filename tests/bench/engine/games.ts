import { FORCES, TABLES } from '../../../src/content/index.ts';
import { botCommand } from '../../../src/play/bot.ts';
import { chanceFrom } from '../../../src/play/chance.ts';
import { begin, gameAt, type History, jump, perform, START } from '../../../src/play/history.ts';
import { startOf } from '../../../src/play/newGame.ts';
import { gameOf, type Start } from '../../../src/play/start.ts';

/** The two ready forces on the first ready table. */
export function readyStart(): Start {
  const [table] = TABLES;
  const [a, b] = FORCES;
  if (!table || !a || !b) throw new Error('there is no ready content');
  return startOf({ table, forces: { a, b }, names: { a: 'A', b: 'B' }, edition: 'tactic-2.2' });
}

/** So many commands of bots: a game to its end, then another one from the start, as a branch of the same history. */
export function gamesOf(commands: number, seed: number): History {
  const chance = chanceFrom(seed);
  let history = begin(gameOf(readyStart()), 'freely');
  while (history.nodes.length < commands) {
    const command = botCommand(gameAt(history), chance);
    if (!command) {
      history = jump(history, START);
      continue;
    }
    const result = perform(history, command);
    if (!result.ok) throw new Error(result.violation.rule);
    history = result.history;
  }
  return history;
}
