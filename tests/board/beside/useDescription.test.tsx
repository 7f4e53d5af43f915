import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDescription } from '../../../src/board/beside/useDescription.ts';
import { IN_PLAY } from '../../../src/board/play/useShown.ts';
import { usePointedOut } from '../../../src/board/usePointedOut.ts';
import { point } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { box, given } from '../../support/builders/given.ts';
import { Speaking } from '../../support/page/page.tsx';

const game = given({
  a: [{ id: 'abel', at: [5, 5] }],
  b: [{ id: 'bo', at: [20, 20] }],
  scenery: [box('road', [9, 9], [2, 2], { look: 'road', terrain: [] }), box('wall', [14, 14], [2, 2], {})],
});

const said = () => {
  const { result } = renderHook(() => useDescription(game, usePointedOut({ ...IN_PLAY, game }), 0), {
    wrapper: Speaking,
  });
  return (at: readonly [number, number]) => {
    act(() => point(at, null));
    return result.current?.title ?? null;
  };
};

test('ground of which no rule speaks is not named at every rest of the pointer', () => {
  const title = said();
  expect(title([10, 10])).toBeNull();
  expect(title([15, 15])).toBe('stone wall');
});

test('it is named to one who measures or looks along a line', () => {
  const title = said();
  act(() => useUiStore.getState().setTool({ kind: 'measure' }));
  expect(title([10, 10])).toBe('road');
});

test('[MOVE-11 B] with a level viewed the ground is told, over the void that one sees a lower one', () => {
  const at = (level: number, viewed: number) => {
    act(() => point([2, 2], null, level));
    const { result } = renderHook(() => useDescription(game, usePointedOut({ ...IN_PLAY, game }), viewed), {
      wrapper: Speaking,
    });
    return result.current?.title ?? null;
  };
  expect(at(1, 1)).toBe('level 1');
  expect(at(0, 1)).toBe('level 0: no floor of level 1 here');
  expect(at(0, 0)).toBeNull();
});
