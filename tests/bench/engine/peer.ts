/**
 * The same game of soldiers as a game of boardgame.io: a state of the same size, and for each command one move that pays,
 * counts and changes what the command changes. It knows no line of sight, no path and no rule beyond tokens and actions.
 */
import bgio from 'boardgame.io/dist/cjs/client.js';
import type { Command, Game, Id, Point } from '../../../src/engine/index.ts';

interface Soldier {
  side: string;
  at: Point | null;
  out: boolean;
  wounded: boolean;
  inCover: boolean;
  shock: boolean;
  spent: number;
  moved: number;
  shots: Record<Id, number>;
}

interface Peer {
  tokens: Record<string, number>;
  soldiers: Record<Id, Soldier>;
  markers: { id: string; owner: Id; at: Point }[];
  dice: number[];
  last: Command['type'] | null;
}

const fresh = (side: string): Soldier => ({
  side,
  at: null,
  out: false,
  wounded: false,
  inCover: false,
  shock: false,
  spent: 0,
  moved: 0,
  shots: {},
});

const INVALID = 'INVALID_MOVE';

function act(G: Peer, who: Id, tokens: number): Soldier | null {
  const soldier = G.soldiers[who];
  if (!soldier || soldier.out || (G.tokens[soldier.side] ?? 0) < tokens) return null;
  G.tokens[soldier.side] = (G.tokens[soldier.side] ?? 0) - tokens;
  soldier.spent += tokens;
  soldier.inCover = false;
  G.markers = G.markers.filter((marker) => marker.owner !== who);
  return soldier;
}

function play({ G }: { G: Peer }, command: Command): Peer | typeof INVALID | undefined {
  G.last = command.type;
  switch (command.type) {
    case 'deploy': {
      const soldier = G.soldiers[command.who];
      if (!soldier || soldier.at) return INVALID;
      soldier.at = command.at;
      return;
    }
    case 'move':
    case 'moveAndFire': {
      const soldier = act(G, command.who, 1);
      if (!soldier) return INVALID;
      soldier.moved += 1;
      soldier.at = command.path[command.path.length - 1] ?? soldier.at;
      return;
    }
    case 'fire': {
      const soldier = act(G, command.who, 1);
      if (!soldier) return INVALID;
      soldier.shots.rifle = (soldier.shots.rifle ?? 0) + 1;
      return;
    }
    case 'takeCover': {
      const soldier = act(G, command.who, 1);
      if (!soldier) return INVALID;
      soldier.inCover = true;
      return;
    }
    case 'opportunityFire':
    case 'suppressionFire':
      if (!act(G, command.who, 1)) return INVALID;
      G.markers.push({ id: `m${G.markers.length}`, owner: command.who, at: command.at });
      return;
    case 'grenade':
      if (!act(G, command.who, 2)) return INVALID;
      return;
    case 'roll':
      G.dice = [...command.dice];
      return;
    default:
      return;
  }
}

/** Of each turn: tokens for the side, counters cleared for all. */
function beginTurn({ G, ctx }: { G: Peer; ctx: { currentPlayer: string } }): void {
  const side = ctx.currentPlayer === '0' ? 'a' : 'b';
  G.tokens[side] = (G.tokens[side] ?? 0) + INCOME;
  for (const soldier of Object.values(G.soldiers)) {
    soldier.spent = 0;
    soldier.moved = 0;
    soldier.shots = {};
  }
}

/** More than the game itself gives, as nothing but tokens is checked here and none may be refused. */
const INCOME = 99;

/** A client with its undo and its log, as it is played on one computer. `ends`: does a turn end with this command? */
export function peerOf(game: Game): (command: Command, ends: boolean) => void {
  const client = bgio.Client({
    game: {
      setup: (): Peer => ({
        tokens: { a: 5, b: 5 },
        soldiers: Object.fromEntries(game.setup.roster.map(({ id, side }) => [id, fresh(side)])),
        markers: [],
        dice: [],
        last: null,
      }),
      moves: { play },
      turn: { onBegin: beginTurn },
    },
    numPlayers: 2,
    debug: false,
  });
  client.start();
  return (command, ends) => {
    client.moves.play(command);
    if (ends) client.events.endTurn();
  };
}
