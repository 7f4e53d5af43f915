import type { ReadyScenario } from '../scenario.ts';
import { quarry } from '../tables/quarry.ts';

/**
 * The British sergeant knows too much. The Germans have twenty turns to fell him; his section has to keep him alive that long.
 * Of 400 games between two programs (`match --scenario sergeant-hunt`, both `bot-shooting`) the Germans won 192, the British 208;
 * of 240 between computers of normal strength 137 and 103.
 */
export const sergeantHunt: ReadyScenario = {
  ...quarry,
  id: 'sergeant-hunt',
  forces: {
    a: ['lindner', 'espe', 'weidner', 'ulmer', 'holler'],
    b: ['rowan', 'hawthorn', 'hazelwood', 'elmhurst', 'yewdale'],
  },
  edges: { a: 'west', b: 'east' },
  victory: {
    a: [{ kind: 'eliminateAll', who: ['rowan'] }],
    b: [
      { kind: 'survive', turn: 20, who: ['rowan'] },
      { kind: 'eliminate', count: 3 },
    ],
    limit: { turns: 20, winner: 'b' },
  },
};
