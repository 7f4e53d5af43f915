import { beforeEach, describe, expect, test } from 'vitest';
import { playerHand } from '../../../src/board/play/playerHand.ts';
import type { Id, Point } from '../../../src/engine/index.ts';
import { IDLE } from '../../../src/pointing/hand.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { given, total } from '../../support/builders/given.ts';
import { lay } from '../../support/page/page.tsx';

const game = given({
  a: [{ id: 's', at: [5, 12] }],
  b: [{ id: 'hidden', at: [14, 20] }],
  scenery: [total('house', [8, 15], [3, 4])],
});

describe('what the board has refused', () => {
  beforeEach(() => {
    lay(game);
  });

  const click = (at: Point, who: Id | null) =>
    playerHand.clicked({ at, who }, { by: 'mouse', shift: false, place: [0, 0] });

  test('is kept as a command, with the game it was refused in', () => {
    useUiStore.getState().setTool({ kind: 'fire', who: 's', target: null });
    click([14, 20], 'hidden');
    expect(useUiStore.getState()).toMatchObject({
      notice: { rule: 'LOS-2' },
      refused: { game, command: { type: 'fire', who: 's', at: 'hidden' } },
    });
  });

  test('is kept when the notice goes, until something else is refused', () => {
    useUiStore.getState().refuse({ rule: 'LOS-2' }, { game, command: { type: 'endTurn' } });
    useUiStore.getState().setTool(IDLE);
    useUiStore.getState().refuse(null);
    expect(useUiStore.getState()).toMatchObject({ notice: null, refused: { command: { type: 'endTurn' } } });
    useUiStore.getState().refuse({ rule: 'R58' });
    expect(useUiStore.getState().refused).toBeNull();
  });
});
