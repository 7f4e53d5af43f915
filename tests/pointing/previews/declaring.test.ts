import { describe, expect, test } from 'vitest';
import { awaiting, sum } from '../../../src/engine/index.ts';
import { declaring, withShots } from '../../../src/pointing/previews/declaring.ts';
import { shotInQuestion, shotPreview } from '../../../src/pointing/previews/shot.ts';
import { combatDuel } from '../../support/builders/combat.ts';
import { given, play, rifle, total } from '../../support/builders/given.ts';

const tool = { kind: 'fire', who: 'abel', target: null } as const;
const duel = (rulings = {}) => given({ rulings, a: [{ id: 'abel', at: [4, 12] }], b: [{ id: 'bo', at: [14, 12] }] });

describe('what is said with a shot', () => {
  test('[FIRE-7 C] [R14 C] so many at once as are left, with Aim, each for a token', () => {
    expect(declaring(combatDuel(), tool)).toEqual({
      shots: { chosen: 1, more: null },
      aim: { chosen: false, violation: null },
      cost: 1,
    });
    const all = declaring(combatDuel(), { ...tool, shots: 3, aim: true });
    expect(all).toMatchObject({ shots: { chosen: 3, more: { rule: 'FIRE-7' } }, aim: { chosen: true }, cost: 4 });
  });

  test('[TURN-11 C] why there cannot be one more', () => {
    expect(declaring(combatDuel({ tokens: { a: 2, b: 12 } }), { ...tool, shots: 2 })).toMatchObject({
      shots: { more: { rule: 'TURN-11' } },
      aim: { violation: { rule: 'TURN-11' } },
    });
  });

  test('[AIM-1 C] Aim is for the first shot of the turn', () => {
    const later = combatDuel({ a: [{ id: 'anna', at: [4, 8], state: { shots: { rifle: 1 } } }] });
    expect(declaring(later, { ...tool, who: 'anna' })?.aim?.violation?.rule).toBe('AIM-1');
  });

  test('[R15=b Q] Aim alone where shots are fired one at a time', () => {
    expect(declaring(duel({ R15: 'b' }), tool)).toMatchObject({ shots: null, aim: { chosen: false } });
  });

  test('[R15 Q] [R14=c C] nothing where neither is declared with the shot, no shots where each is rolled by itself', () => {
    expect(declaring(duel(), tool)).toEqual({ shots: null, aim: null, cost: 1 });
    expect(declaring(combatDuel({ rulings: { R14: 'c' } }), tool)?.shots).toBeNull();
  });

  test('nothing while nobody can be shot at, nor Aim by a weapon that gains nothing', () => {
    expect(declaring(combatDuel({ scenery: [total('house', [8, 10], [1, 4])] }), tool)).toBeNull();
    const smg = { id: 'anna', at: [4, 8] as const, card: { weapons: [rifle({ aim: 0 })] } };
    expect(declaring(combatDuel({ a: [smg] }), { ...tool, who: 'anna' })?.aim).toBeNull();
  });

  test('never fewer than one', () => {
    expect(withShots({ ...tool, shots: 2 }, 1)).toMatchObject({ shots: 1 });
    expect(withShots(tool, 0)).toMatchObject({ shots: 1 });
  });
});

describe('the numbers of a shot', () => {
  test('[FIRE-7 C] [AIM-1 C] are those of all that is chosen', () => {
    const preview = shotPreview(combatDuel(), 'abel', 'bo', { shots: 2, aim: true });
    expect(sum(preview?.attack.count ?? [])).toBe(7);
    expect(preview?.command).toEqual({ type: 'fire', who: 'abel', at: 'bo', shots: 2, aim: true });
    expect(preview?.violation).toBeNull();
    expect(shotPreview(combatDuel(), 'abel', 'bo', { shots: 4 })?.violation?.rule).toBe('FIRE-7');
  });

  test('a plain shot is a plain command', () => {
    expect(shotPreview(combatDuel(), 'abel', 'bo', { shots: 1, aim: false })?.command).toEqual({
      type: 'fire',
      who: 'abel',
      at: 'bo',
    });
  });

  test('[R14 C] of one that is under way too', () => {
    const { game } = play(combatDuel(), { type: 'fire', who: 'abel', at: 'bo', shots: 3, aim: true });
    expect(sum(shotInQuestion(game, awaiting(game))?.attack.count ?? [])).toBe(10);
  });
});
