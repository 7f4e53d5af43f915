import { judge } from '../../../src/play/cases/judge.ts';
import { readCase } from '../../../src/play/files/readCase.ts';
import { gameAt } from '../../../src/play/history.ts';
import { reportOf } from '../../../src/play/simulate/report.ts';
import { type Simulation, simulated } from '../../../src/play/simulate/simulate.ts';
import { newHistory, readyStart } from '../../play/playing.ts';
import { slowness } from '../timing.ts';

export const name = 'For testers of the rules: cases judged, games simulated';

/** Seconds for 500 cases, and for 1,000 games shared out over two processors. */
const CASES = { count: 500, seconds: 10 };
const GAMES = { count: 1000, seconds: 30, processors: 2 };
/** So many games are played, on one processor. */
const PLAYED = 100;

const texts: Readonly<Record<string, string>> = import.meta.glob('../../cases/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export function run(): {
  rows: Record<string, string | number>[];
  ratios: { what: string; is: number; atLeast: number }[];
} {
  const files = Object.values(texts);
  const cases = (worked(() => files.forEach(judged)) / files.length) * CASES.count;
  const games = (worked(simulate) / PLAYED / GAMES.processors) * GAMES.count;
  const slow = slowness();
  return {
    rows: [
      { what: `${CASES.count} cases, read and judged`, seconds: Number(cases.toFixed(1)) },
      { what: `${GAMES.count} games of two bots on ${GAMES.processors} processors`, seconds: Number(games.toFixed(1)) },
    ],
    ratios: [
      { what: `${CASES.seconds} s over ${CASES.count} cases`, is: (CASES.seconds * slow) / cases, atLeast: 1 },
      { what: `${GAMES.seconds} s over ${GAMES.count} games`, is: (GAMES.seconds * slow) / games, atLeast: 1 },
    ],
  };
}

/** Seconds that a processor works at it: the goals are for processors that have nothing else to do. */
function worked(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function judged(text: string): void {
  const read = readCase(text);
  if (!read.ok || judge(read.value).some(({ holds }) => !holds)) throw new Error('a case does not hold');
}

function simulate(): void {
  const { edition, rulings, rules } = readyStart();
  const simulation: Simulation = {
    games: [gameAt(newHistory())],
    rules: [{ edition, rulings, rules }],
    programs: ['bot-advancing', 'bot-shooting'],
    seed: 1,
  };
  reportOf(simulation, simulated(simulation, 0, PLAYED));
}
