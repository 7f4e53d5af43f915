import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUILD, buildCli, cli, question, root } from './builtCli.ts';

/** Where there is no Python that can't be tried: the file then has no tests, which `scripts/test.mjs` says. */
const python = ['python3', 'python'].find((name) =>
  /^Python 3/.test(spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout ?? ''),
);

/** Asks for the next answer only when it has the one before, as whoever reads line by line does. */
const ASKS = `
import json, subprocess, sys
asked = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    asked.stdin.write(line); asked.stdin.flush()
    print(json.loads(asked.stdout.readline())['need'])
asked.stdin.close()
sys.exit(asked.wait())
`;

describe.skipIf(!python)('Python', () => {
  if (!python) return;
  beforeAll(buildCli, BUILD);

  test('is answered line by line', () => {
    const { status, stdout } = spawnSync(python, ['-c', ASKS, process.execPath, cli, 'sight', '-'], {
      cwd: root,
      input: [3, 3, 0].map((id) => `${JSON.stringify(question(id))}\n`).join(''),
      encoding: 'utf8',
    });
    expect([status, stdout.trim().split(/\s+/)]).toEqual([0, ['5', '5', '5']]);
  });
});
