import { describe, expect } from 'vitest';
import { apply, awaiting, type Game, newGame } from '../../../src/engine/index.ts';
import { rollsOf } from '../../../src/play/odds/rolls.ts';
import { test } from '../../support/builders/editions.ts';
import {
  box,
  endTurn,
  fire,
  frag,
  type Given,
  given,
  grenade,
  move,
  play,
  rifle,
  roll,
  setupOf,
  suppressing,
} from '../../support/builders/given.ts';

/** Where rolls lead, `deep` rolls one after the other: the chance of each position. */
type Lead = Map<string, number>;

function lead(
  game: Game,
  deep: number,
  rolls: (game: Game) => Iterable<{ dice: readonly number[]; chance: number }>,
): Lead {
  const found: Lead = new Map();
  if (deep === 0 || awaiting(game).kind !== 'roll') return found.set(JSON.stringify(game.state), 1);
  for (const { dice, chance } of rolls(game)) {
    const result = apply(game, { type: 'roll', dice });
    if (!result.ok) throw new Error(JSON.stringify(result.violation));
    for (const [to, share] of lead(result.game, deep - 1, rolls)) found.set(to, (found.get(to) ?? 0) + chance * share);
  }
  return found;
}

/** Every die by itself. */
function* allDice(game: Game) {
  const question = awaiting(game);
  const dice = question.kind === 'roll' ? question.dice : 0;
  for (let n = 0; n < 6 ** dice; n++) {
    const each = Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
    yield { dice: each, chance: 6 ** -dice };
  }
}

function fewDice(game: Game) {
  const question = awaiting(game);
  return question.kind === 'roll' ? rollsOf(question, game.setup.ruleset) : [];
}

function sameAsAllDice(game: Game, deep = 1): void {
  const [all, few] = [lead(game, deep, allDice), lead(game, deep, fewDice)];
  expect([...few.keys()].sort()).toEqual([...all.keys()].sort());
  for (const [to, chance] of all) expect(few.get(to)).toBeCloseTo(chance, 13);
}

const rolls = (game: Game): number => [...fewDice(game)].length;

/** A shot at the dice, at a target that cannot take cover. */
const shot = (dice: number, change: Given & { target?: object } = {}): Game =>
  play(
    given({
      tokens: { b: 0 },
      a: [{ id: 's', at: [4, 12], card: { weapons: [rifle({ short: dice, aim: 0 })] } }],
      b: [
        { id: 't', at: [12, 12], ...change.target },
        { id: 'x', points: 99 },
      ],
      ...change,
    }),
    fire('s', 't'),
  ).game;

const wall = box('wall', [8, 11], [0.5, 2]);

/** The same where no die hits. */
const hopeless = (game: Game): Game => {
  const { ruleset } = game.setup;
  return { ...game, setup: { ...game.setup, ruleset: { ...ruleset, fire: { ...ruleset.fire, toHit: 7 } } } };
};

