import { describe, expect, test } from 'vitest';
import type { Rulings } from '../../src/editions/index.ts';
import { begin, gameAt, type History, jump, START, undo } from '../../src/play/history.ts';
import { TAKE_BACKS, type TakeBack } from '../../src/play/settings.ts';
import { mayJump, mayUndo } from '../../src/play/takeBack.ts';
import { test as inEditions } from '../support/builders/editions.ts';
import { aim, bid, choose, endTurn, fire, given, move, pass, roll, takeCover } from '../support/builders/given.ts';
import { newHistory, played } from './playing.ts';

const facing = (takeBack: TakeBack): History =>
  begin(given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'berta', at: [14, 5] }] }), takeBack);

const step = move('anton', [5, 5], [5, 6]);
const shot = fire('anton', 'berta');

describe('[TURN-13] taking back', () => {
  test.each(TAKE_BACKS)('nothing is there to take back at the start: %s', (takeBack) => {
    expect(mayUndo(facing(takeBack))).toBeNull();
  });

  test.each([
    ['a move', [step]],
    ['a turn that was ended', [step, endTurn]],
    ['a shot, while the target is asked', [shot]],
  ] as const)('to the last dice: %s may be taken back', (_, commands) => {
    expect(mayUndo(played(facing('to-last-dice'), ...commands))).toBeNull();
  });

  test.each([
    ['dice', [shot, pass, pass, roll(1, 1, 1)]],
    ['the other side declining', [shot, pass]],
    ['the other side taking cover', [shot, takeCover('berta')]],
  ] as const)('to the last dice: %s may not', (_, commands) => {
    expect(mayUndo(played(facing('to-last-dice'), ...commands))).toEqual({ rule: 'TURN-13' });
  });

  test('to the last dice: what came after the answer may, up to the answer', () => {
    const aimed = played(facing('to-last-dice'), shot, pass, aim);
    expect(mayUndo(aimed)).toBeNull();
    expect(mayUndo(undo(aimed))).toEqual({ rule: 'TURN-13' });
    expect(mayJump(aimed, START)).toEqual({ rule: 'TURN-13' });
  });

  test('to the last dice: the roll-off stands, the edge chosen after it may be chosen anew', () => {
    const rolled = played(newHistory(), roll(5, 2));
    expect(rolled.takeBack).toBe('to-last-dice');
    expect(mayUndo(rolled)).toEqual({ rule: 'TURN-13' });
    expect(mayUndo(played(rolled, choose('north')))).toBeNull();
  });

  describe('[R03 C] bids', () => {
    const bidding = (takeBack: TakeBack, rulings: Rulings = {}): History => {
      const men = { a: [{ id: 'anton', at: [5, 5] as const }], b: [{ id: 'berta', at: [14, 5] as const }] };
      const frames = [{ kind: 'initiative', bids: null }] as const;
      return begin(given({ ...men, edition: 'combat-1.1', rulings, frames }), takeBack);
    };

    test('that were secret stand once they are shown', () => {
      expect(mayUndo(played(bidding('to-last-dice'), bid(2, 1)))).toEqual({ rule: 'TURN-13' });
    });

    test('[R03=b C] that were open may be changed until the dice are rolled', () => {
      const open = played(bidding('to-last-dice', { R03: 'b' }), bid(2, 1));
      expect(mayUndo(open)).toBeNull();
      expect(mayUndo(played(open, roll(6, 1)))).toEqual({ rule: 'TURN-13' });
    });

    test('freely: both are taken back together', () => {
      const back = undo(played(bidding('freely'), bid(2, 1)));
      expect(gameAt(back).state.frames).toEqual([{ kind: 'initiative', bids: null }]);
      expect(gameAt(back).state.tokens).toEqual({ a: 5, b: 5 });
    });
  });

  test('going forward again is always free', () => {
    const moved = played(facing('to-last-dice'), step, endTurn);
    expect(mayJump(jump(moved, START), 1)).toBeNull();
    expect(mayJump(jump(played(facing('never'), step), START), 0)).toBeNull();
  });

  test('freely: past dice and answers', () => {
    const history = played(facing('freely'), shot, pass, pass, roll(1, 1, 1));
    expect(mayUndo(history)).toBeNull();
    expect(mayJump(history, START)).toBeNull();
  });

  inEditions('[TURN-13 B] never: not even a move', () => {
    expect(mayUndo(played(facing('never'), step))).toEqual({ rule: 'TURN-13' });
  });
});
