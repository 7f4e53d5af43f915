import { describe, expect } from 'vitest';
import { awaiting, type Command, type Game, legalActions, type Point } from '../../../src/engine/index.ts';
import { fatesOf } from '../../../src/play/odds/fates.ts';
import { oddsOf } from '../../../src/play/odds/oddsOf.ts';
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
  type Man,
  move,
  type Played,
  pass,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  shoot,
  suppressing,
  takeCover,
  watch,
} from '../../support/builders/given.ts';

/** Psychological shock, an option of the full rules of 2016 (column B). */
const PANIC = { 'PSY-1': 'panic' } as const;

/** s of side a shoots at t, beside whom his friends stand; who they are and where, the test says. */
const shot = (friends: readonly Man[], change: Given & { t?: Partial<Man> } = {}): Game =>
  given({
    rules: PANIC,
    tokens: { a: 9, b: 9 },
    ...change,
    a: [
      { id: 's', at: [4, 12], card: { actions: 9 } },
      { id: 's2', at: [1, 23] },
      { id: 's3', at: [3, 23] },
      ...(change.a ?? []),
    ],
    b: [
      { id: 't', at: [13, 12], ...change.t },
      ...friends,
      { id: 'idle', at: [23, 23] },
      { id: 'spare' },
      { id: 'last' },
    ],
  });
const hit = (friends: readonly Man[], change: Given & { t?: Partial<Man> } = {}): Played =>
  shoot(shot(friends, change), 's', 't', 4, 1, 1);
const near = (id: string, at: Point = [13, 14], change: Partial<Man> = {}): Man => ({ id, at, ...change });

