import type { Lesson } from '../lesson.ts';
import { deployed, endTurn, move, roll, suppress, they, you } from './build.ts';

/** A machine gun holds two down, and a friend crosses the road. */
export const suppression = {
  id: 'suppression',
  table: 'crossroads',
  forces: { a: ['sosnin', 'klenov'], b: ['birkner', 'ahorn'] },
  before: deployed(['sosnin', [11, 18.5]], ['ahorn', [10.4, 5.5]], ['klenov', [9.9, 18.5]], ['birkner', [11.6, 5.5]]),
  steps: [
    you(suppress('sosnin', [11, 5.5]), 'suppress', { at: [11, 5.5] }),
    you(move('klenov', [9.9, 18.5], [10.2, 14.54]), 'cross', { at: [10.2, 14.54] }),
    you(endTurn, 'endTurn'),
    ...they(move('birkner', [11.6, 5.5], [12.8, 4]), endTurn),
    you(roll(6), 'sixes'),
  ],
} as const satisfies Lesson;
