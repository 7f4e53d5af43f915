import { describe, expect } from 'vitest';
import { sight } from '../../src/engine/sight/index.ts';
import { letterNow } from '../support/builders/editionNow.ts';
import { test as it } from '../support/builders/editions.ts';
import {
  base,
  box,
  disk,
  figure,
  look,
  type Pair,
  partial,
  roundBase,
  rulesFor,
  total,
  wall,
} from '../support/builders/sightRules.ts';

const WOOD = () => partial(box(4, -3, 6, 3));
/** Hides the upper half of a target at (10, 0), far from the shooter. */
const CORNER = () => total(box(9, 0, 9.2, 5));

describe('line of sight', () => {
  it('none if no point of the target is seen past total cover [LOS-2 QIFCB]', () => {
    const answer = look(letterNow(), [total(box(4, -3, 6, 3))]);
    expect(answer).toMatchObject({ los: false, seen: 'none', cover: 'total', covers: 0 });
    expect(answer.counted.map((c) => c.rule)).toEqual(['LOS-2']);
  });

  it('partly hidden by total cover is partial cover [LOS-3 QIFCB]', () => {
    const corner = CORNER();
    const answer = look(letterNow(), [corner]);
    expect(answer).toMatchObject({ los: true, seen: 'some', cover: 'partial', covers: 1 });
    expect(answer.counted).toEqual([{ id: corner.id, rule: 'LOS-3' }]);
  });

  it('wholly seen is in the open, from any points of the base [LOS-4 QIFCB]', () => {
    // Half a wall near the shooter hides nothing: he leans out.
    expect(look(letterNow(), [total(box(3, 0, 3.2, 5))])).toMatchObject({ seen: 'all', cover: 'open' });
  });

  it('a slit half-way shows the whole target from different points, not from one [R34 QIF] [R34=b QIF]', () => {
    const slit = [total(box(5, -3, 5.1, -0.05)), total(box(5, 0.05, 5.1, 3))];
    expect(look(letterNow(), slit).cover).toBe('open');
    expect(look(letterNow(), slit, {}, { R34: 'b' }).cover).toBe('partial');
    expect(look(letterNow(), [total(box(5, -3, 5.1, -0.4))], {}, { R34: 'b' }).cover).toBe('open');
  });

  it('past partial cover: hidden wholly is partial, any point seen is open [LOS-5 QIFB]', () => {
    const wood = WOOD();
    expect(look(letterNow(), [wood])).toMatchObject({ cover: 'partial', counted: [{ id: wood.id, rule: 'LOS-5' }] });
    expect(look(letterNow(), [partial(box(9, 0, 9.2, 5))]).cover).toBe('open');
  });

  it('partial cover that hides a part counts in C, unless R75=b [LOS-5 C] [R75 C] [R75=b C]', () => {
    const half = [partial(box(9, 0, 9.2, 5))];
    expect(look('C', half)).toMatchObject({ cover: 'partial', seen: 'all' });
    expect(look('C', half, {}, { R75: 'b' }).cover).toBe('open');
  });

  it('one line must be free of both kinds at once [R55 QIF]', () => {
    // Total cover leaves the lower lanes, partial cover the upper ones.
    const both = [total(box(4.6, 0, 4.8, 5)), partial(box(6, -5, 6.2, 0))];
    expect(look(letterNow(), both.slice(0, 1)).cover).toBe('open');
    expect(look(letterNow(), both.slice(1)).cover).toBe('open');
    expect(look(letterNow(), both).cover).toBe('open');
    const wide = [total(box(5, -0.3, 5.2, 5)), partial(box(6, -5, 6.2, 0.3))];
    expect(look(letterNow(), wide)).toMatchObject({ los: true, cover: 'partial' });
  });
});

