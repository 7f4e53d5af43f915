import { act, fireEvent, render, screen } from '@testing-library/react';
import { stages } from 'konva/lib/Stage.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import { Board } from '../../src/board/Board.tsx';
import { PlayBoard, POINTER_RESTS_MS, StillBoard } from '../../src/board/index.ts';
import { usePlanStore } from '../../src/board/plan/planning.ts';
import type { Shows, Tells } from '../../src/board/props.ts';
import { paintTable } from '../../src/board/view/picture/index.ts';
import { FORCES, TABLES } from '../../src/content/index.ts';
import { inn } from '../../src/content/tables/inn.ts';
import { awaiting, type Command, type Point } from '../../src/engine/index.ts';
import type { en } from '../../src/i18n/en/index.ts';
import { MESSAGES } from '../../src/i18n/everyLanguage.ts';
import { IntlProvider } from '../../src/i18n/index.ts';
import { begin } from '../../src/play/history.ts';
import type { Tool } from '../../src/pointing/hand.ts';
import { useGameStore } from '../../src/store/game.ts';
import { point as pointTo, usePointerStore } from '../../src/store/pointer.ts';
import { usePreferences } from '../../src/store/preferences.ts';
import { useUiStore } from '../../src/store/ui.ts';
import { box, frag, given, play, rifle, watch } from '../support/builders/given.ts';

// the mocked canvas remembers every stroke; the picture of the table has ten thousands of them and a test of its own
vi.mock('../../src/board/view/picture/index.ts', async (original) => ({
  ...(await original<typeof import('../../src/board/view/picture/index.ts')>()),
  paintTable: vi.fn(),
}));

// happy-dom lays nothing out: the board is 640 × 640 pixels, the table 24 × 24 u
const SIZE = 640;
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SIZE);
vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIZE);
HTMLElement.prototype.setPointerCapture = () => {};
const SCALE = SIZE / (24 + 2 * 0.56);

const table = (there = true) => (
  <IntlProvider locale="en" messages={MESSAGES.en as typeof en} timeZone="UTC">
    {there && <PlayBoard />}
  </IntlProvider>
);

const send = (...commands: Command[]) => {
  for (const command of commands) expect(useGameStore.getState().send(command)).toBeNull();
};
const state = () => useGameStore.getState();
const ui = () => useUiStore.getState();

beforeEach(() => {
  const [crossroads, [a, b]] = [TABLES[0], FORCES];
  if (!crossroads || !a || !b) throw new Error('no content');
  useGameStore
    .getState()
    .newGame({ table: crossroads, forces: { a, b }, names: { a: 'A', b: 'B' }, edition: 'tactic-2.2' });
  send({ type: 'roll', dice: [6, 1] }, { type: 'choose', option: 'north' });
  // equal forces: the lower roll deploys first
  send({ type: 'roll', dice: [1, 6] });
});

const board = () => screen.getByRole('application');
const place = ([x, y]: Point) => ({ clientX: SIZE / 2 + (x - 12) * SCALE, clientY: SIZE / 2 + (y - 12) * SCALE });

function point(type: 'pointerMove' | 'pointerDown' | 'pointerUp', at: Point, pointerType = 'mouse') {
  const init = { ...place(at), pointerId: 1, pointerType, bubbles: true, button: 0 };
  fireEvent[type](board(), init);
}
function click(at: Point, pointerType = 'mouse') {
  if (pointerType === 'mouse') point('pointerMove', at);
  point('pointerDown', at, pointerType);
  point('pointerUp', at, pointerType);
}

const next = () => {
  const { awaiting } = state();
  return awaiting?.kind === 'deploy' ? awaiting.who[0] : undefined;
};
const standing = () => state().game?.state.characters.filter((c) => c.at !== null) ?? [];
/** On the road in the zone of side a, who deploys first, in the south. */
const FREE: Point = [12, 22];

describe('deploying by hand', () => {
  test('a click on the table puts the next one there', () => {
    render(table());
    expect(ui().tool).toEqual({ kind: 'deploy', who: next() });
    const who = next();
    click(FREE);
    expect(standing().map((c) => c.id)).toEqual([who]);
    expect(ui().tool).toMatchObject({ kind: 'deploy', who: next() });
  });

  test('[case K3] a tap proposes and acts once, a second one confirms and places one', () => {
    render(table());
    click(FREE, 'touch');
    expect(standing()).toHaveLength(0);
    expect(ui().tool).toMatchObject({ at: [expect.closeTo(FREE[0], 1), expect.closeTo(FREE[1], 1)] });
    click(FREE, 'touch');
    expect(standing()).toHaveLength(1);
  });

  test('elsewhere is refused with the reason beside the pointer, and nothing happens', () => {
    render(table());
    click([12, 12.5]);
    expect(standing()).toHaveLength(0);
    expect(ui().notice?.rule).toBe('SETUP-7');
    expect(board().parentElement?.textContent).toContain('Deploy');
  });
});

