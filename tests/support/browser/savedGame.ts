import { FORCES, TABLES } from '../../../src/content/index.ts';
import type { Command } from '../../../src/engine/index.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { begin, perform } from '../../../src/play/history.ts';
import { startOf } from '../../../src/play/newGame.ts';
import { GAME_SETTINGS, type Settings } from '../../../src/play/settings.ts';
import { gameOf } from '../../../src/play/start.ts';

/** The file of a game of "Play now" that has been played this far, so that not every test has to click its way there. */
export function savedGame(commands: readonly Command[], change: Partial<Settings> = {}): string {
  const [table] = TABLES;
  const [a, b] = FORCES;
  if (!table || !a || !b) throw new Error('there is no ready table, or there are no forces');
  const settings = { ...GAME_SETTINGS, ...change };
  const names = { a: 'Player 1', b: 'Player 2' };
  const start = startOf({ table, forces: { a, b }, names, edition: 'tactic-2.2', settings });
  let history = begin(gameOf(start), settings.takeBack);
  for (const command of commands) {
    const result = perform(history, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(result.violation)}`);
    history = result.history;
  }
  return gameText(start, history);
}
