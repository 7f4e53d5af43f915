import type { ReadyScenario } from '../scenario.ts';
import { outpost } from '../tables/outpost.ts';

/**
 * A German patrol is on the wrong side of an outpost in the snow. Its sergeant has to be brought across the table, past a
 * Soviet group that comes from the flank; whoever falls on the way buys him time.
 */
export const lostPatrol: ReadyScenario = {
  ...outpost,
  id: 'lost-patrol',
  forces: {
    a: ['eichner', 'birkner', 'tanner', 'buchholz'],
    b: ['yasenev', 'topolev', 'kedrov', 'lipin'],
  },
  edges: { a: 'west', b: 'north' },
  victory: {
    a: [
      { kind: 'reachEdge', edge: 'east', who: ['eichner'] },
      { kind: 'eliminate', count: 3 },
    ],
    b: [
      { kind: 'eliminateAll', who: ['eichner'] },
      { kind: 'eliminate', count: 3 },
    ],
    limit: { turns: 24, winner: 'b' },
  },
};
