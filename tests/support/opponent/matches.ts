import { FORCES, type Force, type ReadyTable, TABLES } from '../../../src/content/index.ts';
import type { EditionId } from '../../../src/editions/index.ts';
import type { Command, Side } from '../../../src/engine/index.ts';
import { chanceDice, chanceFrom } from '../../../src/play/chance.ts';
import { gameAt, lineTo, nodeAt } from '../../../src/play/history.ts';
import { type Player, playMatch } from '../../../src/play/match.ts';
import { startOf } from '../../../src/play/newGame.ts';
import { BUDGET, type Strength, think } from '../../../src/play/opponent/index.ts';
import { program } from '../../../src/play/programs.ts';
import { luckOf } from '../../../src/play/review/review.ts';
import { wilson } from '../../../src/play/simulate/intervals.ts';
import { baseline } from './baseline.ts';

/** Many games between two players, to say how often one wins, and how surely that is known. */

export const opponent =
  (strength: Strength, seed: number, timed?: number[], budget = BUDGET): Player =>
  (game, side) => {
    const before = process.cpuUsage();
    const command = think(game, side, { strength, seed, budget })?.best.command ?? null;
    timed?.push(process.cpuUsage(before).user / 1000);
    return command;
  };

type PlayerName = Strength | 'baseline' | 'bot';

const playerOf = (name: PlayerName, seed: number, timed?: number[]): Player =>
  name === 'baseline' ? baseline : name === 'bot' ? program('bot-shooting', seed) : opponent(name, seed, timed);

export interface Series {
  readonly one: PlayerName;
  readonly two: PlayerName;
  readonly games: number;
  readonly edition?: EditionId;
  readonly type?: 'skirmish' | 'mission';
  readonly seed?: number;
}

/** One game of a series, as it is kept. */
export interface Played {
  /** 1 if `one` has won it, 0 if `two`; a half if nobody. */
  readonly won: number;
  readonly turns: number;
  readonly isOver: boolean;
  readonly refused: Command | null;
  /** Points that the dice gave `one`, by the review. */
  readonly luck: number;
  /** Of the decisions of `one`, in ms of a processor. */
  readonly times: readonly number[];
}

export interface Tally {
  readonly games: number;
  /** Won by `one`; a draw is half a game. */
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly turns: number;
  /** The longest game, in turns. */
  readonly longest: number;
  readonly stopped: number;
  readonly refused: readonly Command[];
  /** Of the decisions of `one`, in ms of a processor: the median, 95 of 100, the longest. */
  readonly times: readonly [median: number, most: number, longest: number];
}

/** Sides are exchanged after each game and the dice stay: each pair of games has the same ones. */
export function playedGame(
  { one, two, edition = 'tactic-2.2', type = 'skirmish', seed = 1 }: Series,
  n: number,
): Played {
  const times: number[] = [];
  const pair = seed * 10_000 + Math.floor(n / 2);
  const side: Side = n % 2 === 0 ? 'a' : 'b';
  const [ones, twos] = [playerOf(one, pair, times), playerOf(two, pair)];
  const players = side === 'a' ? { a: ones, b: twos } : { a: twos, b: ones };
  const { history, refused } = playMatch(start(pair, edition, type), players, chanceDice(chanceFrom(pair)));
  const { outcome, turn } = gameAt(history).state;
  const won = !outcome || outcome.winner === null ? 0.5 : outcome.winner === side ? 1 : 0;
  const commands = lineTo(history).flatMap((index) => nodeAt(history, index)?.command ?? []);
  const luck = luckOf(history.start, commands) * (side === 'a' ? 1 : -1);
  return { won, turns: turn.number, isOver: outcome !== null, refused, luck, times: times.map((ms) => Math.round(ms)) };
}

export function tallyOf(played: readonly Played[]): Tally {
  const games = played.length;
  const won = played.reduce((sum, each) => sum + each.won, 0);
  const [low, high] = wilson(won, games);
  const times = played.flatMap((each) => each.times).toSorted((p, q) => p - q);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    games,
    won,
    low,
    high,
    turns: played.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, games),
    longest: Math.max(0, ...played.map(({ turns }) => turns)),
    stopped: played.filter(({ isOver }) => !isOver).length,
    refused: played.flatMap(({ refused }) => refused ?? []),
    times: [at(0.5), at(0.95), at(1)],
  };
}

/** All games of a series, one after the other. */
export const matched = (series: Series): Tally =>
  tallyOf(Array.from({ length: series.games }, (_, n) => playedGame(series, n)));

/** Tables and forces in turn; a scenario's table has its own. */
function start(pair: number, edition: EditionId, type: 'skirmish' | 'mission') {
  const table = TABLES[pair % 4] as ReadyTable;
  const a = FORCES[pair % FORCES.length] as Force;
  const b = FORCES[(pair + 1 + (Math.floor(pair / FORCES.length) % (FORCES.length - 1))) % FORCES.length] as Force;
  return startOf({ table, forces: { a, b }, names: { a: 'A', b: 'B' }, edition, type, title: `${pair}` });
}
