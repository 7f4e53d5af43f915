import { apply, awaiting, type Command, type Game, type GameEvent, type Side } from '../engine/index.ts';
import { type Dice, rollCommand } from './dice.ts';
import { begin, type History, type Node } from './history.ts';
import { gameOf, type Start } from './start.ts';

/** Whoever plays a side by program: its answer to what is asked of that side, null if it has none. */
export type Player = (game: Game, side: Side) => Command | null;

/** Two programs at a table. */
export interface Match {
  readonly players: Readonly<Record<Side, Player>>;
  readonly dice: Dice;
}

/** One command of a match, and what came of it. */
export interface MatchStep {
  readonly before: Game;
  readonly command: Command;
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** A game still going on after so many commands is stopped: two who will not meet. */
const LONGEST = 2000;

/** Plays a game from where it stands to its end, a command at a time; one that is refused ends it there, and is given back. */
export function* matchSteps(from: Game, { players, dice }: Match): Generator<MatchStep, Command | null> {
  let before = from;
  for (let n = 0; n < LONGEST; n++) {
    const command = nextCommand(before, players, dice);
    if (!command) return null;
    const result = apply(before, command);
    if (!result.ok) return command;
    const { game, events } = result;
    yield { before, command, game, events };
    before = game;
  }
  return null;
}

/** The same as a history. */
export function playMatch(start: Start, players: Match['players'], dice: Dice): Played {
  const from = begin(gameOf(start), start.settings.takeBack);
  return played(from, matchSteps(from.start, { players, dice }));
}

export interface Played {
  readonly history: History;
  readonly refused: Command | null;
}

/** A history with the steps of a match after where it stands. */
export function played(from: History, steps: Generator<MatchStep, Command | null>): Played {
  const nodes: Node[] = [...from.nodes];
  let parent = from.at;
  let next = steps.next();
  for (; !next.done; next = steps.next()) {
    const { command, game, events } = next.value;
    nodes.push({ command, parent, game, events });
    parent = nodes.length - 1;
  }
  return { history: { ...from, nodes, at: parent, tip: parent }, refused: next.value };
}

function nextCommand(game: Game, players: Match['players'], dice: Dice): Command | null {
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
