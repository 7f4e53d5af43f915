import { describe, expect } from 'vitest';
import {
  attack,
  awaiting,
  type Game,
  legalActions,
  type Point,
  type SceneryElement,
  sum,
} from '../../../src/engine/index.ts';
import { fatesOf } from '../../../src/play/odds/fates.ts';
import { oddsOf } from '../../../src/play/odds/oddsOf.ts';
import { test } from '../../support/builders/editions.ts';
import {
  aim,
  asked,
  box,
  character,
  endTurn,
  eventsOf,
  fire,
  frag,
  type Given,
  given,
  type Man,
  moveAndFire,
  pass,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  takeCover,
  total,
} from '../../support/builders/given.ts';

const pistol = rifle({ id: 'pistol', kind: 'pistol', shots: 2, long: 0, short: 2, aim: 0 });
const carbine = rifle({ id: 'carbine', shots: 3, aim: 0 });

/** s shoots at t from 7u; nobody has tokens or dice to interfere with it. */
const duel = (change: Given & { s?: Partial<Man>; t?: Partial<Man> } = {}): Game =>
  given({
    tokens: { a: 9, b: 0 },
    ...change,
    a: [{ id: 's', at: [4, 12], card: { weapons: [carbine, pistol], actions: 9, moveAndFire: 3 }, ...change.s }],
    b: [
      { id: 't', at: [12, 12], ...change.t },
      { id: 'far', at: [23, 23], points: 99 },
    ],
  });
const change = (weapon: string) => ({ type: 'switchWeapon', who: 's', weapon }) as const;
const fired = (game: Game, weapon: string, ...dice: number[]) => play(game, fire('s', 't', weapon), roll(...dice)).game;

