import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/editions/index.ts';
import { awaiting, charactersOf } from '../../src/engine/index.ts';
import { scriptedDice } from '../../src/play/dice.ts';
import { gameAt } from '../../src/play/history.ts';
import { reachesAcross, setUpCommand } from '../../src/play/setUp.ts';
import { given } from '../support/builders/given.ts';
import { newHistory, played } from './playing.ts';
import { expectReady, setUp } from './setUps.ts';

describe('a set-up that is left to the program', () => {
  test.each(EDITIONS)(
    '%s: ends with everybody in place, apart, in sight of an enemy, and one who begins with a shot',
    (edition) => {
      expectReady(edition, 1);
    },
  );

  test('is the same for the same dice, and another for others', () => {
    const placesOf = (seed: number) => gameAt(setUp({}, seed)).state.characters.map(({ at }) => at);
    expect(placesOf(4)).toEqual(placesOf(4));
    expect(placesOf(4)).not.toEqual(placesOf(5));
  });

  test('[SETUP-7] uses the depth of the zone', () => {
    const game = gameAt(setUp({}, 1));
    const deep = charactersOf(game, 'a').map(({ at }) => Math.min(at?.[1] ?? 0, 24 - (at?.[1] ?? 0)));
    expect(Math.max(...deep) - Math.min(...deep)).toBeGreaterThan(1.5);
  });

  test('[R01] rolls again after a tie, and stops where dice run out', () => {
    const dice = scriptedDice([4, 4, 5, 2]);
    let history = newHistory();
    for (let command = setUpCommand(gameAt(history), dice); command; ) {
      history = played(history, command);
      command = history.nodes.length < 3 ? setUpCommand(gameAt(history), dice) : null;
    }
    expect(history.nodes.map(({ command }) => command.type)).toEqual(['roll', 'roll', 'choose']);
    expect(setUpCommand(gameAt(newHistory()), scriptedDice([]))).toBeNull();
  });

  test('leaves a game alone that is under way', () => {
    const game = given({ a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] });
    expect(setUpCommand(game, scriptedDice([1, 2]))).toBeNull();
  });

  test('[WIN-2] picks no objective that lies in both zones as long as there is another', () => {
    const history = setUp({ type: 'mission' }, 1);
    const picked = history.nodes.flatMap(({ command }, index) =>
      command.type === 'objective' && 'element' in command ? [{ command, before: gameAt(history, index - 1) }] : [],
    );
    expect(picked).toHaveLength(2);
    for (const { command, before } of picked) {
      const question = awaiting(before);
      const by = question.kind === 'objective' ? question.by : 'a';
      expect(reachesAcross(before, by, command.element)).toBe(false);
    }
    expect(reachesAcross(gameAt(history), 'a', 'road-north-south')).toBe(true);
  });
});
