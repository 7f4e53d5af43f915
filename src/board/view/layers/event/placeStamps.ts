import type { Point } from '../../../../engine/index.ts';

export interface StampBox {
  /** The middle of the base it is about. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}

interface Room {
  /** Of the table. */
  readonly width: number;
  readonly height: number;
  /** How far from the middle of a base a word keeps. */
  readonly away: number;
}

/** How many words may be stacked over one another. */
const STACKED = 4;

/**
 * Where the middle of each word goes, so that none lies over another or over anybody it is about, as far as the table has room:
 * above him if that is free, else below, at his sides, or farther away. All lengths alike, y downwards as it is looked at.
 */
export function placeStamps(stamps: readonly StampBox[], { width, height, away }: Room): readonly Point[] {
  const figures = stamps.map(({ at: [x, y] }): Box => [x - away, y - away, x + away, y + away]);
  const placed: Box[] = [];
  return stamps.map((stamp) => {
    const places = placesOf(stamp, away).map(
      ([x, y]): Point => [within(x, stamp.width / 2, width), within(y, stamp.height / 2, height)],
    );
    const covered = ([x, y]: Point): number => {
      const box = boxAt(x, y, stamp);
      const by = (others: readonly Box[]): number => others.reduce((sum, other) => sum + shared(box, other), 0);
      return 2 * by(placed) + by(figures);
    };
    const [first, ...others] = places as [Point, ...Point[]];
    let best = { at: first, covers: covered(first) };
    for (const at of others) {
      if (best.covers < NOTHING) break;
      const covers = covered(at);
      if (covers < best.covers - NOTHING) best = { at, covers };
    }
    placed.push(boxAt(...best.at, stamp));
    return best.at;
  });
}

const NOTHING = 1e-6;

/** Left, top, right, bottom. */
type Box = readonly [number, number, number, number];

const boxAt = (x: number, y: number, { width, height }: StampBox): Box => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
];

const shared = (p: Box, q: Box): number =>
  Math.max(0, Math.min(p[2], q[2]) - Math.max(p[0], q[0])) * Math.max(0, Math.min(p[3], q[3]) - Math.max(p[1], q[1]));

function placesOf({ at: [x, y], width, height }: StampBox, away: number): readonly Point[] {
  const [beside, over] = [away + width / 2, away + height / 2];
  return Array.from({ length: STACKED }, (_, row): readonly Point[] => {
    const far = over + row * height;
    const sides: readonly Point[] =
      row > 0
        ? []
        : [
            [x + beside, y],
            [x - beside, y],
          ];
    return [[x, y - far], [x, y + far], ...sides];
  }).flat();
}

const within = (at: number, half: number, length: number): number => Math.max(half, Math.min(length - half, at));
