import { awaiting, type Command, type Game, type Side } from '../engine/index.ts';
import { type Dice, rollCommand } from './dice.ts';
import { begin, gameAt, type History, perform } from './history.ts';
import { gameOf, type Start } from './start.ts';

/** Whoever plays a side by program: its answer to what is asked of that side, null if it has none. */
export type Player = (game: Game, side: Side) => Command | null;

/** A game still going on after so many commands is stopped: two who will not meet. */
const LONGEST = 2000;

/** Plays a game from where it stands to its end; a command that is refused ends it there, and is told. */
export function playMatch(
  start: Start,
  players: Readonly<Record<Side, Player>>,
  dice: Dice,
): { readonly history: History; readonly refused: Command | null } {
  let history = begin(gameOf(start), start.settings.takeBack);
  for (let n = 0; n < LONGEST; n++) {
    const command = nextCommand(gameAt(history), players, dice);
    if (!command) break;
    const result = perform(history, command);
    if (!result.ok) return { history, refused: command };
    history = result.history;
  }
  return { history, refused: null };
}

function nextCommand(game: Game, players: Readonly<Record<Side, Player>>, dice: Dice): Command | null {
  const question = awaiting(game);
  switch (question.kind) {
    case 'over':
      return null;
    case 'roll':
      return rollCommand(dice, question.dice);
    case 'bids':
      return { type: 'bid', a: half(players.a(game, 'a'), 'a'), b: half(players.b(game, 'b'), 'b') };
    default:
      return players[question.by](game, question.by);
  }
}

/** TURN-2: of what a side says its own half. */
const half = (command: Command | null, side: Side): number => (command?.type === 'bid' ? command[side] : 0);
