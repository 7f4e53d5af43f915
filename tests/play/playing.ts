import { FORCES, TABLES } from '../../src/content/index.ts';
import { awaiting, type Command, type Game } from '../../src/engine/index.ts';
import { botCommand } from '../../src/play/bot.ts';
import { chanceFrom } from '../../src/play/chance.ts';
import { begin, gameAt, type History, perform } from '../../src/play/history.ts';
import { type GameChoice, startOf } from '../../src/play/newGame.ts';
import { gameOf, type Start } from '../../src/play/start.ts';

/** What is chosen for a game of the ready content. */
export function readyChoice(): GameChoice {
  const [table] = TABLES;
  const [a, b] = FORCES;
  if (!table || !a || !b) throw new Error('there is no ready content');
  const names = { a: 'Anna', b: 'Bruno' };
  return { table, forces: { a, b }, names, edition: 'tactic-2.2', title: 'An evening' };
}

export const readyStart = (change: Partial<GameChoice> = {}): Start => startOf({ ...readyChoice(), ...change });

export const newHistory = (start: Start = readyStart()): History => begin(gameOf(start), start.settings.takeBack);

/** Plays commands that must all be legal. */
export function played(history: History, ...commands: readonly Command[]): History {
  return commands.reduce((now, command) => {
    const result = perform(now, command);
    if (!result.ok) throw new Error(`${result.violation.rule} refuses ${JSON.stringify(command)}`);
    return result.history;
  }, history);
}

/** Lets two bots play until something holds, the end of the game at the latest. */
export function playedUntil(history: History, seed: number, holds: (game: Game, commands: number) => boolean): History {
  const chance = chanceFrom(seed);
  let now = history;
  while (!holds(gameAt(now), now.nodes.length)) {
    const command = botCommand(gameAt(now), chance);
    if (!command) throw new Error('the game was over before');
    now = played(now, command);
  }
  return now;
}

export const isOver = (game: Game): boolean => awaiting(game).kind === 'over';

/** Somebody is asked whether to take cover. */
export const asksTakeCover = (game: Game): boolean => {
  const question = awaiting(game);
  return question.kind === 'choose' && question.about.what === 'takeCover';
};
