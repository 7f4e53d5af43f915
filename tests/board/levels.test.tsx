import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from 'zustand';
import { LevelNote, LevelRail } from '../../src/board/LevelRail.tsx';
import { useLevelFollowing } from '../../src/board/play/useLevelFollowing.ts';
import { usePointedAnew } from '../../src/board/play/usePointedAnew.ts';
import type { Shows } from '../../src/board/props.ts';
import { wholeOf } from '../../src/board/view/picture/stages.ts';
import { coversOver, highestLevel, isNearGround, levelBadge, standingOf } from '../../src/board/view/storeys.ts';
import { inn } from '../../src/content/tables/inn.ts';
import { awaiting, type Id } from '../../src/engine/index.ts';
import type { en } from '../../src/i18n/en/index.ts';
import { MESSAGES } from '../../src/i18n/everyLanguage.ts';
import { IntlProvider } from '../../src/i18n/index.ts';
import { IDLE, type Tool } from '../../src/pointing/hand.ts';
import { point, usePointerStore } from '../../src/store/pointer.ts';
import { useUiStore } from '../../src/store/ui.ts';
import { fire, given, play } from '../support/builders/given.ts';

const game = given({
  edition: 'tactic-2.0-beta',
  scenery: inn.scenery,
  a: [
    { id: 'street', at: [12.4, 17.8] },
    { id: 'hall', at: [10.6, 12.4] },
    { id: 'field', at: [21, 21] },
  ],
  b: [
    { id: 'window', at: [12.6, 12.9], state: { level: 1 } },
    { id: 'tower', at: [16.6, 7.2], state: { level: 2 } },
  ],
});

describe('from a level, one is', () => {
  const standing = (at: readonly [number, number], level: number, viewed: number) =>
    standingOf(game, at, level, viewed);

  test('on it, above it, below it in the open, or under a floor of it', () => {
    expect(standing([12.6, 12.9], 1, 1)).toBe('here');
    expect(standing([12.6, 12.9], 1, 0)).toBe('above');
    expect(standing([21, 21], 0, 1)).toBe('below');
    expect(standing([10.6, 12.4], 0, 1)).toBe('covered');
  });

  test('under a roof that is lower than the level which is viewed', () => {
    expect(standing([12.6, 12.9], 1, 2)).toBe('covered');
  });

  test('under floors and roofs alone that are seen from there: smoke is dim where they are', () => {
    const over = (level: number, viewed: number) =>
      coversOver(game.setup, level, viewed).map(({ id, top }) => `${id.split('-')[0]} ${top ?? 'roof'}`);
    expect(over(0, 0)).toEqual([]);
    expect(new Set(over(0, 1))).toEqual(new Set(['inn 1', 'tower 1', 'ruin 1', 'bunker 1']));
    expect(new Set(over(1, 2))).toEqual(new Set(['inn roof', 'tower 2']));
  });

  test('to be taken for one on it, as far as a room is wide', () => {
    expect(isNearGround(game, [12.4, 17.1], 1)).toBe(true);
    expect(isNearGround(game, [1, 1], 1)).toBe(false);
    expect([levelBadge(2, 0), levelBadge(0, 1)]).toEqual(['+2', '−1']);
  });
});

describe('what stands for a building is outlined', () => {
  const outlined = (id: string, of = game) => {
    const picked = of.setup.elements.find((element) => element.id === id);
    return picked ? wholeOf(of.setup, picked).map((element) => element.id) : [];
  };

  test('by its floors and roofs, each once, whichever part has been picked [R166 B]', () => {
    const [floor = ''] = outlined('inn-stairs-0');
    expect(floor).toMatch(/^inn-/);
    expect(outlined('inn-n0-1')).toEqual([floor]);
    expect(outlined('ruin-west')).toEqual(['ruin-floor']);
  });

  test('by the piece alone, where it is no part of one or levels are not in play [R165 Q]', () => {
    expect(outlined('well')).toEqual(['well']);
    expect(outlined('ruin-west', given({ edition: 'tactic-2.2', scenery: inn.scenery }))).toEqual(['ruin-west']);
  });
});

const hand = createStore<{ tool: Tool; selected: Id | null; cursor: boolean }>(() => ({
  tool: IDLE,
  selected: null,
  cursor: false,
}));

const shows = (of = game): Shows => ({
  game: of,
  awaiting: awaiting(of),
  moment: null,
  fallen: [],
  intended: null,
  steps: () => () => undefined,
  telling: createStore(() => ({ telling: null })),
  hand,
  pointed: createStore(() => ({ pointer: null, hovered: null })),
  plans: createStore(() => ({ plan: null })),
  look: {
    from: useUiStore,
    to: () => undefined,
    turnRound: () => undefined,
    toLevel: (level) => useUiStore.getState().viewLevel(level),
  },
});

