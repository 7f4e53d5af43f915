import { describe, expect } from 'vitest';
import { awaiting, type Game, type Point } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  character,
  choose,
  endTurn,
  eventsOf,
  fire,
  frag,
  type Given,
  given,
  grenade,
  joinSuppression,
  type Man,
  move,
  moveAndFire,
  opportunityFire,
  pass,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  shoot,
  suppressing,
  suppressionFire,
  takeCover,
  total,
  watch,
} from '../../support/builders/given.ts';
import { firers, markers, SF, SPOT, squad } from '../../support/builders/squad.ts';

/** Suppression fire of the full rules of 2016 (column B). */

const ARMED = {
  actions: 9,
  move: 8,
  moveAndFire: 3,
  ...SF,
  opportunityFire: 3,
  weapons: [rifle({ machineGun: true }), frag({ radius: 4 })],
};

/** Side b is in its turn, and e in the area of [12, 12] that s and f keep up with range 3. */
const inside = (change: Given & { e?: Partial<Man> } = {}): Game =>
  squad({
    turn: { side: 'b' },
    tokens: { a: 0, b: 20 },
    markers: [suppressing('m1', SPOT, 3, 's', 'f')],
    ...change,
    e: { card: ARMED, ...change.e },
  });
const OUT: Point = [20.5, 12];
const walkedOut = (change: Given = {}): Game => play(inside(change), move('e', [13, 12], OUT)).game;

