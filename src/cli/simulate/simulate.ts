import { availableParallelism } from 'node:os';
import type { Rules } from '../../editions/index.ts';
import { readRuleSet } from '../../play/files/readRuleSet.ts';
import { gameFile, gameText } from '../../play/files/writeGame.ts';
import { begin, gameAt, type History } from '../../play/history.ts';
import { played } from '../../play/match.ts';
import { hashOf } from '../../play/opponent/noise.ts';
import { reportOf } from '../../play/simulate/report.ts';
import { isAtHome, playedOut, simulated } from '../../play/simulate/simulate.ts';
import { merged } from '../../play/simulate/stats.ts';
import { gameOf, type Start } from '../../play/start.ts';
import { faultText, t } from '../faultText.ts';
import { EXIT, type Exit, type Io } from '../io.ts';
import { openedFile } from '../openedFile.ts';
import { outcomeOf } from '../play.ts';
import { type Answer, answerLines, answerText, linesOf } from '../question.ts';
import { readFrom } from '../readFrom.ts';
import { type Job, type Programs, type ReadJob, type Result, readJob, readResult } from './lines.ts';
import { sharedOut } from './processes.ts';

export interface SimulateRun {
  /** Files of rules; the game's own if there are none. The first is what the others are compared with. */
  readonly rules: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly players: Programs;
  /** How many games a job has. */
  readonly batch: number;
  /** How many processes play them; as many as there are processors if left out. */
  readonly processes?: number;
  /** Prints the jobs instead of doing them. */
  readonly jobs: boolean;
  /** The file has results. */
  readonly merge: boolean;
  /** Prints the game of this number, by the first rules. */
  readonly game?: number;
}

/**
 * `simulate FILE`: lets programs play many games from where a game stands, and tells what they came to; `simulate -` does jobs as
 * they come, a line each, `simulate --merge FILE` adds up their results. The answer is the same however the games are shared out.
 */
export function simulate(file: string, run: SimulateRun, io: Io): Promise<Exit> | Exit {
  if (run.merge) return merge(file, io);
  if (file === '-') return answerLines(file, io, answerJob);
  const whole = wholeOf(file, run, io);
  if (typeof whole === 'number') return whole;
  const read = readJob(JSON.stringify(whole));
  if (!read.ok) {
    io.error(`${file}: ${faultText(read.fault)}`);
    return EXIT.unreadable;
  }
  if (run.game !== undefined) return printGame(read.value, run.game, io);
  const jobs = parts(whole, run.batch).map((job) => JSON.stringify(job));
  if (!run.jobs) return playAll(jobs, run, io);
  for (const job of jobs) io.out(job);
  return EXIT.ok;
}

/** The simulation as one job, or why there is none. */
function wholeOf(file: string, { rules: files, games, seed, players }: SimulateRun, io: Io): Job | Exit {
  const opened = openedFile(file, io);
  if (!opened) return EXIT.unreadable;
  const { start, history, broken } = opened;
  if (broken) {
    io.out(JSON.stringify(outcomeOf(opened)));
    return EXIT.no;
  }
  const rules: Rules[] = [];
  for (const name of files) {
    const read = readFrom(name, readRuleSet, io);
    if (!read) return EXIT.unreadable;
    if (!isAtHome(gameAt(history), read)) {
      io.error(`${name}: ${t('ui.simulation.cannot')}`);
      return EXIT.no;
    }
    rules.push(rulesAlone(read));
  }
  const asked = { games, seed, programs: players, rules: rules.length > 0 ? rules : [rulesAlone(start)] };
  const game = standing(start, history);
  return { run: hashOf(JSON.stringify({ ...asked, game })).toString(16), ...asked, from: 0, to: games, game };
}

/** A game that begins where this one stands. */
function standing(start: Start, history: History): Job['game'] {
  const from: Start = { ...start, position: gameAt(history).state };
  return { ...gameFile(from, begin(gameOf(from), start.settings.takeBack)), hashes: {}, last: null };
}

