import { useEffect, useState } from 'react';
import { useGameStore } from '../../store/game.ts';
import { type Facings, facingsAfter } from './facing.ts';

/** Which way miniatures are turned, as the steps of the game turn them. */
export function useFacings(): Facings {
  const [facings, setFacings] = useState<Facings>(() => new Map());
  useEffect(
    () =>
      useGameStore.subscribe(({ lastStep }, previous) => {
        if (lastStep === previous.lastStep) return;
        setFacings((before) => (lastStep ? facingsAfter(before, lastStep) : new Map()));
      }),
    [],
  );
  return facings;
}
