import { useEffect, useState } from 'react';
import type { Shows } from '../props.ts';
import { type Facings, facingsAfter } from './facing.ts';

/** Which way miniatures are turned, as the steps of the game turn them. */
export function useFacings(steps: Shows['steps']): Facings {
  const [facings, setFacings] = useState<Facings>(() => new Map());
  useEffect(() => steps((step) => setFacings((before) => (step ? facingsAfter(before, step) : new Map()))), [steps]);
  return facings;
}
