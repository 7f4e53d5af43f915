import { expect, test } from 'vitest';
import { textWith } from '../play/cases.ts';
import { run } from './screen.ts';

const failing = textWith({ title: 'Fails', expect: [{ sight: ['ann', 'cyd'], is: { need: 4 } }] });
const lines = (out: string) => out.split('\n').map((line) => JSON.parse(line));

test('test answers a line a case, of files and of folders', async () => {
  const files = { 'all/a.json': textWith(), 'all/b/c.json': failing, 'all/notes.md': '' };
  const { exit, out, error } = await run(['test', 'all'], files);
  expect(exit).toBe(1);
  const [good, bad] = lines(out);
  expect(good).toMatchObject({ file: 'all/a.json', holds: true, about: ['FIRE-3', 'LOS-5'] });
  expect(bad).toMatchObject({
    holds: false,
    failed: [{ index: 0, step: 0, by: expect.arrayContaining(['FIRE-3']), differences: [{ path: 'need', found: 5 }] }],
  });
  expect(error).toContain('2 cases, 1 failed');
  expect((await run(['test', 'all/a.json', '--prove'], files)).exit).toBe(0);
});

test('test under other rules tells of those cases that change', async () => {
  const same = { expect: [{ sight: ['ann', 'cyd'], is: { cover: 'partial' } }] };
  const changes = {
    expect: [{ allows: { type: 'umpire', events: [], note: '' } }, { sight: ['ann', 'cyd'], is: { dice: 3 } }],
  };
  const files = { a: textWith(same), b: failing, c: textWith(changes), laser: '{}' };
  expect(await run(['test', 'a', 'b', '--edition', 'combat-1.1'], files)).toMatchObject({ exit: 0, out: '' });
  expect((await run(['test', 'a', '--rules', 'laser'], files)).exit).toBe(2);
  expect((await run(['test', 'a', '--rules', 'laser', '--edition', 'combat-1.1'], files)).exit).toBe(2);
});

test('test says of what cannot be read the file and the place', async () => {
  const { exit, error } = await run(['test', 'x', 'y'], { x: textWith({ about: ['FIRE-99'] }) });
  expect(exit).toBe(2);
  expect(error).toMatch(/x:1: about\[0\]: .*FIRE-99/);
  expect(error).toMatch(/y: cannot be read/);
});
