import { describe, expect, test } from 'vitest';
import { awaiting, type Game, type Point } from '../../../src/engine/index.ts';
import { hurt, ofCombat, reserve } from '../../support/builders/combat.ts';
import {
  asked,
  character,
  choose,
  endTurn,
  fire,
  frag,
  type Given,
  given,
  grenade,
  joinSuppression,
  type Man,
  move,
  opportunityFire,
  play,
  refusedBy,
  rifle,
  roll,
  suppressing,
  suppressionFire,
  total,
} from '../../support/builders/given.ts';

/** Suppression fire of 1-48COMBAT (column C). */

const SPOT: Point = [12, 12];
const SF = { suppressionFire: 3 };
/** s, of that role, f and g within 5u of him, h just beyond, and a machine gunner. */
const squad = (role: string, change: Given & { s?: Partial<Man>; f?: Partial<Man> } = {}): Game =>
  given(
    ofCombat({
      ...change,
      a: [
        { id: 's', at: [4, 12], role, card: SF, ...change.s },
        { id: 'f', at: [4, 14], ...change.f },
        { id: 'g', at: [4, 18] },
        { id: 'h', at: [4, 18.01 + 1] },
        { id: 'mg', at: [6, 20], card: { ...SF, weapons: [rifle({ machineGun: true })] } },
      ],
      b: [{ id: 'e', at: [13, 12], card: { actions: 9, move: 8 } }, ...reserve('b')],
    }),
  );

