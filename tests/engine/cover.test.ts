import { describe, expect } from 'vitest';
import { attack, type Game, type Point, type SceneryElement, sum } from '../../src/engine/index.ts';
import { test } from '../support/builders/editions.ts';
import { box, type Given, given, roundBase, total } from '../support/builders/given.ts';

/** What sight means for a shot: s at [4, 12] at t at [12, 12], 7u apart. How it is found is tested in tests/sight. */
const scene = (
  scenery: readonly SceneryElement[],
  change: Given & { third?: Point; s?: Point; t?: Point } = {},
): Game =>
  given({
    ...change,
    scenery,
    a: [{ id: 's', at: change.s ?? [4, 12] }],
    b: [{ id: 't', at: change.t ?? [12, 12] }, ...(change.third ? [{ id: 'third', at: change.third }] : [])],
  });

/** The number that hits; null without line of sight. */
const need = (...args: Parameters<typeof scene>): number | null => {
  const { need, violation } = attack(scene(...args), 's', 't');
  return violation?.rule === 'LOS-2' ? null : sum(need);
};

/** From one side of the table's middle to the other; from y = 4 down to `to`. */
const wall = (x: number, to = 20) => total('wall', [x, 4], [0.2, to - 4]);
const hedge = (x: number, to = 20, id = 'hedge') => box(id, [x, 4], [0.2, to - 4]);

describe('total cover', () => {
  test('[LOS-2 QIFCB] hides a target of whom nothing can be seen: no shot', () => {
    expect(need([wall(8)])).toBeNull();
    expect(need([wall(8, 12.5)])).toBeNull();
  });

  test('[LOS-3 QIFCB] [R55 QIFCB] makes partial cover for a target of whom a part is hidden', () => {
    expect(need([wall(8, 12)])).toBe(5);
  });

  test('[LOS-4 QIFCB] [R34 QIFCB] leaves one in the open of whom every point is seen from somewhere', () => {
    expect(need([wall(8, 11.4)])).toBe(4);
    expect(need([total('post', [7.9, 11.9], [0.2, 0.2])])).toBe(4);
  });

  test('[R34=b QIFCB] unless no single point of the shooter sees all of him', () => {
    expect(need([total('post', [7.9, 11.9], [0.2, 0.2])], { rulings: { R34: 'b' } })).toBe(5);
    expect(need([wall(8, 11.4)], { rulings: { R34: 'b' } })).toBe(4);
  });

  test('[R76 QC] within 2u of the shooter it blocks as ever, but hides no part', () => {
    expect(need([wall(5, 12.4)])).toBe(4);
    expect(need([wall(5)])).toBeNull();
  });

  test('[R76=b QC] within 2u of the shooter it hides a part as elsewhere', () => {
    expect(need([wall(5, 12.4)], { rulings: { R76: 'b' } })).toBe(5);
  });
});

describe('partial cover', () => {
  test('[LOS-5 QIFB] covers a target no point of whom is seen past it', () => {
    expect(need([hedge(8)])).toBe(5);
  });

  test('[LOS-5 QIFB] leaves one in the open of whom any point is seen past it', () => {
    expect(need([hedge(8, 12)])).toBe(4);
  });

  test('[R55 QIFC] counts where total cover hides some of the target and partial cover the rest', () => {
    expect(need([wall(8, 12), hedge(9)])).toBe(5);
  });

  test('[COVER-15 QIFCB] [SETUP-13 QIFCB] what is neither total nor partial covers nobody', () => {
    expect(need([box('pond', [7, 4], [2, 16], { terrain: ['impassable'] })])).toBe(4);
    expect(need([box('mud', [7, 4], [2, 16], { terrain: ['difficult'] })])).toBe(4);
    expect(need([box('corn', [7, 4], [2, 16], { terrain: ['concealing'] })])).toBe(5);
  });

  test('[COVER-9 QIFC] [R132 QIFC] two are as good as one', () => {
    expect(need([hedge(7), hedge(10, 20, 'second')])).toBe(5);
  });

  test('[R132=b QIFC] two that stand 2u apart make it two harder', () => {
    expect(need([hedge(7), hedge(10, 20, 'second')], { rulings: { R132: 'b' } })).toBe(6);
    expect(need([hedge(7)], { rulings: { R132: 'b' } })).toBe(5);
  });
});

