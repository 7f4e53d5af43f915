import { describe, expect } from 'vitest';
import { awaiting, type Game, legalActions, losses, newGame, pointsLost, profile } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import {
  asked,
  character,
  choose,
  deploy,
  endTurn,
  eventsOf,
  frag,
  type Given,
  given,
  lob,
  type Man,
  move,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  setupOf,
  shoot,
  suppressing,
  takeCover,
  watch,
} from '../support/builders/given.ts';

const keepBack = (who: string) => ({ type: 'keepBack', who }) as const;
const SECOND = { name: 'Second', card: { move: 7, actions: 2, weapons: [rifle({ id: 'smg', short: 5 })] } } as const;
const card = (change: Partial<Man> = {}): Man => ({ id: 'r', second: SECOND, ...change });
const turnOfA = (side: 'a' | 'b' = 'a') =>
  [{ kind: 'turn', side, step: 'begin', rolls: [], passed: false }] as const satisfies Given['frames'];

/** a1 and the reinforcement r of side a at the south edge, b1 within short range of r. */
const facing = (change: Given & { r?: Partial<Man> } = {}): Game =>
  given({
    ...change,
    a: [
      { id: 'a1', at: [2, 20] },
      { id: 'a2', at: [22, 22] },
      card({ at: [12, 20], ...change.r }),
      ...(change.a ?? []),
    ],
    b: [{ id: 'b1', at: [12, 14] }, { id: 'b2', at: [2, 2] }, ...(change.b ?? [])],
  });
/** A free roll, so that a turn that is about to begin does. */
const rolling = (game: Game): Game => play(game, { type: 'freeRoll', by: 'a', dice: 1, note: '' }, roll(1)).game;
/** All dice that are due show this. */
const showing = (game: Game, die: number) => {
  const question = awaiting(game);
  return roll(...Array<number>(question.kind === 'roll' ? question.dice : 0).fill(die));
};
const ofB = { turn: { side: 'b' } } as const;
const felled = (change: Parameters<typeof facing>[0] = {}) => shoot(facing({ ...ofB, ...change }), 'b1', 'r', 4, 1, 1);

describe('deploying', () => {
  const one: Given = { a: [card({ points: 9 }), { id: 'a1' }], b: [{ id: 'b1' }] };
  const begin = (given: Given = one): Game => play(newGame(setupOf(given)), roll(1, 6), choose('south')).game;

  test('[REIN-1 B] the owner says which of the two comes first; the card turns that side up', () => {
    const first = play(begin(), deploy('r', 12, 23.5)).game;
    expect(profile(first, 'r').move).toBe(4);
    const flipped = play(begin(), { type: 'deploy', who: 'r', at: [12, 23.5], flipped: true }).game;
    expect(profile(flipped, 'r')).toMatchObject({ move: 7, actions: 2, weapons: [{ id: 'smg' }] });
    expect(refusedBy(begin(), { type: 'deploy', who: 'a1', at: [12, 23.5], flipped: true })).toBe('REIN-1');
    expect(legalActions(begin()).find(({ who }) => who === 'r')?.samples).toContainEqual({
      type: 'deploy',
      who: 'r',
      at: [0.5, 23.5],
      flipped: true,
    });
  });

  test('[SETUP-9 B] [REIN-2 B] one who is deployed like any other takes cover like any other', () => {
    expect(character(play(begin(), deploy('r', 12, 23.5)).game, 'r').inCover).toBe(true);
  });

  test('[REIN-2 B] the first may be kept back, which takes nobody’s place in the order', () => {
    expect(awaiting(begin())).toMatchObject({ by: 'a', who: ['r', 'a1'], mayKeep: ['r'], arriving: false });
    const kept = play(begin(), keepBack('r'));
    expect(eventsOf(kept, 'keptBack')).toEqual([{ event: 'keptBack', who: 'r' }]);
    expect(awaiting(kept.game)).toMatchObject({ by: 'a', who: ['a1'], mayKeep: [] });
    expect(refusedBy(kept.game, deploy('r', 12, 23.5))).toBe('FLOW-STALE');
    const deployed = play(kept.game, deploy('a1', 12, 23.5), deploy('b1', 12, 0.5)).game;
    expect(asked(deployed)).toBe('roll both');
  });

  test('[R171 B] the same side places its next', () => {
    expect(asked(play(begin(), keepBack('r')).game)).toBe('deploy a');
  });

  test('[R171=b B] or it is that side’s step of deployment, and the other places next', () => {
    const kept = play(begin({ ...one, rulings: { R171: 'b' } }), keepBack('r')).game;
    expect(asked(kept)).toBe('deploy b');
    expect(asked(play(kept, deploy('b1', 12, 0.5)).game)).toBe('deploy a');
  });

  test('[REIN-2 B] nobody else may be kept back, and only by his owner, once', () => {
    expect(refusal(begin(), keepBack('a1'))).toEqual({ rule: 'REIN-2', data: { who: 'a1' } });
    expect(refusedBy(begin(), keepBack('b1'))).toBe('FLOW-TURN');
    expect(refusedBy(begin(), keepBack('nobody'))).toBe('FLOW-UNKNOWN');
    expect(refusedBy(play(begin(), keepBack('r')).game, keepBack('r'))).toBe('FLOW-STALE');
    expect(refusedBy(facing(), keepBack('r'))).toBe('FLOW-STALE');
  });

  test('[REIN-2 B] a side may keep back all it has, and still plays', () => {
    const all: Given = { a: [card({ points: 9 })], b: [{ id: 'b1' }] };
    const kept = play(begin(all), keepBack('r')).game;
    expect(asked(kept)).toBe('deploy b');
    const turn = play(kept, deploy('b1', 12, 0.5), roll(6, 1)).game;
    expect(turn.state.outcome).toBeNull();
    expect(asked(turn)).toBe('deploy a');
  });

  test('[REIN-1 QIFC] where there are no such rules the card is like any other', () => {
    const game = newGame(setupOf({ a: [card()], b: [{ id: 'b1', points: 7 }] }));
    const deploying = play(
      game,
      roll(1, 6),
      choose('south'),
      ...(asked(play(game, roll(1, 6), choose('south')).game) === 'roll both' ? [roll(6, 1)] : []),
    ).game;
    expect(refusedBy(deploying, keepBack('b1'))).toBe('REIN-2');
    expect(refusedBy(deploying, { type: 'deploy', who: 'b1', at: [12, 2], flipped: false })).toBe('REIN-1');
  });
});

