import { useEffect, useRef, useState } from 'react';
import type { Stepping } from './useStepping.ts';

/** A step in ms at the plain speed: what moves on the board has come to rest by then. */
const STEP = 1400;

export interface Playing {
  readonly on: boolean;
  start(): void;
  stop(): void;
}

/** Shows the line step by step from where it is looked at, from the beginning if that is its end. It stops at the end. */
export function usePlaying(stepping: Stepping, speed: number): Playing {
  const [on, setOn] = useState(false);
  const now = useRef(stepping);
  useEffect(() => {
    now.current = stepping;
  });
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      const { place, last, goTo } = now.current;
      goTo(place + 1);
      if (place + 1 >= last) setOn(false);
    }, STEP / speed);
    return () => clearInterval(timer);
  }, [on, speed]);
  return {
    on,
    start: () => {
      if (stepping.place >= stepping.last) stepping.goTo(0);
      setOn(true);
    },
    stop: () => setOn(false),
  };
}
