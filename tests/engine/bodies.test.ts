import { describe, expect } from 'vitest';
import { attack, awaiting, bodies, caughtBy, type Game, type Marker, type Point, sum } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
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
  lob,
  type Man,
  move,
  play,
  refusal,
  refusedBy,
  rifle,
  roll,
  roundBase,
} from '../support/builders/given.ts';

const body = (id: string, of: string, at: Point): Marker => ({ id, kind: 'body', at, of });

/** s of side a shoots at t, 8u to the east of him; far ones are worth so much that nobody wins yet. */
const range = (change: Given & { s?: Partial<Man>; t?: Partial<Man> } = {}): Game =>
  given({
    tokens: { a: 9, b: 0 },
    ...change,
    a: [
      { id: 's', at: [4, 12], card: { weapons: [rifle({ aim: 0 })], actions: 9 }, ...change.s },
      { id: 'far-a', at: [1, 23], points: 99 },
      ...(change.a ?? []),
    ],
    b: [
      { id: 't', at: [13, 12], state: { wounded: true }, ...change.t },
      { id: 'far', at: [23, 23], points: 99 },
      { id: 'late', points: 99 },
      ...(change.b ?? []),
    ],
  });
const felled = (change: Parameters<typeof range>[0] = {}) => play(range(change), fire('s', 't'), roll(6, 6, 1));
const need = (game: Game, at: string) => sum(attack(game, 's', at).need);

