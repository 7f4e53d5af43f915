import {
  add,
  HIGHEST_LEVEL,
  type Id,
  onGrid,
  outlineOf,
  type Point,
  rotate,
  type SceneryElement,
  shapeFault,
  subtract,
} from '../../engine/index.ts';
import { type Change, change, freePart } from '../../play/draft/change.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { type Axis, mirrored, mirroredPoint, turnedAbout } from './shapes.ts';
import { doubling, erasing, levelsOf, placeOf, placing, raising, shifting, type Thing } from './things.ts';

/** Several things in hand at once, and what is done to them as to one: a single change. Pure. */

type Things = readonly Thing[];

/** As one change; null: nothing comes of it. */
export const inOne = (all: readonly Change[]): Change | null =>
  all.length > 1 ? { change: 'several', all } : (all[0] ?? null);

export const shiftingAll = (things: Things, by: Point): Change | null =>
  inOne(things.map((each) => shifting(each, onGrid(by))));

/** Turned about their middle as it lies; characters and markers only go along. */
export function turningAll(things: Things, by: number): Change | null {
  const middle = middleOfAll(things);
  return inOne(
    things.map((each) =>
      each.kind === 'scenery'
        ? { change: 'scenery', id: each.it.id, now: turnedAbout(each.it, middle, by) }
        : placing(each, rotate(each.it.at ?? middle, middle, by)),
    ),
  );
}

/** Mirrored where they lie. */
export function mirroringAll(things: Things, axis: Axis): Change | null {
  const { least, most } = boxOf(things);
  const [sum] = onGrid([least[axis] + most[axis], 0]);
  return inOne(
    things.map((each) =>
      each.kind === 'scenery'
        ? { change: 'scenery', id: each.it.id, now: mirrored(each.it, axis, sum) }
        : placing(each, mirroredPoint(each.it.at ?? [0, 0], axis, sum)),
    ),
  );
}

export const erasingAll = (things: Things): Change | null => inOne(things.map(erasing));

/** From the level of the lowest to another; no farther up than there are levels. */
export function raisingAll(things: Things, to: number): Change | null {
  const { low, high } = levelsOfAll(things);
  const by = Math.min(to - low, HIGHEST_LEVEL - high);
  return by === 0 ? null : inOne(things.map((each) => raising(each, levelsOf(each).low + by)));
}

export const levelsOfAll = (things: Things): { readonly low: number; readonly high: number } => ({
  low: Math.min(...things.map((each) => levelsOf(each).low)),
  high: Math.max(...things.map((each) => levelsOf(each).high)),
});

/**
 * The same again, a little aside. What belongs to one of them belongs to his double: markers, what they take cover from. A whole building is
 * another one; parts of one stay parts of it. A side has one objective: its marker is not doubled. `ids`: what the doubles are called, in
 * the order of the things.
 */
export function doublingAll(
  draft: Draft,
  things: Things,
): { readonly change: Change | null; readonly ids: readonly Id[] } {
  const named = new Map<Id, Id>();
  const renamed = (id: Id): Id => named.get(id) ?? id;
  const parts = doubledParts(draft, things);
  const changes: Change[] = [];
  let now = draft;
  const does = (what: Change): void => {
    changes.push(what);
    now = change(now, what);
  };
  const people = things.filter(({ kind }) => kind === 'character');
  for (const thing of [...people, ...things.filter(({ kind }) => kind !== 'character')]) {
    if (thing.kind === 'marker' && thing.it.kind === 'objective') continue;
    const { change: what, id } = doubling(now, thing);
    named.set(thing.it.id, id);
    if (what.change === 'build') does({ ...what, element: withPart(what.element, parts) });
    else if (what.change === 'lay') does({ ...what, marker: ofDoubles(what.marker, renamed) });
    else does(what);
  }
  for (const { it, kind } of people)
    if (kind === 'character' && it.coverFrom.some((id) => named.has(id)))
      does({ change: 'character', who: renamed(it.id), now: { coverFrom: it.coverFrom.map(renamed) } });
  return { change: inOne(changes), ids: things.flatMap(({ it }) => named.get(it.id) ?? []) };
}

