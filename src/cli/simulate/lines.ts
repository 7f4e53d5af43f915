import { z } from 'zod';
import type { Rules } from '../../editions/index.ts';
import { ACTION_TYPES, ENDINGS, type Game } from '../../engine/index.ts';
import { type Faults, type FileFault, fileFault, firstOf, type Read } from '../../play/files/fault.ts';
import { checkForm, count, list, open } from '../../play/files/form.ts';
import { gameForm } from '../../play/files/gameForm.ts';
import { readRules } from '../../play/files/rulesChecks.ts';
import { houseRulesForm, rulingsForm } from '../../play/files/rulesForm.ts';
import { openedUnder } from '../../play/files/underRules.ts';
import { gameAt } from '../../play/history.ts';
import { PROGRAMS, type ProgramName } from '../../play/programs.ts';
import type { Asked } from '../../play/simulate/report.ts';
import { isAtHome, startsUnder } from '../../play/simulate/simulate.ts';
import type { Stats } from '../../play/simulate/stats.ts';
import type { Start } from '../../play/start.ts';
import { readLine } from '../question.ts';

/** A simulation as lines: a job a line, which any program can hand to whoever has time, and a result a line (formats.md). */

/** What is the same in every job and result of a simulation. */
interface Run extends Asked {
  /** A mark by which results of other simulations are known. */
  readonly run: string;
  /** How many games the whole simulation has. */
  readonly games: number;
}

/** Games from the number `from` up to `to`, that one not included. */
interface Part {
  readonly from: number;
  readonly to: number;
}

export interface Job extends Run, Part {
  /** A game file, as an object. */
  readonly game: Readonly<Record<string, unknown>>;
}

export interface Result extends Run, Part {
  /** One for each set of rules. */
  readonly stats: readonly Stats[];
}

const MOST_GAMES = 1e7;

const rulesForm = open({ edition: z.string().max(40), rulings: rulingsForm, rules: houseRulesForm });

const runFields = {
  run: z.string().max(40),
  games: z.int().min(1).max(MOST_GAMES),
  from: z.int().min(0).max(MOST_GAMES),
  to: z.int().min(1).max(MOST_GAMES),
  rules: list(rulesForm, 20, 1),
  programs: z.tuple([z.enum(PROGRAMS), z.enum(PROGRAMS)]),
  seed: count,
} as const;

const jobForm = open({ ...runFields, game: gameForm });

/** A job that has been read: what to play, by which rules. */
export interface ReadJob extends Run, Part {
  /** What it begins with, and where it stands: the games go on from there, under each set of rules. */
  readonly start: Start;
  readonly starts: readonly Game[];
}

/** A line of jobs; the fault says at which field. */
export function readJob(line: string): Read<ReadJob> {
  const { read } = readLine(line);
  const job = read.ok ? checkForm(jobForm, read.value) : read;
  if (!job.ok) return job;
  const { game, ...asked } = job.value;
  const opened = openedUnder(game, game as unknown as Rules);
  if (!opened.ok) return { ok: false, fault: { ...opened.fault, path: `game.${opened.fault.path}` } };
  const { start, history } = opened.value;
  const fault = partFault(asked) ?? firstOf(rulesFaults(gameAt(history), asked.rules));
  if (fault) return { ok: false, fault };
  const run = asked as unknown as Run & Part;
  return { ok: true, value: { ...run, start, starts: startsUnder(gameAt(history), run.rules) } };
}

/** Rules that are none, or that cannot have the position. */
function* rulesFaults(game: Game, rules: readonly z.output<typeof rulesForm>[]): Faults {
  for (const [i, each] of rules.entries()) {
    const read = readRules(each);
    if (!read.ok) yield { ...read.fault, path: `rules[${i}].${read.fault.path}` };
    else if (!isAtHome(game, each as Rules)) yield fileFault(['rules', i], 'does-not-fit');
  }
}

function partFault({ from, to, games }: Part & { readonly games: number }): FileFault | null {
  if (to <= from) return fileFault(['to'], 'less-than', { least: from + 1 });
  return to > games ? fileFault(['to'], 'more-than', { most: games }) : null;
}

const natural = z.int().min(0);
const moments = open({ count: natural, sum: z.number(), squares: z.number() });
const won = open({ a: natural, b: natural, nobody: natural });
const fire = open({ rolls: natural, hurt: natural, expected: natural });
const actions = z.partialRecord(z.enum(ACTION_TYPES), natural);

const statsForm: z.ZodType<Stats> = open({
  games: natural,
  cutOff: natural,
  refused: natural,
  won: open({ asNamed: won, exchanged: won }),
  firstTurn: open({ won: natural, lost: natural }),
  endings: z.partialRecord(z.enum(ENDINGS), moments),
  turns: moments,
  lost: open({ a: moments, b: moments }),
  fire: open({ a: fire, b: fire }),
  actions: open({ a: actions, b: actions }),
  examples: z.record(z.string().max(40), natural),
});

const resultForm = open({ ...runFields, stats: list(statsForm, 20, 1) });

/** A line of results. */
export function readResult(line: string): Read<Result> {
  const { read } = readLine(line);
  const result = read.ok ? checkForm(resultForm, read.value) : read;
  if (!result.ok) return result;
  const fault =
    partFault(result.value) ??
    (result.value.stats.length === result.value.rules.length
      ? null
      : fileFault(['stats'], 'fewer-entries', { least: result.value.rules.length }));
  return fault ? { ok: false, fault } : { ok: true, value: result.value as unknown as Result };
}

export type Programs = readonly [ProgramName, ProgramName];
