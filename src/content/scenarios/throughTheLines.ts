import type { ReadyScenario } from '../scenario.ts';
import { trenches } from '../tables/trenches.ts';

/**
 * Five Soviets have to bring one man through the lines and over the far edge, before the four Germans who man them stop them.
 * Of 400 games between two programs (`match --scenario through-the-lines`, both `bot-shooting`) the Soviets won 193, the Germans
 * 207; of 300 between computers of normal strength 144 and 156.
 */
export const throughTheLines: ReadyScenario = {
  ...trenches,
  id: 'through-the-lines',
  forces: {
    a: ['yasenev', 'topolev', 'kedrov', 'lipin', 'ivnyak'],
    b: ['lindner', 'espe', 'weidner', 'ulmer'],
  },
  edges: { a: 'south', b: 'north' },
  victory: {
    a: [
      { kind: 'reachEdge', edge: 'north' },
      { kind: 'eliminate', count: 3 },
    ],
    b: [{ kind: 'eliminate', count: 3 }],
    limit: { turns: 16, winner: 'b' },
  },
};
