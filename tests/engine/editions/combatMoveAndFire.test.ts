import { describe, expect } from 'vitest';
import { awaiting, type Command, type Game } from '../../../src/engine/index.ts';
import { ofCombat, reserve } from '../../support/builders/combat.ts';
import { editionNow } from '../../support/builders/editionNow.ts';
import { test } from '../../support/builders/editions.ts';
import {
  aim,
  asked,
  box,
  character,
  fire,
  type Given,
  given,
  pass,
  play,
  refusedBy,
  roll,
} from '../../support/builders/given.ts';

/** Move & Fire of 1-48COMBAT (column C). */
describe('Move & Fire', () => {
  /** s can run past a house that hides t at both ends of his way. */
  const run = (change: Given = {}): Game =>
    given(
      ofCombat({
        tokens: { a: 12, b: 12 },
        scenery: [
          box('left', [4, 9], [6, 1], { terrain: ['sheltering'] }),
          box('right', [13, 9], [6, 1], { terrain: ['sheltering'] }),
        ],
        ...change,
        a: [{ id: 's', at: [8, 12], card: { moveAndFire: 8, actions: 3 } }, ...reserve('a')],
        b: [{ id: 't', at: [11.5, 5] }, ...(change.b ?? []), ...reserve('b')],
      }),
    );
  const path = [
    [8, 12],
    [15, 12],
  ] as const;
  const onTheWay = (after: number): Command => ({ type: 'moveAndFire', who: 's', path, shotAfter: after });

  test('[MF-1 C] the shot may be taken at any point of the move', () => {
    const there = play(run(), onTheWay(3.5)).game;
    expect(asked(there)).toBe('moveAndFire a');
    expect(character(there, 's').at).toEqual([11.5, 12]);
    const { game, events } = play(there, fire('s', 't'), pass, pass, roll(4, 1, 1));
    expect(character(game, 't').wounded).toBe(true);
    expect(character(game, 's').at).toEqual([15, 12]);
    expect(events.filter((e) => e.event === 'moved')).toHaveLength(1);
    expect(game.state.tokens.a).toBe(11);
    expect(asked(game)).toBe('act a');
  });

  test('[MF-1 C] before or after it as well', () => {
    expect(refusedBy(run(), { type: 'moveAndFire', who: 's', path, at: 't' })).toBe('LOS-2');
    expect(refusedBy(run({ scenery: [] }), { type: 'moveAndFire', who: 's', path, at: 't' })).toBeNull();
    expect(asked(play(run({ scenery: [] }), { type: 'moveAndFire', who: 's', path }).game)).toBe('moveAndFire a');
  });

  test.each([0, 7, 7.5])('[MF-1 C] not after %f u of a move of 7', (after) => {
    expect(refusedBy(run(), onTheWay(after))).toBe('MF-1');
  });

  test('[MF-1 QIFB] elsewhere not on the way', () => {
    expect(refusedBy(run({ edition: editionNow() }), onTheWay(3.5))).toBe('MF-1');
  });

  test('[AIM-1 C] [MF-1 C] Aim may be added, before the target decides', () => {
    const shot = play(run(), onTheWay(3.5), fire('s', 't')).game;
    expect(asked(shot)).toBe('aim a');
    const aimed = play(shot, aim).game;
    expect(asked(aimed)).toBe('takeCover b');
    expect(awaiting(play(aimed, pass).game)).toMatchObject({ kind: 'roll', dice: 4 });
  });

  test('[R68 C] the move may end in contact, and they fight', () => {
    const charge = play(run({ b: [{ id: 'n', at: [14, 12] }] }), { type: 'moveAndFire', who: 's', path }).game;
    expect(asked(charge)).toBe('roll a');
    expect(awaiting(charge)).toMatchObject({ about: { what: 'closeCombat', who: 's', against: 'n' } });
  });

  test('[MF-1 C] [R68 C] the shot may be left out, and the move goes on', () => {
    const { game } = play(run(), onTheWay(3.5), pass);
    expect(character(game, 's').at).toEqual([15, 12]);
  });

  test('[MF-1 C] [R73 C] one who stops where he was shot at still has his shot', () => {
    const watch = { id: 'm1', kind: 'opportunity', at: [9.5, 13.5], owner: 't' } as const;
    const game = given(
      ofCombat({
        tokens: { a: 12, b: 12 },
        markers: [watch],
        a: [{ id: 's', at: [4, 12], card: { moveAndFire: 8 } }, ...reserve('a')],
        b: [{ id: 't', at: [9.5, 20], card: { opportunityFire: 1.2 } }, ...reserve('b')],
      }),
    );
    const way: Command = {
      type: 'moveAndFire',
      who: 's',
      path: [
        [4, 12],
        [12, 12],
      ],
      shotAfter: 6,
    };
    const shot = play(game, way, fire('t', 's'), pass, roll(1, 1, 1)).game;
    expect(asked(shot)).toBe('goOn a');
    const stopped = play(shot, { type: 'choose', option: 'stop' }).game;
    expect(asked(stopped)).toBe('moveAndFire a');
    const onwards = play(shot, { type: 'choose', option: 'goOn' }).game;
    expect(asked(onwards)).toBe('moveAndFire a');
    expect(character(onwards, 's').at).toEqual([10, 12]);
  });
});
