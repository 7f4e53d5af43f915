import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { BUILD, buildCli, cli, question, root } from './builtCli.ts';

/** The command line as other programs use it: through pipes, from Node and from a shell; from Python in python.test.ts. */

beforeAll(buildCli, BUILD);

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
