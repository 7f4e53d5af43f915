import { useEffect, useState } from 'react';
import { useGameStore } from '../../store/game.ts';
import type { Phase } from '../../store/gameState.ts';
import { useLessMotion } from '../../store/preferred.ts';
import { type Script, scriptOf } from '../../telling/index.ts';

/** A step as far as it may be shown. */
export interface ToldSoFar {
  readonly script: Script;
  readonly phase: Phase;
  /** How many of its dice lie, from the left. */
  readonly landed: number;
  /** 2: twice as fast as the script says; null: it has been told, and can still be read. */
  readonly speed: number | null;
}

/** So long after it strikes what came of it can be read, in ms; and where nothing has led up to it. */
const READ = 1500;
const READ_AT_ONCE = 4000;

/** The step that is being told. */
export function useTelling(): ToldSoFar | null {
  return useGameStore((s) => s.telling);
}

/** The step that is being told, and the last one until it can be read; `stays`: until there is another. */
export function useTold(stays = false): ToldSoFar | null {
  const telling = useTelling();
  const last = useLast(stays);
  if (telling) return telling;
  return last && { script: last, phase: 'shown', landed: last.roll?.dice.length ?? 0, speed: null };
}

function useLast(stays: boolean): Script | null {
  const less = useLessMotion();
  const [last, setLast] = useState<Script | null>(null);
  useEffect(
    () =>
      useGameStore.subscribe(({ lastStep }, before) => {
        if (lastStep === before.lastStep) return;
        const script = lastStep && scriptOf(lastStep);
        if (script || !stays || lastStep?.events.length === 0) setLast(script);
      }),
    [stays],
  );
  useEffect(() => {
    if (!last || stays) return undefined;
    const stood = less ? READ_AT_ONCE : READ - (last.end - last.strike);
    const timer = setTimeout(setLast, Math.max(0, stood), null);
    return () => clearTimeout(timer);
  }, [last, less, stays]);
  return last;
}
