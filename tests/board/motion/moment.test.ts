import { describe, expect, test } from 'vitest';
import { momentPicture } from '../../../src/board/motion/moment.ts';
import { apply, type Command, type Game } from '../../../src/engine/index.ts';
import { box, fire, given, move, pass, play, roll } from '../../support/builders/given.ts';

/** What the board shows of a command: all of it, or one kind of event. */
function pictured(before: Game, command: Command, only?: string) {
  const result = apply(before, command);
  if (!result.ok) throw new Error(result.violation.rule);
  const events = result.events.filter(({ event }) => only === undefined || event === only);
  return momentPicture({ before, after: result.game, events });
}

const duel = (): Game =>
  given({
    a: [{ id: 'abel', at: [5, 12] }],
    b: [{ id: 'bo', at: [14, 12] }],
    scenery: [box('wall', [12.3, 11.4], [0.4, 1.2])],
  });

describe('a moment that is looked at', () => {
  test('a shot: from whom at whom, and the scenery that gave cover, as it was before the wound', () => {
    const before = play(duel(), fire('abel', 'bo'), pass, pass).game;
    const { shots, actors, others } = pictured(before, roll(6, 1, 1), 'shot');
    expect(shots).toHaveLength(1);
    expect(shots[0]?.attack.sight.counted.map(({ id }) => id)).toEqual(['wall']);
    expect(actors).toEqual([[5, 12]]);
    expect(others).toEqual([[14, 12]]);
  });

  test('a move: the way it went, from where', () => {
    const { ways, actors } = pictured(duel(), move('abel', [5, 12], [6, 12]));
    expect(ways).toEqual([
      [
        [5, 12],
        [6, 12],
      ],
    ]);
    expect(actors).toEqual([[5, 12]]);
  });

  test('one event of a command alone', () => {
    const before = play(duel(), fire('abel', 'bo'), pass, pass).game;
    const { shots, actors, others } = pictured(before, roll(6, 1, 1), 'wounded');
    expect(shots).toEqual([]);
    expect(actors).toEqual([]);
    expect(others).toEqual([[14, 12]]);
  });

  test('what concerns nobody shows nobody', () => {
    const { ways, shots, actors, others, spots } = pictured(
      play(duel(), move('abel', [5, 12], [6, 12])).game,
      { type: 'endTurn' },
      'turnEnded',
    );
    expect([ways, shots, actors, others, spots]).toEqual([[], [], [], [], []]);
  });
});