describe('another weapon', () => {
  test('[FIRE-8 B] is taken in hand for a token and an action', () => {
    const game = fired(duel(), 'carbine', 1, 1, 1);
    expect(refusal(game, fire('s', 't', 'pistol'))).toEqual({ rule: 'FIRE-8', data: { weapon: 'carbine', cost: 1 } });
    const done = play(game, change('pistol'));
    expect(character(done.game, 's')).toMatchObject({ spent: 2, inHand: 'pistol' });
    expect(done.game.state.tokens.a).toBe(7);
    expect(eventsOf(done, 'weaponSwitched')).toEqual([{ event: 'weaponSwitched', who: 's', weapon: 'pistol' }]);
    expect(asked(play(done.game, fire('s', 't', 'pistol')).game)).toBe('roll a');
  });

  test('[FIRE-8 B] and the first one back again for another', () => {
    const game = play(fired(duel(), 'carbine', 1, 1, 1), change('pistol')).game;
    expect(refusedBy(game, fire('s', 't', 'carbine'))).toBe('FIRE-8');
    expect(refusal(game, change('pistol'))).toEqual({ rule: 'FIRE-8', data: { held: 's', weapon: 'pistol' } });
    const back = play(game, change('carbine')).game;
    expect([back.state.tokens.a, refusedBy(back, fire('s', 't', 'carbine'))]).toEqual([6, null]);
  });

  test('[FIRE-6 B] with all shots of the one in hand taken it is they that are missing, not the other one', () => {
    const shots = { carbine: carbine.shots, pistol: pistol.shots };
    const game = duel({ s: { state: { shots, inHand: 'pistol' } } });
    const way = moveAndFire('s', [
      [4, 12],
      [6, 12],
    ]);
    for (const refused of [fire('s', 't', 'pistol'), fire('s', 't'), way]) {
      expect(refusal(game, refused)).toEqual({ rule: 'FIRE-6', data: { most: pistol.shots } });
    }
    expect(refusal(game, fire('s', 't', 'carbine'))).toEqual({ rule: 'FIRE-8', data: { weapon: 'pistol', cost: 1 } });
  });

  test('[FIRE-8 B] which of them is fired first in a turn is free', () => {
    expect(refusal(duel(), change('pistol'))).toEqual({ rule: 'FIRE-8', data: { unused: 's' } });
    expect(refusedBy(duel(), fire('s', 't', 'pistol'))).toBeNull();
    const next = play(fired(duel(), 'carbine', 1, 1, 1), change('pistol'), endTurn, takeCover('t'), endTurn).game;
    expect(character(next, 's').inHand).toBeNull();
    expect(refusedBy(next, fire('s', 't', 'carbine'))).toBeNull();
  });

  test('[FIRE-8 B] takes a token, an action and a second weapon', () => {
    const shots = { carbine: 1 };
    const card = { weapons: [carbine, pistol], actions: 1 };
    expect(refusedBy(duel({ s: { card, state: { shots, spent: 1 } } }), change('pistol'))).toBe('TURN-7');
    expect(
      refusedBy(duel({ tokens: { a: 0 }, rulings: { R59: 'b' }, s: { state: { shots } } }), change('pistol')),
    ).toBe('TURN-11');
    expect(refusedBy(duel({ s: { card: { weapons: [carbine] }, state: { shots } } }), change('pistol'))).toBe('R130');
    expect(refusedBy(duel({ s: { state: { shots } } }), change('bow'))).toBe('FLOW-UNKNOWN');
  });

  test('[FIRE-8 B] the grenades of the card are one of them', () => {
    const card = { weapons: [carbine, frag()], actions: 9 };
    const game = duel({ s: { card, state: { shots: { carbine: 1 } } } });
    expect(refusedBy(game, { type: 'grenade', who: 's', at: [8, 12] })).toBe('FIRE-8');
    expect(refusedBy(play(game, change('grenade')).game, { type: 'grenade', who: 's', at: [8, 12] })).toBeNull();
  });

  test('[FIRE-8 B] what is in hand is what Move & Fire shoots with', () => {
    const game = play(fired(duel(), 'carbine', 1, 1, 1), change('pistol')).game;
    const question = awaiting(
      play(
        game,
        moveAndFire('s', [
          [4, 12],
          [6, 12],
        ]),
      ).game,
    );
    expect(question.kind === 'choose' && question.options.map(({ command }) => command)).toEqual([
      fire('s', 't', 'pistol'),
      pass,
    ]);
  });

  test('[FIRE-8 QIFC] nobody goes over to another one: the rules do not know it', () => {
    const game = fired(duel(), 'carbine', 1, 1, 1);
    expect(refusal(game, change('pistol'))).toEqual({ rule: 'FIRE-8', data: { who: 's' } });
    expect(legalActions(game).some(({ action }) => action === 'switchWeapon')).toBe(false);
  });

  test('[R81 B] Shots with all of them count together against the Shots of the one now fired', () => {
    const two = fired(fired(duel(), 'carbine', 1, 1, 1), 'carbine', 1, 1, 1);
    const switched = play(two, change('pistol')).game;
    const shot = attack(switched, 's', 't', { weapon: 'pistol' });
    expect(shot.violation).toEqual({ rule: 'FIRE-6', data: { most: 2 } });
    const back = play(switched, change('carbine')).game;
    expect(refusedBy(back, fire('s', 't', 'carbine'))).toBeNull();
  });
});