describe('the suppressed', () => {
  test('[SF-4 B] [R125 B] [ATK-1 B] [R103 B] do not shoot, nor begin or join suppression fire', () => {
    const game = inside({
      markers: [suppressing('m1', SPOT, 3, 's', 'f'), suppressing('m2', [20, 20], 1, 'x', 'y')],
      b: [{ id: 'y', at: [23, 20] }],
    });
    const shots = [
      fire('e', 's'),
      moveAndFire('e', [
        [13, 12],
        [14, 12],
      ]),
      suppressionFire('e', [20, 12]),
      joinSuppression('e', 'm2'),
    ];
    for (const shot of shots) expect(refusal(game, shot)).toEqual({ rule: 'SF-4', data: { who: 'e' } });
  });

  test('[SF-4 B] move, fight and take cover as they like', () => {
    const game = inside({ a: [{ id: 'n', at: [15, 12] }] });
    expect(refusedBy(game, takeCover('e'))).toBeNull();
    expect(refusedBy(game, move('e', [13, 12], [13, 14]))).toBeNull();
    expect(asked(play(game, move('e', [13, 12], [14, 12])).game)).toBe('roll b');
  });

  test('[SF-4 B] [SF-13 B] sight and cover are no matter', () => {
    const scenery = [total('house', [13.6, 8], [1.4, 8])];
    expect(refusedBy(inside({ scenery, e: { at: [15.6, 12], card: ARMED } }), fire('e', 's'))).toBe('SF-4');
  });

  test('[SF-4 B] [R60 B] for the turn, walked out of the area or with the area gone', () => {
    expect(refusedBy(walkedOut(), fire('e', 's'))).toBe('SF-4');
    const ended = shoot(inside({ b: [{ id: 'y', at: [10, 20] }] }), 'y', 'f', 4, 1, 1).game;
    expect(firers(ended)).toEqual([]);
    expect(refusedBy(ended, fire('e', 's'))).toBe('SF-4');
  });

  describe('and grenades', () => {
    test('[SF-6 B] [R125 B] inside: to 5u, and always scattered', () => {
      expect(refusedBy(inside(), grenade('e', [7, 12]))).toBeNull();
      expect(refusal(inside(), grenade('e', [6.99, 12]))?.rule).toBe('SF-6');
      expect(eventsOf(play(inside(), grenade('e', [7, 12])), 'grenadeThrown')).toMatchObject([{ scatters: true }]);
    });

    test('[SF-6 B] [R125 B] as usual once he is out of it, or it is gone', () => {
      for (const game of [walkedOut(), shoot(inside({ b: [{ id: 'y', at: [10, 20] }] }), 'y', 'f', 4, 1, 1).game]) {
        const [x, y] = character(game, 'e').at ?? [0, 0];
        const thrown = play(game, grenade('e', [x, y - 5.5]));
        expect(eventsOf(thrown, 'grenadeThrown')).toMatchObject([{ scatters: false }]);
        expect(refusedBy(game, grenade('e', [x, y - 8]))).toBeNull();
      }
    });
  });

  describe('and opportunity fire', () => {
    test('[SF-4 B] [R125 B] may be laid inside, and after leaving', () => {
      expect(refusedBy(inside(), opportunityFire('e', [20, 12]))).toBeNull();
      expect(refusedBy(walkedOut(), opportunityFire('e', [20, 16]))).toBeNull();
    });

    test('[R125=b B] or not inside, but after leaving', () => {
      expect(refusal(inside({ rulings: { R125: 'b' } }), opportunityFire('e', [20, 12]))).toEqual({
        rule: 'R125',
        data: { who: 'e' },
      });
      expect(refusedBy(walkedOut({ rulings: { R125: 'b' } }), opportunityFire('e', [20, 16]))).toBeNull();
    });

    /** In the turn of a, whose suppression fire lies on e; e watches the way of g. */
    const asleep = (change: Given = {}) =>
      squad({
        tokens: { a: 9, b: 9 },
        markers: [suppressing('m1', SPOT, 3, 's', 'f'), watch('w', 'e', [4, 18])],
        e: { card: { opportunityFire: 2 }, state: { suppressedIn: 3 } },
        ...change,
      });

    test('[OF-8 B] [R125 B] sleeps inside: no shot, and the marker stays', () => {
      const passed = play(asleep(), move('g', [4, 16], [5, 18])).game;
      expect([asked(passed), markers(passed).some((m) => m.id === 'w')]).toEqual(['act a', true]);
    });

    test('[OF-8 B] [R125 B] wakes at once when the suppression fire ends, though he does not shoot in this turn', () => {
      const ended = play(asleep(), move('s', [4, 12], [4, 11])).game;
      expect(firers(ended)).toEqual([]);
      expect(character(ended, 'e').suppressedIn).toBe(ended.state.turn.number);
      const crossed = play(ended, move('g', [4, 16], [5, 18])).game;
      expect(asked(crossed)).toBe('opportunity b');
      expect(eventsOf(play(crossed, fire('e', 'g'), pass, roll(4, 1, 1)), 'wounded')).toMatchObject([{ who: 'g' }]);
    });

    /** g sleeps under the fire of nco and r, and watches the place where r stands. */
    const watched = (change: Given = {}) =>
      given({
        tokens: { a: 9, b: 9 },
        markers: [watch('of', 'g', [4, 17.5]), suppressing('sf', [12, 12], 3, 'nco', 'r')],
        ...change,
        a: [
          { id: 'nco', at: [4, 8], card: SF },
          { id: 'r', at: [4, 14], card: { ...SF, opportunityFire: 3, moveAndFire: 3, weapons: [rifle(), frag()] } },
          ...(change.a ?? []),
        ],
        b: [{ id: 'g', at: [13, 12], card: { opportunityFire: 3 } }, ...(change.b ?? [])],
      });

    test('[OF-8 B] [SF-7 B] [R72 B] a guard whom the firer’s own action wakes has his shot at that firer', () => {
      const actions = [
        move('r', [4, 14], [4, 16]),
        move('r', [4, 14], [4, 13]),
        moveAndFire(
          'r',
          [
            [4, 14],
            [4, 15],
          ],
          'g',
        ), // prettier-ignore
        fire('r', 'g'),
        grenade('r', [8, 14]),
        opportunityFire('r', [12, 14]),
        takeCover('r'),
      ];
      for (const action of actions) {
        const done = play(watched(), action);
        expect([asked(done.game), character(done.game, 'r').at], action.type).toEqual(['opportunity b', [4, 14]]);
        const missed = play(done.game, fire('g', 'r'), pass, roll(1, 1, 1));
        expect(eventsOf(missed, 'actionLost'), action.type).toEqual([]);
        expect(eventsOf(play(done.game, fire('g', 'r'), pass, roll(4, 1, 1)), 'wounded')).toMatchObject([{ who: 'r' }]);
      }
      const declined = play(watched(), move('r', [4, 14], [4, 16]), pass).game;
      expect([asked(declined), character(declined, 'r').at]).toEqual(['act a', [4, 16]]);
    });

    test('[OF-8 B] [SF-8 B] he sleeps on while the others are strong enough without that firer', () => {
      const third = watched({
        a: [{ id: 'q', at: [2, 8] }],
        markers: [watch('of', 'g', [4, 17.5]), suppressing('sf', [12, 12], 3, 'nco', 'r', 'q')],
      });
      expect(asked(play(third, move('r', [4, 14], [4, 16])).game)).toBe('act a');
    });

    test('[OF-8 B] [R72 B] those who begin a new one together are looked at when their old one is gone', () => {
      const done = play(watched(), suppressionFire('nco', [12, 20], 'r')).game;
      expect(asked(done)).toBe('opportunity b');
    });

    test('[OF-8 B] [R72 B] a guard woken by the shot of Move & Fire has his shot at the move', () => {
      const own = watched({
        b: [
          { id: 'x', at: [14, 18], card: SF },
          { id: 'y', at: [20, 12] },
        ], // prettier-ignore
        markers: [watch('of', 'g', [4, 17.5]), suppressing('sf', [12, 12], 3, 'x', 'y')],
      });
      const fired = play(
        own,
        moveAndFire(
          'r',
          [
            [4, 14],
            [4, 15],
          ],
          'x',
        ),
      ); // prettier-ignore
      const struck = play(fired.game, pass, roll(5, 1, 1)).game;
      expect([asked(struck), character(struck, 'r').at]).toEqual(['opportunity b', [4, 14]]);
    });
  });
});

