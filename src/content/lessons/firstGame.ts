import type { Lesson } from '../lesson.ts';
import { aim, deployed, endTurn, fire, move, pass, roll, takeCover, they, watch, you } from './build.ts';

/** Two against two on the crossroads: move, fire, aim, opportunity fire, take cover, and win in the third turn. */
export const firstGame = {
  id: 'firstGame',
  table: 'crossroads',
  forces: { a: ['sosnin', 'klenov'], b: ['birkner', 'ahorn'] },
  before: deployed(['sosnin', [11, 18.5]], ['ahorn', [10.4, 5.5]], ['klenov', [9.9, 18.5]], ['birkner', [11.6, 5.5]]),
  steps: [
    you(move('klenov', [9.9, 18.5], [10.2, 14.54]), 'move', { at: [10.2, 14.54] }),
    you(fire('sosnin', 'birkner'), 'fire', { who: 'birkner' }),
    ...they(pass),
    you(aim, 'aim'),
    ...they(pass),
    you(roll(5, 2, 1), 'roll'),
    you(watch('klenov', [11.6, 8.5]), 'watch', { at: [11.6, 8.5] }),
    you(endTurn, 'endTurn'),
    ...they(move('birkner', [11.6, 5.5], [11.4, 8.4])),
    you(fire('klenov', 'birkner'), 'shoot'),
    you(pass, 'justShoot'),
    you(roll(4, 1, 2, 1), 'rollShot'),
    ...they(fire('ahorn', 'sosnin')),
    you(takeCover('sosnin'), 'cover'),
    ...they(pass, roll(3, 1), endTurn),
    you(fire('sosnin', 'ahorn'), 'finish', { who: 'ahorn' }),
    ...they(pass),
    you(aim, 'aimAgain'),
    ...they(pass),
    you(roll(6, 6, 2), 'win'),
  ],
} as const satisfies Lesson;
