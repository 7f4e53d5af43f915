import { FORCES, type Force, TABLES } from '../../../src/content/index.ts';
import type { Command, Id } from '../../../src/engine/index.ts';
import { gameText } from '../../../src/play/files/writeGame.ts';
import { begin, perform, undo } from '../../../src/play/history.ts';
import { startOf } from '../../../src/play/newGame.ts';
import { GAME_SETTINGS, type Settings } from '../../../src/play/settings.ts';
import { gameOf } from '../../../src/play/start.ts';

/**
 * The file of a game of "Play now" that has been played this far, so that not every test has to click its way there; with only these of its
 * men, if `men` are named. `instead`: then the last command was taken back, and these were played in its place.
 */
export function savedGame(
  commands: readonly Command[],
  change: Partial<Settings> = {},
  men?: readonly Id[],
  instead: readonly Command[] = [],
): string {
  const [table] = TABLES;
  const [a, b] = FORCES;
  if (!table || !a || !b) throw new Error('there is no ready table, or there are no forces');
  const settings = { ...GAME_SETTINGS, ...change };
  const names = { a: 'Player 1', b: 'Player 2' };
  const of = (force: Force): Force => (men ? { ...force, cards: force.cards.filter((id) => men.includes(id)) } : force);
  const start = startOf({ table, forces: { a: of(a), b: of(b) }, names, edition: 'tactic-2.2', settings });
  let history = begin(gameOf(start), settings.takeBack);
  const play = (command: Command): void => {
    const result = perform(history, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(result.violation)}`);
    history = result.history;
  };
  commands.forEach(play);
  if (instead.length > 0) history = undo(history);
  instead.forEach(play);
  return gameText(start, history);
}