describe('any hit fells the one on the table', () => {
  const isFelled = (game: Game) => {
    expect(character(game, 'r')).toMatchObject({ at: null, out: false, wounded: false, shock: false, spent: 0 });
    expect([profile(game, 'r').move, losses(game, 'a').lost]).toEqual([7, 0]);
  };

  test('[REIN-3 B] a hit is no wound: he falls, his tokens leave the card and the card flips', () => {
    const hit = felled({ r: { state: { spent: 2, moved: 1, inCover: false, attacked: true, shots: { rifle: 1 } } } });
    isFelled(hit.game);
    expect(eventsOf(hit, 'firstFell')).toEqual([{ event: 'firstFell', who: 'r', cause: 'shot' }]);
    expect(eventsOf(hit, 'wounded')).toEqual([]);
    expect(character(hit.game, 'r')).toMatchObject({ moved: 0, attacked: false, shots: {} });
  });

  test('[REIN-3 B] a head shot is no more than that, nor are several hits', () => {
    isFelled(shoot(facing(ofB), 'b1', 'r', 6, 6, 6).game);
    isFelled(shoot(facing(ofB), 'b1', 'r', 5, 5, 4).game);
  });

  test('[REIN-3 B] [WOUND-5 B] so a burst, of which the other one caught takes a hit of his own; a body stays', () => {
    const thrower = { weapons: [frag({ short: 3 })] };
    const game = facing({ ...ofB, b: [{ id: 'b3', at: [15, 14], card: thrower }], a: [{ id: 'a3', at: [12, 22] }] });
    const burst = play(lob(game, 'b3', [12, 21]).game, roll(6, 6, 6));
    isFelled(burst.game);
    expect(eventsOf(burst, 'wounded')).toEqual([{ event: 'wounded', who: 'a3', cause: 'burst' }]);
    expect(burst.game.state.markers).toMatchObject([{ kind: 'body', at: [12, 20], of: 'r' }]);
  });

  test('[REIN-3 B] and the first strike of a close combat', () => {
    const game = facing({ ...ofB, b: [{ id: 'b3', at: [12, 22.5] }] });
    isFelled(play(game, move('b3', [12, 22.5], [12, 21]), roll(6, 6), roll(1, 1)).game);
  });

  test('[REIN-3 B] and suppression fire', () => {
    const game = facing({
      turn: { side: 'b' },
      markers: [suppressing('m1', [12, 19], 3, 'b1', 'b2')],
      b: [{ id: 'b3', at: [20, 20] }],
      frames: turnOfA('b'),
    });
    isFelled(play(rolling(game), showing(rolling(game), 6)).game);
  });

  test('[REIN-3 B] [OF-6 B] [SF-7 B] his markers go with him', () => {
    const hit = felled({
      markers: [watch('m1', 'r', [6, 16]), suppressing('m2', [6, 12], 2, 'a1', 'r')],
    });
    expect(hit.game.state.markers.filter(({ kind }) => kind === 'opportunity' || kind === 'suppression')).toEqual([]);
  });

  test('[REIN-4 B] the card counts as one, and its points, when both are gone', () => {
    const first = felled().game;
    expect([losses(first, 'a'), pointsLost(first).a]).toEqual([{ of: 'characters', lost: 0, total: 3 }, 0]);
    const second = felled({ r: { state: { flipped: true, firstFell: 1 } } });
    expect(eventsOf(second, 'eliminated')).toEqual([{ event: 'eliminated', who: 'r', cause: 'shot' }]);
    expect([losses(second.game, 'a'), pointsLost(second.game).a]).toEqual([{ of: 'characters', lost: 1, total: 3 }, 6]);
    expect(character(second.game, 'r').out).toBe(true);
  });

  test('[WIN-1 B] [R127 B] a side that has only reinforcements to come is not beaten', () => {
    const last = given({ ...ofB, a: [card({ at: [12, 20] })], b: [{ id: 'b1', at: [12, 14] }] });
    const first = shoot(last, 'b1', 'r', 6, 6, 6).game;
    expect(first.state.outcome).toBeNull();
    const second = given({
      ...ofB,
      a: [card({ at: [12, 20], state: { flipped: true, firstFell: 1 } })],
      b: [{ id: 'b1', at: [12, 14] }],
    });
    expect(shoot(second, 'b1', 'r', 4, 1, 1).game.state.outcome).toMatchObject({ winner: 'b', how: 'losses' });
  });
});

