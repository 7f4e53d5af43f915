import { describe, expect } from 'vitest';
import { awaiting, type Game, type Point } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  box,
  character,
  endTurn,
  eventsOf,
  fire,
  type Given,
  given,
  moveAndFire,
  pass,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  shoot,
  suppressing,
  watch,
} from '../support/builders/given.ts';
import { OFFERED } from '../support/builders/lane.ts';

/** A soldier with Move & Fire 3, an enemy 9u away, and one too far off to matter. */
const runner = (change: Given & { card?: object; state?: object; e?: object } = {}): Game =>
  given({
    ...change,
    a: [
      { id: 's', at: [4, 12], card: { moveAndFire: 3, ...change.card }, ...(change.state && { state: change.state }) },
      ...(change.a ?? []),
    ],
    b: [{ id: 'e', at: [14, 12], ...change.e }, { id: 'reserve', points: 99 }, ...(change.b ?? [])],
  });
const way = (x: number, y = 12): Point[] => [
  [4, 12],
  [x, y],
];

describe('Move & Fire', () => {
  test('[MF-1 QIFB] one token for a move of up to the card’s distance and a shot', () => {
    const { game } = play(runner(), moveAndFire('s', way(7)), fire('s', 'e'), pass, roll(1, 1, 1));
    expect(character(game, 's')).toMatchObject({ at: [7, 12], spent: 1 });
    expect(game.state.tokens.a).toBe(4);
    expect(refusal(runner(), moveAndFire('s', way(7.01)))).toMatchObject({ rule: 'MOVE-1', data: { most: 3 } });
  });

  test('[MF-1 QIFB] the shot may come first, from where he stands', () => {
    const declared = play(runner(), moveAndFire('s', way(4, 15), 'e')).game;
    expect(asked(declared)).toBe('takeCover b');
    expect(character(declared, 's').at).toEqual([4, 12]);
    const done = play(declared, pass, roll(1, 1, 1));
    expect(character(done.game, 's').at).toEqual([4, 15]);
    expect(asked(done.game)).toBe('act a');
    expect(eventsOf(done, 'shot')[0]).toMatchObject({ via: 'moveAndFire' });
  });

  test('[MF-1 QIFB] never half-way: no shot is offered before the move has ended', () => {
    const done = play(
      runner(),
      moveAndFire('s', [
        [4, 12],
        [5, 12],
        [7, 12],
      ]),
    );
    expect(eventsOf(done, 'moved').map((e) => e.along.at(-1))).toEqual([[7, 12]]);
    expect(asked(done.game)).toBe('moveAndFire a');
  });

  test('[TURN-8 QIFCB] [MF-1 QIFB] only with a card that permits it, and a weapon that is fired', () => {
    expect(refusedBy(runner({ card: { moveAndFire: null } }), moveAndFire('s', way(7)))).toBe('TURN-8');
    expect(refusedBy(runner({ card: { weapons: [] } }), moveAndFire('s', way(7)))).toBe('R130');
  });

  test('[MF-2 QIFCB] [MOVE-2 QIFCB] it counts as movement', () => {
    expect(character(play(runner(), moveAndFire('s', way(7)), pass).game, 's').moved).toBe(1);
    expect(refusedBy(runner({ state: { moved: 3 } }), moveAndFire('s', way(7)))).toBe('MOVE-2');
  });

  test('[MF-2 QIFCB] [FIRE-6 QIFCB] and its shot as one of the weapon’s', () => {
    const { game } = shoot(play(runner(), moveAndFire('s', way(7))).game, 's', 'e', 1, 1, 1);
    expect(character(game, 's').shots).toEqual({ rifle: 1 });
    expect(refusedBy(runner({ state: { shots: { rifle: 2 } } }), moveAndFire('s', way(7)))).toBe('FIRE-6');
  });

  test('[R68 QIFCB] a shot that is left out is none', () => {
    const done = play(runner(), moveAndFire('s', way(7)), pass);
    expect(character(done.game, 's').shots).toEqual({});
    expect(eventsOf(done, 'declined')).toEqual([{ event: 'declined', by: 'a', what: 'moveAndFire' }]);
  });

  test('[R68 QIFCB] the target is named when the shot is taken, of all that can then be shot at', () => {
    const two = runner({ b: [{ id: 'f', at: [14, 16] }] });
    const question = awaiting(play(two, moveAndFire('s', way(7))).game);
    expect(question.kind === 'choose' && question.options.map((o) => o.command)).toEqual([
      fire('s', 'e', 'rifle'),
      fire('s', 'f', 'rifle'),
      pass,
    ]);
  });

  test('[AIM-2 QIFB] [R83 IF] no Aim with it, before or after the move', () => {
    expect(asked(play(runner(), moveAndFire('s', way(7)), fire('s', 'e'), pass).game)).toBe('roll a');
    expect(asked(play(runner(), moveAndFire('s', way(7), 'e'), pass).game)).toBe('roll a');
    expect(asked(play(runner(), fire('s', 'e'), pass).game)).toBe('aim a');
  });

  test('[AIM-2 QIFB] [R15=b QIF] nor where Aim is declared with the shot', () => {
    const game = play(runner({ rulings: { R15: 'b' } }), moveAndFire('s', way(7))).game;
    expect(refusedBy(game, { type: 'fire', who: 's', at: 'e', weapon: 'rifle', aim: true })).toBe('FLOW-UNKNOWN');
  });

  test('[R68 QIF] contact is fought first, and who comes out unhurt may still shoot', () => {
    const game = runner({ b: [{ id: 'n', at: [7.5, 12] }] });
    const fought = play(game, moveAndFire('s', way(7)), roll(5, 5), roll(1, 1));
    expect(character(fought.game, 'n').out).toBe(true);
    expect(asked(fought.game)).toBe('moveAndFire a');
    const hurt = play(game, moveAndFire('s', way(7)), roll(5, 5), roll(1, 5));
    expect(asked(hurt.game)).toBe('act a');
  });

  test('[R68 QIFCB] [R67 QIFCB] one who is wounded on the way loses the shot, and no token comes back', () => {
    const game = runner({
      rulings: OFFERED,
      a: [{ id: 'mate', at: [4, 20] }],
      e: { card: { opportunityFire: 3 } },
      markers: [watch('m1', 'e', [9, 12])],
    });
    const done = play(game, moveAndFire('s', way(7)), fire('e', 's'), pass, roll(4, 1, 1));
    expect(character(done.game, 's')).toMatchObject({ shock: true, spent: 1, shots: {} });
    expect(character(done.game, 's').at?.[0]).toBeCloseTo(5);
    expect(asked(done.game)).toBe('act a');
  });

  test('[R68 QIFCB] so does one who is suppressed on the way', () => {
    const b = [
      { id: 'f', at: [20, 5] as const },
      { id: 'g', at: [20, 7] as const },
    ];
    const game = runner({ b, markers: [suppressing('m1', [9, 12], 2, 'f', 'g')] });
    expect(asked(play(game, moveAndFire('s', way(5.5))).game)).toBe('moveAndFire a');
    const done = play(game, moveAndFire('s', way(7)));
    expect(character(done.game, 's').at).toEqual([7, 12]);
    expect(asked(done.game)).toBe('act a');
  });

  test('[R101 QIFC] it may climb, at the same price, which counts as movement', () => {
    const roof = box('roof', [5, 10], [6, 4], { terrain: [], platform: true, height: 3 });
    const up = play(runner({ scenery: [roof], card: { moveAndFire: 4 } }), moveAndFire('s', way(7)));
    expect(character(up.game, 's')).toMatchObject({ spent: 2, moved: 2 });
    const late = runner({ scenery: [roof], card: { moveAndFire: 4 }, state: { moved: 2 } });
    expect(refusedBy(late, moveAndFire('s', way(7)))).toBe('MOVE-2');
  });

  test('[R101=b QIFC] or it does neither climb nor cross', () => {
    const scenery = [
      box('hedge', [5, 10], [0.4, 4]),
      box('roof', [1, 10], [1, 4], { terrain: [], platform: true, height: 3 }),
    ];
    const game = runner({ scenery, rulings: { R101: 'b' } });
    expect(refusedBy(game, moveAndFire('s', way(7)))).toBe('R101');
    expect(refusedBy(game, moveAndFire('s', way(1.5)))).toBe('R101');
    expect(refusedBy(game, moveAndFire('s', way(4.5)))).toBeNull();
  });

  test('[FIRE-8 QFCB] not with another weapon than has been used', () => {
    const armed = { weapons: [rifle(), rifle({ id: 'pistol' })] };
    const game = play(runner({ card: armed, state: { shots: { pistol: 1 } } }), moveAndFire('s', way(7))).game;
    const question = awaiting(game);
    expect(question.kind === 'choose' && question.options.map((o) => o.command)).toEqual([
      fire('s', 'e', 'pistol'),
      pass,
    ]);
  });

  test('[TURN-11 QIFB] refused without a token, and in the other side’s turn', () => {
    expect(refusedBy(runner({ tokens: { a: 0 }, rulings: { R59: 'b' } }), moveAndFire('s', way(7)))).toBe('TURN-11');
    const theirs = play(runner(), moveAndFire('s', way(7)), pass, endTurn).game;
    expect(
      refusedBy(
        theirs,
        moveAndFire('s', [
          [7, 12],
          [8, 12],
        ]),
      ),
    ).toBe('FLOW-TURN');
  });
});