describe('by keys', () => {
  test('arrows move a cursor that is read out, Enter clicks', async () => {
    render(table());
    act(() => {
      board().focus();
      pointTo(FREE, null);
    });
    fireEvent.keyDown(board(), { key: 'ArrowLeft' });
    expect(usePointerStore.getState().pointer).toEqual([11.5, 22]);
    await vi.waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toContain('Deploy'));
    fireEvent.keyDown(board(), { key: 'Enter' });
    expect(standing().map((c) => c.at)).toEqual([[11.5, 22]]);
    act(() => board().blur());
    expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement(); // with the focus elsewhere it is silent
  });

  test('what it is said to do by keys is done by those there are', () => {
    render(table());
    const said = (): string => document.getElementById('board-keys')?.textContent ?? '';
    expect(said()).toContain('Enter chooses, L lists places, K tells');
    act(() => usePreferences.getState().set({ letters: 'alt' }));
    expect(said()).toContain('Alt+L lists places');
    act(() => usePreferences.getState().set({ letters: 'off' }));
    expect(said()).toContain('Enter chooses, Escape backs out.');
    act(() => usePreferences.getState().set({ letters: 'everywhere' }));
  });

  test('at its shortest it says where the cursor is, and of another place the same words again', async () => {
    usePreferences.getState().set({ speech: 'short' });
    render(table());
    act(() => {
      board().focus();
      pointTo(FREE, null);
    });
    const live = () => document.querySelector('[aria-live] span');
    const heard = (words: RegExp) => vi.waitFor(() => expect(live()?.textContent).toMatch(words));
    fireEvent.keyDown(board(), { key: 'ArrowLeft' });
    await heard(/^Deploy .*11\.5 across, 22 down$/);
    const game = given({ a: [{ id: 'anton', at: [11.5, 22] }], b: [{ id: 'carl', at: [20, 2] }] });
    act(() => {
      ui().select('anton');
      useGameStore.setState({ game, awaiting: awaiting(game) });
    });
    act(() => ui().moveCursor([11.5, 11.8], null, 0));
    await heard(/^10\.2u north\. open ground$/);
    const first = live();
    fireEvent.keyDown(board(), { key: 'ArrowLeft', shiftKey: true });
    await vi.waitFor(() => expect(live()).not.toBe(first));
    await heard(/^10\.2u north\. open ground$/);
    usePreferences.getState().set({ speech: 'normal' });
  });

  test('three lengths of speech: at the shortest nothing is left out that decides', async () => {
    const card = { weapons: [rifle(), frag({ short: 3 })] };
    const game = given({
      a: [{ id: 'anton', at: [6, 12], card }],
      b: [
        { id: 'berta', at: [12, 12] },
        { id: 'carl', at: [9, 6], card: { opportunityFire: 3 } },
      ],
      scenery: [box('wall', [8, 11.8], [2, 0.4])],
      markers: [watch('m-1', 'carl', [6, 8])],
    });
    act(() => {
      ui().select('anton');
      useGameStore.setState({ game, awaiting: awaiting(game), history: begin(game, 'freely') });
    });
    render(table());
    act(() => board().focus());
    const heard = async (tool: Tool, at: Point, hovered: string | null = null) => {
      act(() => ui().setTool(tool));
      const said: string[] = [];
      for (const speech of ['short', 'normal', 'full'] as const) {
        act(() => {
          usePreferences.getState().set({ speech });
          ui().moveCursor(at, hovered, 0);
        });
        const way = tool.kind === 'move' ? at.join() : undefined;
        await vi.waitFor(() => expect(usePlanStore.getState().plan?.pointedAt.join()).toBe(way));
        await act(() => new Promise((later) => setTimeout(later, POINTER_RESTS_MS + 100)));
        said.push(document.querySelector('[aria-live] span')?.textContent ?? '');
      }
      return said;
    };
    expect(await heard({ kind: 'fire', who: 'anton', target: null }, [12, 12], 'berta')).toMatchInlineSnapshot(`
      [
        "6u east. berta. 3 dice, hits on 4+",
        "6u east. berta. 3 dice, hits on 4+. 5u · short range. in the open. 12 across, 12 down",
        "6u east. berta. 3 dice, hits on 4+. 5u · short range. in the open. 12 across, 12 down",
      ]
    `);
    expect(await heard({ kind: 'grenade', who: 'anton' }, [12, 12], 'berta')).toMatchInlineSnapshot(`
      [
        "6u east. Grenade, 5u. bursts where it is aimed. catches berta",
        "6u east. Grenade, 5u. bursts where it is aimed. catches berta. 12 across, 12 down",
        "6u east. Grenade, 5u. bursts where it is aimed. catches berta. in the open. 12 across, 12 down",
      ]
    `);
    expect(await heard({ kind: 'move', who: 'anton', waypoints: [] }, [6, 9.5])).toMatchInlineSnapshot(`
      [
        "2.5u north. 2.5u of 4u · 1 AT. Warning: in range of carl’s Opportunity Fire from the start. in the open",
        "2.5u north. 2.5u of 4u · 1 AT. in sight of berta, carl. Warning: in range of carl’s Opportunity Fire from the start. in the open. 6 across, 9.5 down",
        "2.5u north. 2.5u of 4u · 1 AT. in sight of berta, carl. Warning: in range of carl’s Opportunity Fire from the start. in the open. 6 across, 9.5 down",
      ]
    `);
    expect(await heard({ kind: 'measure' }, [9, 6], 'carl')).toMatchInlineSnapshot(`
      [
        "6.7u north-east. carl. Rifleman · B. on Opportunity Fire",
        "6.7u north-east. carl. Rifleman · B. on Opportunity Fire. 3 actions left (of 3). 9 across, 6 down",
        "6.7u north-east. carl. Rifleman · B. on Opportunity Fire. 3 actions left (of 3). in the open. 9 across, 6 down",
      ]
    `);
    usePreferences.getState().set({ speech: 'normal' });
  });

  test('plus comes nearer, 0 shows the whole table', () => {
    render(table());
    fireEvent.keyDown(board(), { key: '+' });
    expect(ui().camera?.scale).toBeGreaterThan(SCALE);
    fireEvent.keyDown(board(), { key: '0' });
    expect(ui().camera).toBeNull();
  });
});

