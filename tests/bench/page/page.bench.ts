import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Percentiles } from './measured.ts';

export const name =
  'In the page: 24 characters among 60 elements, one dragged with reach, areas, way, dangers and sight lines; the first paint; what the page holds on to';

const root = resolve(import.meta.dirname, '../../..');
const folder = resolve(root, 'tests/bench/.built/measured');

/** What a page may take at most, at the 95th percentile: ms. */
const MOST = { script: 4, frames1: 17, frames4: 34, first: 1200 } as const;
/** What the page may hold on to for each MB it held before, after 200 openings or 1,000 undo and redo. */
const FLAT = 1.05;

interface Ratio {
  readonly what: string;
  readonly is: number;
  readonly atLeast: number;
  readonly open?: true;
}

/** Builds the game, uses it in a real browser (*.page.ts) and reads what that has measured. */
export function run(): { rows: Record<string, unknown>[]; ratios: Ratio[] } {
  const outDir = resolve(root, 'tests/bench/.built/page');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  perform(['vite', 'build', '--outDir', outDir, '--logLevel', 'error'], {});
  perform(['playwright', 'test', '-c', 'tests/bench/page/playwright.config.ts'], {
    TAKE_COVER_BUILD: outDir,
    TAKE_COVER_REPORT: folder,
  });
  const script = read<Percentiles>('script');
  const frames1 = read<Percentiles>('frames1');
  const frames4 = read<Percentiles>('frames4');
  const frames40 = read<Percentiles>('frames40');
  const { anything, playNow } = read<{ anything: Percentiles; playNow: Percentiles }>('first');
  const openings = read<Grown>('openings');
  const undo = read<Grown>('undo');
  const p95 = (what: string, most: number, is: number, open?: true): Ratio => ({
    what: `${most} ms over ${what} at p95`,
    is: most / is,
    atLeast: 1,
    ...(open && { open }),
  });
  const flat = (what: string, { before, after }: Grown): Ratio => ({
    what: `memory before over after ${what}`,
    is: before / after,
    atLeast: 1 / FLAT,
  });
  return {
    rows: [
      { what: 'script', ...script },
      { what: 'frames', ...frames1 },
      { what: 'frames, 4-fold slowdown', ...frames4 },
      { what: 'frames, 40 characters among 40 elements', ...frames40 },
      { what: 'first paint, 4-fold slowdown', ...anything },
      { what: 'Play now painted, 4-fold slowdown', ...playNow },
      { what: '200 openings, MB', ...openings },
      { what: '1,000 undo and redo, MB', ...undo },
    ],
    ratios: [
      p95('the script of a pointer move', MOST.script, script.p95, true),
      p95('a frame', MOST.frames1, frames1.p95, true),
      p95('a frame at 4-fold slowdown', MOST.frames4, frames4.p95, true),
      p95('a frame with 40 characters among 40 elements', MOST.frames1, frames40.p95, true),
      p95('something painted at 4-fold slowdown', MOST.first, anything.p95),
      p95('Play now painted at 4-fold slowdown', MOST.first, playNow.p95, true),
      flat('200 openings of the board', openings),
      flat('1,000 undo and redo', undo),
    ],
  };
}

interface Grown {
  readonly before: number;
  readonly after: number;
  readonly rounds: number;
}

const read = <T>(what: string): T => JSON.parse(readFileSync(join(folder, `${what}.json`), 'utf8')) as T;

function perform(args: readonly string[], env: Record<string, string>): void {
  const { status } = spawnSync('npx', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${args.slice(0, 2).join(' ')} failed`);
}