describe('when a friend is hit', () => {
  test('[PSY-1 B] the nearest within 2u tests, free and at once', () => {
    const { game } = hit([near('n', [13, 15]), near('far', [13, 15.5])]);
    expect(awaiting(game)).toEqual({
      kind: 'roll',
      by: 'b',
      dice: 1,
      about: { what: 'shockTest', who: 'n', because: 't', most: [{ rule: 'PSY-1', add: 3 }] },
    });
    expect(game.state.tokens.b).toBe(9);
    expect(character(game, 'n').spent).toBe(0);
  });

  test('[PSY-1 B] at exactly 2u, and not a hundredth beyond', () => {
    expect(asked(hit([near('n', [13, 15])]).game)).toBe('roll b');
    expect(asked(hit([near('n', [13, 15.01])]).game)).toBe('act a');
  });

  test('[PSY-1 B] when he is killed too, and not for an enemy', () => {
    expect(asked(shoot(shot([near('n')]), 's', 't', 6, 6, 1).game)).toBe('roll b');
    expect(asked(hit([], { a: [near('enemy', [13, 14])] }).game)).toBe('act a');
  });

  test('[PSY-1 B] [PSY-2 B] as many as his actions hold, one more is panic', () => {
    const { game } = hit([near('n')]);
    const held = play(game, roll(3));
    expect([asked(held.game), character(held.game, 'n').panicking]).toEqual(['act a', false]);
    const lost = play(game, roll(4));
    expect(lost.events.map((e) => e.event)).toEqual(['rolled', 'shockTested', 'panicked']);
    expect(character(lost.game, 'n').panicking).toBe(true);
  });

  test('[PSY-1 B] the side of the card that shows counts', () => {
    const { game } = hit([near('n', [13, 14], { woundedCard: { actions: 1 }, state: { wounded: true } })]);
    expect(character(play(game, roll(2)).game, 'n').panicking).toBe(true);
  });

  test('[R138 B] of those equally near the owner chooses', () => {
    const { game } = hit([near('n'), near('m', [13, 10]), near('far', [15, 12.5])]);
    expect(asked(game)).toBe('shockTest b');
    expect(refusedBy(game, choose('far'))).toBe('FLOW-UNKNOWN');
    expect(awaiting(play(game, choose('m')).game)).toMatchObject({ kind: 'roll', about: { who: 'm' } });
  });

  test('[PSY-1 B] [R138 B] one in panic already has nothing to test, and nobody does for him', () => {
    expect(asked(hit([near('n', [13, 14], { state: { panicking: true } }), near('m', [13, 10.1])]).game)).toBe(
      'roll b',
    );
    expect(asked(hit([near('n', [13, 13.5], { state: { panicking: true } }), near('m', [13, 10])]).game)).toBe('act a');
  });

  test('[PSY-1 B] [R135 B] in the middle of a burst, which goes on', () => {
    const b = [near('n', [12.2, 13.5])];
    const game = shot(b, { a: [{ id: 'thrower', at: [8, 12], card: { weapons: [frag()] } }] });
    const burst = play(game, grenade('thrower', [12, 12]), roll(4, 4, 1, 1)).game;
    expect(awaiting(burst)).toMatchObject({ kind: 'roll', about: { what: 'shockTest', who: 'n', because: 't' } });
    const through = play(burst, roll(1));
    expect(character(through.game, 'n').wounded).toBe(true);
    expect(awaiting(through.game)).toMatchObject({ about: { who: 't', because: 'n' } });
  });

  test('[PSY-1 B] in close combat too, after the exchange', () => {
    const game = shot([near('n', [13, 14])], { a: [{ id: 'm', at: [10, 12], card: { h2h: 2 } }] });
    const fought = play(game, move('m', [10, 12], [12, 12]), roll(6, 1), roll(1, 1)).game;
    expect(awaiting(fought)).toMatchObject({ about: { what: 'shockTest', who: 'n' } });
    expect(awaiting(play(fought, roll(6)).game)).toMatchObject({ about: { what: 'closeCombat' } });
  });

  test('[PSY-1 B] by suppression fire too, at the start of the turn', () => {
    const game = shot([near('n')], {
      turn: { side: 'b', spent: 1 },
      markers: [suppressing('m', [12, 12], 2, 's2', 's3')],
    });
    const rolled = play(game, endTurn, roll(6, 1)).game;
    expect(awaiting(rolled)).toMatchObject({ kind: 'choose', about: { what: 'suppressionWound' } });
    expect(awaiting(play(rolled, choose('t')).game)).toMatchObject({ about: { what: 'shockTest', because: 't' } });
  });

  test('[PSY-1 B] after a burst that wounds all at once, for each of them in the order of their wounds', () => {
    const game = shot([near('n', [12.2, 13.5])], {
      rules: { ...PANIC, 'GREN-9': 'by-sixes' },
      a: [{ id: 'thrower', at: [8, 12], card: { weapons: [frag()] } }],
    });
    const burst = play(game, grenade('thrower', [12, 12]), roll(6, 6, 1, 1));
    expect(eventsOf(burst, 'wounded').map((e) => e.who)).toEqual(['t', 'n']);
    expect(awaiting(burst.game)).toMatchObject({ about: { who: 'n', because: 't' } });
    const tested = play(burst.game, roll(1));
    expect(awaiting(tested.game)).toMatchObject({ about: { who: 't', because: 'n' } });
    expect(asked(play(tested.game, roll(1)).game)).toBe('act a');
  });

  test('[PSY-1 B] after blows that tell at once, first for the one who was struck first', () => {
    const game = shot([near('n', [13, 14])], {
      rules: { ...PANIC, 'H2H-3': 'simultaneous' },
      a: [
        { id: 'm', at: [10, 12], card: { h2h: 2 } },
        { id: 'p', at: [10.5, 12.9] },
      ],
    });
    const fought = play(game, move('m', [10, 12], [12, 12]), roll(6, 1), roll(6, 1)).game;
    expect(awaiting(fought)).toMatchObject({ about: { what: 'shockTest', who: 'n', because: 't' } });
    expect(awaiting(play(fought, roll(1)).game)).toMatchObject({ about: { who: 'p', because: 'm' } });
  });

  test('[PSY-1 B] not where it is not played', () => {
    expect(asked(hit([near('n')], { rules: {} }).game)).toBe('act a');
  });
});

