import { useCallback, useEffect } from 'react';
import { useGameStore } from '../../store/game.ts';
import { useLessMotion } from '../../store/preferred.ts';
import type { RefusedDrop } from '../input/hand.ts';
import { motionOf, type Step, springBack } from './motion.ts';
import type { Player } from './player.ts';

/** Shows each step of the game as it comes, unless less motion is wanted; steps that come at once are one motion. */
export function useMotion(player: Player): void {
  const less = useLessMotion();
  useEffect(() => {
    let come: Step | null = null;
    const show = (): void => {
      const motion = come && !less ? motionOf(come) : null;
      come = null;
      if (motion) player.play(motion);
      else player.skip();
    };
    const stop = useGameStore.subscribe(({ lastStep }, previous) => {
      if (lastStep === previous.lastStep) return;
      if (come === null) queueMicrotask(show);
      const goesOn = come !== null && lastStep !== null && come.after === lastStep.before;
      come = goesOn && come && lastStep ? joined(come, lastStep) : lastStep;
    });
    return () => {
      stop();
      player.skip();
    };
  }, [player, less]);
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
