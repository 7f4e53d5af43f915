import { describe, expect } from 'vitest';
import { actionsLeft, attack, type Game, type Point, sum } from '../../../src/engine/index.ts';
import { test } from '../../support/builders/editions.ts';
import {
  aim,
  asked,
  box,
  character,
  endTurn,
  fire,
  frag,
  type Given,
  given,
  lob,
  type Man,
  move,
  pass,
  play,
  refusedBy,
  rifle,
  roll,
  takeCover,
} from '../../support/builders/given.ts';

/** The worked examples of the text, with men of our own. */

describe('an NCO who lets a rifleman go on', () => {
  /** A leader with Command 2, and a rifleman with three actions and a rifle of two shots who begins out of his reach. */
  const squad = (): Game =>
    given({
      tokens: { a: 9, b: 0 },
      a: [
        { id: 'nco', at: [4, 20], role: 'nco', card: { command: 2 } },
        { id: 'rifleman', at: [4, 12], card: { actions: 3, move: 3, weapons: [rifle({ shots: 2 })] } },
      ],
      b: [
        { id: 'enemy', at: [12, 12] },
        { id: 'other', at: [22, 2], points: 99 },
      ],
    });
  const afterThree = () =>
    play(squad(), fire('rifleman', 'enemy'), aim, roll(1, 1, 1, 1), move('rifleman', [4, 12], [4, 15])).game;

  test('[CMD-1 B] [CMD-2 B] [TURN-7 B] three actions of his own, and two more once he is near', () => {
    const near = afterThree();
    expect(character(near, 'rifleman').spent).toBe(3);
    expect(actionsLeft(near, 'rifleman')).toBe(2);
    const five = play(near, fire('rifleman', 'enemy'), roll(1, 1, 1), move('rifleman', [4, 15], [4, 18])).game;
    expect(character(five, 'rifleman').spent).toBe(5);
    expect(character(five, 'nco').spent).toBe(0);
    expect(five.state.tokens.a).toBe(4);
    expect(refusedBy(five, takeCover('rifleman'))).toBe('TURN-7');
  });

  test('[CMD-1 B] [TURN-7 B] none beyond his own where he stood before', () => {
    const far = play(squad(), fire('rifleman', 'enemy'), aim, roll(1, 1, 1, 1)).game;
    expect(actionsLeft(far, 'rifleman')).toBe(1);
  });

  test('[AIM-1 B] [R16 B] his second shot is not aimed again', () => {
    expect(asked(play(afterThree(), fire('rifleman', 'enemy')).game)).toBe('roll a');
  });
});

describe('a barricade 5u long that is looked at along its length', () => {
  /** It runs from x = 6.5 to 11.5; the target stands at its far end, the shooter so far before its near one. */
  const along = (before: number): Game =>
    given({
      scenery: [box('barricade', [6.5, 11], [5, 2])],
      a: [{ id: 's', at: [6.5 - before - 0.5, 12] }],
      b: [{ id: 't', at: [12, 12] }],
    });
  const covers = (before: number) => attack(along(before), 's', 't').sight.covers;

  test('[COVER-9 B] [COVER-6 B] [R37 B] from 2u before it the target is behind two covers', () => {
    expect(covers(2)).toBe(2);
    expect(sum(attack(along(2), 's', 't').need)).toBe(6);
  });

  test('[COVER-9 B] [COVER-6 B] [R37 B] from its near end behind one', () => {
    expect(covers(0)).toBe(1);
    expect(sum(attack(along(0), 's', 't').need)).toBe(5);
  });
});

describe('a wounded man', () => {
  /** s shoots at t behind a hedge, `distance` u from edge to edge. */
  const scene = (distance: number, change: Given & { t?: Partial<Man>; hedge?: number | null } = {}): Game => {
    const { hedge = 14, ...rest } = change;
    return given({
      tokens: { a: 9, b: 9 },
      ...rest,
      scenery: hedge === null ? [] : [box('hedge', [hedge, 4], [0.3, 16])],
      a: [
        {
          id: 's',
          at: [14 - distance, 12] as Point,
          card: { weapons: [rifle({ shots: 9, aim: 0 }), frag()], actions: 9 },
        },
        { id: 'far-a', at: [1, 23], points: 99 },
        { id: 'late-a', points: 99 },
      ],
      b: [
        { id: 't', at: [15, 12], ...change.t },
        { id: 'far', at: [23, 23], points: 99 },
        { id: 'late', points: 99 },
      ],
    });
  };
  const hurt: Partial<Man> = { state: { wounded: true, shock: true, shockSince: 3 } };
  const need = (game: Game) => sum(attack(game, 's', 't').need);

  test('[WOUND-1 B] [WOUND-3 B] [TC-2 B] counts as taking cover from anybody, with no marker, and is hit with a 6 in partial cover', () => {
    const game = play(scene(8), fire('s', 't'), pass, roll(5, 1, 1)).game;
    expect(character(game, 't')).toMatchObject({ wounded: true, shock: true, inCover: false });
    expect(need(game)).toBe(6);
  });

  test('[WOUND-2 B] [WOUND-3 B] [R30 B] misses his next turn, and no more: the marker goes with its end', () => {
    const theirs = play(scene(8), fire('s', 't'), pass, roll(5, 1, 1), endTurn).game;
    expect(refusedBy(theirs, move('t', [15, 12], [16, 12]))).toBe('WOUND-3');
    const ours = play(theirs, move('far', [23, 23], [22, 23]), endTurn).game;
    expect(character(ours, 't').shock).toBe(false);
    const again = play(ours, move('far-a', [1, 23], [2, 23]), endTurn).game;
    expect(refusedBy(again, move('t', [15, 12], [16, 12]))).toBeNull();
    expect(refusedBy(again, takeCover('t'))).toBeNull();
  });

  test('[COVER-6 B] [WOUND-3 B] [TC-4 B] is hit with a 4 from so near that no cover is left to him', () => {
    expect(need(scene(0.9, { hedge: 13.9, t: hurt }))).toBe(4);
    expect(need(scene(4, { t: hurt }))).toBe(5);
  });

  test('[WOUND-3 B] [TC-4 B] from where he is in the open with a 5 from beyond 5u, and a 4 from within', () => {
    expect(need(scene(5.01, { hedge: null, t: hurt }))).toBe(5);
    expect(need(scene(5, { hedge: null, t: hurt }))).toBe(4);
  });

  test('[WOUND-4 B] a single further hit is the end of him: by a shot, at close quarters, or by a grenade', () => {
    const shot = play(scene(8, { t: hurt }), fire('s', 't'), roll(6, 1, 1)).game;
    const fought = play(
      scene(2.5, { hedge: null, t: hurt }),
      move('s', [11.5, 12], [14, 12]),
      roll(6, 1),
      roll(1, 1),
    ).game;
    // thrown over the hedge, where it hides nobody from the burst
    const burst = play(lob(scene(4, { t: hurt }), 's', [15.5, 13]).game, roll(6, 1, 1, 1)).game;
    expect([shot, fought, burst].map((game) => character(game, 't').out)).toEqual([true, true, true]);
  });
});
