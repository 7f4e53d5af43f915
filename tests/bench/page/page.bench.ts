import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

export const name =
  'In the page: a character is dragged over a table of 60 elements, with sight lines to 12 enemies; all script of the page for one pointer move, in milliseconds';

/** Issue 3: script per pointer move at the 95th percentile, in ms. */
const MOST = 4;

const root = resolve(import.meta.dirname, '../../..');
const report = resolve(root, 'tests/bench/.built/page.json');

/** Builds the game, drags in a real browser (drag.page.ts) and reads what that has measured. */
export function run(): {
  rows: Record<string, number>[];
  ratios: { what: string; is: number; atLeast: number; open: true }[];
} {
  const outDir = resolve(root, 'tests/bench/.built/page');
  rmSync(report, { force: true });
  perform(['vite', 'build', '--outDir', outDir, '--logLevel', 'error'], {});
  perform(['playwright', 'test', '-c', 'tests/bench/page/playwright.config.ts'], {
    TAKE_COVER_BUILD: outDir,
    TAKE_COVER_REPORT: report,
  });
  const measured = JSON.parse(readFileSync(report, 'utf8')) as { p50: number; p95: number; moves: number };
  return {
    rows: [measured],
    ratios: [
      { what: `${MOST} ms over the script of a pointer move at p95`, is: MOST / measured.p95, atLeast: 1, open: true },
    ],
  };
}

function perform(args: readonly string[], env: Record<string, string>): void {
  const { status } = spawnSync('npx', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${args.slice(0, 2).join(' ')} failed`);
}