type LaidMarker = Extract<Change, { change: 'lay' }>['marker'];

function ofDoubles(marker: LaidMarker, renamed: (id: Id) => Id): LaidMarker {
  switch (marker.kind) {
    case 'opportunity':
      return { ...marker, owner: renamed(marker.owner) };
    case 'suppression':
      return { ...marker, owner: renamed(marker.owner), firers: marker.firers.map(renamed) };
    case 'body':
      return { ...marker, of: renamed(marker.of) };
    default:
      return marker;
  }
}

const withPart = (element: SceneryElement, parts: ReadonlyMap<string, string>): SceneryElement => {
  const part = element.part !== undefined && parts.get(element.part);
  return part ? { ...element, part } : element;
};

/** Buildings that are among the things with all of their parts, and what their doubles are called. */
function doubledParts(draft: Draft, things: Things): ReadonlyMap<string, string> {
  const ids = new Set(things.map(({ it }) => it.id));
  const parts = new Set(things.flatMap((each) => (each.kind === 'scenery' ? (each.it.part ?? []) : [])));
  return new Map(
    [...parts]
      .filter((part) => partsOf(draft, part).every((id) => ids.has(id)))
      .map((part) => [part, freePart(draft, part)]),
  );
}

/** The pieces that are one building (R166). */
export const partsOf = ({ setup }: Draft, part: string): readonly Id[] =>
  setup.scenery.filter((each) => each.part === part).map(({ id }) => id);

/** The building of which all of them are parts; null: there is none, or something else is among them. */
export function buildingOf(things: Things): string | null {
  const [first, ...rest] = things.map((each) => (each.kind === 'scenery' ? each.it.part : undefined));
  return first !== undefined && rest.every((part) => part === first) ? first : null;
}

/** Made one building, one that there is if some of them are part of it; or each by itself again, where they are one. */
export function grouping(draft: Draft, things: Things): Change | null {
  const pieces = things.flatMap((each) => (each.kind === 'scenery' ? [each.it] : []));
  const ids = pieces.map(({ id }) => id);
  if (buildingOf(things) !== null) return { change: 'group', ids, part: null };
  const part = pieces.find((each) => each.part !== undefined)?.part ?? freePart(draft, 'building');
  return pieces.length > 1 ? { change: 'group', ids, part } : null;
}

export interface Box {
  readonly least: Point;
  readonly most: Point;
}

/** All that they take up as they lie. */
export function boxOf(things: Things): Box {
  const points = things.flatMap(reachOfThing);
  const of = (far: (...all: number[]) => number): Point => [
    far(...points.map(([x]) => x)),
    far(...points.map(([, y]) => y)),
  ];
  return { least: of(Math.min), most: of(Math.max) };
}

export function middleOfAll(things: Things): Point {
  const { least, most } = boxOf(things);
  return onGrid([(least[0] + most[0]) / 2, (least[1] + most[1]) / 2]);
}

function reachOfThing(thing: Thing): readonly Point[] {
  const at = placeOf(thing);
  if (thing.kind !== 'scenery' || shapeFault(thing.it.shape)) return at ? [at] : [];
  const outline = outlineOf(thing.it.shape, thing.it.rotation);
  if (outline.kind === 'polygon') return outline.points;
  const to: Point = [outline.radius, outline.radius];
  return [subtract(outline.at, to), add(outline.at, to)];
}

/** Does a frame drawn from corner to corner take all of it in? */
export function isWithin(thing: Thing, [p, q]: readonly [Point, Point]): boolean {
  const { least, most } = boxOf([thing]);
  return [0, 1].every((axis) => {
    const [a, b] = [p[axis] ?? 0, q[axis] ?? 0];
    return Math.min(a, b) <= (least[axis] ?? 0) && (most[axis] ?? 0) <= Math.max(a, b);
  });
}
