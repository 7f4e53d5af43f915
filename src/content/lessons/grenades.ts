import type { Lesson } from '../lesson.ts';
import { choose, deployed, grenade, move, roll, they, you } from './build.ts';

/** Two stand together: a grenade catches both, once it has been seen where it comes down. */
export const grenades = {
  id: 'grenades',
  table: 'crossroads',
  forces: { a: ['klenov', 'sosnin'], b: ['birkner', 'eichner'] },
  before: deployed(
    ['sosnin', [11.4, 18.5]],
    ['eichner', [10.4, 5.5]],
    ['klenov', [9.9, 18.5]],
    ['birkner', [11.6, 5.5]],
  ),
  steps: [
    you(move('klenov', [9.9, 18.5], [10.2, 14.54]), 'nearer', { at: [10.2, 14.54] }),
    you(grenade('klenov', [11, 5.5]), 'throw', { at: [11, 5.5] }),
    you(roll(5, 6, 2, 4), 'burst'),
    ...they(choose('eichner')),
  ],
} as const satisfies Lesson;
