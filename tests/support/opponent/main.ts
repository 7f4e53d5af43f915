import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/setup.mjs';
import { matched, type Series, type Tally } from './matches.ts';

/** Strength as a figure: each pair of players plays many games, and must win at least so often. */

interface Demand extends Series {
  readonly name: string;
  /** The lower bound of what `one` wins may not be below this share. */
  readonly least: number;
}

const DEMANDS: readonly Demand[] = [
  { name: 'hard against the fixed player', one: 'hard', two: 'baseline', games: 200, least: 0.8 },
  { name: 'hard against the random bot', one: 'hard', two: 'bot', games: 200, least: 0.95 },
  { name: 'hard against normal', one: 'hard', two: 'normal', games: 200, least: 0.6 },
  { name: 'normal against easy', one: 'normal', two: 'easy', games: 200, least: 0.65 },
  { name: 'easy against the random bot', one: 'easy', two: 'bot', games: 200, least: 0.8 },
  {
    name: 'missions: hard against the fixed player',
    one: 'hard',
    two: 'baseline',
    games: 120,
    least: 0.6,
    type: 'mission',
  },
  ...(['combat-1.1', 'tactic-2.0-beta', 'tactic-qs-it', 'tactic-qs-fr'] as const).map((edition) => ({
    name: `${edition}: hard against the fixed player`,
    one: 'hard' as const,
    two: 'baseline' as const,
    games: 60,
    least: 0.5,
    edition,
  })),
];

const USAGE = `npm run strength                        all pairs of players; takes hours
npm run strength -- --only missions     those whose name begins so
npm run strength -- --games 20          fewer games of each, for a first look
npm run strength -- --minutes 10        each pair stops after that
npm run strength -- --write             puts the figures into docs/opponent.md`;

/** Runs the command; its exit status is 0 if all are as strong as is demanded, 1 if one is not, 2 if it was asked for wrongly. */
export function main(args: readonly string[]): number {
  const asked = options(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  let isWeak = false;
  for (const demand of DEMANDS.filter(({ name }) => name.startsWith(asked.only))) {
    const until = performance.now() + asked.minutes * 60_000;
    const tally = matched({ ...demand, games: Math.min(demand.games, asked.games), until });
    const line = lineOf(demand, tally);
    console.log(line);
    if (tally.refused.length > 0) console.error(tally.refused.join('\n'));
    if (asked.write) writeLine(demand.name, line);
    isWeak ||= tally.low < demand.least || tally.refused.length > 0;
  }
  return isWeak ? 1 : 0;
}

function options(args: readonly string[]) {
  const known = {
    only: { type: 'string', default: '' },
    games: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '100000' },
    write: { type: 'boolean', default: false },
  } as const;
  try {
    const { only, games, minutes, write } = parseArgs({ args: [...args], options: known }).values;
    const numbers = { games: Number(games), minutes: Number(minutes) };
    return Number.isInteger(numbers.games) && numbers.minutes > 0 ? { only, write, ...numbers } : null;
  } catch {
    return null;
  }
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function lineOf({ name, least }: Demand, { games, won, low, high, turns, longest, times }: Tally): string {
  const share = `${percent(won / games)} (${Math.round(100 * low)}–${Math.round(100 * high)})`;
  const [median, most, worst] = times.map((ms) => Math.round(ms));
  return `| ${name} | ${games} | ${share} | ${percent(least)} | ${turns.toFixed(1)}, ${longest} | ${median}, ${most}, ${worst} |`;
}

const DOCUMENT = 'docs/opponent.md';

/** Its row of the table, in the place of the one that is there. */
function writeLine(name: string, line: string): void {
  const file = join(root, DOCUMENT);
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.map((each) => (each.startsWith(`| ${name} |`) ? line : each)).join('\n'));
}