describe('the rule of the 2u', () => {
  it('an element within 2u of the shooter gives no partial cover, the whole of it [COVER-6 QC] [R32 QC]', () => {
    const answer = look(letterNow(), [partial(box(2, -3, 8, 3))]);
    expect(answer.cover).toBe('open');
    expect(answer.setAside.map((s) => s.why)).toEqual(['near']);
  });

  it('with R32=b only the part within 2u is left out [R32=b QC]', () => {
    expect(look(letterNow(), [partial(box(2, -3, 8, 3))], {}, { R32: 'b' }).cover).toBe('partial');
    // What is left is less than 2u across.
    expect(look(letterNow(), [partial(box(2, -0.7, 3.4, 0.7))], {}, { R32: 'b' }).cover).toBe('open');
  });

  it('B: the part further out counts if it is at least 2u across [COVER-6 B]', () => {
    expect(look('B', [partial(box(1, -0.7, 5, 0.7))]).covers).toBe(1);
    expect(look('B', [partial(box(1, -0.7, 3.5, 0.7))]).covers).toBe(0);
  });

  describe('a corner near the shooter', () => {
    const near = () => [total(box(2, -0.2, 2.4, 5)), total(box(2, -5, 2.4, -0.6))];
    const pair: Pair = { to: [3.4, 0] };

    it('hides no part in C and Q, unless R76=b [R76 QC] [R76=b QC]', () => {
      expect(look(letterNow(), near(), pair)).toMatchObject({ los: true, seen: 'some', cover: 'open' });
      expect(look(letterNow(), near(), pair, { R76: 'b' }).cover).toBe('partial');
    });

    it('hides a part in B, unless R76=b [R76 B] [R76=b B]', () => {
      expect(look('B', near(), pair).cover).toBe('partial');
      expect(look('B', near(), pair, { R76: 'b' }).cover).toBe('open');
    });
  });

  it('I and F measure the 2u to the target [COVER-6 IF] [R95 IF]', () => {
    expect(look(letterNow(), [partial(box(1, -3, 1.2, 3))]).cover, 'near the shooter, far target').toBe('partial');
    expect(look(letterNow(), [partial(box(1, -3, 1.2, 3))], { to: [3, 0] }).cover, 'exactly 2u').toBe('open');
    expect(look(letterNow(), [partial(box(1, -3, 1.2, 3))], { to: [3.0001, 0] }).cover, '2.0001u').toBe('partial');
  });

  it('with R95=b elements within 2u of the shooter are left out too [R95=b IF]', () => {
    expect(look(letterNow(), [partial(box(1, -3, 1.2, 3))], {}, { R95: 'b' }).cover).toBe('open');
    expect(look(letterNow(), [partial(box(2.6, -3, 2.8, 3))], {}, { R95: 'b' }).cover).toBe('partial');
  });

  it('a target at 2u, partly hidden by total cover, is in the open, unless R96=b [R96 IF] [R96=b IF]', () => {
    const corner = [total(box(2.2, 0.1, 2.4, 5))];
    expect(look(letterNow(), corner, { to: [3, 0] })).toMatchObject({ los: true, seen: 'some', cover: 'open' });
    expect(look(letterNow(), corner, { to: [3, 0] }, { R96: 'b' }).cover).toBe('partial');
    expect(look(letterNow(), [total(box(1, -3, 1.2, 3))], { to: [3, 0] }).los).toBe(false);
  });

  it('the element the shooter stands in gives his targets none [R57 QIFC]', () => {
    expect(look(letterNow(), [partial(box(-3, -3, 12, 3))]).cover).toBe('open');
  });

  it('and it is told as that where nothing else is near [R57 IF]', () => {
    expect(look(letterNow(), [partial(box(-3, -3, 3, 3))]).setAside[0]?.why).toBe('own-ground');
  });

  it('whoever stands in an element is behind its edge [R57 QIFCB]', () => {
    expect(look(letterNow(), [partial(box(7, -3, 13, 3))]).cover).toBe('partial');
  });

  it('a target half in a wood is in the open if its other half is seen [R57 QIF]', () => {
    expect(look(letterNow(), [partial(box(10, -3, 13, 3))]).cover).toBe('open');
  });
});