describe('who keeps it up', () => {
  const smoke = (at: Point) => ({ id: 'cloud', kind: 'smoke', at, radius: 2.5, owner: 'b', spread: false }) as const;

  test('[SF-7 B] [SF-11 B] a firer who no longer sees the marker drops out, and with too few it ends', () => {
    const hidden = squad({
      scenery: [total('wall', [6, 11], [0.4, 1.6])],
      markers: [suppressing('m1', SPOT, 3, 's', 'f', 'g')],
    });
    const moved = play(hidden, takeCover('g'));
    expect(eventsOf(moved, 'firerLeft').map((e) => e.who)).toEqual(['g', 's']);
    expect(markers(moved.game)).toEqual([]);
  });

  test('[SF-11 B] smoke on the marker ends it', () => {
    const game = squad({
      a: [{ id: 'h', at: [1, 1] }],
      markers: [suppressing('m1', SPOT, 3, 's', 'f'), smoke(SPOT)],
    });
    expect(firers(play(game, takeCover('h')).game)).toEqual([]);
    const aside = squad({
      a: [{ id: 'h', at: [1, 1] }],
      markers: [suppressing('m1', SPOT, 3, 's', 'f'), smoke([12, 19])],
    });
    expect(firers(play(aside, takeCover('h')).game)).toEqual(['s', 'f']);
  });

  test('[SF-7 B] [R27 B] [R27=b B] the wounded drop out, or go on if that is ruled', () => {
    const hit = (rulings: object) =>
      shoot(
        squad({
          turn: { side: 'b' },
          rulings: { ...rulings },
          tokens: { a: 0, b: 9 },
          markers: [suppressing('m1', [20, 4], 3, 's', 'f', 'g')],
        }),
        'e',
        'f',
        4,
        1,
        1,
      ).game;
    expect([firers(hit({})), firers(hit({ R27: 'b' }))]).toEqual([
      ['s', 'g'],
      ['s', 'f', 'g'],
    ]);
  });

  test('[SF-1 B] [SF-3 B] attacks of the same turn bar nobody, neither who begins it nor who joins', () => {
    const attacked = { state: { attacked: true, shots: { rifle: 1 } } };
    const game = squad({ leader: attacked && { card: SF, ...attacked }, friend: attacked });
    expect(refusedBy(game, suppressionFire('s', SPOT, 'f'))).toBeNull();
    const begun = play(game, suppressionFire('s', SPOT, 'g')).game;
    expect(refusedBy(begun, joinSuppression('f', 'm1'))).toBeNull();
  });
});

