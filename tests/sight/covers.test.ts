import { describe, expect, it } from 'vitest';
import type { Blocker } from '../../src/engine/sight/index.ts';
import { box, disk, figure, look, partial, total, wall } from '../support/builders/sightRules.ts';

const coversOf = (...blockers: Blocker[]) => look('B', blockers, { to: [14, 0] });

describe('counting separate partial covers', () => {
  it('a barricade of 5u beginning 2u away counts twice [R37 B] [COVER-9 B]', () => {
    expect(coversOf(partial(box(2.5, -2, 7.5, 2))).covers).toBe(2);
  });

  it('the same barricade in contact counts once [R37 B]', () => {
    expect(coversOf(partial(box(0.5, -2, 5.5, 2))).covers).toBe(1);
  });

  it('covers less than 2u apart are one, at 2u they are two [R37 B] [COVER-9 B]', () => {
    const fence = (x: number) => partial(wall([x, -4], [x, 4]));
    expect(coversOf(fence(4), fence(5.9)).covers).toBe(1);
    expect(coversOf(fence(4), fence(6)).covers).toBe(2);
    expect(coversOf(fence(4), fence(6), fence(8)).covers).toBe(3);
  });

  it('the clearest line is used [R37 B]', () => {
    const fence = partial(wall([4, -4], [4, 4]));
    expect(coversOf(fence, partial(wall([8, -4], [8, 0.3]))).covers).toBe(1);
    expect(coversOf(fence, partial(wall([8, -4], [8, 0.6]))).covers).toBe(2);
  });

  it('partly behind sheltering terrain is one more [R37 B]', () => {
    const corner = total(box(13, 0, 13.2, 5));
    expect(coversOf(corner).covers).toBe(1);
    expect(coversOf(corner, partial(wall([4, -4], [4, 4]))).covers).toBe(2);
  });

  it('smoke counts apart, even where it overlaps [R37 B]', () => {
    const smoke = (x: number) => partial(disk([x, 0], 1.5), { smoke: true });
    expect(coversOf(partial(wall([6, -4], [6, 4])), smoke(6.5)).covers).toBe(2);
    expect(coversOf(smoke(6), smoke(6.5)).covers).toBe(2);
  });

  it('the dead are terrain like the living: each figure counts [R37 B] [COVER-7 B]', () => {
    expect(coversOf(figure([4, 0]), figure([8, 0])).covers).toBe(2);
  });

  it('with R37=b each element counts once, however near the next [R37=b B]', () => {
    const fences = [4, 5, 6].map((x) => partial(wall([x, -4], [x, 4])));
    expect(look('B', fences, { to: [14, 0] }, { R37: 'b' }).covers).toBe(3);
    expect(look('B', fences, { to: [14, 0] }).covers).toBe(2);
  });

  it('splitting a barricade into abutting parts changes nothing [R37 B]', () => {
    const whole = coversOf(partial(box(4, -2, 9.5, 2))).covers;
    expect(coversOf(...[0, 1, 2, 3, 4].map((i) => partial(box(4 + i * 1.1, -2, 5.1 + i * 1.1, 2)))).covers).toBe(whole);
  });

  it('each is told where it begins on the line, from the shooter on [COVER-9 B]', () => {
    const barricade = partial(box(2.5, -2, 7.5, 2));
    const places = (...blockers: Blocker[]) => {
      const { witness } = look('B', blockers, { to: [14, 0] }, {}, { witness: true });
      return witness?.covers?.map(({ at }) => at[0]);
    };
    expect(places(barricade)).toEqual([expect.closeTo(2.5), expect.closeTo(6.5)]);
    expect(places(partial(wall([11, -4], [11, 4])), barricade)).toEqual([2.5, 6.5, 11].map((x) => expect.closeTo(x)));
    expect(places()).toBeUndefined();
  });
});
