import { describe, expect, test } from 'vitest';
import { awaiting, type Game, type Point } from '../../../src/engine/index.ts';
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
  moveAndFire,
  play,
  refusedBy,
  rifle,
  roll,
  suppressing,
  suppressionFire,
  takeCover,
  total,
} from '../../support/builders/given.ts';

/** Suppression fire of the Italian quick start (column I). */
const italian = <G extends Given>(position: G) => ({ edition: 'tactic-qs-it' as const, ...position });

describe('suppression', () => {
  /** Around [12, 12] with range 3, kept up by s and f; it is the turn of b. */
  const area = (at: Point, change: Given = {}, more: Partial<Man> = {}): Game =>
    given(
      italian({
        turn: { side: 'b' as const },
        markers: [suppressing('m1', [12, 12], 3, 's', 'f')],
        ...change,
        a: [
          { id: 's', at: [4, 12] },
          { id: 'f', at: [4, 13] },
          { id: 'h', at: [20, 12] },
          { id: 'k', at: [14, 14] },
        ],
        b: [
          {
            id: 'e',
            at,
            ...more,
            card: { move: 8, moveAndFire: 4, actions: 9, weapons: [rifle(), frag()], ...more.card },
          },
          { id: 'x', at: [22, 22], points: 99 },
        ],
      }),
    );

  test('[SF-4 I] no attacks, in sight or not, but grenades to 5u; moving and Take Cover', () => {
    const game = area([13, 12], { scenery: [total('house', [10, 8], [1, 8])] });
    expect(refusedBy(game, fire('e', 'h'))).toBe('SF-4');
    expect(
      refusedBy(
        game,
        moveAndFire('e', [
          [13, 12],
          [13, 10],
        ]),
      ),
    ).toBe('SF-4');
    expect(refusedBy(game, grenade('e', [18, 12]))).toBeNull();
    expect(refusedBy(game, grenade('e', [19.01, 12]))).toBe('SF-6');
    expect(refusedBy(game, move('e', [13, 12], [13, 10]))).toBeNull();
    expect(refusedBy(game, takeCover('e'))).toBeNull();
  });

  test('[SF-4 I] [R88 I] close combat only where neither base is within the area', () => {
    // k stands within it, h does not
    expect(refusedBy(area([13, 12]), move('e', [13, 12], [13.4, 13.4], [14, 14]))).toBe('SF-4');
    expect(refusedBy(area([13, 12]), move('e', [13, 12], [20, 12]))).toBeNull();
  });

  test('[R88 I] nor with his own base outside and the other inside', () => {
    const game = area([18, 16], {}, { state: { suppressedIn: 3 } });
    const onto = move('e', [18, 16], [15.5, 14.5], [14, 14]);
    expect(refusedBy(area([18, 16]), onto)).toBe('SF-4'); // he is pinned on the way
    expect(refusedBy(game, onto)).toBe('SF-4');
  });

  test('[SF-4 I] [R88 I] [R88=b I] or his own base alone has to be outside', () => {
    // the marker's range reaches 4u from its middle: k's base is cut by the rim, the mover's is beyond it
    const rim = (rulings: NonNullable<Given['rulings']>): Game =>
      given(
        italian({
          rulings,
          turn: { side: 'b' as const },
          markers: [suppressing('m1', [12, 12], 3, 's', 'f')],
          a: [
            { id: 's', at: [4, 12] },
            { id: 'f', at: [4, 13] },
            { id: 'k', at: [16, 12] },
          ],
          b: [
            { id: 'e', at: [20, 12], card: { move: 8 }, state: { suppressedIn: 3 } },
            { id: 'x', at: [22, 22], points: 99 },
          ],
        }),
      );
    const onto = move('e', [20, 12], [16, 12]);
    expect(refusedBy(rim({}), onto)).toBe('SF-4');
    expect(refusedBy(rim({ R88: 'b' }), onto)).toBeNull();
    const inside = area([13, 12], { rulings: { R88: 'b' } });
    expect(refusedBy(inside, move('e', [13, 12], [13.4, 13.4], [14, 14]))).toBe('SF-4');
  });

  test('[SF-4 I] [R88 I] one who is attacked fights back', () => {
    const game = area([20, 16], { turn: { side: 'a' } }, { state: { suppressedIn: 3 } });
    const fought = play(game, move('h', [20, 12], [20, 16]), roll(1, 1)).game;
    expect(asked(fought)).toBe('roll b');
  });

  const squad = (state: Man['state'] = {}, starter: Man['state'] = {}, rulings: Given['rulings'] = {}): Game =>
    given(
      italian({
        rulings,
        markers: [suppressing('m1', [12, 12], 3, 'p', 'q')],
        a: [
          { id: 's', at: [4, 12], card: { suppressionFire: 3 }, state: starter },
          { id: 'f', at: [4, 14], state },
          { id: 'g', at: [4, 18] },
          { id: 'p', at: [4, 8] },
          { id: 'q', at: [4, 9.5] },
        ],
        b: [{ id: 'e', at: [20, 12] }],
      }),
    );

  test('[SF-3 I] [SF-10 I] [R90 I] who has shot this turn may not join; a grenade or a fight does not bar', () => {
    expect(refusedBy(squad({ shots: { rifle: 1 }, attacked: true }), joinSuppression('f', 'm1'))).toBe('SF-10');
    expect(refusedBy(squad({ attacked: true, shots: { grenade: 1 } }), joinSuppression('f', 'm1'))).toBeNull();
  });

  test('[SF-10 I] nothing bars the one who begins it; his partners are barred like those who join', () => {
    const begin = suppressionFire('s', [12, 12], 'f');
    expect(refusedBy(squad({}, { shots: { rifle: 1 }, attacked: true }), begin)).toBeNull();
    expect(refusedBy(squad({ shots: { rifle: 1 }, attacked: true }), begin)).toBe('SF-10');
  });

  test('[R90=b I] or any attack bars', () => {
    expect(refusedBy(squad({ attacked: true }, {}, { R90: 'b' }), joinSuppression('f', 'm1'))).toBe('SF-10');
  });

  /** s and f fire from the west; a house hides t, within the area, from both, and w, outside it, is in sight of both. */
  const rolling = (change: Given = {}): Game =>
    play(
      given(
        italian({
          turn: { side: 'b' as const, spent: 1 },
          markers: [suppressing('m1', [12, 12], 3, 's', 'f')],
          ...change,
          a: [
            { id: 's', at: [4, 12] },
            { id: 'f', at: [4, 20] },
          ],
          b: [
            { id: 'u', at: [13, 12], card: { h2h: 5 } },
            { id: 'v', at: [13, 10], card: { h2h: 1 } },
            { id: 'w', at: [4, 4] },
            { id: 'x', at: [22, 22], points: 99 },
          ],
        }),
      ),
      endTurn,
    ).game;

  test('[SF-9 I] [R89 I] a die for each who fires, sight or not; each six wounds whom its side likes in range and sight', () => {
    // f sees nobody in the area
    const blind = rolling({ scenery: [total('wall', [2, 17], [14, 1])] });
    expect(awaiting(blind)).toMatchObject({ kind: 'roll', dice: 2, about: { firers: ['s', 'f'] } });
    const six = play(blind, roll(6, 1)).game;
    expect(asked(six)).toBe('suppressionWound a');
    expect(['u', 'v', 'w'].map((id) => refusedBy(six, choose(id)))).toEqual([null, null, 'FLOW-UNKNOWN']);
    expect(asked(play(blind, roll(1, 6)).game)).toBe('act a');
  });

  test('[SF-9 I] [R89 I] two sixes may go to the same or to different ones', () => {
    const both = play(rolling(), roll(6, 6), choose('u')).game;
    expect(asked(both)).toBe('suppressionWound a');
    expect(character(play(both, choose('u')).game, 'u').out).toBe(true);
    expect(character(play(both, choose('v')).game, 'v').wounded).toBe(true);
  });

  test('[R89=b I] or anyone in sight, out of range too', () => {
    const six = play(rolling({ rulings: { R89: 'b' } }), roll(6, 1)).game;
    expect(refusedBy(six, choose('w'))).toBeNull();
  });

  test('[SF-9 I] no dice where nobody could be wounded', () => {
    const empty = rolling({ markers: [suppressing('m1', [12, 20], 1, 's', 'f')] });
    expect(asked(empty)).toBe('act a');
  });
});
