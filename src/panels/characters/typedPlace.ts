import { onGrid, type Point, type Table } from '../../engine/index.ts';
import { typedNumber } from '../../parts/typedNumber.ts';

/**
 * A place as it is typed: "12.5 18" across and down, or "3 NW" so far from somebody; `compass`: the words for directions in the
 * order of `DIRECTIONS` (pointing/direction.ts). `wrong`: it is neither; `outside`: it is not on the table.
 */
export function typedPlace(
  text: string,
  from: Point | null,
  compass: readonly string[],
  { width, height }: Pick<Table, 'width' | 'height'>,
): Point | 'wrong' | 'outside' {
  const [first = '', second = '', ...more] = text.trim().split(/[\s;]+/);
  const number = typedNumber(first.replace(/u$/i, ''));
  const eighth = compass.findIndex((each) => each.toLowerCase() === second.toLowerCase());
  if (Number.isNaN(number) || more.length > 0) return 'wrong';
  if (eighth >= 0 && !from) return 'wrong';
  const place: readonly number[] =
    eighth >= 0 && from
      ? [from[0] + number * Math.cos((eighth * Math.PI) / 4), from[1] + number * Math.sin((eighth * Math.PI) / 4)]
      : [number, typedNumber(second)];
  const [x = Number.NaN, y = Number.NaN] = place;
  if (Number.isNaN(x + y)) return 'wrong';
  return x < 0 || y < 0 || x > width || y > height ? 'outside' : onGrid([x, y]);
}
