import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instrumentOf } from '../../src/sound/instrument.ts';
import { RECIPES, type Sound } from '../../src/sound/recipes.ts';
import { sound } from '../../src/sound/sounding.ts';
import { type Tone, toneOf } from '../../src/sound/tones.ts';
import { useClubTable } from '../../src/store/clubTable.ts';
import { useGameStore } from '../../src/store/game.ts';
import { usePointerStore } from '../../src/store/pointer.ts';
import { usePreferences } from '../../src/store/preferences.ts';
import { runTelling } from '../../src/store/telling.ts';
import { useUiStore } from '../../src/store/ui.ts';
import { endTurn, fire, given, pass, roll, roundBase, total } from '../support/builders/given.ts';
import { lay } from '../support/page/page.tsx';

/** Everything that waits is called at once, in the order of time. */
const waiting: { at: number; call: () => void }[] = [];
const timer = {
  after(at: number, call: () => void) {
    const entry = { at, call };
    waiting.push(entry);
    return () => void waiting.splice(waiting.indexOf(entry), waiting.includes(entry) ? 1 : 0);
  },
};
function passTime(): void {
  for (const { call } of waiting.splice(0).sort((p, q) => p.at - q.at)) call();
}

const heard: { sound: Sound; volume: number }[] = [];
const tones: Tone[] = [];
const make = vi.fn(() => ({
  play: (name: Sound, volume: number) => void heard.push({ sound: name, volume }),
  tone: (tone: Tone) => void tones.push(tone),
}));
const names = () => heard.map(({ sound }) => sound);
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }));
const state = () => useGameStore.getState();

let stop = (): void => undefined;
beforeEach(() => {
  heard.length = 0;
  waiting.length = 0;
  make.mockClear();
  stop = sound(make, timer);
  lay(given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }], turn: { spent: 1 } }));
});
afterEach(() => {
  stop();
  usePreferences.setState({ sound: 'on', volume: 'low', tones: 'off' });
  useClubTable.setState({ phase: 'waits' });
});

const shoots = (...dice: number[]) => {
  for (const command of [fire('abel', 'bo'), pass, pass, roll(...dice)]) state().send(command);
};

test('nothing is made and nothing sounds before the first click or key', () => {
  shoots(6, 1, 1);
  passTime();
  expect(make).not.toHaveBeenCalled();
  press();
  press();
  expect(make).toHaveBeenCalledTimes(1);
});

test('a step that is told sounds as it is seen: dice, shots, and what came of it', () => {
  const stopTelling = runTelling(1, { after: () => () => undefined });
  press();
  shoots(6, 1, 1);
  passTime();
  expect(names()).toEqual(['rattle', 'tap', 'tap', 'tap', 'rifle', 'rifle', 'rifle', 'hit']);
  stopTelling();
});

test('a table that plays by itself is silent', () => {
  const stopTelling = runTelling(1, { after: () => () => undefined });
  press();
  useClubTable.setState({ phase: 'shows' });
  shoots(6, 1, 1);
  passTime();
  expect(names()).toEqual([]);
  stopTelling();
});

test('skipped, the rest of it is silent', () => {
  const stopTelling = runTelling(1, { after: () => () => undefined });
  press();
  shoots(6, 1, 1);
  state().endTelling();
  passTime();
  expect(names()).toEqual([]);
  stopTelling();
});

test('told at once, it sounds from the shot on', () => {
  press();
  shoots(6, 6, 1);
  passTime();
  expect(names().slice(0, 3)).toEqual(['rifle', 'rifle', 'rifle']);
  expect(names()).toContain('death');
  expect(names()).not.toContain('rattle');
});

test('a turn and a refusal have their sounds', () => {
  press();
  state().send(endTurn);
  expect(names()).toEqual(['turn']);
  act(() => useUiStore.getState().refuse({ rule: 'FLOW-STALE' }));
  expect(names()).toEqual(['turn', 'refusal']);
});

test('muted, or out of sight, nothing is heard; louder is louder', () => {
  press();
  usePreferences.setState({ sound: 'off' });
  state().send(endTurn);
  expect(heard).toEqual([]);
  usePreferences.setState({ sound: 'on' });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => useUiStore.getState().refuse({ rule: 'FLOW-STALE' }));
  expect(heard).toEqual([]);
  hidden.mockRestore();
  const refusedAt = (volume: 'low' | 'high'): number => {
    usePreferences.setState({ volume });
    act(() => useUiStore.getState().refuse({ rule: 'FLOW-OVER' }));
    return heard.at(-1)?.volume ?? 0;
  };
  expect(refusedAt('high')).toBeGreaterThan(refusedAt('low'));
});

test('every recipe can be played: each layer begins, swells, fades and ends', () => {
  const started: number[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn((to: number) => expect(to).toBeGreaterThan(0)),
  });
  const node = () => {
    const made = {
      connect: (to: unknown) => to,
      gain: param(),
      frequency: param(),
      Q: param(),
      type: '',
      buffer: null,
      loop: false,
    };
    return {
      ...made,
      start: (at: number) => started.push(at),
      stop: (at: number) => expect(at).toBeGreaterThan(started.at(-1) ?? 0),
    };
  };
  const context = {
    state: 'running',
    currentTime: 1,
    sampleRate: 100,
    destination: {},
    createDynamicsCompressor: node,
    createGain: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createOscillator: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
  };
  const instrument = instrumentOf(context as unknown as AudioContext);
  for (const [name, layers] of Object.entries(RECIPES)) {
    started.length = 0;
    instrument.play(name as Sound, 0.5);
    expect(started, name).toHaveLength(layers.length);
  }
});

test('a tone is heard where the keys point and rest, if the players want it, and none for a mouse', () => {
  press();
  const { moveCursor, select } = useUiStore.getState();
  select('abel');
  moveCursor([3, 12], null, 0);
  passTime();
  expect(tones).toEqual([]);
  usePreferences.setState({ tones: 'on', sound: 'off' });
  moveCursor([7, 12], null, 0);
  moveCursor([8, 12], null, 0);
  passTime();
  expect(tones).toEqual([{ pan: 0.25, hertz: 440, times: 1 }]);
  act(() => useUiStore.setState({ cursor: false }));
  act(() => usePointerStore.setState({ pointer: [2, 2], hovered: null }));
  passTime();
  expect(tones).toHaveLength(1);
});

test('tones: higher to the north, twice in cover, low at an enemy who is not seen', () => {
  const game = given({
    a: [{ id: 'abel', at: [12, 12] }],
    b: [
      { id: 'bo', at: [12, 4] },
      { id: 'cy', at: [4, 12] },
    ],
    scenery: [total('wall', [11, 7], [2, 1]), roundBase('crater', [18, 12])],
  });
  const at = (x: number, y: number, hovered: string | null = null) =>
    toneOf(game, { who: 'abel', at: [x, y], hovered, level: 0 });
  expect(at(12, 24)).toEqual({ pan: 0, hertz: 220, times: 1 });
  expect(at(12, 0).hertz).toBe(880);
  expect(at(18, 12)).toEqual({ pan: 0.5, hertz: 440, times: 2 });
  expect(at(12, 4, 'bo')).toEqual({ pan: 0, hertz: 110, times: 1 });
  expect(at(4, 12, 'cy')).toMatchObject({ hertz: 440, times: 1 });
});
