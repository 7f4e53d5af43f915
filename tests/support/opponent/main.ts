import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/setup.mjs';
import { EDITIONS, type EditionId } from '../../../src/editions/index.ts';
import { type Played, playedGame, type Series, tallyOf } from './matches.ts';
import { legalGame, type Planted, plantedGame } from './trials.ts';

/** What the opponent is worth in figures: many games, kept as they are played, and what is demanded of them. */

interface Trial<Game> {
  /** The first column of its row. */
  readonly name: string;
  readonly games: number;
  readonly play: (n: number) => Game;
  readonly judged: (games: readonly Game[]) => Judgement;
}

interface Judgement {
  /** The rest of its row, after the number of games. */
  readonly columns: readonly string[];
  /** Has what is demanded been shown, once there are enough games? */
  readonly isShown: boolean;
  /** What is to be looked at. */
  readonly faults: readonly unknown[];
}

interface Demand extends Series {
  readonly name: string;
  /** The lower bound of what `one` wins may not be below this share. */
  readonly least: number;
}

const FIXED: Demand = { name: 'hard against the fixed player', one: 'hard', two: 'baseline', games: 200, least: 0.8 };

const DEMANDS: readonly Demand[] = [
  FIXED,
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

/** Each pair of players plays many games, and one must win at least so often. */
const strength = (demand: Demand): Trial<Played> => ({
  name: demand.name,
  games: demand.games,
  play: (n) => playedGame(demand, n),
  judged: (played) => {
    const { games, won, low, high, turns, longest, times, refused } = tallyOf(played);
    const share = `${percent(won / games)} (${Math.round(100 * low)}–${Math.round(100 * high)})`;
    const ms = times.map(Math.round).join(', ');
    const columns = [share, percent(demand.least), `${turns.toFixed(1)}, ${longest}`, ms];
    return { columns, isShown: low >= demand.least && refused.length === 0, faults: refused };
  },
});

/** In random games nothing it says is refused, and it always says something. */
const legality = (edition: EditionId): Trial<string | null> => ({
  name: `legality: ${edition}`,
  games: 500,
  play: (n) => legalGame(edition, n),
  judged: (games) => {
    const faults = games.filter((fault) => fault !== null);
    return { columns: [`${faults.length} times refused or stuck`, 'never'], isShown: faults.length === 0, faults };
  },
});

/** Of twenty games so many in which what was planted was found first. */
const FOUND = 19;
/** A review may take no longer, in ms. */
const LONGEST_REVIEW = 5000;

const PLANTED: Trial<Planted> = {
  name: 'planted: a blunder and a lucky roll',
  games: 20,
  play: plantedGame,
  judged: (games) => {
    const blunders = games.filter(({ blunder }) => blunder).length;
    const rolls = games.filter(({ roll }) => roll).length;
    const longest = Math.max(...games.map(({ ms }) => ms));
    return {
      columns: [
        `${blunders} blunders and ${rolls} rolls found first; the longest review ${longest} ms`,
        `${FOUND} of each; ${LONGEST_REVIEW} ms`,
      ],
      isShown: Math.min(blunders, rolls) >= FOUND && longest <= LONGEST_REVIEW,
      faults: games.filter(({ blunder, roll }) => !blunder || !roll),
    };
  },
};

/** By the review the dice give neither player more than chance does: what they gave `one` a game, with the interval of 95 of 100. */
const LUCK: Trial<Played> = {
  ...strength(FIXED),
  name: 'luck: hard against the fixed player',
  judged: (games) => {
    const mean = games.reduce((sum, { luck }) => sum + luck, 0) / games.length;
    const squares = games.reduce((sum, { luck }) => sum + (luck - mean) ** 2, 0);
    const spread = 1.96 * Math.sqrt(squares / Math.max(1, games.length - 1) / games.length);
    const found = `${mean.toFixed(1)} points a game, ± ${spread.toFixed(1)}`;
    return { columns: [found, 'an interval around 0'], isShown: Math.abs(mean) <= spread, faults: [] };
  },
};

const USAGE = `npm run strength                        plays all there is to try; takes hours
npm run strength -- --only missions     what begins so; besides the pairs of players: legality, planted, luck
npm run strength -- --games 20          fewer games of each, for a first look
npm run strength -- --minutes 10        stops after that; the next run goes on from there
npm run strength -- --anew              forgets the games that have been played, as after a change of the player
npm run strength -- --write             puts the figures into docs/opponent.md`;

/**
 * Runs the command; its exit status is 0 if all is as is demanded, 1 if something is not or has not been played to the end,
 * 2 if it was asked for wrongly.
 */
export function main(args: readonly string[]): number {
  const asked = options(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  const until = performance.now() + asked.minutes * 60_000;
  const tried = [
    ...DEMANDS.map((demand) => tries(strength(demand), asked, until)),
    ...EDITIONS.map((edition) => tries(legality(edition), asked, until)),
    tries(PLANTED, asked, until),
    tries(LUCK, { ...asked, anew: false }, until, FIXED.name),
  ];
  return tried.every((isShown) => isShown) ? 0 : 1;
}

type Options = NonNullable<ReturnType<typeof options>>;

/** Plays what is still missing, and says what has been found. Is it as is demanded? `kept`: the name of the trial whose games these are. */
function tries<Game>(trial: Trial<Game>, asked: Options, until: number, kept = trial.name): boolean {
  if (!trial.name.startsWith(asked.only)) return true;
  const games = Math.min(trial.games, asked.games);
  if (asked.anew) rmSync(fileOf(kept), { force: true });
  const played = keptOf<Game>(kept);
  while (played.length < games && performance.now() < until) {
    const game = trial.play(played.length);
    keep(kept, game);
    played.push(game);
  }
  if (played.length === 0) return false;
  const { columns, isShown, faults } = trial.judged(played);
  const line = `| ${[trial.name, played.length, ...columns].join(' | ')} |`;
  console.log(line);
  if (faults.length > 0) console.error(JSON.stringify(faults));
  if (asked.write) writeLine(trial.name, line);
  return isShown && played.length >= games;
}

/** Games that have been played are kept here, a file for each trial and a line for each game. */
const KEPT = 'node_modules/.cache/take-cover-strength';

const fileOf = (name: string): string => join(root, KEPT, `${name.replaceAll(/[^\w.]+/g, '-')}.jsonl`);

function keptOf<Game>(name: string): Game[] {
  const file = fileOf(name);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1); // what was broken off has no end
  return lines.map((line): Game => JSON.parse(line));
}

function keep(name: string, game: unknown): void {
  mkdirSync(join(root, KEPT), { recursive: true });
  appendFileSync(fileOf(name), `${JSON.stringify(game)}\n`);
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

const DOCUMENT = 'docs/opponent.md';

/** Its row of the table, in the place of the one that is there. */
function writeLine(name: string, line: string): void {
  const file = join(root, DOCUMENT);
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.map((each) => (each.split('|')[1]?.trim() === name ? line : each)).join('\n'));
}
