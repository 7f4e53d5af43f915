import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';

/** The command line as other programs use it: through pipes, from a shell, from Node and from Python. */

const root = resolve(import.meta.dirname, '../..');
const cli = join(root, 'scripts/cli.mjs');
const question = (id: number) => ({
  id,
  scenery: [{ id: 'w', terrain: ['protecting'], shape: { kind: 'wall', from: [5, -2], to: [5, 2], thickness: 0.2 } }],
  bases: [
    { id: 'a', at: [0, 0] },
    { id: 'b', at: [10, (id % 7) - 3] },
  ],
  from: 'a',
  to: 'b',
});

/** Long enough to build the command line, which the first call does. */
const BUILD = 120_000;
beforeAll(() => {
  const { status, stdout } = spawnSync(process.execPath, [cli, '--version'], { cwd: root, encoding: 'utf8' });
  expect([status, stdout.trim()]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
}, BUILD);

test('answers a question before the next is asked, 5,000 through one pipe', async () => {
  const asked = spawn(process.execPath, [cli, 'sight'], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: asked.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await answers.next()).value ?? 'null');
  for (const id of [1, 2, 3]) {
    asked.stdin.write(`${JSON.stringify(question(id))}\n`);
    expect(await next()).toMatchObject({ id, los: true });
  }
  const many = Array.from({ length: 4_997 }, (_, i) => i + 4);
  asked.stdin.end(many.map((id) => JSON.stringify(question(id))).join('\r\n'));
  for (const id of many) expect((await next()).id).toBe(id);
  expect(await once(asked, 'close')).toEqual([0, null]);
});

test('begins paths where the user stands, in a shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'take-cover-'));
  writeFileSync(join(folder, 'asked.jsonl'), `${JSON.stringify(question(1))}\nnonsense\n`);
  const { status, stdout } = spawnSync(`"${process.execPath}" "${cli}" sight asked.jsonl | cat`, {
    shell: true,
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  });
  const [first, second] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([status, first.id, second.line]).toEqual([0, 1, 2]);
});

const FROM_PYTHON = `
import json, subprocess, sys
asked = subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    asked.stdin.write(line); asked.stdin.flush()
    print(json.loads(asked.stdout.readline())['need'])
asked.stdin.close()
sys.exit(asked.wait())
`;

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

test.each(['python3'].filter(isThere))('answers %s line by line', (python) => {
  const { status, stdout } = spawnSync(python, ['-c', FROM_PYTHON, process.execPath, cli, 'sight', '-'], {
    cwd: root,
    input: [3, 3, 0].map((id) => `${JSON.stringify(question(id))}\n`).join(''),
    encoding: 'utf8',
  });
  expect([status, stdout.trim().split('\n')]).toEqual([0, ['5', '5', '5']]);
});

test('a simulation shared out over two processes prints the same bytes as one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'take-cover-'));
  const game = readFileSync(join(root, 'tests/games/tactic-2.2/conceded.json'), 'utf8');
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...JSON.parse(game), at: -1 }));
  const [one, two] = ['1', '2'].map((processes) => {
    const args = ['simulate', 'game.json', '--games', '8', '--batch', '2', '--processes', processes];
    return spawnSync(process.execPath, [cli, ...args], { env: { ...process.env, INIT_CWD: folder }, encoding: 'utf8' });
  });
  expect([one?.status, two?.status, two?.stdout]).toEqual([0, 0, one?.stdout]);
  expect(JSON.parse(one?.stdout ?? '').games).toBe(8);
});
