import { expect, test } from 'vitest';
import { awaiting } from '../../src/engine/index.ts';
import { gameText } from '../../src/play/files/writeGame.ts';
import { newHistory, playedUntil, readyStart } from '../play/playing.ts';
import { run } from './screen.ts';

const inTurn = playedUntil(newHistory(), 1, (game) => awaiting(game).kind === 'act');

test('advise says what it would do, why, and what else', async () => {
  const { exit, out } = await run(['advise', '-'], { '-': gameText(readyStart(), inTurn) });
  expect(exit).toBe(0);
  const { by, why, hints } = JSON.parse(out);
  expect(by).toMatch(/^[ab]$/);
  expect(hints[0]).toEqual(why.chosen);
  expect(why.others.every(({ kind }: { kind: string }) => kind !== why.chosen.kind)).toBe(true);
});

test('advise has none to give where dice are due', async () => {
  const { exit, out } = await run(['advise', '-'], { '-': gameText(readyStart(), newHistory()) });
  expect(exit).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ awaiting: { kind: 'roll' } });
});

test('review prints luck and decisions of the commands that were played', async () => {
  const { exit, out } = await run(['review', '-'], { '-': gameText(readyStart(), inTurn) });
  expect(exit).toBe(0);
  const { luck, decisions, dearest } = JSON.parse(out);
  expect([luck, decisions, dearest]).toEqual(
    [{ a: 0, b: -0 }, { a: 0, b: 0 }, []].map((each) => JSON.parse(JSON.stringify(each))),
  );
});

test('match prints who won', async () => {
  const { exit, out } = await run(['match', '--a', 'bot', '--b', 'bot', '--games', '2', '--seed', '3']);
  expect(exit).toBe(0);
  const { games, won, refused } = JSON.parse(out);
  expect([games, won.a + won.b + won.nobody, refused]).toEqual([2, 2, []]);
});

test('match plays equal forces on one table, and prints from which edges they won', async () => {
  const { exit, out } = await run(['match', '--a', 'bot', '--b', 'bot', '--games', '3', '--table', 'quarry']);
  expect(exit).toBe(0);
  const { won, edges } = JSON.parse(out);
  const sums = Object.values<{ games: number; won: number }>(edges);
  expect(sums.reduce((sum, { games }) => sum + games, 0)).toBe(6);
  expect(sums.reduce((sum, each) => sum + each.won, 0)).toBe(won.a + won.b);
});

test('match refuses an unknown player, and says which there are', async () => {
  const { exit, error } = await run(['match', '--a', 'grandmaster']);
  expect(exit).toBe(2);
  expect(error).toContain('easy');
});