describe('arriving', () => {
  const begun = (change: Given & { r?: Partial<Man> } = {}): Game =>
    rolling(facing({ ...change, frames: turnOfA(), r: { at: null, ...change.r } }));

  test('[REIN-2 B] [R48 B] one who was kept back is offered at the start of each own turn, before any action', () => {
    const game = begun();
    expect(awaiting(game)).toMatchObject({ kind: 'deploy', by: 'a', who: ['r'], mayKeep: ['r'], arriving: true });
    expect(game.state.tokens.a).toBe(10);
    expect(refusedBy(game, takeCover('a1'))).toBe('FLOW-PENDING');
    const declined = play(game, keepBack('r')).game;
    expect(asked(declined)).toBe('act a');
    const later = play(declined, takeCover('a1'), endTurn, takeCover('b1'), endTurn).game;
    expect(asked(later)).toBe('deploy a');
  });

  test('[REIN-2 B] [R128 B] he comes anywhere along the own edge, his base touching it, free, without cover; he may act at once', () => {
    const game = begun();
    expect(refusal(game, deploy('r', 12, 23))).toMatchObject({ rule: 'REIN-2', data: { gap: 0.5 } });
    expect(refusedBy(game, deploy('r', 12, 0.5))).toBe('REIN-2');
    expect(refusedBy(game, deploy('r', 12, 23.6))).toBe('R58');
    const arrived = play(game, deploy('r', 12, 23.5));
    expect(eventsOf(arrived, 'arrived')).toEqual([{ event: 'arrived', who: 'r', at: [12, 23.5], flipped: false }]);
    expect(arrived.game.state.tokens.a).toBe(10);
    expect(character(arrived.game, 'r')).toMatchObject({ inCover: false, spent: 0 });
    expect(play(arrived.game, move('r', [12, 23.5], [12, 20])).game.state.tokens.a).toBe(9);
  });

  test('[REIN-2 B] [SETUP-7 B] so on a large table, where others deploy 5u deep', () => {
    expect(refusedBy(begun({ size: [40, 40] }), deploy('r', 12, 36))).toBe('REIN-2');
    expect(refusedBy(begun({ size: [40, 40] }), deploy('r', 12, 39.5))).toBeNull();
  });

  test('[REIN-1 B] which of the two comes is free for the first; the second is the other one', () => {
    const either = (flipped: boolean) => ({ type: 'deploy', who: 'r', at: [12, 23.5], flipped }) as const;
    expect(profile(play(begun(), either(true)).game, 'r').move).toBe(7);
    const second = begun({ r: { state: { flipped: true, firstFell: 2 } } });
    expect(refusedBy(second, either(false))).toBe('REIN-1');
    expect(profile(play(second, either(true)).game, 'r').move).toBe(7);
    expect(profile(play(second, deploy('r', 12, 23.5)).game, 'r').move).toBe(7);
    expect(legalActions(second).flatMap(({ samples }) => samples)).not.toContainEqual(either(true));
  });

  test('[REIN-2 B] the second comes from the owner’s next turn on', () => {
    const hit = play(felled().game, endTurn);
    expect(asked(hit.game)).toBe('deploy a');
    const back = play(hit.game, deploy('r', 3, 23.5)).game;
    expect([profile(back, 'r').move, asked(back)]).toEqual([7, 'act a']);
    // in the own turn in which the first fell he is still to wait
    const same = begun({ turn: { number: 2 }, r: { state: { flipped: true, firstFell: 3 } } });
    expect([same.state.turn.number, asked(same)]).toEqual([3, 'act a']);
  });

  test('[REIN-1 B] one on the table at a time, and nobody once both are gone', () => {
    expect(asked(begun({ r: { at: [12, 20] } }))).toBe('act a');
    expect(asked(begun({ r: { at: [12, 20], state: { flipped: true, firstFell: 2 } } }))).toBe('act a');
    expect(asked(begun({ r: { state: { flipped: true, firstFell: 2, out: true } } }))).toBe('act a');
  });

  test('[R48 B] the dice of suppression come before, so that a place may be free or not', () => {
    const game = begun({ markers: [suppressing('m1', [12, 13], 3, 'a1', 'a2')] });
    expect(asked(game)).toBe('roll a');
    expect(asked(play(game, showing(game, 1)).game)).toBe('deploy a');
  });

  test('[REIN-2 B] several are offered together, each comes or waits by itself', () => {
    const two = begun({ a: [card({ id: 'q' })] });
    expect(awaiting(two)).toMatchObject({ who: ['r', 'q'] });
    const one = play(two, deploy('q', 12, 23.5)).game;
    expect(awaiting(one)).toMatchObject({ who: ['r'] });
    expect(refusedBy(one, deploy('r', 12.9, 23.5))).toBe('MOVE-5');
    expect(asked(play(one, keepBack('r')).game)).toBe('act a');
  });

  test('[REIN-2 B] only in the own turn', () => {
    const game = facing({ turn: { side: 'b', number: 2 }, frames: turnOfA('b'), r: { at: null } });
    expect(asked(rolling(game))).toBe('act b');
  });
});

