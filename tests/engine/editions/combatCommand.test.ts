import { describe, expect, test } from 'vitest';
import type { Command, Game } from '../../../src/engine/index.ts';
import { ofCombat, reserve } from '../../support/builders/combat.ts';
import { character, endTurn, type Given, given, move, play, refusedBy } from '../../support/builders/given.ts';

/** Command of 1-48COMBAT (column C). */
describe('Command', () => {
  const led = (change: Given & { spent?: number; other?: number } = {}): Game =>
    given(
      ofCombat({
        ...change,
        a: [
          { id: 'boss', at: [4, 12], card: { command: 1 } },
          { id: 's', at: [4, 14], state: { spent: 3 } },
          { id: 'u', at: [4, 10], state: { spent: 3, beyond: change.other ?? 0 } },
          ...reserve('a'),
        ],
        b: [{ id: 't', at: [12, 12], card: { actions: 9 } }, ...reserve('b')],
      }),
    );
  const step: Command = move('s', [4, 14], [4, 16]);

  test('[CMD-2 C] [R31 C] one pool for all, for the whole round', () => {
    const once = play(led(), step).game;
    expect(character(once, 's').beyond).toBe(1);
    expect(refusedBy(once, move('u', [4, 10], [4, 9]))).toBe('TURN-7');
    const mine = play(play(once, endTurn).game, move('t', [12, 12], [12, 14]), endTurn).game;
    expect(mine.state.turn.side).toBe('a');
    expect(refusedBy(mine, move('u', [4, 10], [4, 9]))).toBe('TURN-7');
  });

  test('[R31=b C] or for a turn', () => {
    const once = play(led({ rulings: { R31: 'b' } }), step).game;
    expect(refusedBy(once, move('u', [4, 10], [4, 9]))).toBe('TURN-7');
    const mine = play(play(once, endTurn).game, move('t', [12, 12], [12, 14]), endTurn).game;
    expect(refusedBy(mine, move('u', [4, 10], [4, 9]))).toBeNull();
    // what he did beyond his card in another turn of the round gives him no more now
    expect(refusedBy(mine, move('s', [4, 16], [4, 17]))).toBeNull();
    expect(refusedBy(play(mine, move('s', [4, 16], [4, 17])).game, move('u', [4, 10], [4, 9]))).toBe('TURN-7');
  });
});
