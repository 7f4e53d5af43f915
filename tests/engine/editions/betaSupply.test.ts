import { describe, expect } from 'vitest';
import {
  awaiting,
  type Command,
  type Game,
  type GrenadeKind,
  legalActions,
  newGame,
  type Point,
  setupFaults,
} from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  asked,
  character,
  choose,
  deploy,
  endTurn,
  eventsOf,
  fire,
  type Given,
  given,
  handOver,
  type Man,
  move,
  pass,
  play,
  refusal,
  refusedBy,
  roll,
  setupOf,
  watch,
} from '../../support/builders/given.ts';

const equip = (who: string, kind: GrenadeKind): Command => ({ type: 'equip', who, grenade: kind });
const carried = (game: Game, who: string) => character(game, who).grenades;

describe('bought before the game', () => {
  const a: Man[] = [
    { id: 'p', points: 6 },
    { id: 'q', points: 6 },
  ];
  const b: Man[] = [{ id: 'r', points: 12 }];
  const deployed = (grenades: NonNullable<Given['grenades']>, change: Given = {}): Game =>
    play(
      newGame(setupOf({ a, b, grenades, ...change })),
      roll(6, 1),
      choose('north'),
      ...(grenades.a?.length === grenades.b?.length ? [roll(6, 1)] : []),
    ).game;
  const allDown = (game: Game): Game => {
    let now = game;
    for (let question = awaiting(now); question.kind === 'deploy'; question = awaiting(now)) {
      const [who = ''] = question.who;
      const at = { p: [4, 23.5], q: [8, 23.5], r: [4, 0.5] }[who] as [number, number];
      now = play(now, deploy(who, ...at)).game;
    }
    return now;
  };

  test('[GREN-14 B] [SETUP-2 B] a point each, counted with the force', () => {
    const events = play(newGame(setupOf({ a, b, grenades: { b: ['frag'] } })), roll(6, 1), choose('north')).events;
    expect(events.find((e) => e.event === 'deployOrder')).toMatchObject({ first: 'b', points: { a: 12, b: 13 } });
    const most = (n: number) =>
      setupFaults({
        ...setupOf({ a, b, grenades: { b: ['frag', 'smoke'] }, rules: { 'SETUP-2': 'at-most' } }),
        mostPoints: n,
      });
    expect(most(14).filter(({ rule }) => rule === 'SETUP-2')).toEqual([]);
    expect(most(13)).toContainEqual({ rule: 'SETUP-2', side: 'b', data: { by: 'b', have: 14, most: 13 } });
  });

  test('[SETUP-10 B] [GREN-14 B] given out once everybody is on the table, the sides in turns', () => {
    const game = allDown(deployed({ a: ['frag', 'smoke', 'smoke'], b: ['concussion'] }));
    expect(awaiting(game)).toEqual({ kind: 'equip', by: 'a', grenades: ['frag', 'smoke'], who: ['p', 'q'] });
    const second = play(game, equip('q', 'smoke')).game;
    expect(awaiting(second)).toEqual({ kind: 'equip', by: 'b', grenades: ['concussion'], who: ['r'] });
    const third = play(second, equip('r', 'concussion')).game;
    expect(awaiting(third)).toMatchObject({ by: 'a', grenades: ['frag', 'smoke'] });
    const done = play(third, equip('q', 'frag'), equip('p', 'smoke')).game;
    expect([carried(done, 'p'), carried(done, 'q'), carried(done, 'r'), asked(done)]).toEqual([
      ['smoke'],
      ['smoke', 'frag'],
      ['concussion'],
      'roll both',
    ]);
  });

  test('[SETUP-10 B] only what has been bought, and to none but one’s own', () => {
    const game = allDown(deployed({ a: ['frag'], b: ['smoke', 'smoke'] }));
    expect(asked(game)).toBe('equip b');
    expect(refusedBy(game, equip('r', 'frag'))).toBe('GREN-14');
    expect(refusedBy(game, equip('p', 'smoke'))).toBe('FLOW-TURN');
    expect(refusedBy(game, equip('x', 'smoke'))).toBe('FLOW-UNKNOWN');
    expect(refusedBy(game, endTurn)).toBe('FLOW-PENDING');
  });

  test('[SETUP-10 B] nobody is asked where none has been bought', () => {
    expect(asked(allDown(deployed({ a: [], b: [] })))).toBe('roll both');
  });
});

/** Two friends a hand’s breadth apart, one with grenades, and an enemy. */
const squad = (change: Given & { state?: object; to?: Partial<Man> } = {}): Game =>
  given({
    ...change,
    a: [
      { id: 'p', at: [6, 12], state: { grenades: ['smoke', 'frag'], ...change.state } },
      { id: 'q', at: [8, 12], ...change.to },
      { id: 'home' },
      ...(change.a ?? []),
    ],
    b: [{ id: 'e', at: [12, 6] }, { id: 'x' }, { id: 'y' }, ...(change.b ?? [])],
  });