function Follower({ of }: { of: Shows }) {
  useLevelFollowing(of);
  usePointedAnew(of.game);
  return (
    <>
      <LevelRail shows={of} />
      <LevelNote shows={of} />
    </>
  );
}

const shown = (of = shows()) =>
  render(
    <IntlProvider locale="en" messages={MESSAGES.en as typeof en} timeZone="UTC">
      <Follower of={of} />
    </IntlProvider>,
  );

const ui = () => useUiStore.getState();

/** With what the page's own events of this kind have and jsdom's may not. */
const pointerDown = (of: object): Event => Object.assign(new MouseEvent('pointerdown', { bubbles: true }), of);

beforeEach(() => {
  ui().reset();
  hand.setState({ tool: IDLE, selected: null });
});

describe('the rail of levels', () => {
  test('has a step for each level, the highest first, that says how many of each side are there', () => {
    shown();
    const steps = screen.getAllByRole('button', { name: /^Level/ });
    expect(steps.map((step) => step.getAttribute('aria-label'))).toEqual([
      'Level 2: 0 of A, 1 of B',
      'Level 1: 0 of A, 1 of B',
      'Level 0: 3 of A, 0 of B',
    ]);
    expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toMatch(/^Level 0/);
    expect(highestLevel(game.setup)).toBe(2);
  });

  test('views a level by its step, and the next by an arrow as far as there is one', () => {
    shown();
    fireEvent.click(screen.getByRole('button', { name: /^Level 1/ }));
    expect(ui().level).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('Level 1 is shown');
    const up = screen.getByRole('button', { name: 'One level up' });
    expect(up.getAttribute('aria-keyshortcuts')).toBe('.');
    fireEvent.click(up);
    expect(ui().level).toBe(2);
    expect(up).toHaveProperty('disabled', true);
  });
});

test('a step is pressed by two fingers as by one', () => {
  shown();
  const press = (of: { isPrimary: boolean; pointerType: string }) =>
    fireEvent(screen.getByRole('button', { name: /^Level 1/ }), pointerDown(of));
  press({ isPrimary: true, pointerType: 'touch' });
  press({ isPrimary: false, pointerType: 'mouse' });
  expect(ui().level).toBe(0);
  press({ isPrimary: false, pointerType: 'touch' });
  expect(ui().level).toBe(1);
});

test('what the pointer rests on is that of the level that is viewed, as soon as it is', () => {
  act(() => point([12.6, 12.9], null, 0));
  shown();
  expect(usePointerStore.getState()).toEqual({ pointer: [12.6, 12.9], hovered: 'window', level: 0 });
  act(() => point([9, 13], null, 0));
  act(() => ui().viewLevel(1));
  expect(usePointerStore.getState()).toEqual({ pointer: [9, 13], hovered: null, level: 1 });
  act(() => point(null, 'tower'));
  act(() => ui().viewLevel(0));
  expect(usePointerStore.getState()).toMatchObject({ pointer: null, hovered: 'tower' });
});

describe('the view', () => {
  test('goes to the level of whoever is selected, and says so', () => {
    shown();
    act(() => hand.setState({ selected: 'window' }));
    expect(ui().level).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('window: level 1');
  });

  test('stays where it has been put by hand until it is about somebody else', () => {
    shown();
    act(() => hand.setState({ selected: 'window' }));
    act(() => ui().viewLevel(0));
    expect(ui().level).toBe(0);
    act(() => hand.setState({ selected: 'tower' }));
    expect(ui().level).toBe(2);
  });

  test('of a shot between two levels goes to the upper one, whoever is asked about it', () => {
    const street = given({
      edition: 'tactic-2.0-beta',
      scenery: inn.scenery,
      a: [{ id: 'above', at: [13.1, 11.7], state: { level: 1 } }],
      b: [{ id: 'asked', at: [20, 11.4] }],
    });
    shown(shows(play(street, fire('above', 'asked')).game));
    expect(ui().level).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('above: level 1');
  });

  test('does not move while something is held down, and then does', () => {
    shown();
    fireEvent.pointerDown(document.body, { pointerId: 7 });
    act(() => hand.setState({ selected: 'window' }));
    expect(ui().level).toBe(0);
    fireEvent.pointerUp(document.body, { pointerId: 7 });
    expect(ui().level).toBe(1);
  });

  test('does not move while a way is being drawn', () => {
    shown();
    act(() => hand.setState({ tool: { kind: 'move', who: 'hall', waypoints: [[9, 12]] }, selected: 'window' }));
    expect(ui().level).toBe(0);
  });
});