describe('the roll at the start of the turn', () => {
  const man = (id: string, at: Point, h2h = 2, change: Partial<Man> = {}): Man => ({
    id,
    at,
    card: { h2h },
    ...change,
  });
  /** The end of side b's turn; s and f keep up suppression around [12, 12] with range 3. */
  const turned = (b: readonly Man[], change: Given = {}) =>
    play(
      given({
        turn: { side: 'b', spent: 1 },
        markers: [suppressing('m1', SPOT, 3, 's', 'f')],
        ...change,
        a: [man('s', [4, 11]), man('f', [4, 13]), ...(change.a ?? [])],
        b: [...b, { id: 'x', at: [22, 22] }, { id: 'late' }, { id: 'later' }, { id: 'last' }],
      }),
      endTurn,
    ).game;
  /** Hides one at [12, 9] from s, and the marker from nobody. */
  const wall = total('wall', [6, 9.5], [0.3, 1.6]);
  const hit = (game: Game) => game.state.characters.filter((c) => c.wounded || c.out).map((c) => c.id);

  test('[SF-9 B] a die for each who sees an enemy in range, and none for who sees none', () => {
    const game = turned([man('e', [12, 9])], { scenery: [wall] });
    expect(awaiting(game)).toMatchObject({ dice: 1, about: { firers: ['f'] } });
  });

  test('[SF-9 B] a 6 wounds the lowest H2H, a 5 nobody', () => {
    const b = [man('e', [13, 12], 3), man('low', [12, 14], 1), man('far', [12, 20], 0)];
    expect(hit(play(turned(b), roll(5, 5)).game)).toEqual([]);
    expect(hit(play(turned(b), roll(6, 5)).game)).toEqual(['low']);
  });

  test('[SF-9 B] of equals the owner chooses', () => {
    const game = play(turned([man('e', [13, 12]), man('d', [12, 14])]), roll(6, 1)).game;
    expect(asked(game)).toBe('suppressionWound a');
    expect(hit(play(game, choose('d')).game)).toEqual(['d']);
  });

  test('[SF-9 B] a 6 is for those in sight of who has rolled it', () => {
    const game = turned([man('low', [12, 9], 1), man('e', [12, 14.5], 3)], { scenery: [wall] });
    expect(hit(play(game, roll(6, 1)).game)).toEqual(['e']);
    expect(hit(play(game, roll(1, 6)).game)).toEqual(['low']);
  });

  test('[SF-9 B] a double six is a head shot for one alone, and further sixes are nothing', () => {
    const b = [man('e', [13, 12], 3), man('low', [12, 14], 1, { woundedCard: { h2h: 4 } })];
    const played = play(
      turned(b, { a: [man('g', [4, 15])], markers: [suppressing('m1', SPOT, 3, 's', 'f', 'g')] }),
      roll(6, 6, 6),
    );
    expect(hit(played.game)).toEqual(['low']);
    expect(played.events.filter((e) => e.event === 'wounded' || e.event === 'eliminated')).toEqual([
      { event: 'eliminated', who: 'low', cause: 'suppression' },
    ]);
  });

  test('[SF-9 B] with more sixes needed for a head shot two of them wound once', () => {
    const game = turned([man('e', [13, 12])], { rules: { 'FIRE-5': 3 } });
    expect(character(play(game, roll(6, 6)).game, 'e')).toMatchObject({ wounded: true, out: false });
  });

  test('[SF-9 B] [R48 B] one victim a turn of all the suppression of a side', () => {
    const two = turned([man('e', [13, 12], 1), man('d', [12, 14])], {
      a: [man('g', [4, 15]), man('h', [4, 17])],
      markers: [suppressing('m1', SPOT, 3, 's', 'f'), suppressing('m2', [13, 13], 3, 'g', 'h')],
    });
    expect(asked(two)).toBe('suppressionFirst a');
    const first = play(two, choose('m2')).game;
    expect(asked(play(first, roll(1, 5)).game)).toBe('roll a');
    const wounded = play(first, roll(1, 6)).game;
    expect([asked(wounded), hit(wounded)]).toEqual(['act a', ['e']]);
  });

  test('[R124 B] [SF-9 B] friends in range and in sight draw dice and may be hit', () => {
    const mate = man('mate', [12, 14], 1);
    const alone = turned([], { a: [mate] });
    expect(awaiting(alone)).toMatchObject({ kind: 'roll', dice: 2 });
    expect(hit(play(turned([man('e', [13, 12], 2)], { a: [mate] }), roll(6, 1)).game)).toEqual(['mate']);
  });

  test('[R124=b B] or enemies only', () => {
    const mate = man('mate', [12, 14], 1);
    expect(asked(turned([], { a: [mate], rulings: { R124: 'b' } }))).toBe('act a');
    const game = turned([man('e', [13, 12], 2)], { a: [mate], rulings: { R124: 'b' } });
    expect(hit(play(game, roll(6, 1)).game)).toEqual(['e']);
  });
});

