import type { Lesson } from '../lesson.ts';
import { aim, deployed, endTurn, fire, move, pass, roll, takeCover, they, you } from './build.ts';

/** The beta: up the stairs, out of a window, and what it is worth to be fired at from below. */
export const storeys = {
  id: 'storeys',
  table: 'inn',
  beta: true,
  forces: { a: ['sosnin', 'klenov'], b: ['birkner', 'ahorn'] },
  before: deployed(['sosnin', [9, 23.5]], ['ahorn', [15, 0.5]], ['klenov', [11, 23.5]], ['birkner', [12, 0.5]]),
  arrived: { sosnin: [10.4, 16.6], ahorn: [9.6, 4.6], klenov: [13.2, 13.2], birkner: [12.9, 7] },
  steps: [
    you(move('klenov', [13.2, 13.2], [13.2, 12.9], [13.2, 11.1, 1], [12.7, 10.7, 1]), 'up', { at: [12.7, 10.7] }),
    you(fire('klenov', 'birkner'), 'window', { who: 'birkner' }),
    you(aim, 'aim'),
    you(roll(5, 3, 2, 1, 1), 'roll'),
    you(endTurn, 'keep'),
    ...they(fire('ahorn', 'klenov')),
    you(takeCover('klenov'), 'below'),
    ...they(pass, roll(4, 2), endTurn),
  ],
} as const satisfies Lesson;