describe('suppression fire', () => {
  test.each(['officer', 'nco'])('[SF-1 C] [SF-2 C] [R47 C] an %s begins it with one other who fires too', (rank) => {
    const { game } = play(squad(rank), suppressionFire('s', SPOT, 'f'));
    expect(game.state.markers).toMatchObject([{ owner: 's', firers: ['s', 'f'], range: 3 }]);
    expect(game.state.tokens.a).toBe(10);
    expect(refusedBy(squad(rank), suppressionFire('s', SPOT))).toBe('R47');
  });

  test('[SF-1 C] [SF-2 C] others do not, but a machine gunner, and he alone', () => {
    expect(refusedBy(squad('rifleman'), suppressionFire('s', SPOT, 'f'))).toBe('SF-1');
    expect(refusedBy(squad('rifleman'), suppressionFire('mg', SPOT))).toBeNull();
    expect(refusedBy(squad('nco'), suppressionFire('mg', SPOT, 'h'))).toBe('SF-2');
  });

  test('[SF-2 C] [SF-3 C] [R47 C] those who fire along are within 5u of the leader, then or when they join', () => {
    expect(refusedBy(squad('nco'), suppressionFire('s', SPOT, 'g'))).toBeNull(); // 5u from edge to edge
    expect(refusedBy(squad('nco'), suppressionFire('s', SPOT, 'h'))).toBe('SF-2');
    const begun = play(squad('nco'), suppressionFire('s', SPOT, 'f')).game;
    const marker = begun.state.markers[0]?.id ?? '';
    expect(refusedBy(begun, joinSuppression('g', marker))).toBeNull();
    expect(refusedBy(begun, joinSuppression('h', marker))).toBe('SF-2');
    expect(play(begun, joinSuppression('g', marker)).game.state.tokens.a).toBe(9);
  });

  test('[R47=b C] an officer may coordinate two others without firing', () => {
    const game = squad('officer', { rulings: { R47: 'b' } });
    expect(refusedBy(game, suppressionFire('s', SPOT, 'f'))).toBe('R47');
    const begun = play(game, suppressionFire('s', SPOT, 'f', 'g')).game;
    expect(begun.state.markers).toMatchObject([{ owner: 's', firers: ['f', 'g'] }]);
    expect(begun.state.tokens.a).toBe(10);
    expect(character(begun, 's').spent).toBe(0);
    // an NCO fires himself all the same
    expect(refusedBy(squad('nco', { rulings: { R47: 'b' } }), suppressionFire('s', SPOT, 'f'))).toBeNull();
  });

  test('[SF-10 C] not after another attack of this turn', () => {
    expect(
      refusedBy(squad('nco', { s: { card: SF, state: { attacked: true } } }), suppressionFire('s', SPOT, 'f')),
    ).toBe('SF-10');
    expect(refusedBy(squad('nco', { f: { state: { attacked: true } } }), suppressionFire('s', SPOT, 'f'))).toBe(
      'SF-10',
    );
  });

  /** Around [12, 12] with range 3; e stands in the south of it, where a house hides him from those who fire. */
  const area = (at: Point, change: Given = {}): Game =>
    given(
      ofCombat({
        turn: { side: 'b' as const },
        markers: [suppressing('m1', SPOT, 3, 's', 'f')],
        scenery: [total('house', [7, 13], [2, 8])],
        ...change,
        a: [{ id: 's', at: [4, 12] }, { id: 'f', at: [4, 13] }, { id: 'k', at: [20, 12] }, ...reserve('a')],
        b: [
          { id: 'e', at, card: { actions: 9, move: 8, opportunityFire: 2, weapons: [rifle(), frag()] } },
          ...reserve('b'),
        ],
      }),
    );
  const seen: Point = [13, 12];
  const hidden: Point = [10, 14.6];

  test('[SF-4 C] [R77 C] no attacks for one in range and in the sight of a firer', () => {
    expect(refusedBy(area(seen), fire('e', 'k'))).toBe('SF-4');
    expect(refusedBy(area(seen), move('e', seen, [13, 14]))).toBeNull();
    expect(refusedBy(area(hidden), fire('e', 'k'))).toBeNull();
  });

  test('[R77=b C] or in the sight of the marker', () => {
    expect(refusedBy(area(hidden, { rulings: { R77: 'b' } }), fire('e', 'k'))).toBe('SF-4');
    const walled = area(seen, { rulings: { R77: 'b' }, scenery: [total('wall', [12.3, 6], [0.2, 12])] });
    expect(refusedBy(walled, fire('e', 'k'))).toBeNull();
  });

  test('[SF-4 C] [ATK-1 C] but to lay a Target marker is no attack, nor does it bar from suppression fire', () => {
    expect(refusedBy(area(seen), opportunityFire('e', [16, 12]))).toBeNull();
    const watchful = squad('nco', { s: { card: { ...SF, actions: 9, opportunityFire: 2 } } });
    const laid = play(watchful, opportunityFire('s', SPOT)).game;
    expect(refusedBy(laid, suppressionFire('s', SPOT, 'f'))).toBeNull();
  });

  test('[SF-4 C] [R77 C] no close combat either; attacked, he fights back', () => {
    expect(refusedBy(area(seen), move('e', seen, [20, 12]))).toBe('SF-4');
    const attacked = area([20, 16], { turn: { side: 'a' } });
    const pinned: Game = {
      ...attacked,
      state: {
        ...attacked.state,
        characters: attacked.state.characters.map((c) => (c.id === 'e' ? { ...c, suppressedIn: 3 } : c)),
      },
    };
    expect(asked(play(pinned, move('k', [20, 12], [20, 16]), roll(1, 1)).game)).toBe('roll b');
  });

  test('[SF-4 C] [R60 C] [R77 C] it lasts for the turn, also after he has gone', () => {
    const out = play(area(seen), move('e', seen, [13, 5])).game;
    expect(refusedBy(out, fire('e', 'k'))).toBe('SF-4');
  });

  test('[SF-4 C] [SF-6 C] grenades to 5u', () => {
    expect(refusedBy(area(seen), grenade('e', [19, 12]))).toBeNull();
    expect(refusedBy(area(seen), grenade('e', [19.01, 12]))).toBe('SF-6');
  });

  const rolled = (b: Man[], change: Given = {}, a: Man[] = []): Game =>
    play(
      given(
        ofCombat({
          turn: { side: 'b' as const, spent: 1 },
          markers: [suppressing('m1', SPOT, 3, 's', 'f')],
          ...change,
          a: [{ id: 's', at: [4, 12] }, { id: 'f', at: [4, 13] }, ...a, ...reserve('a')],
          b: [...b, ...reserve('b')],
        }),
      ),
      endTurn,
    ).game;

  test('[SF-9 C] a die for each marker on a card; a six wounds whom its side likes in range, hidden or not, friend or foe', () => {
    const scenery = [total('house', [8, 4], [1, 16])];
    const b: Man[] = [
      { id: 'p', at: [13, 12], card: { h2h: 1 } },
      { id: 'q', at: [12, 14], card: { h2h: 5 } },
      { id: 'w', at: [20, 12] },
    ];
    const game = rolled(b, { scenery }, [{ id: 'own', at: [12, 9] }]);
    expect(awaiting(game)).toMatchObject({ kind: 'roll', by: 'a', dice: 2 });
    const six = play(game, roll(6, 5)).game;
    expect(asked(six)).toBe('suppressionWound a');
    expect(['p', 'q', 'own', 'w'].map((id) => refusedBy(six, choose(id)))).toEqual([null, null, null, 'FLOW-UNKNOWN']);
    expect(hurt(play(six, choose('q')).game)).toEqual(['q']);
    expect(hurt(play(game, roll(5, 5)).game)).toEqual([]);
  });

  test('[SF-9 C] each of two sixes wounds one, the same or another', () => {
    const b: Man[] = [
      { id: 'p', at: [13, 12] },
      { id: 'q', at: [12, 14] },
    ];
    const sixes = play(rolled(b), roll(6, 6)).game;
    expect(hurt(play(sixes, choose('p'), choose('q')).game)).toEqual(['p', 'q']);
    expect(hurt(play(sixes, choose('p'), choose('p')).game)).toEqual(['p out']);
  });
});
