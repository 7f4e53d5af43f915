import type { Lesson } from '../lesson.ts';
import { deployed, endTurn, move, roll, they, you } from './build.ts';

/** Into contact, and whoever strikes better stays. */
export const closeCombat = {
  id: 'closeCombat',
  table: 'crossroads',
  forces: { a: ['sosnin', 'klenov'], b: ['tanner', 'birkner'] },
  before: [
    ...deployed(['sosnin', [11, 18.5]], ['tanner', [12.8, 5.5]], ['klenov', [9.9, 18.5]], ['birkner', [4, 3]]),
    move('klenov', [9.9, 18.5], [10.2, 14.54]),
    move('klenov', [10.2, 14.54], [10.3, 10.6]),
    endTurn,
    move('tanner', [12.8, 5.5], [11.9, 7.3]),
    endTurn,
  ],
  steps: [
    you(move('klenov', [10.3, 10.6], [11.9, 7.3]), 'charge', { who: 'tanner' }),
    you(roll(5, 3, 1, 1), 'strike'),
    ...they(roll(2, 1, 1)),
    you(roll(6, 4, 1, 1), 'again'),
    ...they(roll(2, 1)),
  ],
} as const satisfies Lesson;
