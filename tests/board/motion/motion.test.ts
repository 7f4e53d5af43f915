import { describe, expect, test } from 'vitest';
import { type Motion, motionOf, posesAt, springBack } from '../../../src/board/motion/motion.ts';
import { type Clock, createPlayer } from '../../../src/board/motion/player.ts';
import { fire, type Given, given, move, pass, play, roll } from '../../support/builders/given.ts';

const position: Given = { a: [{ id: 'anton', at: [5, 5] }], b: [{ id: 'carl', at: [12, 5] }], tokens: { b: 0 } };
const before = given(position);

const moved = play(before, move('anton', [5, 5], [5, 7], [7, 7]));
const shot = play(before, fire('anton', 'carl'), pass);
const killed = play(shot.game, roll(6, 6, 1));

function motion(from: typeof before, to: { game: typeof before; events: typeof moved.events }): Motion {
  const found = motionOf({ before: from, after: to.game, events: to.events });
  if (!found) throw new Error('nothing moves');
  return found;
}

describe('a step', () => {
  test('moves along the way that was gone', () => {
    const seen = motion(before, moved);
    expect(posesAt(seen, 0).get('anton')?.at).toEqual([5, 5]);
    expect(posesAt(seen, seen.length).get('anton')?.at).toEqual([7, 7]);
    const corner = Array.from(
      { length: 200 },
      (_, i) => posesAt(seen, (i / 200) * seen.length).get('anton')?.at ?? [0, 0],
    );
    expect(Math.min(...corner.map(([x, y]) => Math.hypot(x - 5, y - 7)))).toBeLessThan(0.1);
  });

  test('taken back moves straight back, without any event', () => {
    const seen = motion(moved.game, { game: before, events: [] });
    expect(seen.slides).toMatchObject([
      {
        who: 'anton',
        along: [
          [7, 7],
          [5, 5],
        ],
      },
    ]);
  });

  test('that kills shows the fall, unless that has been told already', () => {
    const seen = motion(shot.game, killed);
    expect(seen.fades).toMatchObject([{ who: 'carl', direction: 'out' }]);
    expect(posesAt(seen, 0).get('carl')?.presence).toBe(1);
    expect(posesAt(seen, seen.length).get('carl')?.presence).toBe(0);
    expect(motionOf({ before: shot.game, after: killed.game, events: killed.events }, true)).toBeNull();
  });

  test('back from the dead fades in', () => {
    expect(motion(killed.game, { game: before, events: [] }).fades).toMatchObject([{ who: 'carl', direction: 'in' }]);
  });

  test('in which nobody moves is nothing to see, and neither is another table', () => {
    expect(motionOf({ before, after: before, events: [] })).toBeNull();
    expect(motionOf({ before, after: { ...moved.game, setup: { ...before.setup } }, events: moved.events })).toBeNull();
  });
});

describe('the player', () => {
  function handClock() {
    let now = 0;
    const frames = new Map<number, () => void>();
    let next = 1;
    const clock: Clock = {
      now: () => now,
      nextFrame: (draw) => {
        frames.set(next, draw);
        return next++;
      },
      cancel: (frame) => frames.delete(frame),
    };
    const pass = (ms: number) => {
      now += ms;
      const due = [...frames.values()];
      frames.clear();
      for (const draw of due) draw();
    };
    return { clock, pass, waiting: () => frames.size };
  }

  test('shows poses until the motion is over, then rests', () => {
    const { clock, pass, waiting } = handClock();
    const player = createPlayer(clock);
    const seen = motion(before, moved);
    player.play(seen);
    expect(player.use.getState().poses.get('anton')?.at).toEqual([5, 5]);
    pass(seen.length / 2);
    const [, y] = player.use.getState().poses.get('anton')?.at ?? [0, 0];
    expect(y).toBeGreaterThan(5);
    pass(seen.length);
    expect(player.use.getState()).toMatchObject({ motion: null, time: 0 });
    expect(player.use.getState().poses.size).toBe(0);
    expect(waiting()).toBe(0);
  });

  test('can be skipped, and shows the newer of two', () => {
    const { clock, pass, waiting } = handClock();
    const player = createPlayer(clock);
    player.play(motion(before, moved));
    const back = motion(moved.game, { game: before, events: [] });
    player.play(back);
    expect(waiting()).toBe(1);
    expect(player.use.getState().motion).toBe(back);
    player.skip();
    expect(waiting()).toBe(0);
    pass(10);
    expect(player.use.getState().motion).toBeNull();
  });
});

describe('an illegal drop', () => {
  test('is seen to spring back to where the character stands', () => {
    const seen = springBack(before, 'anton', [9, 9]);
    if (!seen) throw new Error('nothing moves');
    expect(posesAt(seen, 0).get('anton')).toEqual({ at: [9, 9], presence: 1 });
    expect(posesAt(seen, seen.length).get('anton')).toEqual({ at: [5, 5], presence: 1 });
  });

  test('moves nobody who is not on the table', () => {
    expect(springBack(killed.game, 'carl', [9, 9])).toBeNull();
  });
});