describe('the wheel', () => {
  test('zooms and keeps the page where it is', () => {
    render(table());
    const wheel = new WheelEvent('wheel', { deltaY: -300, cancelable: true, bubbles: true });
    Object.defineProperties(wheel, { clientX: { value: 300 }, clientY: { value: 300 } }); // happy-dom forgets them
    act(() => void board().dispatchEvent(wheel));
    expect(wheel.defaultPrevented).toBe(true);
    expect(ui().camera?.scale).toBeGreaterThan(SCALE);
  });
});

describe('in play', () => {
  const game = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [9, 5] }] });
  const sent = vi.fn(() => null);
  const send = useGameStore.getState().send;
  beforeEach(() => {
    sent.mockClear();
    useGameStore.setState({ game, awaiting: awaiting(game), send: sent });
    return () => useGameStore.setState({ send });
  });

  test('a drag from a character moves it to where it is dropped', () => {
    render(table());
    point('pointerDown', [5, 5]);
    point('pointerMove', [5, 7]);
    expect(ui().tool).toMatchObject({ kind: 'move', who: 'anton' });
    point('pointerUp', [5, 7.5]);
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      type: 'move',
      who: 'anton',
      path: [
        [5, 5],
        [5, 7.5],
      ],
    });
    expect(ui().camera).toBeNull();
  });

  test('a drag from anywhere else moves the table under the pointer', () => {
    render(table());
    act(() => ui().setCamera({ centre: [12, 12], scale: SCALE * 2 }));
    point('pointerDown', [15, 15]);
    point('pointerMove', [14, 15]);
    point('pointerUp', [14, 15]);
    expect(ui().camera?.centre).toEqual([expect.closeTo(12.5, 6), expect.closeTo(12, 6)]);
    expect(sent).not.toHaveBeenCalled();
  });

  test('select, point at an enemy, click twice: a shot', () => {
    render(table());
    click([5, 5]);
    expect(ui().selected).toBe('anton');
    point('pointerMove', [9, 5]);
    expect(board().parentElement).toHaveTextContent('3 dice, hits on 4+');
    click([9, 5]);
    expect(sent).not.toHaveBeenCalled();
    click([9, 5]);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'fire', who: 'anton', at: 'carl' });
  });
});

