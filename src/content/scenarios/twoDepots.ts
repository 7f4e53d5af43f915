import type { ReadyScenario } from '../scenario.ts';
import { vineyard } from '../tables/vineyard.ts';

/**
 * Each side has come for what the other keeps behind it: the British for the store, the Germans for the press house.
 * Of 400 games between two programs (`match --scenario two-depots`, both `bot-shooting`) the British won 178, the Germans 205;
 * of 30 between computers of normal strength 16 and 14.
 */
export const twoDepots: ReadyScenario = {
  ...vineyard,
  id: 'two-depots',
  forces: {
    a: ['rowan', 'hawthorn', 'hazelwood', 'elmhurst', 'yewdale'],
    b: ['eichner', 'birkner', 'tanner', 'ahorn', 'buchholz'],
  },
  edges: { a: 'north', b: 'south' },
  victory: {
    a: [
      { kind: 'reach', element: 'store' },
      { kind: 'eliminate', count: 3 },
    ],
    b: [
      { kind: 'reach', element: 'press-house' },
      { kind: 'eliminate', count: 3 },
    ],
    limit: { turns: 24, winner: null },
  },
};
