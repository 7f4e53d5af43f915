import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EditionId, rulingNumbers, rulingOptions } from '../editions/index.ts';
import { chanceFrom } from '../play/chance.ts';
import { gameFile, printed } from '../play/files/writeGame.ts';
import type { Start } from '../play/start.ts';
import { t } from './faultText.ts';
import { amidAClimb } from './fuzz/amidAClimb.ts';
import { CHANGED, changedFile, type Filed, filesToChange } from './fuzz/changedFile.ts';
import { Keeper } from './fuzz/keeper.ts';
import { openedAndPlayed, STEPS } from './fuzz/openedAndPlayed.ts';
import { playOut } from './fuzz/playOut.ts';
import { randomGame } from './fuzz/randomGame.ts';
import { report } from './fuzz/report.ts';
import { Tally } from './fuzz/tally.ts';
import { EXIT, type Exit, type Io } from './io.ts';

/** Of all games, the share that may be cut off for their length. */
const CUT_OFF = 0.01;

/** `fuzz`: plays random games and looks for what must never happen. */
export function fuzz(asked: FuzzRun, io: Io): Exit {
  const tally = new Tally();
  const keeper = new Keeper();
  const started = performance.now();
  for (let i = 0; i < asked.games; i++) {
    const title = `fuzz --seed ${asked.seed} ${i}`;
    const chance = chanceFrom(asked.seed * 1_000_003 + i);
    const drawn = randomGame(chance, asked.edition, title, asked);
    const start = hasStairs(drawn) && chance.happens(AMID_A_CLIMB) ? amidAClimb(drawn, chance) : drawn;
    noteRules(start, tally);
    const { fault, history } = playOut(start, chance, tally, asked.drafts);
    if (fault !== null) {
      // commands alone: a position that cannot be would keep the file from being opened
      const text = printed({ ...gameFile(start, history), last: null });
      const file = written(asked.out, `fault-${asked.seed}-${i}.json`, text);
      io.error(t('files.cli.fuzz.found', { title, fault, file }));
      return EXIT.no;
    }
    if (asked.keep !== undefined) keeper.offer(start, history);
  }
  io.out(report(tally, asked, (performance.now() - started) / 1000));
  for (const { ending, text } of keeper.kept()) written(asked.keep, `${ending}.json`, text);
  return judged(tally, asked, io);
}

/** Of all games with stairs, those that begin on them, under fire. */
const AMID_A_CLIMB = 0.2;

const hasStairs = ({ setup }: Start): boolean =>
  setup.ruleset.levels.inPlay && setup.scenery.some(({ connects }) => connects !== undefined);

/** `fuzz --files`: opens files of every kind in turn that have been changed at random, and plays on in those that open. */
export function fuzzFiles(files: number, { seed, out }: Pick<FuzzRun, 'seed' | 'out'>, io: Io): Exit {
  const counts = CHANGED.map((what) => ({ what, files: 0, opened: 0, slowest: 0 }));
  let library: readonly Filed[] = [];
  for (let i = 0; i < files; i++) {
    const count = counts[i % counts.length] as (typeof counts)[number];
    if (i % EACH_LIBRARY === 0) library = filesToChange(chanceFrom(seed * 1_000_003 + i));
    const chance = chanceFrom(seed * 1_000_003 + i);
    const text = changedFile(count.what, library, chance);
    const started = process.cpuUsage(); // on a busy machine the clock on the wall would count the others' work
    const tried = openedAndPlayed(count.what, text, chance);
    const { user, system } = process.cpuUsage(started);
    const ms = (user + system) / 1000;
    const fault = tried.fault ?? (ms > MOST_MS ? `${Math.round(ms)} ms` : null);
    if (fault !== null) {
      const file = written(out, `file-${seed}-${i}.json`, text);
      io.error(t('files.cli.fuzz.found', { title: `fuzz --files --seed ${seed} ${i}`, fault, file }));
      return EXIT.no;
    }
    count.files++;
    count.slowest = Math.max(count.slowest, ms);
    if (tried.opened) count.opened++;
  }
  io.out(t('files.cli.fuzz.ranFiles', { files: String(files), steps: String(STEPS) }));
  for (const { what, files, opened, slowest } of counts) {
    const told = { files: String(files).padStart(9), what, opened: String(opened), slowest: slowest.toFixed(0) };
    io.out(t('files.cli.fuzz.filesOf', told));
  }
  return EXIT.ok;
}

/** Files from so many others are changed before new ones are made; and how long one may take, in ms. */
const EACH_LIBRARY = 500;
const MOST_MS = 2000;

/** Which rulings and house rules, and at which option, a game is played by; all numbers of a ruling or a house rule count as one option. */
function noteRules({ edition, rulings, rules }: Start, tally: Tally): void {
  for (const id of rulingOptions(edition).keys()) tally.add('rulings', `${id}=${rulings[id] ?? 'a'}`);
  for (const id of rulingNumbers(edition).keys()) tally.add('rulings', `${id}=${id in rulings ? 'n' : 'a'}`);
  for (const [id, option] of Object.entries(rules)) {
    tally.add('houseRules', `${id}=${typeof option === 'number' ? 'n' : option}`);
  }
}

function judged(tally: Tally, { edition, houseRules }: FuzzRun, io: Io): Exit {
  const missing = tally.missing(edition, houseRules);
  if (missing.length > 0) io.error(t('files.cli.fuzz.missing', { names: missing.join(', ') }));
  const tooMany = tally.cutOff >= tally.games * CUT_OFF;
  if (tooMany && tally.cutOff > 0) io.error(t('files.cli.fuzz.tooLong', { games: String(tally.cutOff) }));
  return missing.length > 0 || (tooMany && tally.cutOff > 0) ? EXIT.no : EXIT.ok;
}

/** Which games are played, and where files are written to. */
export interface FuzzRun {
  readonly games: number;
  /** So many changed files instead of games. */
  readonly files?: number;
  readonly seed: number;
  readonly edition: EditionId;
  /** With rules that the players have switched. */
  readonly houseRules: boolean;
  /** With storeys on every table, instead of on some where the edition has levels. */
  readonly storeys: boolean;
  /** Makes a draft of each game at each of its moments, instead of one game in forty. */
  readonly drafts: boolean;
  /** Where a fault is written to. */
  readonly out?: string;
  /** Where the shortest game of each way to end is written to. */
  readonly keep?: string;
}

function written(folder: string | undefined, name: string, text: string): string {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const file = join(folder ?? mkdtempSync(join(tmpdir(), 'take-cover-')), name);
  writeFileSync(file, text);
  return file;
}
