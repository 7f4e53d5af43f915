import { describe, expect, test } from 'vitest';
import { awaiting, type Card, type Command, type Game, type Point } from '../../../src/engine/index.ts';
import {
  asked,
  box,
  character,
  choose,
  drift,
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
  opportunityFire,
  play,
  refusedBy,
  rifle,
  roll,
  suppressing,
  suppressionFire,
  total,
} from '../../support/given.ts';

/** Grenades, close combat, suppression and Command of 1-48COMBAT (column C). */
const combat = <G extends Given>(position: G) => ({
  edition: 'combat-1.1' as const,
  ...position,
  tokens: { a: 12, b: 12, ...position.tokens },
});
const reserve = (side: string, n = 3): Man[] =>
  Array.from({ length: n }, (_, i): Man => ({ id: `${side}-${i}`, at: null }));
const hurt = (game: Game) =>
  game.state.characters.flatMap(({ id, wounded, out }) => (out ? [`${id} out`] : wounded ? [id] : []));

describe('grenades', () => {
  const thrower = (change: Given = {}): Game =>
    given(
      combat({
        ...change,
        a: [{ id: 't', at: [5, 12], card: { h2h: 9, weapons: [frag()] } }, ...reserve('a')],
        b: [
          { id: 'p', at: [13.5, 12], card: { h2h: 3 } },
          { id: 'q', at: [10.5, 12], card: { h2h: 1 } },
          { id: 'r', at: [12, 14], card: { h2h: 2 } },
          ...reserve('b', 6),
        ],
      }),
    );
  const burst = (change: Given = {}): Game => play(thrower(change), grenade('t', [12, 12]), roll(6)).game;

  test('[GREN-4 C] every throw scatters', () => {
    expect(asked(play(thrower(), grenade('t', [5, 12])).game)).toBe('roll a');
    expect(awaiting(play(thrower(), grenade('t', [8, 12])).game)).toMatchObject({ about: { what: 'scatter' } });
  });

  test.each([
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
  ])('[GREN-5 C] a %i: the opponent moves it up to %iu', (die, most) => {
    const game = play(thrower(), grenade('t', [12, 12]), roll(die)).game;
    expect(awaiting(game)).toMatchObject({ kind: 'drift', by: 'b', most });
    expect(refusedBy(game, drift([12, 12 + most + 0.01]))).toBe('GREN-5');
  });

  test('[GREN-2 C] no farther than 10u', () => {
    expect(refusedBy(thrower(), grenade('t', [16, 12]))).toBeNull();
    expect(refusedBy(thrower(), grenade('t', [16.01, 12]))).toBe('GREN-2');
  });

  test('[GREN-3 C] over total cover only to 5u', () => {
    const scenery = [total('house', [7, 8], [1, 8])];
    expect(refusedBy(thrower({ scenery }), grenade('t', [11, 12]))).toBeNull();
    expect(refusedBy(thrower({ scenery }), grenade('t', [11.01, 12]))).toBe('GREN-3');
    const hedge = [box('hedge', [7, 8], [1, 8])];
    expect(refusedBy(thrower({ scenery: hedge }), grenade('t', [14, 12]))).toBeNull();
  });

  test('[GREN-9 C] [R22 C] any hits: one is wounded, whom the thrower likes', () => {
    const hit = play(burst(), roll(4, 5, 6, 1)).game;
    expect(asked(hit)).toBe('burstWound a');
    const done = play(hit, choose('r')).game;
    expect(hurt(done)).toEqual(['r']);
    expect(asked(done)).toBe('act a');
  });

  test('[R22=b C] or the one with the lowest H2H', () => {
    expect(hurt(play(burst({ rulings: { R22: 'b' } }), roll(4, 4, 1, 1)).game)).toEqual(['q']);
  });

  test('[GREN-9 C] two sixes: all are wounded; three: all are out', () => {
    expect(hurt(play(burst(), roll(6, 6, 1, 1)).game)).toEqual(['p', 'q', 'r']);
    expect(hurt(play(burst(), roll(6, 6, 5, 4)).game)).toEqual(['p', 'q', 'r']);
    expect(hurt(play(burst(), roll(6, 6, 6, 1)).game)).toEqual(['p out', 'q out', 'r out']);
    expect(hurt(play(burst(), roll(6, 6, 6, 6)).game)).toEqual(['p out', 'q out', 'r out']);
  });

  test('[GREN-9 C] [GREN-8 C] [WOUND-4 C] no hit: nobody; a second wound is the end', () => {
    expect(hurt(play(burst(), roll(3, 3, 2, 1)).game)).toEqual([]);
    const before = given(
      combat({
        a: [{ id: 't', at: [5, 12], card: { weapons: [frag()] } }, ...reserve('a')],
        b: [{ id: 'p', at: [12, 14], state: { wounded: true } }, ...reserve('b')],
      }),
    );
    expect(hurt(play(before, grenade('t', [12, 12]), roll(5), roll(4, 1, 1, 1)).game)).toEqual(['p out']);
  });

  test('[GREN-9 C] [R135 C] the whole burst is settled as one', () => {
    const both = given(
      combat({
        a: [{ id: 't', at: [11, 12], card: { weapons: [frag()] }, state: { wounded: true } }],
        b: [{ id: 'p', at: [12, 14], state: { wounded: true } }],
      }),
    );
    const end = play(both, grenade('t', [11.5, 13]), roll(6), roll(6, 6, 1, 1)).game.state.outcome;
    expect(end).toMatchObject({ how: 'both-at-once', winner: 'a' });
  });
});

