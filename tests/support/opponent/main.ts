import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/setup.mjs';
import { type Played, playedGame, type Series, type Tally, tallyOf } from './matches.ts';

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
npm run strength -- --minutes 10        stops after that; the next run goes on from there
npm run strength -- --anew              forgets the games that have been played, as after a change of the player
npm run strength -- --write             puts the figures into docs/opponent.md`;

/** Games that have been played are kept here, a file for each pair of players and a line for each game. */
const KEPT = 'node_modules/.cache/take-cover-strength';

/**
 * Runs the command; its exit status is 0 if all are as strong as is demanded, 1 if one is not or has not been played to the end,
 * 2 if it was asked for wrongly.
 */
export function main(args: readonly string[]): number {
  const asked = options(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const until = performance.now() + asked.minutes * 60_000;
  let isShown = true;
  for (const demand of DEMANDS.filter(({ name }) => name.startsWith(asked.only))) {
    const games = Math.min(demand.games, asked.games);
    const played = asked.anew ? [] : keptOf(demand);
    if (asked.anew) rmSync(fileOf(demand), { force: true });
    while (played.length < games && performance.now() < until) {
      const game = playedGame(demand, played.length);
      keep(demand, game);
      played.push(game);
    }
    const tally = tallyOf(played);
    isShown &&= tally.games >= games && tally.low >= demand.least && tally.refused.length === 0;
    if (tally.games === 0) continue;
    const line = lineOf(demand, tally);
    console.log(line);
    if (tally.refused.length > 0) console.error(JSON.stringify(tally.refused));
    if (asked.write) writeLine(demand.name, line);
  }
  return isShown ? 0 : 1;
}

const fileOf = ({ name }: Demand): string => join(root, KEPT, `${name.replaceAll(/[^\w.]+/g, '-')}.jsonl`);

function keptOf(demand: Demand): Played[] {
  const file = fileOf(demand);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1); // what was broken off has no end
  return lines.map((line): Played => JSON.parse(line));
}

function keep(demand: Demand, game: Played): void {
  mkdirSync(join(root, KEPT), { recursive: true });
  appendFileSync(fileOf(demand), `${JSON.stringify(game)}\n`);
}

function options(args: readonly string[]) {
  const known = {
    only: { type: 'string', default: '' },
    games: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '100000' },
    anew: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  } as const;
  try {
    const { only, games, minutes, anew, write } = parseArgs({ args: [...args], options: known }).values;
    const numbers = { games: Number(games), minutes: Number(minutes) };
    return Number.isInteger(numbers.games) && numbers.minutes >= 0 ? { only, anew, write, ...numbers } : null;
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
  writeFileSync(file, lines.map((each) => (each.split('|')[1]?.trim() === name ? line : each)).join('\n'));
}