describe('rolls that stand for others lead where all dice lead', () => {
  describe.each([1, 2, 3, 4])('a shot of %i dice', (dice) => {
    test.each([
      ['in the open', {}],
      ['at one in cover', { scenery: [wall] }],
      ['on 6+', { scenery: [wall], target: { state: { inCover: true } } }],
      ['at a wounded man', { target: { state: { wounded: true } } }],
    ])('%s', (_, change) => sameAsAllDice(shot(dice, change)));

    test('that cannot hit', () => sameAsAllDice(hopeless(shot(dice))));
  });

  test('no more of them than make a difference', () => {
    expect(rolls(shot(4))).toBe(4); // nothing, a hit, one with a six, two sixes
    expect(rolls(hopeless(shot(4)))).toBe(1);
  });

  test.each([
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 3],
  ])('an exchange of close combat, %i dice against %i', (attacker, defender) => {
    const fight = given({
      a: [
        { id: 's', at: [5, 12], card: { h2h: attacker } },
        { id: 'r', points: 99 },
      ],
      b: [
        { id: 't', at: [8, 12], card: { h2h: defender } },
        { id: 'x', points: 99 },
      ],
    });
    sameAsAllDice(play(fight, move('s', [5, 12], [8, 12])).game, 2);
    expect(rolls(play(fight, move('s', [5, 12], [8, 12])).game)).toBe(attacker + 1);
  });

  test.each([1, 2, 4])('a burst of %i dice', (dice) => {
    const card = { weapons: [frag({ short: dice })] };
    const b = [
      { id: 't', at: [9, 12] as const, card: { h2h: 1 } },
      { id: 'u', at: [9, 13.2] as const },
    ];
    sameAsAllDice(play(given({ a: [{ id: 's', at: [4, 12], card }], b }), grenade('s', [9, 12])).game);
  });

  test.each([1, 2, 4])('[R17 B] a burst of %i dice that hits one who takes cover less easily', (dice) => {
    const card = { weapons: [frag({ short: dice })] };
    const b = [
      { id: 't', at: [9, 12] as const, state: { inCover: true } },
      { id: 'u', at: [9, 13.2] as const },
    ];
    const thrown = play(given({ a: [{ id: 's', at: [4, 12], card }], b }), grenade('s', [10, 12.6]), roll(6)).game;
    expect(awaiting(thrown)).toMatchObject({ about: { what: 'burst', hidden: { who: ['t'] } } });
    sameAsAllDice(thrown);
  });

  test('the scatter of a grenade', () => {
    const thrower = given({
      a: [{ id: 's', at: [4, 12], card: { weapons: [frag()] } }],
      b: [{ id: 't', at: [16, 12] }],
    });
    sameAsAllDice(play(thrower, grenade('s', [16, 12])).game);
  });

  test.each([0, 1, 3, 6, 8])('a test of nerves by a card with %i actions', (actions) => {
    const panicking = given({
      rules: { 'PSY-1': 'panic' },
      a: [
        { id: 's', at: [4, 12], card: { actions, command: 9 }, state: { panicking: true } },
        { id: 'nco', at: [4, 14], card: { command: 9 } },
      ],
      b: [{ id: 't', at: [20, 12] }],
    });
    const tested = play(panicking, { type: 'recover', who: 's' }).game;
    sameAsAllDice(tested);
    expect(rolls(tested)).toBe(actions > 0 && actions < 6 ? 2 : 1);
  });

  test('suppression fire, in which each die has an owner', () => {
    const a = ['f', 'g', 'h'].map((id, i) => ({ id, at: [4, 10 + 2 * i] as const, card: { suppressionFire: 3 } }));
    const house = box('house', [5, 13.4], [0.5, 1.2], { terrain: ['sheltering'] });
    const position = given({
      markers: [suppressing('m1', [12, 12], 3, 'f', 'g', 'h')],
      scenery: [house],
      turn: { side: 'b', spent: 1 },
      a,
      b: [
        { id: 't', at: [12, 13], card: { h2h: 1 } },
        { id: 'u', at: [13.5, 12] },
        { id: 'x', points: 99 },
      ],
    });
    const { game } = play(position, endTurn);
    expect(awaiting(game)).toMatchObject({ kind: 'roll', dice: 3 });
    sameAsAllDice(game);
    expect(rolls(game)).toBe(8);
  });

  test('a tie of a burst that is rolled for [R23=b QF]', () => {
    const card = { weapons: [frag()] };
    const b = [
      { id: 't', at: [9, 12] as const },
      { id: 'u', at: [9, 13.2] as const },
    ];
    const rolled = given({ rulings: { R23: 'b' }, a: [{ id: 's', at: [4, 12], card }], b });
    const { game } = play(rolled, grenade('s', [9, 12]), roll(6, 1, 1, 1));
    expect(awaiting(game)).toMatchObject({ kind: 'roll', dice: 2 });
    sameAsAllDice(game);
  });

  describe('several shots together', () => {
    const bought = (weapon: Parameters<typeof rifle>[0], more: object, change: Given = {}): Game =>
      play(
        given({
          tokens: { a: 12, b: 0 },
          a: [
            { id: 's', at: [4, 12], card: { actions: 9, weapons: [rifle({ shots: 3, ...weapon })] } },
            { id: 'r', at: null },
          ],
          b: [
            { id: 't', at: [12, 12] },
            { id: 'x', at: null },
            { id: 'y', at: null },
          ],
          ...change,
        }),
        { type: 'fire', who: 's', at: 't', ...more },
      ).game;

    test('[R14 C] two, of which the first is aimed: a head shot is one of them', () => {
      sameAsAllDice(bought({ short: 1, aim: 2 }, { shots: 2, aim: true }));
      expect(rolls(bought({ short: 2, aim: 1 }, { shots: 2, aim: true }))).toBe(4);
    });

    test('[R14 C] three', () => {
      sameAsAllDice(bought({ short: 1 }, { shots: 3 }));
      sameAsAllDice(bought({ short: 2, shots: 2 }, { shots: 2 }));
    });

    test('[R14=b C] any two sixes of the roll', () => {
      sameAsAllDice(bought({ short: 1 }, { shots: 3 }, { rulings: { R14: 'b' } }));
    });
  });

  test('[GREN-9 C] a burst whose sixes are counted', () => {
    const b = [
      { id: 't', at: [9, 12] as const },
      { id: 'u', at: [9, 13.2] as const, state: { wounded: true } },
      { id: 'x', at: null },
      { id: 'y', at: null },
      { id: 'z', at: null },
    ];
    const card = { weapons: [frag({ short: 4 })] };
    const thrown = play(given({ a: [{ id: 's', at: [4, 12], card }], b }), grenade('s', [9, 12]), roll(6)).game;
    sameAsAllDice(thrown);
    expect(rolls(thrown)).toBe(5); // nothing, a hit, one with a six, two sixes, three
  });

  test('a roll-off and a free roll', () => {
    sameAsAllDice(newGame(setupOf({ a: [{ id: 'a1' }], b: [{ id: 'b1' }] })));
    sameAsAllDice(play(shot(1), roll(1), { type: 'freeRoll', by: 'a', dice: 4, note: '' }).game);
  });
});

test('the chances of what can be rolled make 1', () => {
  for (let dice = 1; dice <= 12; dice++) {
    const chances = [...fewDice(shot(dice))].map(({ chance }) => chance);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 13);
  }
});
