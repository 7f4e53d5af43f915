import type { ReadyScenario } from '../scenario.ts';
import { market } from '../tables/market.ts';

const TURNS = 18;

/**
 * Whoever is at the fountain when the last turn ends, and the other is not, has the square.
 * Of 400 games between two programs (`match --scenario market-square`, both `bot-shooting`) the Soviets won 101, the Germans 94 and nobody
 * the others; of 30 between computers of normal strength 7, 10 and 13.
 */
export const marketSquare: ReadyScenario = {
  ...market,
  id: 'market-square',
  forces: {
    a: ['dubovy', 'berezin', 'klenov', 'sosnin', 'ryabinin'],
    b: ['eichner', 'birkner', 'tanner', 'ahorn', 'buchholz'],
  },
  edges: { a: 'west', b: 'east' },
  victory: {
    a: [
      { kind: 'hold', element: 'fountain', turn: TURNS },
      { kind: 'eliminate', count: 4 },
    ],
    b: [
      { kind: 'hold', element: 'fountain', turn: TURNS },
      { kind: 'eliminate', count: 4 },
    ],
    limit: { turns: TURNS, winner: null },
  },
};
