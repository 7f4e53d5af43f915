import { describe, expect, it } from 'vitest';
import { sight } from '../../src/engine/sight/index.ts';
import {
  base,
  box,
  disk,
  figure,
  LETTERS,
  look,
  partial,
  roundBase,
  rulesFor,
  total,
  wall,
} from '../support/sightRules.ts';

const WOOD = () => partial(box(4, -3, 6, 3));
/** Hides the upper half of a target at (10, 0), far from the shooter. */
const CORNER = () => total(box(9, 0, 9.2, 5));

describe('line of sight', () => {
  it('none if no point of the target is seen past total cover [LOS-2 Q] [LOS-2 C] [LOS-2 B] [LOS-2 I] [LOS-2 F]', () => {
    for (const letter of LETTERS) {
      const answer = look(letter, [total(box(4, -3, 6, 3))]);
      expect(answer).toMatchObject({ los: false, seen: 'none', cover: 'total', covers: 0 });
      expect(answer.counted.map((c) => c.rule)).toEqual(['LOS-2']);
    }
  });

  it('partly hidden by total cover is partial cover [LOS-3 Q] [LOS-3 C] [LOS-3 B] [LOS-3 I] [LOS-3 F]', () => {
    for (const letter of LETTERS) {
      const corner = CORNER();
      const answer = look(letter, [corner]);
      expect(answer).toMatchObject({ los: true, seen: 'some', cover: 'partial', covers: 1 });
      expect(answer.counted).toEqual([{ id: corner.id, rule: 'LOS-3' }]);
    }
  });

  it('wholly seen is in the open, from any points of the base [LOS-4 Q] [LOS-4 C] [LOS-4 B] [LOS-4 I] [LOS-4 F]', () => {
    // Half a wall near the shooter hides nothing: he leans out.
    for (const letter of LETTERS)
      expect(look(letter, [total(box(3, 0, 3.2, 5))])).toMatchObject({ seen: 'all', cover: 'open' });
  });

  it('a slit half-way shows the whole target from different points, not from one [R34 Q] [R34=b Q] [R34=b I] [R34=b F]', () => {
    const slit = [total(box(5, -3, 5.1, -0.05)), total(box(5, 0.05, 5.1, 3))];
    for (const letter of ['Q', 'I', 'F'] as const) {
      expect(look(letter, slit).cover).toBe('open');
      expect(look(letter, slit, {}, { R34: 'b' }).cover).toBe('partial');
      expect(look(letter, [total(box(5, -3, 5.1, -0.4))], {}, { R34: 'b' }).cover).toBe('open');
    }
  });

  it('past partial cover: hidden wholly is partial, any point seen is open [LOS-5 Q] [LOS-5 B] [LOS-5 I] [LOS-5 F]', () => {
    for (const letter of ['Q', 'B', 'I', 'F'] as const) {
      const wood = WOOD();
      expect(look(letter, [wood])).toMatchObject({ cover: 'partial', counted: [{ id: wood.id, rule: 'LOS-5' }] });
      expect(look(letter, [partial(box(9, 0, 9.2, 5))]).cover).toBe('open');
    }
  });

  it('partial cover that hides a part counts in C, unless R75=b [LOS-5 C] [R75 C] [R75=b C]', () => {
    const half = [partial(box(9, 0, 9.2, 5))];
    expect(look('C', half)).toMatchObject({ cover: 'partial', seen: 'all' });
    expect(look('C', half, {}, { R75: 'b' }).cover).toBe('open');
  });

  it('one line must be free of both kinds at once [R55 Q]', () => {
    // Total cover leaves the lower lanes, partial cover the upper ones.
    const both = [total(box(4.6, 0, 4.8, 5)), partial(box(6, -5, 6.2, 0))];
    expect(look('Q', both.slice(0, 1)).cover).toBe('open');
    expect(look('Q', both.slice(1)).cover).toBe('open');
    expect(look('Q', both).cover).toBe('open');
    const wide = [total(box(5, -0.3, 5.2, 5)), partial(box(6, -5, 6.2, 0.3))];
    expect(look('Q', wide)).toMatchObject({ los: true, cover: 'partial' });
  });
});

