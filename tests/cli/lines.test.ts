import { expect, test } from 'vitest';
import { awaiting, type Game } from '../../src/engine/index.ts';
import { gameText } from '../../src/play/files/writeGame.ts';
import { gameAt, undo } from '../../src/play/history.ts';
import { named } from '../../src/play/lines.ts';
import { gameFile } from '../play/files/gameFile.ts';
import { newHistory, played, playedUntil, readyStart } from '../play/playing.ts';
import { run } from './screen.ts';

const isShotDue = (game: Game): boolean => {
  const question = awaiting(game);
  return question.kind === 'roll' && question.about.what === 'shot';
};
const due = playedUntil(newHistory(), 1, isShotDue);
const dice = (history: typeof due, ...faces: number[]) =>
  played(history, { type: 'roll', dice: faces, source: 'live' });

test('lines tells each way a game was played: its name, what sets it apart, and the luck of its dice', async () => {
  const asked = due.nodes.length;
  const question = awaiting(gameAt(due));
  const many = question.kind === 'roll' ? question.dice : 0;
  const missed = dice(due, ...Array(many).fill(1));
  const both = dice(undo(missed), ...Array(many).fill(5));
  const { exit, out } = await run(['lines', 'g'], { g: gameText(readyStart(), named(both, missed.tip, 'unlucky')) });
  const [one, other] = JSON.parse(out);
  expect(exit).toBe(0);
  expect(one).toMatchObject({ tip: asked, name: 'unlucky', current: false, steps: asked + 1, parting: asked });
  expect(other).toMatchObject({ name: null, current: true, parting: asked + 1, outcome: null });
  expect(one.what).toMatch(/rolls? 1/);
  const shots = [one, other].map(({ luck }) => [luck.a.live, luck.b.live].find(({ rolls }) => rolls > 0));
  expect(shots.map(({ rolls, hits }) => [rolls, hits])).toEqual([
    [1, 0],
    [1, 1],
  ]);
  expect(shots[0].kinds).toEqual({ fire: { rolls: 1, hits: 0, expected: shots[0].expected } });
  expect(one.faces.live.counts).toEqual([many, 0, 0, 0, 0, 0]);
  expect(shots[0].soFew + shots[1].soMany).toBeCloseTo(1, 8);
});

test('lines of a game without a command is none, of a broken one where it breaks, of no file the reason', async () => {
  expect(await run(['lines', 'g'], { g: JSON.stringify(gameFile()) })).toMatchObject({ exit: 0, out: '[]' });
  const broken = JSON.stringify(gameFile({ commands: [{ type: 'pass' }] }));
  const { exit, out } = await run(['lines', 'g'], { g: broken });
  expect([exit, JSON.parse(out)]).toMatchObject([1, { ok: false, at: 0, violation: { rule: 'FLOW-STALE' } }]);
  expect(await run(['lines', 'gone.json'])).toMatchObject({ exit: 2, error: 'gone.json: cannot be read.' });
});
