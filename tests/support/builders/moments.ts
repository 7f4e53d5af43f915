import { type Game, newGame } from '../../../src/engine/index.ts';
import { choose, deploy, fire, given, move, pass, play, roll, setupOf } from './given.ts';

/** Two a side in the middle of a turn: a1 sees b1 and can reach b2. */
export const table = (): Game =>
  given({
    a: [
      { id: 'a1', at: [6, 14] },
      { id: 'a2', at: [10, 18] },
    ],
    b: [
      { id: 'b1', at: [6, 7] },
      { id: 'b2', at: [6.5, 11] },
    ],
  });

const two = { a: [{ id: 'a1' }], b: [{ id: 'b1', points: 9 }] };
const setup = newGame(setupOf(two));

/** A game at each thing that can be asked. */
export const moments: Record<string, Game> = {
  'roll-off': setup,
  edge: play(setup, roll(6, 1)).game,
  deployment: play(setup, roll(6, 1), choose('north')).game,
  'first turn': play(setup, roll(6, 1), choose('north'), deploy('b1', 4, 4), deploy('a1', 4, 20)).game,
  turn: table(),
  'take cover': play(table(), fire('a1', 'b1')).game,
  aim: play(table(), fire('a1', 'b1'), pass).game,
  dice: play(table(), fire('a1', 'b1'), pass, pass).game,
  'close combat': play(table(), move('a1', [6, 14], [6, 11])).game,
  'free roll': play(table(), { type: 'freeRoll', by: 'a', dice: 1, note: '' }).game,
  over: play(table(), { type: 'concede', side: 'a' }).game,
};
