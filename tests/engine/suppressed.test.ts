import { describe, expect } from 'vitest';
import { type Game, isSuppressed, legalActions } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  endTurn,
  eventsOf,
  fire,
  frag,
  type Given,
  grenade,
  joinSuppression,
  type Man,
  move,
  moveAndFire,
  opportunityFire,
  play,
  refusal,
  refusedBy,
  rifle,
  shoot,
  suppressing,
  suppressionFire,
  takeCover,
  total,
} from '../support/builders/given.ts';
import { begun, markers, mg, SF, SPOT, squad } from '../support/builders/squad.ts';

describe('the suppressed', () => {
  /** Side b is suppressed around [12, 12], range 3, and it is its turn. */
  const pinned = (change: Given & { e?: Partial<Man> } = {}): Game =>
    squad({
      turn: { side: 'b' },
      markers: [suppressing('m1', SPOT, 3, 's', 'f')],
      ...change,
      e: {
        card: {
          actions: 9,
          opportunityFire: 3,
          moveAndFire: 3,
          ...SF,
          ...mg,
          weapons: [rifle({ machineGun: true }), frag()],
        },
        ...change.e,
      },
    });

  test('[SF-6 QIFC] grenades stay short and scattered when he has walked out of it', () => {
    const weapons = [rifle(), frag()];
    const out = play(
      pinned({ e: { at: [14, 12], card: { move: 8, actions: 9, weapons } } }),
      move('e', [14, 12], [21, 12]),
    ).game;
    expect(refusedBy(out, grenade('e', [21, 5.5]))).toBe('SF-6');
    expect(eventsOf(play(out, grenade('e', [21, 6.5])), 'grenadeThrown')).toMatchObject([{ scatters: true }]);
  });

  test('[SF-12 QIFCB] [SF-4 QIFB] at exactly the range of the marker, and not a hundredth beyond', () => {
    expect(refusedBy(pinned({ e: { at: [16, 12] } }), fire('e', 's'))).toBe('SF-4');
    expect(refusedBy(pinned({ e: { at: [16.01, 12] } }), fire('e', 's'))).toBeNull();
  });

  test('[SF-4 QIFCB] [R60 QIFCB] nobody is it before the first turn', () => {
    const before = squad({ turn: { number: 0 } });
    expect(before.state.characters.filter(({ id }) => isSuppressed(before, id))).toEqual([]);
  });

  test('[SF-4 QI] [SF-13 QI] sight and cover are no matter', () => {
    const scenery = [total('house', [10, 8], [1.4, 8])];
    expect(refusedBy(pinned({ scenery }), opportunityFire('e', [20, 12]))).toBe('SF-4');
    const behind = [total('wall', [13.2, 8], [0.4, 8])];
    expect(refusedBy(pinned({ scenery: behind, e: { at: [15, 12] } }), opportunityFire('e', [20, 12]))).toBe('SF-4');
  });

  test('[SF-4 QIF] [R29 QF] [ATK-1 QIF] no attacks', () => {
    const game = pinned();
    const attacks = [
      fire('e', 's'),
      moveAndFire('e', [
        [13, 12],
        [14, 12],
      ]),
      opportunityFire('e', [20, 12]),
      suppressionFire('e', [20, 12]),
    ];
    for (const attack of attacks) expect(refusal(game, attack)).toEqual({ rule: 'SF-4', data: { who: 'e' } });
    const joins = pinned({
      markers: [suppressing('m1', SPOT, 3, 's', 'f'), suppressing('m2', [20, 20], 3, 'x', 'y')],
      b: [{ id: 'y', at: [22, 20] }],
    });
    expect(refusedBy(joins, joinSuppression('e', 'm2'))).toBe('SF-4');
  });

  test('[SF-4 QFB] [R29 QF] but grenades up to 5u, moving, taking cover and close combat', () => {
    const game = pinned({ a: [{ id: 'n', at: [15, 12] }] });
    expect(refusedBy(game, grenade('e', [7, 12]))).toBeNull();
    expect(refusedBy(game, grenade('e', [6.99, 12]))).toBe('SF-6');
    expect(refusedBy(game, move('e', [13, 12], [13, 14]))).toBeNull();
    expect(refusedBy(game, takeCover('e'))).toBeNull();
    expect(asked(play(game, move('e', [13, 12], [14, 12])).game)).toBe('roll b');
  });

  test('[R29=b QF] or nothing at all but grenades and close combat', () => {
    const game = pinned({ rulings: { R29: 'b' }, a: [{ id: 'n', at: [15, 12] }] });
    expect(refusedBy(game, move('e', [13, 12], [13, 14]))).toBe('SF-4');
    expect(refusedBy(game, takeCover('e'))).toBe('SF-4');
    expect(refusedBy(game, move('e', [13, 12], [14, 12]))).toBeNull();
    expect(refusedBy(game, grenade('e', [9, 14]))).toBeNull();
    expect(legalActions(game).find((a) => a.who === 'e' && a.action === 'takeCover')?.violation?.rule).toBe('SF-4');
  });

  test('[R29=b QF] not even Take Cover as a reaction', () => {
    const shot = (rulings: object) =>
      asked(
        play(squad({ rulings: { ...rulings }, markers: [suppressing('m1', SPOT, 3, 's', 'f')] }), fire('g', 'e')).game,
      );
    expect([shot({}), shot({ R29: 'b' })]).toEqual(['takeCover b', 'aim a']);
  });

  test('[SF-5 QIFCB] friends of the firers too', () => {
    const game = squad({ markers: [suppressing('m1', [4, 17], 2, 's', 'f')] });
    expect(refusedBy(game, fire('g', 'e'))).toBe('SF-4');
  });

  test('[SF-4 QIFB] [R60 QIFCB] for the whole turn, also when he walks out of it, and one who only passes', () => {
    const out = play(
      pinned({ e: { at: [14, 12], card: { move: 8, actions: 9 } } }),
      move('e', [14, 12], [21, 12]),
    ).game;
    expect(refusedBy(out, fire('e', 's'))).toBe('SF-4');
    const passing = play(
      pinned({ e: { at: [9, 15.9], card: { move: 8, actions: 9 } } }),
      move('e', [9, 15.9], [16, 15.9]),
    );
    expect(eventsOf(passing, 'suppressed')).toMatchObject([{ who: 'e', marker: 'm1' }]);
    expect(refusedBy(passing.game, fire('e', 's'))).toBe('SF-4');
    const clear = play(
      pinned({ e: { at: [9, 16.01], card: { move: 8, actions: 9 } } }),
      move('e', [9, 16.01], [16, 16.01]),
    ).game;
    expect(refusedBy(clear, fire('e', 's'))).toBeNull();
  });

  test('[SF-12 QIFCB] [SF-4 QIFB] who only grazes the range in passing was within it', () => {
    const grazing = play(pinned({ e: { at: [9, 16], card: { move: 8, actions: 9 } } }), move('e', [9, 16], [16, 16]));
    expect(eventsOf(grazing, 'suppressed')).toHaveLength(1);
  });

  test('[R60 QIFCB] the turn’s stamp outlasts the marker, and goes with the turn', () => {
    const shooting = pinned({ b: [{ id: 'y', at: [10, 20] }], tokens: { b: 9 } });
    const shot = shoot(shooting, 'y', 'f', 4, 1, 1).game;
    expect(markers(shot)).toEqual([]);
    expect(refusedBy(shot, fire('e', 's'))).toBe('SF-4');
    const next = play(shot, endTurn, move('g', [4, 16], [4, 17]), endTurn).game;
    expect(refusedBy(next, fire('e', 's'))).toBeNull();
  });

  test('[case A6] one in two areas is suppressed once, and each group rolls for itself', () => {
    const two = squad({
      turn: { side: 'b' },
      markers: [suppressing('m1', SPOT, 3, 's', 'f'), suppressing('m2', [13, 13], 3, 'g', 'h')],
      a: [{ id: 'h', at: [4, 18] }],
    });
    const turned = play(two, takeCover('x'), endTurn);
    expect(eventsOf(turned, 'suppressed').filter((e) => e.who === 'e')).toHaveLength(2); // his turn and the next
    expect(asked(turned.game)).toBe('suppressionFirst a');
  });

  test('[R64 QIFCB] [SF-4 QIFB] the area counts from its placing, for those who stand in it', () => {
    const placed = begun();
    expect(eventsOf(placed, 'suppressed')).toEqual([{ event: 'suppressed', who: 'e', marker: 'm1' }]);
  });

  test('[R97 QIFCB] the range is that of the card of the one who placed it, fixed from then on', () => {
    const game = begun({ leader: { card: SF, woundedCard: { suppressionFire: 1 } } }).game;
    expect(markers(play(game, joinSuppression('g', 'm1'), move('s', [4, 12], [4, 11])).game)).toMatchObject([
      { range: 3, firers: ['f', 'g'] },
    ]);
    const turned = squad({
      turn: { side: 'b' },
      markers: [suppressing('m1', SPOT, 3, 's', 'f')],
      leader: { card: SF, woundedCard: { suppressionFire: 1 }, state: { wounded: true } },
      e: { at: [15.5, 12] },
    });
    expect(refusedBy(turned, fire('e', 's'))).toBe('SF-4');
  });
});