describe('Aim', () => {
  const aiming = (aimEveryShot: boolean, rulings: Given['rulings'] = {}) =>
    duel({ rulings, s: { card: { weapons: [rifle({ shots: 3, aimEveryShot })], actions: 9 } } });
  const second = (game: Game) => play(game, fire('s', 't'), pass, roll(1, 1, 1), fire('s', 't')).game;

  test('[AIM-1 B] [R16 B] is for the first shot of the turn alone', () => {
    expect(asked(play(aiming(false), fire('s', 't')).game)).toBe('aim a');
    expect(asked(second(aiming(false)))).toBe('roll a');
  });

  test('[AIM-1 B] [R16 B] unless the card of the weapon says that every shot may be aimed, at a token each', () => {
    const game = play(aiming(true), fire('s', 't'), aim, roll(1, 1, 1, 1), fire('s', 't')).game;
    expect(asked(game)).toBe('aim a');
    const aimed = play(game, aim).game;
    expect([aimed.state.tokens.a, character(aimed, 's').spent]).toEqual([5, 4]);
    expect(awaiting(aimed)).toMatchObject({ dice: 4 });
  });

  test('[AIM-1 B] [R16 B] the shot of Move & Fire is a first shot too', () => {
    const card = { weapons: [rifle({ shots: 3 })], actions: 9, moveAndFire: 3 };
    const moved = play(
      duel({ s: { card } }),
      moveAndFire('s', [
        [4, 12],
        [5, 12],
      ]),
      fire('s', 't'),
      roll(1, 1, 1),
    ).game;
    expect(asked(play(moved, fire('s', 't')).game)).toBe('roll a');
  });

  test('[R16=b B] or is for any shot, once', () => {
    expect(asked(second(aiming(false, { R16: 'b' })))).toBe('aim a');
    expect(asked(play(second(aiming(false, { R16: 'b' })), aim).game)).toBe('roll a');
  });

  test('[FIRE-7 B] not used up, it is not saved for the next shot', () => {
    expect(awaiting(second(aiming(false)))).toMatchObject({ dice: 3 });
  });
});

describe('several covers', () => {
  const hedge = (id: string, x: number): SceneryElement => box(id, [x, 4], [0.2, 16]);
  const covered = (xs: readonly number[], change: Parameters<typeof duel>[0] = {}) =>
    duel({
      ...change,
      scenery: xs.map((x) => hedge(`hedge${x}`, x)),
      t: { at: [18, 12], ...change.t },
      s: { card: { weapons: [rifle({ long: 3, aim: 0 })], actions: 9 } },
    });
  const need = (game: Game) => sum(attack(game, 's', 't').need);

  test('[FIRE-3 B] [COVER-9 B] each of them adds one, if they are 2u apart', () => {
    expect(need(covered([8]))).toBe(5);
    expect(need(covered([8, 11]))).toBe(6);
    expect(need(covered([8, 9.5]))).toBe(5);
    expect(attack(covered([8, 11]), 's', 't').sight.covers).toBe(2);
  });

  test('[COVER-9 B] [FIRE-10 B] behind three nobody can be hit; the tokens stay spent', () => {
    const game = covered([7, 10, 13]);
    expect(need(game)).toBe(7);
    const shot = play(game, fire('s', 't'), roll(6, 6, 6));
    expect(eventsOf(shot, 'shot')).toMatchObject([{ hits: 0, headShot: false }]);
    expect(shot.game.state.tokens.a).toBe(8);
    expect(character(shot.game, 't')).toMatchObject({ out: false, wounded: false });
  });

  test('[R13 B] [FIRE-5 B] two sixes are no head shot where nothing can hit', () => {
    const answer = oddsOf(covered([7, 10, 13]), fire('s', 't'));
    expect(answer.ok && answer.odds).toMatchObject({ endings: [{ chance: 1, harmed: {} }] });
  });

  test('[R13=b B] or they are one there too', () => {
    const game = covered([7, 10, 13], { rulings: { R13: 'b' } });
    const shot = play(game, fire('s', 't'), roll(6, 6, 1));
    expect(eventsOf(shot, 'shot')).toMatchObject([{ headShot: true }]);
    expect(character(shot.game, 't').out).toBe(true);
    expect(character(play(game, fire('s', 't'), roll(6, 5, 1)).game, 't').out).toBe(false);
    const answer = oddsOf(game, fire('s', 't'));
    const chance = answer.ok ? fatesOf(answer.odds, 't').most.eliminated : null;
    expect(chance).toBeCloseTo(3 * (1 / 36) * (5 / 6) + 1 / 216, 12);
  });

  test('[CAM-1 B] [TC-2 B] camouflage and taking cover add one more, together no more than that', () => {
    expect(need(covered([8], { t: { card: { camouflage: true } } }))).toBe(6);
    expect(need(covered([8], { t: { card: { camouflage: true }, state: { inCover: true } } }))).toBe(6);
    expect(need(covered([], { t: { card: { camouflage: true } } }))).toBe(4);
    expect(need(covered([8, 11], { t: { card: { camouflage: true } } }))).toBe(7);
  });

  test('[R55 B] [LOS-3 B] standing partly behind what shelters is one more of them', () => {
    const half = duel({ scenery: [total('wall', [9, 4], [0.2, 8]), hedge('hedge', 7)] });
    expect(need(half)).toBe(6);
    expect(need(duel({ scenery: [total('wall', [9, 4], [0.2, 8])] }))).toBe(5);
  });

  test('[R76 B] total cover next to the shooter hides a part of the target as elsewhere', () => {
    const near = (rulings: Given['rulings'] = {}) => duel({ rulings, scenery: [total('wall', [5, 4], [0.2, 8.4])] });
    expect(need(near())).toBe(5);
    expect(attack(near(), 's', 't').sight.los).toBe(true);
  });

  test('[R76=b B] or hides no part of him there', () => {
    expect(need(duel({ rulings: { R76: 'b' }, scenery: [total('wall', [5, 4], [0.2, 8.4])] }))).toBe(4);
  });

  test('[COVER-6 B] of what is near the shooter the part beyond 2u counts, if it is 2u across', () => {
    // a bank from 1u to `to` u before the shooter's base
    const bank = (to: number) => duel({ scenery: [box('bank', [5.5, 4], [to - 1, 16])] });
    expect(need(bank(2))).toBe(4);
    expect(need(bank(3.9))).toBe(5);
  });

  test('[COVER-15 B] what conceals covers like what protects', () => {
    const bush = duel({ scenery: [{ ...hedge('bush', 8), terrain: ['concealing'] }] });
    expect(need(bush)).toBe(5);
  });
});