describe('a scattered grenade', () => {
  const thrown = play(
    given({ a: [{ id: 'anton', at: [5, 12], card: { weapons: [frag()] } }], b: [{ id: 'carl', at: [20, 20] }] }),
    { type: 'grenade', who: 'anton', at: [16.5, 12] },
    { type: 'roll', dice: [2] },
  ).game;
  const sent = vi.fn(() => null);
  const send = useGameStore.getState().send;
  beforeEach(() => {
    sent.mockClear();
    useGameStore.setState({ game: thrown, awaiting: awaiting(thrown), send: sent });
    return () => useGameStore.setState({ send });
  });

  test('is dragged to where it bursts [GREN-6 Q]', () => {
    render(table());
    expect(ui().tool).toEqual({ kind: 'drift' });
    point('pointerDown', [16.6, 12]);
    point('pointerMove', [16.6, 13]);
    expect(board().parentElement).toHaveTextContent('1.005u from where it was aimed');
    point('pointerUp', [16.5, 13]);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'drift', to: [16.5, 13] });
  });

  test('a drag that begins beside it moves the table', () => {
    render(table());
    point('pointerDown', [12, 12]);
    point('pointerMove', [16.5, 13]);
    point('pointerUp', [16.5, 13]);
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a step of the game', () => {
  const before = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [20, 5] }] });
  const after = play(before, {
    type: 'move',
    who: 'anton',
    path: [
      [5, 5],
      [5, 9],
    ],
  });
  const step = { before, after: after.game, events: after.events };
  const seenAt = () => stages.at(-1)?.getLayers()[1]?.getChildren()[3]?.position();

  function taken(): void {
    useGameStore.setState({ game: before, awaiting: awaiting(before) });
    render(table());
    act(() => useGameStore.setState({ game: after.game, awaiting: awaiting(after.game), lastStep: step }));
  }

  test('is watched from where it began, and a press shows how it ended', async () => {
    const frozen = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    taken();
    await new Promise((rendered) => setTimeout(rendered, 100));
    expect(seenAt()).toEqual({ x: 5, y: expect.closeTo(5, 1) });
    act(() => point('pointerDown', [20, 20]));
    await vi.waitFor(() => expect(seenAt()).toEqual({ x: 5, y: 9 }));
    frozen.mockRestore();
  });

  test('is there at once where less motion is wanted', async () => {
    const frozen = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
    const calm = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(calm as never);
    taken();
    await vi.waitFor(() => expect(seenAt()).toEqual({ x: 5, y: 9 }));
    media.mockRestore();
    frozen.mockRestore();
  });
});

describe('another theme', () => {
  const { theme } = usePreferences.getState();
  afterEach(() => usePreferences.setState({ theme }));

  test('paints the table anew at once, and shows the one it has painted before', () => {
    cheapContext();
    usePreferences.setState({ theme: 'day' });
    render(table());
    const palettes = () => vi.mocked(paintTable).mock.calls.map(([, , , palette]) => palette.theme);
    vi.mocked(paintTable).mockClear();
    act(() => usePreferences.setState({ theme: 'dark' }));
    expect(palettes()).toEqual(['dark']);
    act(() => usePreferences.setState({ theme: 'contrast' }));
    expect(palettes()).toEqual(['dark', 'contrast']);
    act(() => usePreferences.setState({ theme: 'day' }));
    expect(palettes()).toEqual(['dark', 'contrast']);
  });
});

describe('a table with storeys', () => {
  beforeEach(() => {
    const [a, b] = FORCES;
    if (!a || !b) throw new Error('no content');
    const names = { a: 'A', b: 'B' };
    useGameStore.getState().newGame({ table: inn, forces: { a, b }, names, edition: 'tactic-2.0-beta' });
    ui().reset();
  });
  afterEach(() => vi.useRealTimers());

  test('[MOVE-11 B] Alt and the wheel view another level, as far as there are any', () => {
    render(table());
    const turn = (deltaY: number, at: number): number => {
      const wheel = new WheelEvent('wheel', { deltaY, altKey: true, cancelable: true, bubbles: true });
      Object.defineProperties(wheel, { timeStamp: { value: at }, altKey: { value: true } });
      act(() => void board().dispatchEvent(wheel));
      return ui().level;
    };
    expect([turn(-120, 0), turn(-120, 50)]).toEqual([1, 1]); // one notch of a touch pad comes in pieces
    expect([turn(-120, 500), turn(-120, 1000)]).toEqual([2, 2]);
    expect([turn(120, 1500), turn(120, 2000), turn(120, 2500)]).toEqual([1, 0, 0]);
    expect(ui().camera).toBeNull();
  });

  test('another level is there at once from near as well, and fine when one stays with it', () => {
    cheapContext();
    vi.useFakeTimers();
    render(table());
    act(() => ui().setCamera({ centre: [12, 12], scale: 120 }));
    act(() => void vi.advanceTimersByTime(1000));
    vi.mocked(paintTable).mockClear();
    const painted = () => vi.mocked(paintTable).mock.calls.map(([, , pixels, , level]) => [level, Math.round(pixels)]);
    act(() => ui().viewLevel(1));
    expect(painted()).toEqual([[1, 34]]);
    act(() => void vi.advanceTimersByTime(300));
    act(() => ui().viewLevel(2));
    act(() => void vi.advanceTimersByTime(1000));
    expect(painted()).toEqual([
      [1, 34],
      [2, 34],
      [2, 136],
    ]);
  });
});