describe('cover near the shooter', () => {
  // the edge of the shooter's base is at x = 4.5
  test('[COVER-6 QC] [case L22] an element at exactly 2u of the shooter covers nobody, at a hundredth more it does', () => {
    expect(need([hedge(6.5)])).toBe(4);
    expect(need([hedge(6.51)])).toBe(5);
    expect(need([hedge(6.5001)])).toBe(5);
  });

  test('[COVER-6 QCB] the 2u run from the shooter, not to the target', () => {
    expect(need([hedge(11.2)])).toBe(5);
    expect(need([hedge(4.6)])).toBe(4);
  });

  test('[R32 QC] an element of which any point is within 2u is left out whole', () => {
    expect(need([box('wood', [6.5, 10], [4, 4])])).toBe(4);
  });

  test('[R32=b QC] only what lies within 2u of it is left out', () => {
    expect(need([box('wood', [6, 10], [4, 4])], { rulings: { R32: 'b' } })).toBe(5);
    expect(need([hedge(6)], { rulings: { R32: 'b' } })).toBe(4);
  });

  test('[R57 QIFCB] the wood the shooter stands in covers nobody, the one the target stands in covers him', () => {
    expect(need([box('wood', [2, 10], [4, 4])])).toBe(4);
    expect(need([box('wood', [10, 10], [4, 4])])).toBe(5);
  });
});

describe('a platform', () => {
  const roof = (at: Point) => box('roof', at, [4, 4], { terrain: ['sheltering'], platform: true });

  test('[R139 QIFC] does not block the sight of one who stands on it, nor cover his targets', () => {
    expect(need([roof([2, 10])])).toBe(4);
  });

  test('[R139 QIFC] [FIRE-11 QIFCB] is seen in plan: from above one shoots with as many dice', () => {
    expect(attack(scene([roof([2, 10])]), 's', 't').count).toEqual([{ rule: 'FIRE-2', add: 3 }]);
  });

  test('[R139 QIFC] one whom its owner sees sees him', () => {
    expect(attack(scene([roof([2, 10])]), 't', 's').sight.los).toBe(true);
    expect(need([roof([10, 10])])).toBe(5);
    expect(need([roof([10, 10]), wall(8)])).toBeNull();
  });

  test('[R170 QIFC] covers one who stands on it like an element he is in, and hides him from nobody', () => {
    expect(need([roof([10, 10])])).toBe(5);
  });

  test('[R170=b QIFC] or gives him no cover at all', () => {
    expect(need([roof([10, 10])], { rulings: { R170: 'b' } })).toBe(4);
    expect(need([roof([10, 10]), hedge(8)], { rulings: { R170: 'b' } })).toBe(5);
  });
});

describe('characters and round bases', () => {
  test('[COVER-7 QFCB] a living character in between is partial cover, friend or enemy', () => {
    expect(need([], { third: [8, 12] })).toBe(5);
    expect(need([], { third: [8, 10] })).toBe(4);
  });

  test('[COVER-6 QCB] [case L22] not at exactly 2u of the shooter, but at a hundredth more', () => {
    expect(need([], { third: [7, 12] })).toBe(4);
    expect(need([], { third: [7.01, 12] })).toBe(5);
  });

  test('[COVER-7 QFCB] [WOUND-5 QIFCB] the fallen cover nobody', () => {
    const b = [
      { id: 't', at: [12, 12] as Point },
      { id: 'gone', state: { out: true } },
    ];
    expect(attack(given({ a: [{ id: 's', at: [4, 12] }], b }), 's', 't').sight.cover).toBe('open');
  });

  test('[COVER-8 QIFCB] a round base covers the one inside it from every side', () => {
    for (const s of [
      [4, 12],
      [20, 12],
      [12, 4],
      [12, 20],
      [6, 6],
    ] as Point[]) {
      expect(need([roundBase('crater', [12, 12])], { s })).toBe(5);
    }
  });

  test('[COVER-6 QCB] [COVER-8 QCB] but not against one who stands within 2u of it', () => {
    expect(need([roundBase('crater', [12, 12])], { s: [8.3, 12] })).toBe(4);
    expect(need([roundBase('crater', [12, 12])], { s: [8.29, 12] })).toBe(5);
  });

  test('[MOVE-8 QIFCB] [LOS-1 QIFCB] one inside is measured from his own base', () => {
    expect(attack(scene([roundBase('crater', [12, 12])]), 's', 't').distance).toBe(7);
  });
});