describe('the body of the eliminated', () => {
  test('[WOUND-5 B] [R36 B] lies where his base stood; he has left the game all the same', () => {
    const { game, events } = felled();
    expect(game.state.markers).toEqual([body('m1', 't', [13, 12])]);
    expect(events.slice(-2).map(({ event }) => event)).toEqual(['eliminated', 'markerPlaced']);
    expect(character(game, 't')).toMatchObject({ at: null, out: true });
  });

  test('[WOUND-5 QIFC] is taken off the table', () => {
    expect(felled({ rulings: {} }).game.state.markers).toEqual([]);
  });

  test('[WOUND-5 B] after close combat and a burst as well', () => {
    const near = range({ t: { at: [6, 12], state: { wounded: true } } });
    const fought = play(near, move('s', [4, 12], [5, 12]), roll(6, 1), roll(1, 1)).game;
    expect(bodies(fought)).toMatchObject([{ of: 't', at: [6, 12] }]);
    const thrower = range({ s: { card: { weapons: [frag({ short: 4 })] } } });
    const burst = play(lob(thrower, 's', [13, 13]).game, roll(6, 1, 1, 1)).game;
    expect(bodies(burst)).toMatchObject([{ of: 't', at: [13, 12] }]);
  });

  test('[COVER-7 B] [WOUND-5 B] is partial cover like a living character, whatever the place', () => {
    const behind = { b: [{ id: 'u', at: [16, 12] as Point }] };
    expect(need(range({ markers: [body('m1', 'far', [10, 12])] }), 't')).toBe(5);
    expect(attack(range({ markers: [body('m1', 'far', [10, 12])] }), 's', 't').sight.counted).toEqual([
      { id: 'm1', rule: 'COVER-7' },
    ]);
    // as soon as he falls: what has been seen before is seen anew
    const before = range(behind);
    expect(need(before, 'u')).toBe(5);
    const after = play(before, fire('s', 't'), roll(6, 6, 1)).game;
    expect(need(after, 'u')).toBe(5);
    const cleared = play(after, { type: 'umpire', events: [{ event: 'markerRemoved', marker: 'm1' }], note: '' }).game;
    expect(need(cleared, 'u')).toBe(4);
  });

  test('[COVER-6 B] [COVER-7 B] not within 2u of the shooter', () => {
    expect(need(range({ markers: [body('m1', 'far', [6, 12])] }), 't')).toBe(4);
  });

  test('[COVER-9 B] [COVER-7 B] two of them that lie 2u apart are two covers', () => {
    const two = [body('m1', 'far', [7.5, 12]), body('m2', 'late', [10.5, 12])];
    expect(need(range({ markers: two }), 't')).toBe(6);
  });

  test('[COVER-7 B] [R78 B] stops a burst', () => {
    const thrown = (markers: readonly Marker[]) => {
      const game = range({ markers, s: { card: { weapons: [frag({ radius: 4 })] } } });
      return caughtBy(game, 's', 'grenade', [10, 12]);
    };
    expect(thrown([]).caught).toEqual(['t']);
    expect(thrown([body('m1', 'far', [11.4, 12])]).sheltered).toEqual(['t']);
  });

  test('[WOUND-5 B] nobody ends a move on it, and nobody is kept from moving across', () => {
    const game = range({ markers: [body('m1', 't', [6.5, 12])], s: { card: { move: 5 } } });
    const to = (x: number) => move('s', [4, 12], [x, 12]);
    expect(refusal(game, to(6))).toEqual({ rule: 'WOUND-5', data: { base: 'm1' } });
    expect(refusedBy(game, to(5.5))).toBeNull();
    expect(play(game, to(7.5)).game.state.tokens.a).toBe(8);
  });

  test('[WOUND-5 B] nor is anybody deployed on it, or put there by a correction', () => {
    const game = range({ markers: [body('m1', 't', [12, 1])] });
    const place = (who: string) =>
      ({ type: 'umpire', events: [{ event: 'placed', who, at: [12, 1.5] }], note: '' }) as const;
    expect(refusedBy(game, place('s'))).toBe('WOUND-5');
    const both = { ...place('s'), events: [{ event: 'markerRemoved', marker: 'm1' }, ...place('s').events] } as const;
    expect(refusedBy(game, both)).toBeNull();
    const deploying = range({
      markers: [body('m1', 't', [12, 0.6])],
      frames: [{ kind: 'setup', step: 'deploy', layer: 'a', first: 'a', next: 'b' }],
    });
    expect(refusedBy(deploying, { type: 'deploy', who: 'late', at: [12.4, 0.5] })).toBe('WOUND-5');
    expect(refusedBy(deploying, { type: 'deploy', who: 'late', at: [14, 0.5] })).toBeNull();
  });

  test('[R73 B] one who is hit on a body is put back to where there is room', () => {
    const game = range({
      markers: [body('m1', 't', [6.5, 12]), { id: 'm2', kind: 'opportunity', at: [6.5, 13.5], owner: 't' }],
      s: { card: { move: 6 } },
      t: { at: [13, 12], card: { opportunityFire: 0.5 }, state: {} },
      tokens: { a: 9, b: 1 },
    });
    const shot = play(game, move('s', [4, 12], [9, 12]), fire('t', 's'), { type: 'pass' }, roll(5, 1, 1));
    expect(character(shot.game, 's').shock).toBe(true);
    expect(character(shot.game, 's').at?.[0]).toBeCloseTo(5.5, 6); // touching the body
    expect(eventsOf(shot, 'putBack')).toHaveLength(1);
  });
});

