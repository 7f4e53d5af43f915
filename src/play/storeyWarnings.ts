import {
  distance,
  endsOf,
  groundOf,
  type Id,
  isInside,
  type Point,
  type PreparedElement,
  type PreparedSetup,
  toOutline,
} from '../engine/index.ts';

/** Lengths in u. */

type StoreyWarningId =
  | 'leads-nowhere'
  | 'long-without-landing'
  | 'unreached-floor'
  | 'half-under-floor'
  | 'over-nothing';

export interface StoreyWarning {
  readonly warning: StoreyWarningId;
  readonly element: Id;
  /** Of which level. */
  readonly level: number;
}

/** MOVE-11: stairs and ladders of up to this length need no stop on the way. */
const ONE_MOVE = 3;

/** R145: so far beyond the edge of a floor something is under it all the same. */
const BEYOND = 0.5;

/** How far from ground something may end and touch it, and how far apart points of an outline are looked at. */
const TOUCHES = 0.05;
const STEP = 0.25;

/** What is likely not meant of a table with storeys: it can be played, so it is advice and no fault. Without levels there is nothing. */
export function storeyWarnings(elements: readonly PreparedElement[]): readonly StoreyWarning[] {
  return elements.flatMap((e) => [
    ...(leadsNowhere(elements, e) ? [warning('leads-nowhere', e, e.passage?.high ?? 0)] : []),
    ...(isLong(e) ? [warning('long-without-landing', e, e.low)] : []),
    ...(isUnreached(elements, e) ? [warning('unreached-floor', e, e.top ?? 0)] : []),
    ...(isHalfUnder(elements, e) ? [warning('half-under-floor', e, e.high)] : []),
    ...(standsOverNothing(elements, e) ? [warning('over-nothing', e, e.low)] : []),
  ]);
}

/** R165: how many pieces of a table stand above the ground, by rules without levels, which leave them out. */
export const leftOutOf = ({ ruleset, scenery }: Pick<PreparedSetup, 'ruleset' | 'scenery'>): number =>
  ruleset.levels.inPlay ? 0 : scenery.filter(({ level = 0 }) => level > 0).length;

const warning = (id: StoreyWarningId, { id: element }: PreparedElement, level: number): StoreyWarning => ({
  warning: id,
  element,
  level,
});

/** Its head touches no ground of its upper level. */
function leadsNowhere(elements: readonly PreparedElement[], e: PreparedElement): boolean {
  if (!e.passage) return false;
  const { floors } = groundOf(elements, e.passage.high);
  const ends = endsOf(e);
  const head = ends ? along(ends.head) : rimOf(e);
  return !head.some((p) => floors.some((floor) => toOutline(p, floor) <= TOUCHES));
}

/** Stairs or a ladder longer than a move, and nowhere to stop. */
function isLong({ passage, element, holes }: PreparedElement): boolean {
  const { shape } = element;
  if (!passage || passage.kind === 'slope' || holes.length > 0 || shape.kind !== 'wall') return false;
  return distance(shape.from, shape.to) > ONE_MOVE + 1e-9;
}

/** A floor to which nothing leads up, neither itself nor over others that it touches. */
function isUnreached(elements: readonly PreparedElement[], e: PreparedElement): boolean {
  if (e.top === null) return false;
  const joined: PreparedElement[] = [e];
  const others = elements.filter((each) => each.top === e.top && each !== e);
  for (let i = 0; i < joined.length; i++) {
    const from = joined[i];
    if (from) joined.push(...others.filter((each) => !joined.includes(each) && areNear(from, each)));
  }
  return !elements.some((each) => {
    if (each.passage?.high !== e.top) return false;
    const ends = endsOf(each);
    const head = ends ? along(ends.head) : rimOf(each);
    return head.some((p) => joined.some(({ outline }) => toOutline(p, outline) <= TOUCHES));
  });
}

const areNear = (p: PreparedElement, q: PreparedElement): boolean =>
  rimOf(p).some((at) => toOutline(at, q.outline) <= TOUCHES) ||
  rimOf(q).some((at) => toOutline(at, p.outline) <= TOUCHES);

/** A wall that lies under a floor for a part and farther beyond its edge than is looked over (R145) for another. */
function isHalfUnder(elements: readonly PreparedElement[], e: PreparedElement): boolean {
  if (e.cover === 'none' || e.element.floor || e.passage) return false;
  const rim = rimOf(e);
  return elements.some((floor) => {
    if (floor.top !== e.high + 1 || floor.cover !== 'none') return false;
    const far = rim.map((p) => toOutline(p, floor.outline));
    const inside = rim.filter((p) => isInside(p, floor.outline)).length;
    return inside > rim.length / 8 && far.some((u) => u > BEYOND);
  });
}

/** What stands above the ground of the table, with no floor under any of it. */
function standsOverNothing(elements: readonly PreparedElement[], e: PreparedElement): boolean {
  if (e.low === 0 || e.passage) return false;
  const { floors } = groundOf(elements, e.low);
  return !rimOf(e).some((p) => floors.some((floor) => toOutline(p, floor) <= TOUCHES));
}

/** Points of the rim of an element, and of its middle. */
function rimOf({ outline }: PreparedElement): readonly Point[] {
  if (outline.kind === 'disk') {
    const { at, radius } = outline;
    return [
      at,
      ...Array.from({ length: 32 }, (_, i): Point => {
        const angle = (i * Math.PI) / 16;
        return [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)];
      }),
    ];
  }
  return outline.points.flatMap((p, i) => along([p, outline.points[(i + 1) % outline.points.length] ?? p]));
}

/** Points of a straight line, both ends among them. */
function along([p, q]: readonly [Point, Point]): readonly Point[] {
  const steps = Math.max(1, Math.ceil(distance(p, q) / STEP));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = i / steps;
    return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  });
}