describe('the rule of the 2u', () => {
  it('an element within 2u of the shooter gives no partial cover, the whole of it [COVER-6 Q] [COVER-6 C] [R32 Q] [R32 C]', () => {
    for (const letter of ['C', 'Q'] as const) {
      const answer = look(letter, [partial(box(2, -3, 8, 3))]);
      expect(answer.cover).toBe('open');
      expect(answer.setAside.map((s) => s.why)).toEqual(['near']);
    }
  });

  it('with R32=b only the part within 2u is left out [R32=b Q] [R32=b C]', () => {
    for (const letter of ['C', 'Q'] as const) {
      expect(look(letter, [partial(box(2, -3, 8, 3))], {}, { R32: 'b' }).cover).toBe('partial');
      // What is left is less than 2u across.
      expect(look(letter, [partial(box(2, -0.7, 3.4, 0.7))], {}, { R32: 'b' }).cover).toBe('open');
    }
  });

  it('B: the part further out counts if it is at least 2u across [COVER-6 B]', () => {
    expect(look('B', [partial(box(1, -0.7, 5, 0.7))]).covers).toBe(1);
    expect(look('B', [partial(box(1, -0.7, 3.5, 0.7))]).covers).toBe(0);
  });

  it('a near corner hides no part in C and Q, in B it does; R76=b turns it round [R76 Q] [R76 C] [R76 B] [R76=b Q] [R76=b B]', () => {
    // Near the shooter, and still hiding part of the target.
    const near = [total(box(2, -0.2, 2.4, 5)), total(box(2, -5, 2.4, -0.6))];
    const pair = { to: [3.4, 0] as const };
    expect(look('Q', near, { to: [...pair.to] })).toMatchObject({ los: true, seen: 'some', cover: 'open' });
    expect(look('C', near, { to: [...pair.to] }).cover).toBe('open');
    expect(look('B', near, { to: [...pair.to] }).cover).toBe('partial');
    expect(look('Q', near, { to: [...pair.to] }, { R76: 'b' }).cover).toBe('partial');
    expect(look('B', near, { to: [...pair.to] }, { R76: 'b' }).cover).toBe('open');
  });

  it('I and F measure the 2u to the target [COVER-6 I] [COVER-6 F] [R95 I] [R95 F]', () => {
    for (const letter of ['I', 'F'] as const) {
      expect(look(letter, [partial(box(1, -3, 1.2, 3))]).cover, 'near the shooter, far target').toBe('partial');
      expect(look(letter, [partial(box(1, -3, 1.2, 3))], { to: [3, 0] }).cover, 'exactly 2u').toBe('open');
      expect(look(letter, [partial(box(1, -3, 1.2, 3))], { to: [3.0001, 0] }).cover, '2.0001u').toBe('partial');
    }
  });

  it('with R95=b elements within 2u of the shooter are left out too [R95=b I] [R95=b F]', () => {
    for (const letter of ['I', 'F'] as const) {
      expect(look(letter, [partial(box(1, -3, 1.2, 3))], {}, { R95: 'b' }).cover).toBe('open');
      expect(look(letter, [partial(box(2.6, -3, 2.8, 3))], {}, { R95: 'b' }).cover).toBe('partial');
    }
  });

  it('a target at 2u, partly hidden by total cover, is in the open, unless R96=b [R96 I] [R96 F] [R96=b I] [R96=b F]', () => {
    const corner = [total(box(2.2, 0.1, 2.4, 5))];
    for (const letter of ['I', 'F'] as const) {
      expect(look(letter, corner, { to: [3, 0] })).toMatchObject({ los: true, seen: 'some', cover: 'open' });
      expect(look(letter, corner, { to: [3, 0] }, { R96: 'b' }).cover).toBe('partial');
      expect(look(letter, [total(box(1, -3, 1.2, 3))], { to: [3, 0] }).los).toBe(false);
    }
  });

  it('the element the shooter stands in gives his targets none [R57 Q] [R57 C] [R57 I] [R57 F]', () => {
    for (const letter of ['C', 'Q', 'I', 'F'] as const) {
      const wood = [partial(box(-3, -3, 12, 3))];
      expect(look(letter, wood).cover, letter).toBe('open');
    }
    expect(look('I', [partial(box(-3, -3, 3, 3))]).setAside[0]?.why).toBe('own-ground');
  });

  it('whoever stands in an element is behind its edge [R57 Q] [R57 C] [R57 B] [R57 I] [R57 F]', () => {
    for (const letter of LETTERS) expect(look(letter, [partial(box(7, -3, 13, 3))]).cover, letter).toBe('partial');
  });

  it('a target half in a wood is in the open if its other half is seen [R57 Q]', () => {
    expect(look('Q', [partial(box(10, -3, 13, 3))]).cover).toBe('open');
  });
});

describe('what gives cover', () => {
  it('characters in between, but not in I [COVER-7 Q] [COVER-7 C] [COVER-7 B] [COVER-7 F] [COVER-7 I] [R33 I] [R33=b I]', () => {
    for (const letter of ['C', 'B', 'Q', 'F'] as const) {
      expect(look(letter, [figure([5, 0], 'c')])).toMatchObject({
        cover: 'partial',
        counted: [{ id: 'c', rule: 'COVER-7' }],
      });
    }
    expect(look('I', [figure([5, 0])])).toMatchObject({ cover: 'open', setAside: [{ why: 'character' }] });
    expect(look('I', [figure([5, 0])], {}, { R33: 'b' }).cover).toBe('partial');
  });

  it('a 60 mm base covers whoever is inside, from any direction [COVER-8 Q] [COVER-8 C] [COVER-8 B] [COVER-8 I] [COVER-8 F]', () => {
    for (const letter of LETTERS) {
      for (const from of [
        [0, 0],
        [10, 10],
        [20, 0],
        [10, -10],
      ] as const) {
        const answer = look(letter, [roundBase([10, 0])], { from: [...from] });
        expect(answer.cover, letter).toBe('partial');
        expect(answer.counted[0]?.rule).toBe('COVER-8');
      }
    }
  });

  it('a 60 mm base with any part within 2u is left out whole, in B too [COVER-8 B] [COVER-6 Q]', () => {
    for (const letter of ['B', 'Q'] as const) {
      expect(look(letter, [roundBase([3.5, 0])]).cover, letter).toBe('open');
      expect(look(letter, [roundBase([3.8, 0])]).cover, letter).toBe('partial');
    }
  });

  it('one cover is as good as many, but for R132=b [COVER-9 Q] [COVER-9 C] [COVER-9 I] [COVER-9 F] [R132 Q] [R132=b Q]', () => {
    const two = [partial(wall([4, -3], [4, 3])), partial(wall([7, -3], [7, 3]))];
    for (const letter of ['C', 'Q', 'I', 'F'] as const) {
      expect(look(letter, two).covers, letter).toBe(1);
      expect(look(letter, two, {}, { R132: 'b' }).covers, letter).toBe(2);
    }
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
