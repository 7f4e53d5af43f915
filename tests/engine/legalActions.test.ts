import { describe, expect } from 'vitest';
import { check, type Game, legalActions } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  endTurn,
  fire,
  type Given,
  given,
  move,
  play,
  refusedBy,
  rifle,
  roll,
  takeCover,
  total,
} from '../support/builders/given.ts';

const table = (change: Given = {}): Game =>
  given({
    a: [
      { id: 'a1', at: [6, 14] },
      { id: 'a2', at: [10, 18], card: { weapons: [] } },
    ],
    b: [{ id: 'b1', at: [6, 5] }],
    ...change,
  });

const listed = (game: Game) =>
  legalActions(game).map(({ action, who, cost, violation }) => [action, who, cost, violation?.rule ?? null]);

describe('what may be done', () => {
  test('[TURN-8 QIF] is each action of each character with its cost, and why it is refused', () => {
    const ofOne = (who: string, fires: string | null) => [
      ['move', who, 1, null],
      ['moveAndFire', who, 1, 'TURN-8'],
      ['fire', who, 1, fires],
      ['grenade', who, 2, 'R130'],
      ['opportunityFire', who, 1, fires ?? 'TURN-8'],
      ['suppressionFire', who, 2, 'TURN-8'],
      ['joinSuppression', who, 1, 'SF-3'],
      ['takeCover', who, 1, null],
    ];
    expect(listed(table())).toEqual([...ofOne('a1', null), ...ofOne('a2', 'R130'), ['endTurn', null, 0, 'TURN-6']]);
  });

  test('[TURN-7 QIFB] [FIRE-6 QIFB] [FIRE-8 QFB] [MOVE-2 QIFB] [R40 QIFB] [WOUND-3 QIFB] the reason is that of the rule', () => {
    const pistol = rifle({ id: 'pistol', shots: 1 });
    const reasons = (state: object) =>
      listed(table({ a: [{ id: 'a1', at: [6, 14], state, card: { actions: 9, weapons: [pistol, rifle()] } }] }))
        .filter(([action, who]) => who === 'a1' && ['move', 'fire', 'takeCover'].includes(String(action)))
        .map((line) => line[3]);
    expect(reasons({ shock: true })).toEqual(['WOUND-3', 'WOUND-3', 'WOUND-3']);
    expect(reasons({ spent: 9 })).toEqual(['TURN-7', 'TURN-7', 'TURN-7']);
    expect(reasons({ moved: 3 })).toEqual(['MOVE-2', null, null]);
    expect(reasons({ inCover: true })).toEqual([null, null, 'R40']);
    expect(reasons({ shots: { rifle: 1 } })).toEqual([null, null, null]);
    expect(reasons({ shots: { rifle: 2 } })[1]).toMatch(/^FIRE-[68]$/);
  });

  test('[TURN-6 QIFB] the end of the turn once a token is spent', () => {
    expect(listed(play(table(), takeCover('a1')).game).at(-1)).toEqual(['endTurn', null, 0, null]);
  });

  test('those who are not on the table are left out', () => {
    const game = table({ a: [{ id: 'a1', at: [6, 14] }, { id: 'late' }, { id: 'gone', state: { out: true } }] });
    expect(new Set(legalActions(game).map((l) => l.who))).toEqual(new Set(['a1', null]));
  });

  test('[R06 QIFB] a man with hardly any room can still use it', () => {
    const cell = [
      total('north', [4, 12], [4, 1.2]),
      total('south', [4, 14.8], [4, 1]),
      total('west', [4, 13.2], [1.2, 1.6]),
      total('east', [6.8, 13.2], [1, 1.6]),
    ];
    const game = table({
      scenery: cell,
      a: [{ id: 'a1', at: [6, 14], state: { inCover: true }, card: { weapons: [] } }],
    });
    expect(refusedBy(game, move('a1', [6, 14], [6, 13.8]))).toBeNull();
    expect(listed(game)[0]).toEqual(['move', 'a1', 1, null]);
    expect(refusedBy(game, endTurn)).toBe('TURN-6');
  });

  test('[MOVE-7 QIFCB] one who is walled in is told by what', () => {
    const walls = [
      total('north', [4, 12], [4, 1.5]),
      total('south', [4, 14.5], [4, 1]),
      total('west', [4, 13.5], [1.5, 1]),
      total('east', [6.5, 13.5], [1, 1]),
    ];
    const game = table({ scenery: walls, a: [{ id: 'a1', at: [6, 14] }] });
    expect(listed(game)[0]).toEqual(['move', 'a1', 1, 'MOVE-7']);
  });

  test('an answer to each question that is asked', () => {
    const shot = play(table(), fire('a1', 'b1')).game;
    expect(listed(shot)).toEqual([
      ['takeCover', 'b1', 1, null],
      ['pass', null, 0, null],
    ]);
    const dice = legalActions(play(table({ tokens: { a: 1, b: 0 } }), fire('a1', 'b1')).game);
    expect(dice).toMatchObject([{ action: 'roll', who: null, samples: [roll(1, 2, 3)] }]);
    expect(legalActions(play(table(), { type: 'concede', side: 'a' }).game)).toEqual([]);
  });

  test('a legal action has samples, a refused one a reason and none; each sample is legal', () => {
    for (const { violation, samples } of legalActions(table())) {
      expect(samples.length > 0).toBe(violation === null);
    }
    const all = legalActions(table()).flatMap((l) => l.samples);
    expect(all.length).toBeGreaterThan(20);
    for (const sample of all) expect(check(table(), sample)).toBeNull();
  });
});
