import { describe, expect } from 'vitest';
import { awaiting, type Command, type Game, type Point } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  character,
  choose,
  type Given,
  lastBlow,
  move,
  play,
  refusedBy,
  roll,
  roundBase,
} from '../support/builders/given.ts';
import { fate, fates, melee } from '../support/builders/melee.ts';

describe('several at once', () => {
  /** m meets e and f at the same point of his move. */
  const pair = (change: Parameters<typeof melee>[0] = {}) =>
    melee({ ...change, e: { at: [11, 11.4], ...change?.e }, b: [{ id: 'f', at: [11, 12.6], points: 5 }] });
  const between = move('m', [8, 12], [11, 12]);

  test('[R24 QIFC] [R50 QIFCB] [H2H-5 QIFCB] the mover chooses whom he fights first', () => {
    const { game } = play(pair(), between);
    expect(awaiting(game)).toMatchObject({
      kind: 'choose',
      by: 'a',
      about: { what: 'fightFirst', who: 'm' },
      options: [{ command: choose('e') }, { command: choose('f') }],
    });
    expect(refusedBy(game, choose('far-b'))).toBe('FLOW-UNKNOWN');
    expect(awaiting(play(game, choose('f')).game)).toMatchObject({ about: { against: 'f' } });
  });

  test('[R24 QIFC] the second fight follows by itself, also for one who is wounded', () => {
    const game = lastBlow(play(pair(), between, choose('f'), roll(1, 1), roll(6, 1)).game, 6, 6);
    expect(character(game, 'm')).toMatchObject({ wounded: true, shock: true });
    expect(awaiting(game)).toMatchObject({ kind: 'roll', by: 'a', about: { who: 'm', against: 'e' } });
  });

  test('[R64 QIFCB] one who falls in the first fight does not come to the second', () => {
    const { game } = play(pair(), between, choose('f'), roll(1, 1), roll(6, 6));
    expect([fate(game, 'm'), fate(game, 'e'), asked(game)]).toEqual(['eliminated', 'unhurt', 'act a']);
  });

  test('[R25 QIFCB] a fight that nobody can win gives way to the next', () => {
    const blunt = pair({ m: { card: { h2h: 0 } }, e: { card: { h2h: 0 } } });
    const { game } = play(blunt, between, choose('e'));
    expect(awaiting(game)).toMatchObject({ kind: 'roll', by: 'b', about: { who: 'f', against: 'm' } });
  });
});

describe('one inside a round base', () => {
  const hole: Point = [12, 12];
  const inside = (rulings: Given['rulings'] = {}): Game =>
    melee({ scenery: [roundBase('crater', hole)], e: { at: hole }, rulings });
  /** His base is touched with the middle 1u from the hole, the rim with the middle 1.7u from it. */
  const into = (x: number): Command => move('m', [8, 12], [x, 12]);

  test('[H2H-8 QIFCB] [R129 QIFC] the way must reach his base; the attacker’s model stays outside, touching the rim', () => {
    const { game } = play(inside(), into(11));
    expect((character(game, 'm').at as Point)[0]).toBeCloseTo(10.3, 5);
    expect(awaiting(game)).toMatchObject({ kind: 'roll', by: 'a', about: { who: 'm', against: 'e' } });
    expect(fates(lastBlow(game, 6, 6))).toEqual(['unhurt', 'eliminated']);
  });

  test('[H2H-8 QIFCB] [R129 QIFC] touching the rim alone is no contact', () => {
    expect(asked(play(inside(), into(10.3)).game)).toBe('act a');
    const short = melee({ scenery: [roundBase('crater', hole)], e: { at: hole }, m: { card: { move: 2.99 } } });
    expect(refusedBy(short, into(11))).toBe('MOVE-1');
  });

  test('[R129=b QIFC] touching the rim is contact', () => {
    const { game } = play(inside({ R129: 'b' }), into(10.3));
    expect(awaiting(game)).toMatchObject({ kind: 'roll', about: { who: 'm', against: 'e' } });
    expect(fates(lastBlow(game, 6, 6))).toEqual(['unhurt', 'eliminated']);
  });
});
