import { box, element } from '../element.ts';
import type { ReadyScenario } from '../scenario.ts';
import { inn } from '../tables/inn.ts';

/** The upper floor of the inn, within its walls: who touches it has come up the stairs. */
const UPSTAIRS = 'inn-upstairs';
const TURNS = 18;

/**
 * Two groups of the same worth come for the inn between them. Whoever is upstairs when the last turn ends, and the other is not, has it;
 * so has one of whose enemies a single man is left. Eighteen turns, nine a side.
 */
export const upperFloor: ReadyScenario = {
  ...inn,
  id: 'upper-floor',
  scenery: [...inn.scenery, { ...element(UPSTAIRS, 'upper-floor', box([8.3, 10.1], 5.4, 3.8)), level: 1, part: 'inn' }],
  forces: {
    a: ['yasenev', 'topolev', 'kedrov', 'lipin', 'ivnyak'],
    b: ['lindner', 'espe', 'weidner', 'ulmer', 'holler'],
  },
  edges: { a: 'north', b: 'south' },
  victory: {
    a: [
      { kind: 'hold', element: UPSTAIRS, turn: TURNS },
      { kind: 'eliminate', count: 4 },
    ],
    b: [
      { kind: 'hold', element: UPSTAIRS, turn: TURNS },
      { kind: 'eliminate', count: 4 },
    ],
    limit: { turns: TURNS, winner: null },
  },
};
