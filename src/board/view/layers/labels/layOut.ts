import type { Point } from '../../../../engine/index.ts';

/** Where a label may stand about the base it belongs to. */
export type Place = 'below' | 'above' | 'right' | 'left' | 'belowRight' | 'belowLeft' | 'aboveRight' | 'aboveLeft';

/** A name or number that belongs to a base; pixels of the view. */
export interface Label {
  readonly id: string;
  /** The middle of the base and its radius, the signs on its rim included. */
  readonly at: Point;
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  /** The best place first. */
  readonly places: readonly Place[];
  /** To be seen even if another label, or a bit of another base, has to go. */
  readonly wanted: boolean;
}

interface Base {
  readonly at: Point;
  readonly radius: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is free for labels: all of the view but its bases, and the lines that are drawn to be followed. */
interface Room {
  readonly bases: readonly Base[];
  readonly lines: readonly Line[];
  readonly view: Size;
}

/** From one point to another, in pixels of the view. */
export type Line = readonly [from: Point, to: Point];

export interface Box extends Size {
  /** Its middle. */
  readonly at: Point;
}

type Placed = ReadonlyMap<string, { readonly label: Label; readonly box: Box }>;

/** Between a label and its base, and between two labels. */
const GAP = 2;

/**
 * The middle of each label, so that none covers another, a base, a line or the edge of the view. Those there is no room for are
 * left out, the last ones first: `labels` are in the order of their importance.
 */
export function layOut(labels: readonly Label[], room: Room): ReadonlyMap<string, Point> {
  const wanted = labels.filter((label) => label.wanted);
  const isComplete = (placed: Placed): boolean => wanted.every(({ id }) => placed.has(id));
  let placed = inTurn(labels, room);
  // one that is pointed at takes precedence only if it has to, so that labels do not jump about under a mouse
  if (!isComplete(placed)) placed = inTurn([...wanted, ...labels.filter((label) => !label.wanted)], room);
  if (!isComplete(placed)) placed = inTurn(labels, room, inTurn(wanted, { ...room, bases: [], lines: [] }));
  return new Map([...placed].map(([id, { box }]) => [id, box.at]));
}

const inTurn = (labels: readonly Label[], room: Room, before: Placed = new Map()): Placed =>
  labels
    .filter(({ id }) => !before.has(id))
    .reduce((placed, label) => add(placed, label, room) ?? push(placed, label, room) ?? placed, before);

const set = (placed: Placed, label: Label, box: Box): Placed => new Map([...placed, [label.id, { label, box }]]);

/** The labels with one more, at the best of its places that is free; null if none is. */
function add(placed: Placed, label: Label, room: Room): Placed | null {
  const free = boxesOf(label).find((box) => isClear(box, room) && blockers(placed, box).length === 0);
  return free ? set(placed, label, free) : null;
}

/** The same where those in the way can go elsewhere. */
function push(placed: Placed, label: Label, room: Room): Placed | null {
  for (const box of boxesOf(label)) {
    if (!isClear(box, room)) continue;
    const inTheWay = blockers(placed, box);
    const rest = new Map([...placed].filter(([, { label: other }]) => !inTheWay.includes(other)));
    const moved = inTheWay.reduce<Placed | null>((so, other) => so && add(so, other, room), set(rest, label, box));
    if (moved) return moved;
  }
  return null;
}

const boxesOf = ({ at, radius, width, height, places }: Label): readonly Box[] => {
  // a corner of the label touches the rim at 45°
  const corner = radius * Math.SQRT1_2 + GAP / 2;
  const [beside, beneath] = [radius + GAP + width / 2, radius + GAP + height / 2];
  const [far, low] = [corner + width / 2, corner + height / 2];
  const by: Record<Place, Point> = {
    below: [0, beneath],
    above: [0, -beneath],
    right: [beside, 0],
    left: [-beside, 0],
    belowRight: [far, low],
    belowLeft: [-far, low],
    aboveRight: [far, -low],
    aboveLeft: [-far, -low],
  };
  return places.map((place) => ({ at: [at[0] + by[place][0], at[1] + by[place][1]], width, height }));
};

const blockers = (placed: Placed, box: Box): readonly Label[] =>
  [...placed.values()].filter((other) => overlap(other.box, box)).map(({ label }) => label);

const overlap = (p: Box, q: Box): boolean =>
  Math.abs(p.at[0] - q.at[0]) < (p.width + q.width) / 2 + GAP &&
  Math.abs(p.at[1] - q.at[1]) < (p.height + q.height) / 2 + GAP;

function isClear(box: Box, { bases, lines, view }: Room): boolean {
  const [x, y] = box.at;
  const inView =
    x >= box.width / 2 && y >= box.height / 2 && x <= view.width - box.width / 2 && y <= view.height - box.height / 2;
  return inView && !bases.some((base) => covers(box, base)) && !lines.some((line) => crosses(box, line));
}

/** Does a line run through a label? The part of it between two sides of the box, then of that between the two others. */
function crosses({ at, width, height }: Box, [from, to]: Line): boolean {
  let [first, last] = [0, 1];
  for (const [axis, half] of [
    [0, width / 2 + GAP],
    [1, height / 2 + GAP],
  ] as const) {
    const [start, along] = [from[axis] - at[axis], to[axis] - from[axis]];
    if (along === 0) {
      if (Math.abs(start) > half) return false;
      continue;
    }
    const [one, two] = [(-half - start) / along, (half - start) / along];
    first = Math.max(first, Math.min(one, two));
    last = Math.min(last, Math.max(one, two));
  }
  return first <= last;
}

/** Does a label hide a bit of a base? */
function covers({ at, width, height }: Box, base: Base): boolean {
  const dx = Math.max(0, Math.abs(base.at[0] - at[0]) - width / 2);
  const dy = Math.max(0, Math.abs(base.at[1] - at[1]) - height / 2);
  return Math.hypot(dx, dy) < base.radius;
}
