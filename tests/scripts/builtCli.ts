import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

export const root = resolve(import.meta.dirname, '../..');
export const cli = join(root, 'scripts/cli.mjs');

/** Long enough to build the command line, which the first call does. */
export const BUILD = 120_000;

export function buildCli(): void {
  const { status, stdout } = spawnSync(process.execPath, [cli, '--version'], { cwd: root, encoding: 'utf8' });
  expect([status, stdout.trim()]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
}

/** Of sight past a wall; by its id to places that it covers or not. */
export const question = (id: number) => ({
  id,
  scenery: [{ id: 'w', terrain: ['protecting'], shape: { kind: 'wall', from: [5, -2], to: [5, 2], thickness: 0.2 } }],
  bases: [
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [10, (id % 7) - 3] },
  ],
  from: 'a',
  to: 'b',
});