/** A context that does nothing, in no time. */
function cheapContext(): void {
  const context = new Proxy({} as Record<string, unknown>, {
    get: (own, name: string) => own[name] ?? (() => ({ width: 0, data: [0, 0, 0, 0] })),
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
}

describe('canvases', () => {
  test('[case K9] are few, and none is left over from 60 boards', () => {
    cheapContext();
    const canvases = () => document.querySelectorAll('canvas').length;
    const { rerender } = render(table());
    expect(canvases()).toBeGreaterThan(0);
    expect(canvases()).toBeLessThanOrEqual(4);
    for (let i = 0; i < 60; i++) {
      rerender(table(false));
      expect(canvases()).toBe(0);
      rerender(table());
    }
    expect(canvases()).toBeLessThanOrEqual(4);
  }, 120_000);

  test('[case K9] no layer listens: what is pointed at is worked out', () => {
    render(table());
    const layers = stages.at(-1)?.getLayers() ?? [];
    expect(layers.length).toBeGreaterThan(0);
    expect(layers.length).toBeLessThanOrEqual(4);
    for (const layer of layers) expect(layer.listening()).toBe(false);
  });
});

describe('a board of its own', () => {
  const game = given({ a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [20, 5] }] });
  const look = createStore(() => ({ camera: null, turned: false, level: 0, followed: null }));
  const to = vi.fn();
  const shows: Shows = {
    game,
    awaiting: awaiting(game),
    moment: null,
    intended: null,
    fallen: [],
    steps: () => () => {},
    hand: createStore(() => ({ tool: { kind: 'idle' } as const, selected: null, cursor: false })),
    pointed: createStore(() => ({ pointer: null, hovered: null })),
    plans: createStore(() => ({ plan: null })),
    telling: createStore(() => ({ telling: null })),
    look: { from: look, to, turnRound: () => {}, toLevel: () => {} },
  };
  const shown = (tells?: Tells) =>
    render(
      <IntlProvider locale="en" messages={MESSAGES.en as typeof en} timeZone="UTC">
        <Board shows={shows} {...(tells && { tells })} />
      </IntlProvider>,
    );

  test('shows what it is given and tells what is done to it, whatever game is on', () => {
    const before = [state(), ui(), usePointerStore.getState()];
    const tells: Tells = {
      pointed: vi.fn(),
      pointedAway: vi.fn(),
      clicked: vi.fn(),
      lifted: vi.fn(() => false),
      dropped: vi.fn(),
      dragLost: vi.fn(),
      menuAsked: vi.fn(),
      cursorMoved: vi.fn(),
      edgeMet: vi.fn(),
      zoomed: vi.fn(),
      cursorLeft: vi.fn(),
    };
    shown(tells);
    click([5, 5]);
    const anton = { at: [expect.closeTo(5), expect.closeTo(5)], who: 'anton' };
    expect(tells.pointed).toHaveBeenCalledWith(anton);
    expect(tells.clicked).toHaveBeenCalledExactlyOnceWith(anton, {
      by: 'mouse',
      shift: false,
      place: expect.anything(),
    });
    fireEvent.keyDown(board(), { key: 'PageDown' });
    expect(tells.cursorMoved).toHaveBeenLastCalledWith([5, 5], 'anton', 0);
    expect([state(), ui(), usePointerStore.getState()]).toEqual(before);
  });

  test('without anybody to tell it is a picture', () => {
    shown();
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    const picture = screen.getByRole('img', { name: 'The table, seen from above' });
    fireEvent.pointerDown(picture, { ...place([5, 5]), pointerId: 1, bubbles: true, button: 0 });
    fireEvent.pointerMove(picture, { ...place([7, 5]), pointerId: 1, bubbles: true, button: 0 });
    expect(to).toHaveBeenCalled();
  });
});

test('to be looked at only, the game that is on is shown as it is first met', () => {
  ui().select('anybody');
  render(
    <IntlProvider locale="en" messages={MESSAGES.en as typeof en} timeZone="UTC">
      <StillBoard />
    </IntlProvider>,
  );
  expect(screen.getByRole('img', { name: 'The table, seen from above' })).toBeInTheDocument();
  expect(ui().selected).toBeNull();
});