describe('handed over', () => {
  test('[GREN-14 B] [R133 B] to a friend within 1u, for nothing', () => {
    const { game } = play(squad(), handOver('p', 'q', 'smoke'));
    expect([carried(game, 'p'), carried(game, 'q'), game.state.tokens.a, game.state.turn.spent]).toEqual([
      ['frag'],
      ['smoke'],
      5,
      0,
    ]);
    expect(character(game, 'p').spent + character(game, 'q').spent).toBe(0);
  });

  test('[R133 B] at exactly 1u, and no farther', () => {
    expect(refusedBy(squad(), handOver('p', 'q', 'smoke'))).toBeNull();
    expect(refusal(squad({ to: { at: [8.01, 12] } }), handOver('p', 'q', 'smoke'))).toMatchObject({
      rule: 'R133',
      data: { most: 1 },
    });
  });

  test('[R133 B] whether in shock or not, in a Take Cover marker’s shelter and under opportunity fire', () => {
    const shock = { wounded: true, shock: true, shockSince: 2 };
    const game = squad({
      state: { ...shock, inCover: true },
      to: { state: shock },
      b: [{ id: 'w', at: [6, 20], card: { opportunityFire: 4 } }],
      markers: [watch('m1', 'w', [7, 14])],
    });
    const done = play(game, handOver('p', 'q', 'smoke')).game;
    expect([carried(done, 'q'), asked(done), character(done, 'p').inCover]).toEqual([['smoke'], 'act a', true]);
  });

  test('[R133 B] in the own turn, among the living of one side', () => {
    expect(refusedBy(squad({ turn: { side: 'b' } }), handOver('p', 'q', 'smoke'))).toBe('FLOW-TURN');
    const enemy = { rule: 'FLOW-FRIEND', data: { enemy: 'n' } };
    expect(refusal(squad({ b: [{ id: 'n', at: [6, 14] }] }), handOver('p', 'n', 'smoke'))).toEqual(enemy);
    expect(refusedBy(squad({ to: { state: { out: true }, at: null } }), handOver('p', 'q', 'smoke'))).toBe('WOUND-4');
    expect(refusedBy(squad(), handOver('p', 'home', 'smoke'))).toBe('FLOW-RESERVE');
    const oneself = { rule: 'FLOW-FRIEND', data: { same: 'p' } };
    expect(refusal(squad(), handOver('p', 'p', 'smoke'))).toEqual(oneself);
  });

  test('[GREN-18 B] only what is carried: a listed grenade stays where it is', () => {
    expect(refusal(squad(), handOver('p', 'q', 'concussion'))).toEqual({ rule: 'GREN-18', data: { who: 'p' } });
    expect(refusedBy(squad(), handOver('q', 'p', 'frag'))).toBe('GREN-18');
  });

  test('[TURN-6 B] [GREN-14 B] it is no action: a token has still to be spent', () => {
    const { game } = play(squad(), handOver('p', 'q', 'smoke'));
    expect(refusedBy(game, endTurn)).toBe('TURN-6');
    const listed = legalActions(game).filter(({ action }) => action === 'handOver');
    expect(listed.map(({ who }) => who)).toEqual(['p', 'q']);
  });
});

describe('left by the fallen', () => {
  /** The enemy shoots the carrier dead. */
  const fallen = (at: Point = [6, 12]): Game => {
    const game = given({
      turn: { side: 'b' },
      tokens: { a: 0 },
      a: [
        { id: 'p', at, state: { grenades: ['smoke', 'frag'] } },
        { id: 'q', at: [10, 14] },
        { id: 'r', at: [20, 20] },
      ],
      b: [{ id: 'e', at: [at[0] - 7, at[1]] }, { id: 'x' }, { id: 'y' }],
    });
    return play(play(game, fire('e', 'p'), pass).game, roll(6, 6, 1)).game;
  };
  const lying = (game: Game) =>
    game.state.markers.flatMap((m) => (m.kind === 'grenade' ? [{ grenade: m.grenade, at: m.at }] : []));

  test('[GREN-14 B] beside the body, one for each', () => {
    const game = fallen();
    expect(carried(game, 'p')).toEqual([]);
    expect(lying(game)).toEqual([
      { grenade: 'smoke', at: [7, 12] },
      { grenade: 'frag', at: [6.5, 12.87] },
    ]);
  });

  test('[GREN-14 B] on the table', () => {
    for (const { at } of lying(fallen([23.5, 12]))) expect(at[0]).toBeLessThanOrEqual(24);
  });

  test('[GREN-14 B] a wound is no reason to drop anything', () => {
    const shot = squad({ turn: { side: 'b' }, tokens: { a: 0 } });
    const hit = play(play(shot, fire('e', 'p'), pass).game, roll(6, 1, 1)).game;
    expect([character(hit, 'p').wounded, carried(hit, 'p')]).toEqual([true, ['smoke', 'frag']]);
  });
});