describe('one in panic', () => {
  /** n of side b panics, and it is the turn of b; the leader stands at exactly 5u. */
  const panic = (change: Given & { n?: Partial<Man>; nco?: Partial<Man> } = {}): Game =>
    given({
      rules: PANIC,
      turn: { side: 'b' },
      ...change,
      a: [
        { id: 's', at: [4, 12], card: { opportunityFire: 3 } },
        { id: 's2', at: [1, 23] },
        { id: 's3' },
        ...(change.a ?? []),
      ],
      b: [
        {
          id: 'n',
          at: [13, 12],
          ...change.n,
          card: { opportunityFire: 3, suppressionFire: 3, weapons: [rifle(), frag()], ...change.n?.card },
          state: { panicking: true, ...change.n?.state },
        },
        { id: 'nco', at: [13, 18], ...change.nco, card: { command: 2, ...change.nco?.card } },
        { id: 'spare' },
      ],
    });
  const recover = (...helpers: string[]): Command =>
    helpers.length > 0 ? { type: 'recover', who: 'n', with: helpers } : { type: 'recover', who: 'n' };

  test('[PSY-2 B] does nothing but try to recover', () => {
    const his = legalActions(panic()).filter((a) => a.who === 'n');
    expect(his.filter((a) => a.samples.length > 0).map((a) => a.action)).toEqual(['recover']);
    expect(refusal(panic(), takeCover('n'))).toEqual({ rule: 'PSY-2', data: { who: 'n' } });
    const react = panic({ turn: { side: 'a' } });
    expect(asked(play(react, fire('s', 'n')).game)).not.toBe('takeCover b');
  });

  test('[PSY-2 B] a try is an action for a token, as often as he has actions', () => {
    const once = play(panic(), recover(), roll(4)).game;
    expect([asked(once), once.state.tokens.b, character(once, 'n').spent]).toEqual(['act b', 4, 1]);
    const thrice = play(once, recover(), roll(5), recover(), roll(6)).game;
    const alone = panic({ nco: { at: [13, 18.01] } });
    expect(refusedBy(thrice, recover())).toBeNull(); // the leader allows more
    expect(refusedBy(play(alone, recover(), roll(4), recover(), roll(4), recover(), roll(4)).game, recover())).toBe(
      'TURN-7',
    );
  });

  test('[PSY-2 B] recovers with as many as his actions, and acts at once', () => {
    const recovered = play(panic(), recover(), roll(3));
    expect(eventsOf(recovered, 'recovered')).toEqual([{ event: 'recovered', who: 'n' }]);
    expect(refusedBy(recovered.game, move('n', [13, 12], [13, 13]))).toBeNull();
    expect(refusedBy(recovered.game, recover())).toBe('PSY-1');
  });

  test('[PSY-2 B] is not covered by it, and keeps a marker he had', () => {
    const need = (n: Man['state']) => {
      const game = panic({ turn: { side: 'a' }, n: { ...(n && { state: n }) } });
      const question = awaiting(play(game, fire('s', 'n'), pass).game);
      return question.kind === 'roll' && question.about.what === 'shot' ? question.about.need.length : 0;
    };
    expect([need({}), need({ inCover: true })]).toEqual([1, 2]);
  });

  test('[R138 B] loses his markers as by a wound, and keeps them where the wounded do', () => {
    const lost = (rulings: object) => {
      const owner = near('n', [13, 14], { card: { opportunityFire: 3 } });
      const markers = [watch('w', 'n', [20, 4]), suppressing('m', [20, 6], 1, 'n', 'idle')];
      return play(hit([owner], { rulings: { ...rulings }, markers }).game, roll(6)).game.state.markers.length;
    };
    expect([lost({}), lost({ R27: 'b' })]).toEqual([0, 2]);
  });

  test('[R138 B] strikes back', () => {
    const game = panic({ turn: { side: 'a' }, a: [{ id: 'm', at: [10, 12] }] });
    const struck = play(game, move('m', [10, 12], [12, 12]), roll(1, 1)).game;
    expect(awaiting(struck)).toMatchObject({ kind: 'roll', by: 'b', about: { who: 'n' } });
  });

  test('[PSY-2 B] takes no shot of opportunity', () => {
    const ruled = panic({ turn: { side: 'a' }, rulings: { R27: 'b' }, markers: [watch('w', 'n', [5, 12])] });
    expect(asked(play(ruled, move('s', [4, 12], [4, 13])).game)).toBe('act a');
  });

  test('[PSY-2 B] in wound shock he cannot even try, and being wounded again leaves him in it', () => {
    expect(refusedBy(panic({ n: { state: { shock: true } } }), recover())).toBe('WOUND-3');
    const wounded = shoot(panic({ turn: { side: 'a' } }), 's', 'n', 4, 1, 1).game;
    expect(character(wounded, 'n')).toMatchObject({ wounded: true, panicking: true });
  });

  test('[PSY-2 B] stays in it until he has recovered, from turn to turn', () => {
    const later = play(panic(), recover(), roll(6), endTurn, takeCover('s2'), endTurn).game;
    expect(character(later, 'n').panicking).toBe(true);
  });

  describe('and a leader near him', () => {
    test('[PSY-3 B] may spend tokens and actions of his own first: each lowers the roll by 1', () => {
      const helped = play(panic(), recover('nco', 'nco')).game;
      expect(helped.state.tokens.b).toBe(2);
      expect(character(helped, 'nco').spent).toBe(2);
      expect(awaiting(helped)).toMatchObject({
        about: {
          most: [
            { rule: 'PSY-1', add: 3 },
            { rule: 'PSY-3', add: 2 },
          ],
        },
      });
      expect(character(play(helped, roll(5)).game, 'n').panicking).toBe(false);
      expect(character(play(helped, roll(6)).game, 'n').panicking).toBe(true);
    });

    test('[PSY-3 B] [R138 B] within his radius, his own actions and the tokens there are', () => {
      const refusedOf = (nco: Partial<Man>, tokens = 5) =>
        refusedBy(panic({ nco, tokens: { b: tokens } }), recover('nco'));
      expect(refusedOf({})).toBeNull();
      expect(refusedOf({ at: [13, 18.01] })).toBe('PSY-3');
      expect(refusedOf({ card: { command: null } })).toBe('PSY-3');
      expect(refusedOf({ state: { panicking: true } })).toBe('PSY-3');
      expect(refusedOf({ state: { shock: true } })).toBe('PSY-3');
      expect(refusedOf({ state: { spent: 3 } })).toBe('TURN-7');
      expect(refusedOf({}, 1)).toBe('TURN-11');
      expect(refusedBy(panic(), recover('n'))).toBe('PSY-3');
    });

    test('[PSY-3 B] acts by it: his own cover and fire end', () => {
      const nco = { card: { opportunityFire: 2 }, state: { inCover: true } };
      const { game } = play(panic({ nco, markers: [watch('w', 'nco', [20, 12])] }), recover('nco'));
      expect([character(game, 'nco').inCover, game.state.markers]).toEqual([false, []]);
    });

    test('[R72 B] [PSY-2 B] the try is shot at before it takes effect, and so is the help', () => {
      const watched = panic({ markers: [watch('w', 's', [13, 15])] });
      const offered = play(watched, recover('nco')).game;
      expect([asked(offered), awaiting(offered)]).toMatchObject(['opportunity a', { about: { target: 'n' } }]);
      const passed = play(offered, pass).game;
      expect(awaiting(passed)).toMatchObject({ about: { what: 'opportunity', target: 'nco' } });
      const hitLeader = play(passed, fire('s', 'nco'), pass, roll(4, 1, 1)).game;
      expect(awaiting(hitLeader)).toMatchObject({ about: { what: 'shockTest', who: 'n', most: [{ rule: 'PSY-1' }] } });
      const hitHim = play(offered, fire('s', 'n'), pass, roll(4, 1, 1));
      expect(eventsOf(hitHim, 'actionLost')).toEqual([{ event: 'actionLost', who: 'n' }]);
    });
  });
});

test.each<[string, Command]>([
  ['a shot', { type: 'fire', who: 's', at: 't' }],
  ['a close combat', move('m', [8.5, 12], [12, 12])],
  ['a burst', grenade('thrower', [12, 12])],
])('[PSY-1 B] the odds of %s go through the tests it brings about, and stay exact', (_, command) => {
  const position = (rules: Given['rules'] & {}) =>
    shot([near('n'), near('n2', [13, 10])], {
      rules,
      a: [
        { id: 'm', at: [8.5, 12] },
        { id: 'thrower', at: [8, 10], card: { weapons: [frag()] } },
      ],
    });
  const [shaken, calm] = [oddsOf(position(PANIC), command), oddsOf(position({}), command)];
  if (!shaken.ok || !calm.ok) throw new Error('too many');
  for (const who of ['t', 'n', 'n2', 'm']) {
    const [one, other] = [fatesOf(shaken.odds, who), fatesOf(calm.odds, who)];
    for (const end of ['least', 'most'] as const)
      for (const fate of ['none', 'wound', 'eliminated'] as const)
        expect(one[end][fate]).toBeCloseTo(other[end][fate], 12);
  }
});
