import type { ReadyScenario } from '../scenario.ts';
import { mill } from '../tables/mill.ts';

/**
 * An American squad is to have the bridge when its time is up; the Germans win unless it has, or if they wear it down.
 * Twenty turns, ten a side: the squad has to go early, and be there late.
 */
export const holdTheBridge: ReadyScenario = {
  ...mill,
  id: 'hold-the-bridge',
  forces: {
    a: ['ashwood', 'hickory', 'poplar', 'alderman', 'cypress'],
    b: ['lindner', 'espe', 'weidner', 'ulmer'],
  },
  edges: { a: 'south', b: 'north' },
  victory: {
    a: [
      { kind: 'hold', element: 'bridge', turn: 20 },
      { kind: 'eliminate', count: 3 },
    ],
    b: [{ kind: 'eliminate', count: 3 }],
    limit: { turns: 20, winner: 'b' },
  },
};