describe('picked up', () => {
  const drop = (id: string, at: Point, grenade: GrenadeKind = 'smoke') =>
    ({ id, kind: 'grenade', at, grenade }) as const;
  const passing = (change: Given = {}) =>
    given({
      markers: [drop('m1', [6, 13])],
      ...change,
      a: [{ id: 'p', at: [3, 12] }, { id: 'q', at: [3, 20] }, { id: 'home' }, ...(change.a ?? [])],
      b: [{ id: 'e', at: [9, 14] }, { id: 'x' }, { id: 'y' }, ...(change.b ?? [])],
    });
  const along = move('p', [3, 12], [7, 12]);

  test('[GREN-14 B] [R133 B] on touching it at any point of a move, for nothing, and the move goes on', () => {
    const stopped = play(passing(), along);
    expect(awaiting(stopped.game)).toEqual({
      kind: 'choose',
      by: 'a',
      about: { what: 'pickUp', who: 'p', marker: 'm1', grenade: 'smoke' },
      options: [
        { command: choose('take'), cost: 0 },
        { command: choose('leave'), cost: 0 },
      ],
    });
    expect(character(stopped.game, 'p').at?.[0]).toBeCloseTo(6, 2);
    const { game } = play(stopped.game, choose('take'));
    expect([carried(game, 'p'), game.state.markers, character(game, 'p').at, game.state.tokens.a]).toEqual([
      ['smoke'],
      [],
      [7, 12],
      4,
    ]);
  });

  test('[R133 B] or it is left lying, and asked for once a move', () => {
    const left = play(passing(), along, choose('leave'));
    expect([carried(left.game, 'p'), left.game.state.markers.length, character(left.game, 'p').at]).toEqual([
      [],
      1,
      [7, 12],
    ]);
    expect(eventsOf(left, 'leftLying')).toHaveLength(1);
    expect(asked(play(left.game, move('p', [7, 12], [3, 12])).game)).toBe('pickUp a');
  });

  test('[GREN-14 B] by either side, one after the other where there are two', () => {
    const game = passing({ turn: { side: 'b' }, markers: [drop('m1', [6, 13.5]), drop('m2', [6, 14.5], 'frag')] });
    const first = play(game, move('e', [9, 14], [6.5, 14])).game;
    expect([asked(first), asked(play(first, choose('take')).game)]).toEqual(['pickUp b', 'pickUp b']);
    expect([...carried(play(first, choose('take'), choose('take')).game, 'e')].sort()).toEqual(['frag', 'smoke']);
  });

  test('[GREN-14 B] nobody is asked who passes it by', () => {
    const by = play(passing({ markers: [drop('m1', [6, 13.01])] }), along).game;
    expect([asked(by), character(by, 'p').at]).toEqual(['act a', [7, 12]]);
  });

  test('[GREN-14 B] where one stands counts as well', () => {
    const game = passing({ markers: [drop('m1', [3, 13])] });
    expect(asked(play(game, along).game)).toBe('pickUp a');
  });

  test('[R64 B] after the offers of opportunity fire, before close combat', () => {
    const game = passing({
      b: [
        { id: 'w', at: [6, 4], card: { opportunityFire: 1 } },
        { id: 'n', at: [7, 12] },
      ],
      markers: [drop('m1', [6.6, 12.8]), watch('m2', 'w', [8, 12])],
    });
    const shotAt = play(game, move('p', [3, 12], [6, 12])).game;
    expect(asked(shotAt)).toBe('opportunity b');
    const passed = play(shotAt, pass).game;
    expect(asked(passed)).toBe('pickUp a');
    expect(asked(play(passed, choose('take')).game)).toBe('roll a');
  });

  test('[R64 B] one who has been wounded there may pick it up all the same', () => {
    const game = passing({
      b: [{ id: 'w', at: [6, 4], card: { opportunityFire: 1 } }],
      markers: [drop('m1', [6.6, 12.8]), watch('m2', 'w', [8, 12])],
    });
    const hit = play(play(game, move('p', [3, 12], [6, 12]), fire('w', 'p'), pass).game, roll(6, 1, 1)).game;
    expect([asked(hit), character(hit, 'p').shock]).toEqual(['pickUp a', true]);
    expect(carried(play(hit, choose('take')).game, 'p')).toEqual(['smoke']);
  });
});