describe('a laser pointer', () => {
  const laser = { 'LOS-13': 'laser' } as const;
  const seen = (scenery: readonly SceneryElement[], change: Parameters<typeof duel>[0] = {}) =>
    attack(duel({ rules: laser, scenery, ...change }), 's', 't');
  const wall = (to: number) => total('wall', [8, 4], [0.2, to - 4]);
  const hedge = (x: number, to: number) => box(`hedge${x}`, [x, 4], [0.2, to - 4]);

  test('[LOS-13 B] looks from one point: what is lit in part has one cover, however many hide it', () => {
    expect(seen([wall(12)])).toMatchObject({ sight: { los: true, covers: 1 } });
    expect(seen([wall(12), hedge(7, 12), hedge(10, 12)]).sight.covers).toBe(1);
  });

  test('[LOS-13 B] none of him lit is no line of sight, all of him is in the open', () => {
    expect(seen([wall(13)]).violation).toMatchObject({ rule: 'LOS-2' });
    expect(sum(seen([wall(11.5)]).need)).toBe(4);
    // wholly seen from the base as a whole, but not from its middle
    expect(sum(seen([total('post', [7.9, 11.9], [0.2, 0.2])]).need)).toBe(5);
    expect(sum(attack(duel({ scenery: [total('post', [7.9, 11.9], [0.2, 0.2])] }), 's', 't').need)).toBe(4);
  });

  test('[LOS-13 B] [COVER-8 B] one in a round base is in partial cover all the same', () => {
    const at: Point = [12, 12];
    const crater: SceneryElement = {
      id: 'crater',
      look: 'crater',
      terrain: ['protecting'],
      shape: { kind: 'circle', at, radius: 1.2 },
      holes: [at],
    };
    expect(sum(seen([crater], { t: { at } }).need)).toBe(5);
  });

  test('[LOS-13 B] is an option that both have to like: sight runs from the whole base if nothing is said', () => {
    expect(duel().setup.ruleset.sight.laser).toBe(false);
    expect(duel({ rules: laser }).setup.ruleset.sight.laser).toBe(true);
  });
});
