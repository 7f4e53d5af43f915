import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Command } from '../../src/engine/index.ts';
import { useClock } from '../../src/store/clock.ts';
import { useGameStore } from '../../src/store/game.ts';
import { runTelling, type Timer } from '../../src/store/telling.ts';
import { runClock } from '../../src/store/ticking.ts';
import { fire, given, pass, roll } from '../support/builders/given.ts';
import { lay } from '../support/page/page.tsx';
import { choice } from './table.ts';

/** Time that passes when it is told to. */
class FakeTimer implements Timer {
  private now = 0;
  private waiting: { at: number; call: () => void }[] = [];

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.now + ms, call };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry);
    };
  }

  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= until).sort((p, q) => p.at - q.at);
      if (!next) break;
      this.waiting = this.waiting.filter((each) => each !== next);
      this.now = next.at;
      next.call();
    }
    this.now = until;
  }
}

const duel = () => given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] });
const state = () => useGameStore.getState();
const send = (command: Command): void => expect(state().send(command)).toBeNull();
const isWounded = () => state().game?.state.characters.find(({ id }) => id === 'bo')?.wounded;
const phase = () => state().telling?.phase ?? null;

let timer = new FakeTimer();
let stop = (): void => undefined;

beforeEach(() => {
  timer = new FakeTimer();
  stop = runTelling(1, timer);
  lay(duel(), { takeBack: 'freely' });
  for (const command of [fire('abel', 'bo'), pass, pass]) send(command);
});
afterEach(() => stop());

test('a declaration is told at once, a roll beat by beat: dice, shot, news, and then the next decision', () => {
  expect(state().awaiting?.kind).toBe('roll');
  const [game, history] = [state().game, state().history];
  send(roll(6, 5, 1));
  const seen = [];
  for (let time = 0; phase() !== null && time < 5000; time += 20) {
    seen.push(`${phase()} ${state().telling?.landed}`);
    expect(state().game).toBe(game);
    expect(state().history).toBe(history);
    expect(state().awaiting?.kind).toBe('roll');
    timer.pass(20);
  }
  expect([...new Set(seen)]).toEqual(['rolling 0', 'rolling 1', 'rolling 2', 'landed 3', 'shown 3']);
  expect(seen.lastIndexOf('rolling 2')).toBe(34); // 700 ms
  expect(seen.length * 20).toBeLessThanOrEqual(1800);
  expect(isWounded()).toBe(true);
  expect(state().lastStep?.events).toContainEqual({ event: 'wounded', who: 'bo', cause: 'shot' });
});

test('nothing is told of a step that is being told but itself, and another step does not come in its way', () => {
  send(roll(6, 5, 1));
  timer.pass(750);
  expect(phase()).toBe('landed');
  expect(isWounded()).toBe(false);
  const truth = state().telling?.then;
  expect(truth?.history?.nodes).toHaveLength(4);
  state().endTelling();
  expect(isWounded()).toBe(true);
  expect(phase()).toBeNull();
  timer.pass(5000);
  expect(state().history).toBe(truth?.history);
});

test('a command that is given meanwhile is neither lost nor played twice', () => {
  send(roll(6, 5, 1));
  timer.pass(100);
  send({ type: 'endTurn' });
  expect(phase()).toBeNull();
  expect(isWounded()).toBe(true);
  expect(
    state()
      .history?.nodes.map(({ command }) => command.type)
      .slice(-2),
  ).toEqual(['roll', 'endTurn']);
  timer.pass(5000);
  expect(state().history?.nodes).toHaveLength(5);
});

test('undo takes back what is being told without telling it', () => {
  const seen: unknown[] = [];
  const unfollow = useGameStore.subscribe(() => seen.push(isWounded()));
  send(roll(6, 5, 1));
  timer.pass(300);
  expect(state().undo()).toBeNull();
  unfollow();
  expect(phase()).toBeNull();
  expect(state().awaiting?.kind).toBe('roll');
  expect(seen).not.toContain(true);
  state().redo(); // the dice are known
  expect(isWounded()).toBe(true);
});

test('where dice stand [TURN-13] undo goes to the end of it, and says no', () => {
  lay(duel(), { takeBack: 'to-last-dice' });
  for (const command of [fire('abel', 'bo'), pass, pass, roll(6, 5, 1)]) send(command);
  expect(state().undo()).toMatchObject({ rule: 'TURN-13' });
  expect(isWounded()).toBe(true);
});

test('stepping forward through the past is told, back and away are not', () => {
  send(roll(6, 5, 1));
  timer.pass(3000);
  state().look(2);
  expect(phase()).toBeNull();
  state().look(3);
  expect(phase()).toBe('rolling');
  expect(state().looking?.at).toBe(2);
  timer.pass(3000);
  expect(state().looking).toBeNull(); // it is the present
  state().look(2);
  state().lookAway();
  expect(phase()).toBeNull();
  expect(isWounded()).toBe(true);
});

test('without anybody who tells, and once he has gone, all is told at once', () => {
  send(roll(6, 5, 1));
  stop();
  expect(isWounded()).toBe(true);
  send({ type: 'endTurn' });
  expect(phase()).toBeNull();
  timer.pass(5000);
  expect(state().history?.nodes).toHaveLength(5);
});

test('twice as fast takes half of the time', () => {
  stop();
  stop = runTelling(2, timer);
  send(roll(1, 1, 1));
  timer.pass(600);
  expect(phase()).toBe('shown');
  timer.pass(100); // a miss: 1.4 s at most
  expect(phase()).toBeNull();
});

test('typed dice have tumbled already', () => {
  send({ type: 'roll', dice: [6, 5, 1], source: 'typed' });
  expect(phase()).toBe('landed');
  timer.pass(1100);
  expect(isWounded()).toBe(true);
});

test('no time is charged while a step is told', () => {
  stop();
  useGameStore.getState().newGame({ ...choice(), clock: { kind: 'chess', minutes: 1, increment: 0 } });
  stop = runTelling(1, timer);
  let now = 0;
  let tick = (): void => undefined;
  const stopClock = runClock({
    now: () => now,
    every(_, call) {
      tick = call;
      return () => undefined;
    },
  });
  const pass = (ms: number): void => {
    now += ms;
    tick();
  };
  send(roll(2, 5));
  timer.pass(3000);
  pass(1000);
  const { a } = useClock.getState().clock?.left ?? { a: 0 };
  expect(a).toBe(59_000); // a picks the edge
  send({ type: 'choose', option: 'north' });
  send(roll(1, 2));
  pass(1000);
  expect(useClock.getState().clock?.left.a).toBe(59_000);
  stopClock();
});
