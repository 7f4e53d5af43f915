import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { begin, type History, jump, type Node, perform, redo, START, undo } from '../../../src/play/history.ts';
import { gameOf } from '../../../src/play/start.ts';
import { bestOf, slowness, time } from '../timing.ts';
import { gamesOf, readyStart } from './games.ts';
import { peerOf } from './peer.ts';

export const name =
  'Commands of whole games of the ready forces with every rule, beside moves of the same games in boardgame.io that check next to none; undo and log on';

/** The times are those of the machine of `slowness`; a slower one has as much more. */
const COMMANDS = 300;
const REPLAY = 50;
const STEP = 1;
const TREE = 2000;
const MEGABYTES = 20;

interface Ratio {
  readonly what: string;
  readonly is: number;
  readonly atLeast: number;
  readonly open?: true;
}

export function run(): { rows: Record<string, string | number>[]; ratios: Ratio[] } {
  const { nodes } = gamesOf(COMMANDS, 1);
  const [ours, theirs] = bestTimes([() => replay(nodes), () => replayPeer(nodes)]);
  const slower = slowness();
  const tree = gamesOf(TREE, 5);
  const steps = stepTimes(tree);
  const megabytes = heapOf(() => gamesOf(TREE, 5)) / 1e6;
  const rows = [
    {
      'commands /s': perSecond(ours),
      'boardgame.io moves /s': perSecond(theirs),
      ratio: round(theirs / ours),
      [`replay of ${COMMANDS}, ms`]: round(ours),
      'undo or redo at worst, ms': round(steps),
      [`history of ${TREE}, MB`]: round(megabytes),
      'times slower than the reference': round(slower),
    },
  ];
  return {
    rows,
    ratios: [
      { what: 'times boardgame.io, as far as a machine varies', is: theirs / ours, atLeast: 0.8 },
      { what: 'times boardgame.io, aim', is: theirs / ours, atLeast: 2, open: true },
      { what: `${REPLAY} ms over a replay`, is: (REPLAY * slower) / ours, atLeast: 1 },
      { what: `${STEP} ms over an undo or redo`, is: (STEP * slower) / steps, atLeast: 1 },
      { what: `${MEGABYTES} MB over a history`, is: MEGABYTES / megabytes, atLeast: 1 },
    ],
  };
}

/** Plays the games, and gives the milliseconds of each batch of commands. From the set-up on, prepared anew: nothing is remembered. */
function replay(nodes: readonly Node[]): number[] {
  let history = begin(gameOf(readyStart()), 'freely');
  return inBatches(nodes, ({ command, parent }) => {
    const result = perform(parent === history.at ? history : jump(history, parent), command);
    if (!result.ok) throw new Error(result.violation.rule);
    history = result.history;
  });
}

function replayPeer(nodes: readonly Node[]): number[] {
  const start = gameOf(readyStart());
  let move = peerOf(start);
  return inBatches(nodes, ({ command, parent, events }) => {
    if (parent === START) move = peerOf(start);
    move(
      command,
      events.some(({ event }) => event === 'turnEnded'),
    );
  });
}

const BATCH = 20;

const inBatches = (nodes: readonly Node[], play: (node: Node) => void): number[] =>
  Array.from({ length: COMMANDS / BATCH }, (_, i) =>
    time(() => {
      for (const node of nodes.slice(i * BATCH, (i + 1) * BATCH)) play(node);
    }),
  );

const TURNS = 40;

/**
 * Milliseconds of both, measured in small batches in turns; the best time of each batch counts. So whatever else the
 * machine does weighs little, and on both alike.
 */
function bestTimes(works: readonly [() => number[], () => number[]]): [number, number] {
  const best = works.map((work) => work());
  for (let turn = 1; turn < TURNS; turn++) {
    for (const [k, work] of works.entries()) {
      for (const [i, ms] of work().entries()) (best[k] as number[])[i] = Math.min(best[k]?.[i] ?? ms, ms);
    }
  }
  const [ours, theirs] = best.map((times) => times.reduce((sum, ms) => sum + ms, 0));
  return [ours as number, theirs as number];
}

/** The slowest step of a walk to the start and back, each step tried a few times. */
function stepTimes(tree: History): number {
  let worst = 0;
  let now = jump(tree, tree.nodes.length - 1);
  const step = (next: (history: History) => History) => {
    const from = now;
    worst = Math.max(
      worst,
      bestOf(3, () => next(from)),
    );
    now = next(from);
  };
  for (let i = 0; i < COMMANDS; i++) step(undo);
  for (let i = 0; i < COMMANDS; i++) step(redo);
  return worst;
}

function heapOf(make: () => unknown): number {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  const before = process.memoryUsage().heapUsed;
  const made = make();
  gc();
  const used = process.memoryUsage().heapUsed - before;
  if (!made) throw new Error('nothing was made');
  return used;
}

const perSecond = (ms: number): number => Math.round((COMMANDS / ms) * 1000);
const round = (n: number): number => Number(n.toPrecision(3));
