import { useCallback, useEffect } from 'react';
import { useLessMotion } from '../../store/preferred.ts';
import type { Step } from '../../telling/index.ts';
import type { RefusedDrop } from '../input/hand.ts';
import type { Shows } from '../props.ts';
import { motionOf, springBack } from './motion.ts';
import type { Player } from './player.ts';

/** Shows each step of the game as it comes, unless less motion is wanted; steps that come at once are one motion. */
export function useMotion(player: Player, steps: Shows['steps']): void {
  const less = useLessMotion();
  useEffect(() => {
    let come: Step | null = null;
    let isTold = false;
    const show = (): void => {
      const motion = come && !less ? motionOf(come, isTold) : null;
      come = null;
      if (motion) player.play(motion);
      else player.skip();
    };
    const stop = steps((step, told) => {
      isTold = told;
      if (come === null) queueMicrotask(show);
      const goesOn = come !== null && step !== null && come.after === step.before;
      come = goesOn && come && step ? joined(come, step) : step;
    });
    return () => {
      stop();
      player.skip();
    };
  }, [player, less, steps]);
}

/** Shows somebody who was let go where he may not stand on his way back, unless less motion is wanted. */
export function useSpringBack(player: Player): RefusedDrop {
  const less = useLessMotion();
  return useCallback(
    (game, who, from) => {
      const motion = less ? null : springBack(game, who, from);
      if (motion) player.play(motion);
    },
    [player, less],
  );
}

const joined = (one: Step, two: Step): Step => ({
  before: one.before,
  after: two.after,
  events: [...one.events, ...two.events],
});