describe('close combat', () => {
  const melee = (m: Partial<Man> = {}, e: Partial<Man> = {}, others = true): Game =>
    given(
      combat({
        a: [{ id: 'm', at: [8, 12], ...m }, ...(others ? reserve('a') : [])],
        b: [{ id: 'e', at: [11, 12], ...e }, ...(others ? reserve('b') : [])],
      }),
    );
  const charge = move('m', [8, 12], [10, 12]);

  test('[H2H-3 C] the one attacked strikes back if he is alive', () => {
    const slain = play(melee(), charge, roll(5, 5));
    expect(hurt(slain.game)).toEqual(['e out']);
    expect(asked(slain.game)).toBe('act a');
    expect(eventsOf(slain, 'exchange')).toMatchObject([{ dice: { attacker: [5, 5], defender: [] } }]);
    expect(asked(play(melee(), charge, roll(4, 4)).game)).toBe('roll b');
  });

  test('[H2H-4 C] a wound tells at once: he strikes back with the dice of his red side', () => {
    const game = play(melee({}, { card: { h2h: 3 }, woundedCard: { h2h: 1 } }), charge, roll(5, 1)).game;
    expect(awaiting(game)).toMatchObject({ kind: 'roll', by: 'b', dice: 1 });
    const back = play(game, roll(6)).game;
    expect(hurt(back)).toEqual(['m', 'e']);
    expect(asked(back)).toBe('roll a');
  });

  test('[R135 C] each strike is settled by itself', () => {
    const struck = play(melee({ state: { wounded: true } }, { state: { wounded: true } }, false), charge, roll(5, 1));
    expect(struck.game.state.outcome).toMatchObject({ winner: 'a', how: 'losses' });
  });
});

describe('victory', () => {
  test('[WIN-1 C] half of the characters, whatever their points', () => {
    const shot = (others: Man[]): Game =>
      play(
        given(
          combat({
            a: [{ id: 's', at: [4, 12] }],
            b: [{ id: 't', at: [10, 12], points: 1, state: { wounded: true } }, ...others],
          }),
        ),
        fire('s', 't'),
        roll(4, 1, 1),
      ).game;
    expect(shot([{ id: 'x', at: [22, 22], points: 50 }]).state.outcome).toMatchObject({ winner: 'a', rule: 'WIN-1' });
    expect(shot(reserve('b', 2)).state.outcome).toBeNull();
  });
});

/** Of an officer, an NCO, a machine gunner and others. */
const role = (game: Game, id: string, value: string): Game => ({
  ...game,
  setup: {
    ...game.setup,
    roster: game.setup.roster.map((entry) =>
      entry.id === id ? { ...entry, card: { ...entry.card, role: value } satisfies Card } : entry,
    ),
  },
});
const SPOT: Point = [12, 12];
const SF = { suppressionFire: 3 };
const squad = (leader: string | null, change: Given & { s?: Partial<Man>; f?: Partial<Man> } = {}): Game => {
  const game = given(
    combat({
      ...change,
      a: [
        { id: 's', at: [4, 12], card: SF, ...change.s },
        { id: 'f', at: [4, 14], ...change.f },
        { id: 'g', at: [4, 18] },
        { id: 'h', at: [4, 18.01 + 1] },
        { id: 'mg', at: [6, 20], card: { ...SF, weapons: [rifle({ machineGun: true })] } },
      ],
      b: [{ id: 'e', at: [13, 12], card: { actions: 9, move: 8 } }, ...reserve('b')],
    }),
  );
  return leader === null ? game : role(game, 's', leader);
};

