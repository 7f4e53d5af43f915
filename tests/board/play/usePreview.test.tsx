import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Plan, usePlanStore } from '../../../src/board/plan/planning.ts';
import { useIsMeant, useRestedPlan } from '../../../src/board/play/usePreview.ts';
import { IN_PLAY } from '../../../src/board/play/useShown.ts';
import { POINTER_RESTS_MS } from '../../../src/board/restingPointer.ts';
import { useMeant } from '../../../src/board/usePointedOut.ts';
import type { Game, Point } from '../../../src/engine/index.ts';
import type { Tool } from '../../../src/pointing/hand.ts';
import { wayPreview } from '../../../src/pointing/previews/moveAndFire.ts';
import { point, pointAway } from '../../../src/store/pointer.ts';
import { useUiStore } from '../../../src/store/ui.ts';
import { given } from '../../support/builders/given.ts';

const MOVE = { kind: 'move', who: 's', waypoints: [] } as const;
const game = given({ a: [{ id: 's', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] });
const inHand = (tool: Tool): void => act(() => useUiStore.getState().setTool(tool));

describe('who is pointed at', () => {
  test('is not meant by a move that goes past him', () => {
    const { result } = renderHook(() => ({ who: useMeant(IN_PLAY), isBo: useIsMeant('bo') }));
    act(() => point([14, 12], 'bo'));
    expect(result.current).toEqual({ who: 'bo', isBo: true });
    inHand(MOVE);
    expect(result.current).toEqual({ who: null, isBo: false });
    inHand({ kind: 'moveAndFire', who: 's', waypoints: [], target: null });
    expect(result.current).toEqual({ who: 'bo', isBo: true });
    act(pointAway);
    expect(result.current).toEqual({ who: null, isBo: false });
  });
});

describe('the plan of a way once the pointer rests', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const planTo = (to: Point, on: Game = game): Plan => {
    const move = wayPreview(on, MOVE, to);
    if (!move) throw new Error('there is no way');
    return { game: on, tool: MOVE, pointedAt: to, move, lines: [], shots: [], danger: [] };
  };
  const comes = (plan: Plan | null): void => act(() => usePlanStore.setState({ plan }));
  const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

  test('is the last one, and gone as soon as there is none', () => {
    inHand(MOVE);
    const { result } = renderHook(() => useRestedPlan(game));
    comes(planTo([6, 12]));
    passes(POINTER_RESTS_MS - 1);
    expect(result.current).toBeNull();
    const last = planTo([7, 12]);
    comes(last);
    passes(POINTER_RESTS_MS - 1);
    expect(result.current).toBeNull();
    passes(1);
    expect(result.current).toBe(last);
    comes(null);
    expect(result.current).toBeNull();
  });

  test('is none of another game or tool', () => {
    inHand(MOVE);
    const { result } = renderHook(() => useRestedPlan(game));
    comes(planTo([6, 12], given({ a: [{ id: 's', at: [5, 11] }] })));
    passes(POINTER_RESTS_MS);
    expect(result.current).toBeNull();
    comes(planTo([6, 12]));
    passes(POINTER_RESTS_MS);
    expect(result.current).not.toBeNull();
    inHand({ kind: 'fire', who: 's', target: null });
    expect(result.current).toBeNull();
  });
});