describe('the example of the house corner', () => {
  /** The enemy stands behind the house; the spot 2u beside him is seen. */
  const CORNER: Point = [14.5, 15];
  const position = (change: Given = {}): Game =>
    given({
      tokens: { a: 9, b: 9 },
      scenery: [total('house', [10, 7], [3, 7])],
      ...change,
      a: [
        { id: 'nco', at: [4, 17], role: 'nco', card: { ...SF, actions: 5 } },
        { id: 'one', at: [4, 18.5] },
        { id: 'two', at: [4, 20] },
        { id: 'three', at: [1, 8] },
      ],
      b: [
        { id: 'enemy', at: [14.5, 12], card: { opportunityFire: 3 } },
        { id: 'other', at: [22, 4], card: { move: 8 } },
        { id: 'mate', at: [22, 22] },
      ],
    });
  const begun = () => play(position(), suppressionFire('nco', CORNER, 'one')).game;
  const theirs = () => play(begun(), endTurn).game;

  test('[SF-1 B] [SF-2 B] [SF-4 B] he cannot be seen and is suppressed all the same', () => {
    expect(refusedBy(position(), fire('nco', 'enemy'))).toBe('LOS-2');
    expect(refusedBy(position(), suppressionFire('nco', CORNER))).toBe('R47');
    expect(begun().state.tokens.a).toBe(7);
    const out = play(theirs(), takeCover('mate')).game;
    expect(refusedBy(out, fire('enemy', 'nco'))).toBe('SF-4');
  });

  test('[SF-9 B] nobody rolls against one whom nobody sees', () => {
    const next = play(theirs(), takeCover('mate'), endTurn);
    expect([asked(next.game), eventsOf(next, 'suppressionRolled')]).toEqual(['act a', []]);
  });

  test('[SF-9 B] but against one who comes into range and sight, for no further token', () => {
    const next = play(theirs(), move('other', [22, 4], [22, 12]), move('other', [22, 12], [17, 16]), endTurn);
    expect(awaiting(next.game)).toMatchObject({ kind: 'roll', by: 'a', dice: 2 });
  });

  test('[SF-7 B] [SF-8 B] it ends when one of the two moves', () => {
    for (const who of ['nco', 'one']) {
      const [x, y] = character(begun(), who).at ?? [0, 0];
      expect(markers(play(begun(), move(who, [x, y], [x - 1, y])).game)).toEqual([]);
    }
  });

  test('[SF-3 B] [SF-8 B] a third keeps it up with one of them, and the nco is free to begin another', () => {
    const kept = play(begun(), joinSuppression('two', 'm1'), move('nco', [4, 17], [4, 16])).game;
    expect(firers(kept)).toEqual(['one', 'two']);
    const another = play(kept, suppressionFire('nco', [8, 8], 'three')).game;
    expect(markers(another).map((m) => m.kind)).toEqual(['suppression', 'suppression']);
    expect(firers(another)).toEqual(['one', 'two', 'nco', 'three']);
  });

  test('[SF-4 B] [OF-1 B] who starts in the area moves out of it and lays opportunity fire in the same turn', () => {
    const out = play(theirs(), move('enemy', [14.5, 12], [14.5, 9]), move('enemy', [14.5, 9], [18, 8])).game;
    expect(refusedBy(out, opportunityFire('enemy', [18, 14]))).toBeNull();
    expect(refusedBy(out, fire('enemy', 'two'))).toBe('SF-4');
    const later = play(out, endTurn, takeCover('three'), endTurn).game;
    expect(refusedBy(later, fire('enemy', 'two'))).not.toBe('SF-4');
  });
});