describe('in a hole', () => {
  const hole: Point = [13, 12];
  const crater = { scenery: [roundBase('crater', hole)] };
  const shotThere = (change: Given = {}) => felled({ ...crater, ...change });

  test('[R36 B] [MOVE-13 B] the owner of one who is shot there says whether the body stays', () => {
    const { game } = shotThere();
    expect(awaiting(game)).toMatchObject({
      kind: 'choose',
      by: 'b',
      about: { what: 'bodyStays', who: 't', marker: 'm1' },
      options: [{ command: choose('stays') }, { command: choose('takenOff') }],
    });
    expect(bodies(play(game, choose('stays')).game)).toMatchObject([{ of: 't', at: hole }]);
    const off = play(game, choose('takenOff'));
    expect(eventsOf(off, 'bodyTakenOff')).toMatchObject([{ of: 't', why: 'owner' }]);
    expect([bodies(off.game), asked(off.game)]).toEqual([[], 'act a']);
  });

  test('[R36 B] outside of one nobody is asked', () => {
    expect(asked(felled().game)).toBe('act a');
  });

  test('[R36 B] a burst is settled before anybody is asked, and wounds all it has to', () => {
    const two = range({
      ...crater,
      s: { card: { weapons: [frag({ short: 4 })] } },
      t: { at: hole, state: { wounded: true } },
      b: [{ id: 'u', at: [13, 14.5] }],
    });
    // in the hole he is behind the cover of his own base unless it bursts in there with him
    const { game } = play(lob(two, 's', [13, 13.05]).game, roll(6, 6, 1, 1));
    expect(asked(game)).toBe('bodyStays b');
    expect(asked(play(game, choose('stays')).game)).toBe('act a');
  });

  test('[R135 B] the game may be over with him: then nobody is asked', () => {
    const last = given({
      ...crater,
      a: [{ id: 's', at: [4, 12], card: { weapons: [rifle({ aim: 0 })] } }],
      b: [{ id: 't', at: hole, state: { wounded: true } }],
      tokens: { a: 5, b: 0 },
    });
    expect(asked(play(last, fire('s', 't'), roll(6, 6, 1)).game)).toBe('over');
  });

  test('[MOVE-13 B] [MOVE-8 B] the body closes it: nobody gets in, and the base is cover all the same', () => {
    const closed = play(shotThere().game, choose('stays')).game;
    const near = range({ ...crater, markers: bodies(closed), s: { at: [11.2, 12] }, t: { at: [20, 12], state: {} } });
    expect(refusal(near, move('s', [11.2, 12], hole))).toEqual({ rule: 'MOVE-13', data: { element: 'crater' } });
    const far = range({ ...crater, markers: bodies(closed), t: { at: [20, 12], state: {} } });
    expect(need(far, 't')).toBe(5);
  });

  describe('it is cleared', () => {
    const lying = { ...crater, markers: [body('m1', 't', hole)], t: { at: [20, 2] as Point, state: {} } };
    const clear = { type: 'clearBody', who: 's', marker: 'm1' } as const;
    const at = (x: number, state: Man['state'] = {}) => range({ ...lying, s: { at: [x, 12], state } });

    test('[MOVE-13 B] [MOVE-2 B] by anybody in contact with the round base, for a token of movement', () => {
      const done = play(at(11.3), clear);
      expect(bodies(done.game)).toEqual([]);
      expect(eventsOf(done, 'bodyTakenOff')).toMatchObject([{ of: 't', why: 'cleared', by: 's' }]);
      expect(character(done.game, 's')).toMatchObject({ spent: 1, moved: 1 });
      expect(done.game.state.tokens.a).toBe(8);
      expect(play(done.game, move('s', [11.3, 12], hole)).game.state.tokens.a).toBe(7);
    });

    test('[MOVE-13 B] not a hundredth away from it', () => {
      expect(refusal(at(11.29), clear)).toEqual({ rule: 'MOVE-13', data: { who: 's' } });
    });

    test('[MOVE-2 B] [MOVE-13 B] not by one who has no movement left', () => {
      expect(refusedBy(at(11.3, { moved: 3 }), clear)).toBe('MOVE-2');
      expect(
        refusedBy(range({ ...lying, tokens: { a: 0 }, s: { at: [11.3, 12] }, rulings: { R59: 'b' } }), clear),
      ).toBe('TURN-11');
    });

    test('[MOVE-13 B] a body that closes nothing is left where it is', () => {
      const open = range({ ...lying, scenery: [], s: { at: [12, 12] } });
      expect(refusedBy(open, clear)).toBe('R36');
      const other = range({
        ...lying,
        markers: [body('m1', 't', hole), body('m2', 't', [11, 14])],
        s: { at: [11.3, 12] },
      });
      expect(refusedBy(other, { ...clear, marker: 'm2' })).toBe('FLOW-UNKNOWN');
    });

    test('[MOVE-13 B] by the other side too', () => {
      const theirs = play(range({ ...lying, tokens: { a: 5, b: 5 }, t: { at: [14.7, 12], state: {} } }), {
        type: 'takeCover',
        who: 's',
      }).game;
      const done = play(play(theirs, endTurn).game, { ...clear, who: 't' }).game;
      expect(bodies(done)).toEqual([]);
    });
  });
});