const rulesAlone = ({ edition, rulings, rules }: Rules): Rules => ({ edition, rulings, rules });

const parts = (whole: Job, batch: number): readonly Job[] =>
  Array.from({ length: Math.ceil(whole.games / batch) }, (_, i) => ({
    ...whole,
    from: i * batch,
    to: Math.min(whole.games, (i + 1) * batch),
  }));

function printGame(job: ReadJob, number: number, io: Io): Exit {
  const [game] = job.starts;
  const [rules] = job.rules;
  if (!game || !rules) return EXIT.no;
  const start: Start = { ...job.start, ...rules, ruleSet: '', position: game.state };
  const { history } = played(begin(game, start.settings.takeBack), playedOut(job, game, number));
  io.out(gameText(start, history).trimEnd());
  return EXIT.ok;
}

// ── Jobs and results, a line each ───────────────────────────────────────────────────────────────────────────────

function answerJob(line: string): Answer {
  const read = readJob(line);
  if (!read.ok) return { told: {}, fault: read.fault };
  const { start: _, starts: games, ...job } = read.value;
  return { told: { ...job, stats: simulated({ ...job, games }, job.from, job.to) } };
}

async function playAll(jobs: readonly string[], { games, processes }: SimulateRun, io: Io): Promise<Exit> {
  const answers =
    processes === 1
      ? jobs.map((job) => answerText(answerJob(job)))
      : sharedOut(jobs, ITSELF, processes ?? availableParallelism());
  const results: string[] = [];
  let done = 0;
  for await (const answer of answers) {
    const read = readResult(answer);
    if (read.ok) done += read.value.to - read.value.from;
    results.push(answer);
    io.error(t('files.cli.simulated', { done, games }));
  }
  return tell(results, io);
}

/** This command line, answering jobs. */
const ITSELF = [process.execPath, process.argv[1] ?? '', 'simulate', '-'] as const;

async function merge(file: string, io: Io): Promise<Exit> {
  const lines: string[] = [];
  try {
    for await (const some of linesOf(io.chunks(file))) lines.push(...some);
  } catch {
    io.error(t('files.cli.cannotRead', { file }));
    return EXIT.unreadable;
  }
  return tell(lines, io);
}

/** Adds up results in whatever order they come, and tells the report. What is missing of the simulation is said. */
function tell(lines: readonly string[], io: Io): Exit {
  const results: Result[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const read = readResult(line);
    const other = read.ok && results[0] && read.value.run !== results[0].run;
    if (!read.ok || other) {
      io.error(
        t('files.cli.badResult', { line: i + 1, why: read.ok ? t('files.cli.otherRun') : faultText(read.fault) }),
      );
      return EXIT.unreadable;
    }
    results.push(read.value);
  }
  const [first] = results;
  if (!first) {
    io.error(t('files.cli.noResults'));
    return EXIT.unreadable;
  }
  results.sort((p, q) => p.from - q.from);
  const twice = results.find(({ from }, i) => from < (results[i - 1]?.to ?? 0));
  if (twice) {
    io.error(t('files.cli.twice', { from: twice.from, to: twice.to - 1 }));
    return EXIT.unreadable;
  }
  const stats = results
    .map((result) => result.stats)
    .reduce((sum, each) => sum.map((of, i) => merged(of, each[i] ?? of)));
  io.out(JSON.stringify(reportOf(first, stats)));
  const played = stats[0]?.games ?? 0;
  if (played < first.games) io.error(t('files.cli.missing', { missing: first.games - played, games: first.games }));
  const cutOff = stats.reduce((sum, each) => sum + each.cutOff, 0);
  if (cutOff > 0) io.error(t('ui.simulation.stopped', { count: cutOff }));
  const isWhole = played === first.games && stats.every(({ refused }) => refused === 0);
  return isWhole ? EXIT.ok : EXIT.no;
}
