import { describe, expect, test } from 'vitest';
import { type Command, check, distance, flattened, type Game, newGame } from '../../src/engine/index.ts';
import { placing } from '../../src/play/placing.ts';
import { box, choose, deploy, type Given, play, roll, setupOf } from '../support/builders/given.ts';

const position: Given = {
  a: [{ id: 'abel' }, { id: 'adam' }],
  b: [{ id: 'bo' }, { id: 'ben' }],
  scenery: [box('wall', [10, 18], [2, 0.5])],
};

/** Side a is to deploy in the south. */
const deploying = (given: Given = position): Game =>
  play(newGame(setupOf(given)), roll(1, 6), choose('south'), roll(1, 6)).game;

const placed = (game: Game, who: string): Extract<Command, { type: 'deploy' }> => {
  const command = placing(game, who);
  if (!command) throw new Error(`no place for ${who}`);
  return command;
};

describe('whose player leaves it to the program', () => {
  test('[SETUP-6] is put down by an ordinary command, in the zone', () => {
    const command = placed(deploying(), 'abel');
    expect(command).toMatchObject({ type: 'deploy', who: 'abel' });
    expect(check(deploying(), command)).toBeNull();
  });

  test('stands right behind what gives cover from the enemy', () => {
    const [x, y] = placed(deploying(), 'abel').at;
    expect(x).toBeGreaterThan(9.5);
    expect(x).toBeLessThan(12.5);
    expect(y).toBeGreaterThan(18.5);
    expect(y).toBeLessThan(20.5);
  });

  test('stands near a friend, but not in his way', () => {
    const game = play(deploying(), deploy('abel', 5, 20), deploy('bo', 12, 3)).game;
    const apart = distance(flattened(placed(game, 'adam').at), [5, 20]);
    expect(apart).toBeGreaterThanOrEqual(2.5);
    expect(apart).toBeLessThan(9);
  });

  test('has the same place in the same position', () => {
    expect(placing(deploying(), 'abel')).toEqual(placing(deploying(), 'abel'));
  });
});

test('nobody is placed who is not to be deployed now', () => {
  expect(placing(deploying(), 'bo')).toBeNull();
});