describe('corrections', () => {
  const umpire = (game: Game, ...events: Extract<Parameters<typeof play>[1], { type: 'umpire' }>['events'][number][]) =>
    play(game, { type: 'umpire', events, note: '' }).game;
  const refused = (game: Game, event: Extract<Parameters<typeof play>[1], { type: 'umpire' }>['events'][number]) =>
    refusedBy(game, { type: 'umpire', events: [event], note: '' });

  test('[REIN-3 B] a reinforcement cannot be made wounded, and no other card has a second', () => {
    expect(refused(facing(), { event: 'corrected', who: 'r', wounded: true })).toBe('REIN-3');
    expect(refused(facing(), { event: 'corrected', who: 'r', shock: true })).toBe('REIN-3');
    expect(refused(facing(), { event: 'corrected', who: 'a1', second: true })).toBe('REIN-1');
    expect(refused(facing(), { event: 'corrected', who: 'a1', wounded: true })).toBeNull();
  });

  test('[REIN-1 B] the first may be said to have fallen, or to be there again', () => {
    const second = umpire(facing(), { event: 'corrected', who: 'r', second: true });
    expect([profile(second, 'r').move, character(second, 'r').firstFell]).toEqual([7, 3]);
    const first = umpire(second, { event: 'corrected', who: 'r', second: false });
    expect([profile(first, 'r').move, character(first, 'r').firstFell]).toEqual([4, 0]);
    expect(umpire(first, { event: 'corrected', who: 'r', second: false }).state.characters).toEqual(
      first.state.characters,
    );
  });

  test('[REIN-4 B] out is both of the card; one who is no longer out waits to arrive', () => {
    const out = umpire(facing(), { event: 'corrected', who: 'r', out: true });
    expect([character(out, 'r').at, losses(out, 'a').lost]).toEqual([null, 1]);
    const back = umpire(out, { event: 'corrected', who: 'r', out: false });
    expect([character(back, 'r').at, losses(back, 'a').lost]).toEqual([null, 0]);
    const placed = umpire(back, { event: 'placed', who: 'r', at: [12, 12] });
    expect(character(placed, 'r').at).toEqual([12, 12]);
  });
});