describe('suppression fire', () => {
  test.each(['officer', 'nco'])('[SF-1 C] [SF-2 C] [R47 C] an %s begins it with one other who fires too', (rank) => {
    const { game } = play(squad(rank), suppressionFire('s', SPOT, 'f'));
    expect(game.state.markers).toMatchObject([{ owner: 's', firers: ['s', 'f'], range: 3 }]);
    expect(game.state.tokens.a).toBe(10);
    expect(refusedBy(squad(rank), suppressionFire('s', SPOT))).toBe('R47');
  });

  test('[SF-1 C] [SF-2 C] others do not, but a machine gunner, and he alone', () => {
    expect(refusedBy(squad(null), suppressionFire('s', SPOT, 'f'))).toBe('SF-1');
    expect(refusedBy(squad(null), suppressionFire('mg', SPOT))).toBeNull();
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
      combat({
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
    expect(refusedBy(area(seen), opportunityFire('e', [16, 12]))).toBe('SF-4');
    expect(refusedBy(area(seen), move('e', seen, [13, 14]))).toBeNull();
    expect(refusedBy(area(hidden), opportunityFire('e', [16, 16]))).toBeNull();
  });

  test('[R77=b C] or in the sight of the marker', () => {
    expect(refusedBy(area(hidden, { rulings: { R77: 'b' } }), opportunityFire('e', [16, 16]))).toBe('SF-4');
    const walled = area(seen, { rulings: { R77: 'b' }, scenery: [total('wall', [12.3, 6], [0.2, 12])] });
    expect(refusedBy(walled, opportunityFire('e', [16, 12]))).toBeNull();
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

  test('[SF-4 C] [SF-6 C] grenades to 5u', () => {
    expect(refusedBy(area(seen), grenade('e', [19, 12]))).toBeNull();
    expect(refusedBy(area(seen), grenade('e', [19.01, 12]))).toBe('SF-6');
  });

  const rolled = (b: Man[], change: Given = {}, a: Man[] = []): Game =>
    play(
      given(
        combat({
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
});

describe('Command', () => {
  const led = (change: Given & { spent?: number; other?: number } = {}): Game =>
    given(
      combat({
        ...change,
        a: [
          { id: 'boss', at: [4, 12], card: { command: 1 } },
          { id: 's', at: [4, 14], state: { spent: 3 } },
          { id: 'u', at: [4, 10], state: { spent: 3, beyond: change.other ?? 0 } },
          ...reserve('a'),
        ],
        b: [{ id: 't', at: [12, 12], card: { actions: 9 } }, ...reserve('b')],
      }),
    );
  const step: Command = move('s', [4, 14], [4, 16]);

  test('[CMD-2 C] [R31 C] one pool for all, for the whole round', () => {
    const once = play(led(), step).game;
    expect(character(once, 's').beyond).toBe(1);
    expect(refusedBy(once, move('u', [4, 10], [4, 9]))).toBe('TURN-7');
    const mine = play(play(once, endTurn).game, move('t', [12, 12], [12, 14]), endTurn).game;
    expect(mine.state.turn.side).toBe('a');
    expect(refusedBy(mine, move('u', [4, 10], [4, 9]))).toBe('TURN-7');
  });

  test('[R31=b C] or for a turn', () => {
    const once = play(led({ rulings: { R31: 'b' } }), step).game;
    expect(refusedBy(once, move('u', [4, 10], [4, 9]))).toBe('TURN-7');
    const mine = play(play(once, endTurn).game, move('t', [12, 12], [12, 14]), endTurn).game;
    expect(refusedBy(mine, move('u', [4, 10], [4, 9]))).toBeNull();
    // what he did beyond his card in another turn of the round gives him no more now
    expect(refusedBy(mine, move('s', [4, 16], [4, 17]))).toBeNull();
    expect(refusedBy(play(mine, move('s', [4, 16], [4, 17])).game, move('u', [4, 10], [4, 9]))).toBe('TURN-7');
  });
});
