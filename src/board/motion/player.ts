import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Id } from '../../engine/index.ts';
import { type Motion, type Pose, posesAt } from './motion.ts';

/** Where time and frames come from; tests bring their own. */
export interface Clock {
  now(): number;
  nextFrame(draw: () => void): number;
  cancel(frame: number): void;
}

export const wallClock: Clock = {
  now: () => performance.now(),
  nextFrame: (draw) => requestAnimationFrame(draw),
  cancel: (frame) => cancelAnimationFrame(frame),
};

interface Playing {
  readonly motion: Motion | null;
  /** ms since it began. */
  readonly time: number;
  readonly poses: ReadonlyMap<Id, Pose>;
}

const AT_REST: Playing = { motion: null, time: 0, poses: new Map() };

export interface Player {
  readonly use: UseBoundStore<StoreApi<Playing>>;
  /** Shows a motion instead of whatever is under way. */
  play(motion: Motion): void;
  /** Everything at rest, at once. */
  skip(): void;
}

/** Shows one motion at a time. It only ever says what is seen, never what is. */
export function createPlayer(clock: Clock): Player {
  const use = create<Playing>()(() => AT_REST);
  let frame: number | null = null;

  const stop = (): void => {
    if (frame !== null) clock.cancel(frame);
    frame = null;
  };
  return {
    use,
    play(motion) {
      stop();
      const began = clock.now();
      const draw = (): void => {
        const time = clock.now() - began;
        if (time >= motion.length) {
          frame = null;
          use.setState(AT_REST);
          return;
        }
        use.setState({ motion, time, poses: posesAt(motion, time) });
        frame = clock.nextFrame(draw);
      };
      draw();
    },
    skip() {
      stop();
      use.setState(AT_REST);
    },
  };
}
