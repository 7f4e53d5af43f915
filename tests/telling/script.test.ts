import { describe, expect, test } from 'vitest';
import type { Command, Game } from '../../src/engine/index.ts';
import { type Act, type Script, scriptOf } from '../../src/telling/index.ts';
import {
  box,
  endTurn,
  fire,
  frag,
  type Given,
  given,
  grenade,
  move,
  pass,
  play,
  rifle,
  roll,
  suppressing,
  suppressionFire,
} from '../support/builders/given.ts';
import { melee } from '../support/builders/melee.ts';
import { moments } from '../support/builders/moments.ts';

const duel: Given = { a: [{ id: 'abel', at: [5, 12] }], b: [{ id: 'bo', at: [14, 12] }] };

/** How the last of these commands is told. */
function told(before: Game, command: Command): Script | null {
  const { game: after, events } = play(before, command);
  return scriptOf({ before, after, events });
}
const acts = (script: Script | null): readonly Act['act'][] => script?.acts.map(({ act }) => act) ?? [];
const words = (script: Script | null) => script?.stamps.map(({ who, word }) => `${who} ${word}`) ?? [];

describe('a shot', () => {
  const due = (change: Given = {}) => play(given({ ...duel, ...change }), fire('abel', 'bo'), pass, pass).game;

  test.each([
    ['a miss', [1, 2, 1], 'miss', 1400],
    ['a hit', [6, 2, 1], 'hurt', 1800],
    ['a death', [6, 6, 1], 'death', 2600],
  ] as const)('%s is over in time, and the dice rest before anything is seen of it', (_, dice, grave, most) => {
    const script = told(due(), roll(...dice));
    expect(script).toMatchObject({ grave, rest: 700 });
    expect(script?.end).toBeLessThanOrEqual(most);
    expect(script?.landings).toHaveLength(3);
    expect(script?.landings.at(-1)).toBe(700);
    for (const { from, until } of script?.acts ?? []) {
      expect(from).toBeGreaterThan(700);
      expect(until).toBeLessThanOrEqual(script?.strike ?? 0);
    }
  });

  test('has a round for each die, and lights both', () => {
    const script = told(due(), roll(6, 2, 1));
    expect(script?.acts).toMatchObject([{ act: 'shot', rounds: [{ hit: true }, { hit: false }, { hit: false }] }]);
    expect(script?.cast).toEqual(['abel', 'bo']);
    expect(script?.stamps).toEqual([{ who: 'bo', word: 'wounded', at: [14, 12] }]);
  });

  test('that nothing but cover has stopped says so', () => {
    expect(words(told(due(), roll(3, 3, 3)))).toEqual(['bo missed']);
    const hidden = due({ scenery: [box('wall', [11, 10], [0.5, 4])] });
    expect(words(told(hidden, roll(4, 4, 4)))).toEqual(['bo inCover']);
  });
});

describe('close combat', () => {
  const met = play(melee(), move('m', [8, 12], [10, 12])).game;

  test('the dice of the first are told as dice: nothing has come of them yet', () => {
    const script = told(met, roll(6, 6));
    expect([acts(script), words(script)]).toEqual([[], []]);
    expect(script?.roll?.hits).toEqual([true, true]);
  });

  test('two who fall together are both told', () => {
    const script = told(play(met, roll(6, 6)).game, roll(6, 6));
    expect(acts(script)).toEqual(['blows']);
    expect(words(script)).toEqual(['e eliminated', 'm eliminated']);
    expect(script?.cast).toEqual(['e', 'm']);
    expect(script?.end).toBeLessThanOrEqual(2600);
  });
});

describe('a grenade', () => {
  const table = (...at: [number, number]): Game =>
    given({
      a: [{ id: 'abel', at: [5, 12], card: { weapons: [frag()] } }],
      b: [
        { id: 'bo', at, card: { h2h: 1 } },
        { id: 'cleo', at: [at[0] + 1, at[1] - 1] },
        { id: 'far', at: [22, 2], points: 99 },
      ],
    });

  test('flies; where it catches somebody it goes off with its dice', () => {
    const before = table(11, 12);
    expect(acts(told(before, grenade('abel', [9.9, 12])))).toEqual(['flight']);
    const script = told(play(before, grenade('abel', [9.9, 12])).game, roll(6, 1, 1, 1));
    expect(script?.acts).toMatchObject([{ act: 'burst', at: [9.9, 12], radius: 2.5 }]);
    expect(words(script)).toEqual(['bo wounded']);
  });

  test('whom it might hurt stands in the light, whoever it hurts', () => {
    const script = told(play(table(11, 12), grenade('abel', [9.9, 12])).game, roll(5, 1, 1, 1));
    expect(script?.cast).toHaveLength(2);
  });

  test('goes off as it comes down where nobody is', () => {
    const script = told(table(20, 20), grenade('abel', [8.9, 12]));
    expect(acts(script)).toEqual(['flight', 'burst']);
    expect(script?.end).toBeLessThan(1400);
  });
});

describe('suppression fire', () => {
  const gunner: Given = {
    a: [
      { id: 'abel', at: [5, 12], card: { suppressionFire: 3, weapons: [rifle({ machineGun: true })] } },
      { id: 'ada', at: [5, 14], card: { suppressionFire: 3 } },
    ],
    b: [{ id: 'bo', at: [12, 12] }],
  };

  test('sweeps where it is laid, and says who is suppressed', () => {
    const script = told(given(gunner), suppressionFire('abel', [11, 13], 'ada'));
    expect(acts(script)).toEqual(['sweep']);
    expect(script?.roll).toBeNull();
    expect(script?.end).toBeLessThan(1400);
  });

  test('its dice have a round each', () => {
    const pinned = given({
      ...gunner,
      turn: { side: 'b', spent: 1 },
      markers: [suppressing('s', [11, 13], 3, 'abel')],
    });
    const due = play(pinned, endTurn).game;
    const script = told(due, roll(6));
    expect(acts(script)).toEqual(['sweep']);
    expect(words(script)).toEqual(['bo wounded']);
  });
});

test('a roll for nobody has dice and no act; moves and answers are told at once', () => {
  expect(told(moments['roll-off'] as Game, roll(6, 1))).toMatchObject({
    acts: [],
    cast: [],
    stamps: [],
    grave: 'plain',
  });
  expect(told(given(duel), move('abel', [5, 12], [5, 14]))).toBeNull();
  expect(told(given(duel), fire('abel', 'bo'))).toBeNull();
  expect(told(given({ ...duel, turn: { spent: 1 } }), endTurn)).toBeNull();
});

test('dice that were typed in have tumbled already, and the rest of it is as ever', () => {
  const due = play(given(duel), fire('abel', 'bo'), pass, pass).game;
  const [typed, live] = [told(due, { type: 'roll', dice: [6, 1, 1], source: 'typed' }), told(due, roll(6, 1, 1))];
  expect(typed).toMatchObject({ rest: 0, landings: [] });
  expect((live?.end ?? 0) - (typed?.end ?? 0)).toBe(700);
});
