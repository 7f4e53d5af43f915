import { box, element } from '../element.ts';
import type { ReadyScenario } from '../scenario.ts';
import { inn } from '../tables/inn.ts';

/** The upper floor of the inn, within its walls: who touches it has come up the stairs. */
const UPSTAIRS = 'inn-upstairs';

/**
 * A Soviet group is to be upstairs in the inn when its time is up, and nobody else; the Germans, nearer to it, win unless it is, or if
 * they wear it down. Sixteen turns, eight a side.
 */
export const upperFloor: ReadyScenario = {
  ...inn,
  id: 'upper-floor',
  scenery: [...inn.scenery, { ...element(UPSTAIRS, 'upper-floor', box([8.3, 10.1], 5.4, 3.8)), level: 1, part: 'inn' }],
  forces: {
    a: ['yasenev', 'topolev', 'kedrov', 'lipin', 'ivnyak'],
    b: ['lindner', 'espe', 'weidner', 'ulmer'],
  },
  edges: { a: 'south', b: 'north' },
  victory: {
    a: [
      { kind: 'hold', element: UPSTAIRS, turn: 16 },
      { kind: 'eliminate', count: 3 },
    ],
    b: [{ kind: 'eliminate', count: 3 }],
    limit: { turns: 16, winner: 'b' },
  },
};
