import { describe, expect, test } from 'vitest';
import { attack, type Game, type Point } from '../../../src/engine/index.ts';
import {
  asked,
  character,
  drift,
  eventsOf,
  fire,
  frag,
  type Given,
  given,
  grenade,
  type Man,
  move,
  pass,
  play,
  refusedBy,
  rifle,
  roll,
  suppressing,
  takeCover,
  total,
} from '../../support/builders/given.ts';
import { lane, past } from '../../support/builders/lane.ts';

/** What the French quick start has otherwise than the others (column F). */
const french = <G extends Given>(position: G) => ({ edition: 'tactic-qs-fr' as const, ...position });

describe('dispersion', () => {
  const thrown = (die: number): Game =>
    play(
      given(
        french({
          a: [{ id: 't', at: [2, 12], card: { weapons: [frag()] } }],
          b: [{ id: 'e', at: [22, 2] }],
        }),
      ),
      grenade('t', [14, 12]),
      roll(die),
    ).game;

  test.each([
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
  ])('[GREN-5 F] [R20 F] a %i lets the opponent move the marker up to %iu', (die, most) => {
    const game = thrown(die);
    expect(asked(game)).toBe('drift b');
    for (const by of [most / 2, most]) expect(refusedBy(game, drift([14 + by, 12]))).toBeNull();
    expect(refusedBy(game, drift([14 + most + 0.01, 12]))).toBe('GREN-5');
  });

  test.each([5, 6])('[GREN-5 F] a %i bursts where it was aimed', (die) => {
    expect(asked(thrown(die))).toBe('act a');
  });
});

describe('Take Cover at close quarters', () => {
  const shot = (apart: number, rulings: Given['rulings'] = {}, state: Man['state'] = { inCover: true }) =>
    given(french({ rulings, a: [{ id: 's', at: [4, 12] }], b: [{ id: 't', at: [5 + apart, 12], state }] }));
  const need = (game: Game) => attack(game, 's', 't').need.reduce((sum, { add }) => sum + add, 0);

  test('[TC-4 F] [R84 F] a marker counts at exactly 5u, and not below', () => {
    expect([5.01, 5, 4.99].map((apart) => need(shot(apart)))).toEqual([5, 5, 4]);
  });

  test('[R84=b F] or not at exactly 5u either', () => {
    expect([5.01, 5, 4.99].map((apart) => need(shot(apart, { R84: 'b' })))).toEqual([5, 4, 4]);
  });

  test('[TC-4 F] [R84 F] as a reaction it can be chosen beyond 5u alone', () => {
    expect([5.01, 5].map((apart) => asked(play(shot(apart, {}, {}), fire('s', 't')).game))).toEqual([
      'takeCover b',
      'aim a',
    ]);
  });
});

describe('opportunity fire', () => {
  test('[OF-4 F] [R92 F] is shot without asking, and Aim may still be added', () => {
    const { game, events } = play(lane(french({ rulings: { R92: 'a' } })), past);
    expect(events.some((e) => e.event === 'opportunityTaken')).toBe(true);
    expect(asked(game)).toBe('aim b');
    expect(refusedBy(game, pass)).toBeNull();
  });

  test('[R92 F] [R45 F] which of two weapons is still a choice, declining is not', () => {
    const two = { weapons: [rifle(), rifle({ id: 'carbine' })] };
    const { game } = play(lane({ ...french({ rulings: { R92: 'a' } }), card: two }), past);
    expect(asked(game)).toBe('opportunity b');
    expect(refusedBy(game, pass)).not.toBeNull();
    expect(asked(play(game, fire('g', 's', 'carbine')).game)).toBe('aim b');
  });

  test('[R92=b F] may be declined', () => {
    const { game } = play(lane(french({ rulings: { R92: 'b' } })), past);
    expect(asked(game)).toBe('opportunity b');
    expect(refusedBy(game, pass)).toBeNull();
  });
});

describe('suppression', () => {
  /** Around [12, 12], range 3, kept up by s and f in the west; a house stands between them and the south of the area. */
  const area = (at: Point, change: Given = {}): Game =>
    given(
      french({
        turn: { side: 'b' as const },
        markers: [suppressing('m1', [12, 12], 3, 's', 'f')],
        scenery: [total('house', [7, 13], [2, 8])],
        ...change,
        a: [
          { id: 's', at: [4, 12] },
          { id: 'f', at: [4, 13] },
        ],
        b: [
          { id: 'e', at, card: { move: 8, actions: 9 } },
          { id: 'x', at: [22, 22], points: 99 },
        ],
      }),
    );

  test('[SF-4 F] [R93 F] pins who is in range and in the sight of one who fires', () => {
    expect(refusedBy(area([13, 12]), fire('e', 's'))).toBe('SF-4');
  });

  test('[SF-4 F] [R93 F] not one in range whom none of them sees', () => {
    const hidden = area([10, 14.6]);
    expect(attack(hidden, 'e', 's').sight.los).toBe(false);
    expect(attack(hidden, 'e', 'f').sight.los).toBe(false);
    expect(refusedBy(hidden, { type: 'takeCover', who: 'e' })).toBeNull();
    expect(refusedBy(hidden, move('e', [10, 14.6], [10, 20]))).toBeNull();
    expect(character(play(hidden, takeCover('e')).game, 'e').suppressedIn).not.toBe(3);
  });

  test('[R93 F] [R60 F] [SF-4 F] lasts for the turn, also after he has gone', () => {
    const out = play(area([13, 12]), move('e', [13, 12], [13, 5])).game;
    expect(refusedBy(out, fire('e', 's'))).toBe('SF-4');
  });

  test('[R93 F] also if he was seen there in passing', () => {
    const out = play(area([16.5, 12]), move('e', [16.5, 12], [15.5, 12], [16.5, 12])).game;
    expect(refusedBy(out, fire('e', 's'))).toBe('SF-4');
  });

  test('[R93=b F] only while he is in range and in sight', () => {
    const rulings = { R93: 'b' } as const;
    expect(refusedBy(area([13, 12], { rulings }), fire('e', 's'))).toBe('SF-4');
    const out = play(area([13, 12], { rulings }), move('e', [13, 12], [13, 5])).game;
    expect(refusedBy(out, fire('e', 's'))).toBeNull();
  });
});

describe('contact', () => {
  const passing = (rulings: Given['rulings'] = {}): Game =>
    given(
      french({
        rulings,
        a: [{ id: 'm', at: [6, 12], card: { move: 8 } }],
        b: [{ id: 'e', at: [10, 13] }],
      }),
    );
  const brush = move('m', [6, 12], [13, 12]);

  test('[MOVE-6 F] [H2H-1 F] [R94 F] a base brushed in passing is no fight', () => {
    const { game, events } = play(passing(), brush);
    expect(asked(game)).toBe('act a');
    expect(events.some((e) => e.event === 'contact')).toBe(false);
    expect(character(game, 'm').at).toEqual([13, 12]);
  });

  test('[MOVE-6 F] [H2H-1 F] [R94 F] a move that ends in contact is, and one that runs into a base ends there', () => {
    expect(asked(play(passing(), move('m', [6, 12], [10, 12])).game)).toBe('roll a');
    const ran = play(passing(), move('m', [6, 12], [10, 12.5]));
    expect(eventsOf(ran, 'contact')).toHaveLength(1);
  });

  test('[R94=b F] any touch is a fight', () => {
    const ran = play(passing({ R94: 'b' }), brush);
    expect(eventsOf(ran, 'contact')).toHaveLength(1);
  });
});
