import type { Opening, Passage, Point, SceneryElement } from '../engine/index.ts';
import type { LookName } from './catalogue.ts';
import { box, element, wall } from './element.ts';

/** A building one goes into, from a short description. The file of a table holds its elements alone. Lengths in u. */

/** A side of the building, and the way one looks at it from there. */
type Side = 'north' | 'east' | 'south' | 'west';

/** A gap in a wall: how far from the left end of the wall, as seen from outside, its own left end is, and how wide it is. */
interface Gap {
  readonly opening: Opening;
  readonly along: number;
  readonly width: number;
}

export const door = (along: number, width: number): Gap => ({ opening: 'door', along, width });
export const window = (along: number, width: number): Gap => ({ opening: 'window', along, width });

/** A wall inside, measured like the ways up from the corner of the building; its gaps are measured from its first end. */
interface Partition {
  readonly from: Point;
  readonly to: Point;
  readonly gaps: readonly Gap[];
}

export const partition = (from: Point, to: Point, ...gaps: Gap[]): Partition => ({ from, to, gaps });

/** A way to the next storey, from its foot to its head, both measured from the corner of the building. */
interface WayUp {
  readonly passage: Passage;
  readonly foot: Point;
  readonly head: Point;
  readonly landing?: Point;
}

export const stairs = (foot: Point, head: Point, landing?: Point): WayUp => ({
  passage: 'stairs',
  foot,
  head,
  ...(landing ? { landing } : {}),
});
export const ladder = (foot: Point, head: Point): WayUp => ({ passage: 'ladder', foot, head });

interface Storey {
  readonly openings?: Readonly<Partial<Record<Side, readonly Gap[]>>>;
  readonly inside?: readonly Partition[];
  readonly up?: WayUp;
  /** What covers it if it is the uppermost: tiles nobody stands on, or a flat roof one does. */
  readonly roof?: 'tiles' | 'flat';
}

/** How thick the walls are; they stand inside the outline, so that no part of them reaches beyond the floor they carry (R145). */
const THICK = 0.3;

/** How wide a stair is; that of a ladder is as wide as a base. */
const STAIR = 1;

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

/** The elements of a rectangular building of some storeys, the lowest first; all of them are one part (R166). */
export function building(
  part: string,
  corner: Point,
  [width, depth]: readonly [width: number, depth: number],
  storeys: readonly Storey[],
): readonly SceneryElement[] {
  const place = ([x, y]: Point): Point => [corner[0] + x, corner[1] + y];
  return storeys
    .flatMap((storey, level) => [
      ...floorOf(part, box(corner, width, depth), level, storey.roof),
      ...SIDES.flatMap((side) => {
        const [from, to] = sideLine(side, width, depth);
        return wallOf(`${part}-${side[0]}${level}`, place(from), place(to), storey.openings?.[side] ?? []);
      }).map((e) => onLevel(e, level)),
      ...(storey.inside ?? [])
        .flatMap(({ from, to, gaps }, i) => wallOf(`${part}-i${level}-${i + 1}`, place(from), place(to), gaps))
        .map((e) => onLevel(e, level)),
      ...(storey.up ? [wayUp(part, storey.up, level, place)] : []),
    ])
    .map((e) => ({ ...e, part }));
}

const onLevel = (e: SceneryElement, level: number): SceneryElement => (level === 0 ? e : { ...e, level });

/** What one stands on in the storey, if it is the lowest, and what lies over it. */
function floorOf(
  part: string,
  outline: SceneryElement['shape'],
  level: number,
  roof: Storey['roof'],
): SceneryElement[] {
  const ground = level === 0 ? [element(`${part}-ground`, 'stone-floor', outline)] : [];
  const over: SceneryElement =
    roof === 'tiles'
      ? { ...element(`${part}-roof`, 'tiled-roof', outline), roof: true }
      : {
          ...element(`${part}-floor-${level + 1}`, roof === 'flat' ? 'flat-roof' : 'wooden-floor', outline),
          floor: true,
          roof: true,
        };
  return [...ground, onLevel(over, level)];
}

/** The middle of the wall of a side, from its left end as seen from outside; those of the west and the east stand between the others. */
function sideLine(side: Side, width: number, depth: number): readonly [Point, Point] {
  const half = THICK / 2;
  switch (side) {
    case 'north':
      return [
        [width, half],
        [0, half],
      ];
    case 'south':
      return [
        [0, depth - half],
        [width, depth - half],
      ];
    case 'east':
      return [
        [width - half, depth - THICK],
        [width - half, THICK],
      ];
    case 'west':
      return [
        [half, THICK],
        [half, depth - THICK],
      ];
  }
}

const GAP_LOOK: Readonly<Record<Opening, LookName>> = { window: 'window', door: 'doorway' };

/** A wall and the gaps in it, end to end. */
function wallOf(id: string, from: Point, to: Point, gaps: readonly Gap[]): SceneryElement[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (u: number): Point => [
    rounded(from[0] + ((to[0] - from[0]) * u) / length),
    rounded(from[1] + ((to[1] - from[1]) * u) / length),
  ];
  const piece = (name: string, look: LookName, start: number, end: number): SceneryElement =>
    element(name, look, wall(at(start), at(end), THICK));
  const parts: SceneryElement[] = [];
  let done = 0;
  for (const [i, { opening, along, width }] of [...gaps].sort((a, b) => a.along - b.along).entries()) {
    if (along > done) parts.push(piece(`${id}-${i + 1}`, 'house-wall', done, along));
    parts.push({ ...piece(`${id}-${opening}-${i + 1}`, GAP_LOOK[opening], along, along + width), opening });
    done = along + width;
  }
  return done < length ? [...parts, piece(`${id}-${gaps.length + 1}`, 'house-wall', done, length)] : parts;
}

/** Sums of lengths that a file can show. */
const rounded = (u: number): number => Math.round(u * 1000) / 1000;

function wayUp(
  part: string,
  { passage, foot, head, landing }: WayUp,
  level: number,
  place: (p: Point) => Point,
): SceneryElement {
  const shape = wall(place(foot), place(head), STAIR);
  return {
    ...element(`${part}-${passage}-${level}`, passage === 'ladder' ? 'ladder' : 'stairs', shape),
    connects: [level, level + 1],
    passage,
    ...(landing ? { holes: [place(landing)] } : {}),
  };
}
