import { useEffect, useRef, useState } from 'react';
import { useGameStore } from '../../store/game.ts';
import { addTeller, speedOfTelling } from '../../store/tellers.ts';
import type { Stepping } from './useStepping.ts';

/** A step in ms at the plain speed: what moves on the board has come to rest by then. */
const STEP = 1400;
/** After a step that took its own time to be told. */
const BREATH = 500;

export interface Playing {
  readonly on: boolean;
  start(): void;
  stop(): void;
}

/**
 * Shows the line step by step from where it is looked at, from the beginning if that is its end. A step that is told beat by
 * beat is told to its end, as much faster as all the rest. It stops at the end.
 */
export function usePlaying(stepping: Stepping, speed: number): Playing {
  const [on, setOn] = useState(false);
  const isTelling = useGameStore((s) => s.telling !== null);
  const told = useRef(false);
  const now = useRef(stepping);
  useEffect(() => {
    now.current = stepping;
  });
  useEffect(() => {
    const plain = speedOfTelling();
    return on && plain !== null && speed !== 1 ? addTeller(plain * speed) : undefined;
  }, [on, speed]);
  const { place } = stepping;
  useEffect(() => {
    if (isTelling) told.current = true;
    if (!on || isTelling) return undefined;
    const { last, goTo } = now.current;
    if (place >= last) return setOn(false);
    const timer = setTimeout(
      () => {
        told.current = false;
        goTo(place + 1);
      },
      (told.current ? BREATH : STEP) / speed,
    );
    return () => clearTimeout(timer);
  }, [on, speed, isTelling, place]);
  return {
    on,
    start: () => {
      if (stepping.place >= stepping.last) stepping.goTo(0);
      setOn(true);
    },
    stop: () => setOn(false),
  };
}
