import { describe, expect, test } from 'vitest';
import { aligned, difference, whoDiffers } from '../../src/play/difference.ts';
import { begin, gameAt, undo } from '../../src/play/history.ts';
import { fire, given, move, pass, roll } from '../support/builders/given.ts';
import { played } from './playing.ts';

const start = () => begin(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] }), 'freely');
const due = () => played(start(), fire('abel', 'bo'), pass, pass);

describe('what two moments do not have in common', () => {
  test('is nothing of one and the same', () => {
    const game = gameAt(due());
    expect(difference(game, game).differing).toEqual([]);
    expect(difference(game, game).facts).toBeGreaterThan(16);
  });

  test('is told fact by fact: who is wounded, and the points he loses', () => {
    const [missed, hit] = [played(due(), roll(1, 1, 2)), played(due(), roll(1, 1, 4))];
    const found = difference(gameAt(missed), gameAt(hit));
    expect(found.differing.map(({ a, b }) => [a.is, b.is])).toEqual([
      ['unhurt', 'wounded'],
      [false, true],
    ]);
    expect(found.differing.map(({ a }) => a)).toMatchObject([
      { about: 'character', who: 'bo', what: 'fate' },
      { about: 'character', who: 'bo', what: 'shock' },
    ]);
    expect(whoDiffers(found)).toEqual(['bo']);
  });

  test('of one who is eliminated is that alone', () => {
    const [missed, fell] = [played(due(), roll(1, 1, 2)), played(due(), roll(6, 6, 1))];
    const found = difference(gameAt(missed), gameAt(fell)).differing.filter(({ a }) => a.about === 'character');
    expect(found.map(({ a, b }) => [a.is, b.is])).toEqual([['unhurt', 'eliminated']]);
  });

  test('turned round it is the same the other way', () => {
    const [here, there] = [gameAt(played(start(), move('abel', [5, 12], [5, 14]))), gameAt(due())];
    const turned = difference(there, here).differing.map(({ a, b }) => ({ a: b, b: a }));
    expect(difference(here, there).differing).toEqual(turned);
  });
});

test('two lines run beside one another from where they part', () => {
  const missed = played(due(), roll(1, 1, 2));
  const both = played(undo(missed), roll(1, 1, 4));
  expect(aligned(both, missed.tip, both.tip)).toEqual({ shared: [0, 1, 2], a: [3], b: [4] });
  expect(aligned(both, both.tip, both.tip)).toEqual({ shared: [0, 1, 2, 4], a: [], b: [] });
});