describe('what gives cover', () => {
  it('characters in between [COVER-7 QFCB]', () => {
    expect(look(letterNow(), [figure([5, 0], 'c')])).toMatchObject({
      cover: 'partial',
      counted: [{ id: 'c', rule: 'COVER-7' }],
    });
  });

  it('but not in I, unless R33=b [COVER-7 I] [R33 I] [R33=b I]', () => {
    expect(look('I', [figure([5, 0])])).toMatchObject({ cover: 'open', setAside: [{ why: 'character' }] });
    expect(look('I', [figure([5, 0])], {}, { R33: 'b' }).cover).toBe('partial');
  });

  it('a 60 mm base covers whoever is inside, from any direction [COVER-8 QIFCB]', () => {
    for (const from of [
      [0, 0],
      [10, 10],
      [20, 0],
      [10, -10],
    ] as const) {
      const answer = look(letterNow(), [roundBase([10, 0])], { from: [...from] });
      expect(answer.cover).toBe('partial');
      expect(answer.counted[0]?.rule).toBe('COVER-8');
    }
  });

  it('a 60 mm base with any part within 2u is left out whole, in B too [COVER-8 B] [COVER-6 Q]', () => {
    expect(look(letterNow(), [roundBase([3.5, 0])]).cover).toBe('open');
    expect(look(letterNow(), [roundBase([3.8, 0])]).cover).toBe('partial');
  });

  it('one cover is as good as many, but for R132=b [COVER-9 QIFC] [R132 QIFC] [R132=b QIFC]', () => {
    const two = [partial(wall([4, -3], [4, 3])), partial(wall([7, -3], [7, 3]))];
    expect(look(letterNow(), two).covers).toBe(1);
    expect(look(letterNow(), two, {}, { R132: 'b' }).covers).toBe(2);
  });

  it('what is only for the eye gives none [COVER-15 Q]', () => {
    expect(look('Q', [{ ...WOOD(), cover: 'none' }])).toMatchObject({ cover: 'open', setAside: [] });
  });

  it('a laser: lit in part is one cover, lit wholly none, not lit no line of sight [LOS-13 B]', () => {
    const rules = { ...rulesFor('B'), laser: true };
    const lit = (...blockers: ReturnType<typeof total>[]) =>
      sight({ from: base('s', [0, 0]), to: base('t', [10, 0]), blockers, rules });
    expect(lit(partial(box(5, 0.1, 6, 3)))).toMatchObject({ los: true, seen: 'some', cover: 'partial', covers: 1 });
    expect(lit(partial(box(5, 0.6, 6, 3)))).toMatchObject({ seen: 'all', cover: 'open', covers: 0 });
    expect(lit(partial(box(5, -3, 6, 3)))).toMatchObject({ los: false, seen: 'none' });
    expect(lit(partial(disk([10, 0], 1.2), { roundBase: true }))).toMatchObject({
      seen: 'all',
      cover: 'partial',
      covers: 1,
    });
    expect(lit(partial(disk([5, 0], 2), { smoke: true }), partial(box(7.5, 0.1, 8, 3))).covers).toBeGreaterThan(1);
  });
});

describe('the unit and the size of bases', () => {
  it('a wall that hides a base of 0.5u leaves one of an inch scale hidden as well; a larger base looks over it [R39 Q] [R52 Q]', () => {
    const rules = rulesFor('Q');
    const question = (radius: number) =>
      sight({
        from: base('s', [0, 0], radius),
        to: base('t', [10, 0], radius),
        blockers: [total(box(5, -0.5, 5.1, 0.5))],
        rules,
      });
    expect(question(0.5).los).toBe(false);
    expect(question(12.5 / 25.4).los).toBe(false);
    expect(question(0.6).los).toBe(true);
  });
});
