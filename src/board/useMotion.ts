import { useEffect } from 'react';
import { useGameStore } from '../store/game.ts';
import { motionOf } from './motion.ts';
import type { Player } from './player.ts';

/** Shows each step of the game as it comes, unless less motion is wanted. */
export function useMotion(player: Player): void {
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const stop = useGameStore.subscribe(({ lastStep }, previous) => {
      if (lastStep === previous.lastStep) return;
      const motion = lastStep && !calm.matches ? motionOf(lastStep) : null;
      if (motion) player.play(motion);
      else player.skip();
    });
    return () => {
      stop();
      player.skip();
    };
  }, [player]);
}
