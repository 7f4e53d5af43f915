import { toOutline } from '../geometry/distance.ts';
import type { Stretch } from '../geometry/sweptDisk.ts';
import type { Point } from '../geometry/vector.ts';
import { violation } from '../ruleIds.ts';
import type { PreparedElement } from '../scenery.ts';
import { faultAt } from './blocking.ts';
import { EXACT, footing, isDifficult, overlaps, TOUCH } from './ground.ts';
import { type MeasuredPath, stretchesNear } from './path.ts';
import { ACTION_COST, chargesOf, isTooHigh, mostHeight, owedWith } from './prices.ts';
import type { Charge, Crossing, MoveFault, MoveRules, MoveScene } from './types.ts';

/** The middle of a base is over an element if it is nearer than this: none of it when it only runs along an edge. */
const OVER = 1e-9;

/**
 * All partial cover and platforms that the base lies on along the path, in the order it comes to them, with what they
 * cost: entering and crossing do, moving about inside and leaving do not (MOVE-3, R134); going into a hole costs nothing (MOVE-8).
 */
export function crossingsOf(scene: MoveScene, rules: MoveRules, path: MeasuredPath): Crossing[] {
  const all = scene.elements.flatMap((element) => {
    const ground = footing(element, rules);
    if (ground !== 'cover' && ground !== 'platform') return [];
    const stretches = stretchesNear(path, element.outline, scene.radius - TOUCH);
    if (stretches.length === 0) return [];
    const over = stretchesNear(path, element.outline, OVER);
    return stretches.map((s) => crossing(scene, rules, path, element, s, over));
  });
  return all.sort((a, b) => a.from - b.from);
}

function crossing(
  scene: MoveScene,
  rules: MoveRules,
  path: MeasuredPath,
  element: PreparedElement,
  stretch: Stretch,
  over: readonly Stretch[],
): Crossing {
  const comes = stretch.from > EXACT || !overlaps(path.points[0] as Point, scene.radius, element);
  const goes = stretch.to < path.length - EXACT || !overlaps(lastOf(path), scene.radius, element);
  const climbs = footing(element, rules) === 'platform';
  const kind = climbs ? 'climbs' : comes ? (goes ? 'crosses' : 'enters') : goes ? 'leaves' : 'inside';
  const intoHole = !climbs && !goes && endsInHole(path, element);
  const charges = intoHole
    ? []
    : chargesOf(rules, climbs ? 'platform' : 'cover', element.height, { ...stretch, comes, goes });
  const width = over
    .filter((o) => o.from >= stretch.from - EXACT && o.to <= stretch.to + EXACT)
    .reduce((sum, o) => sum + (o.to - o.from), 0);
  const cost = charges.reduce((sum, { tokens }) => sum + tokens, 0);
  return { element: element.id, kind, ...stretch, width, height: element.height, charges, cost };
}

/** u that climbing adds to what is walked up to `along` (R126). */
export const climbed = (crossings: readonly Crossing[], along: number): number =>
  chargesOn(crossings).reduce((sum, { at, rise }) => (at < along - EXACT ? sum + rise : sum), 0);

const chargesOn = (crossings: readonly Crossing[]): readonly Charge[] => crossings.flatMap(({ charges }) => charges);

const lastOf = (path: MeasuredPath): Point => path.points[path.points.length - 1] as Point;

const endsInHole = (path: MeasuredPath, element: PreparedElement): boolean =>
  element.holes.some((hole) => hole[0] === lastOf(path)[0] && hole[1] === lastOf(path)[1]);

/** AT for a Move action with these crossings in it (R101, R140). */
export const tokensFor = (rules: MoveRules, crossings: readonly Crossing[]): number =>
  ACTION_COST + chargesOn(crossings).reduce((owed, charge) => owedWith(rules, owed, charge), 0);

/** What is too high or too wide to be crossed in one move (MOVE-4, R11). */
export function crossingFault(
  rules: MoveRules,
  path: MeasuredPath,
  crossings: readonly Crossing[],
  allowance: number,
): MoveFault | null {
  for (const c of crossings) {
    if (c.kind !== 'crosses') continue;
    if (isTooHigh(rules, c.height)) {
      return faultAt(
        path,
        c.from,
        violation('MOVE-4', { element: c.element, height: c.height, most: mostHeight(rules) }),
      );
    }
    if (rules.crossingWithinMove && c.width > allowance + TOUCH) {
      return faultAt(path, c.from, violation('MOVE-4', { element: c.element, width: c.width, most: allowance }));
    }
  }
  return null;
}

/** Does the base lie on an element all along the path, never entering or leaving it (MF-3)? */
export function staysOn(scene: MoveScene, path: MeasuredPath, id: string): boolean {
  const element = scene.elements.find((e) => e.id === id);
  if (!element) return false;
  const [first] = stretchesNear(path, element.outline, scene.radius - TOUCH);
  return first !== undefined && first.from <= EXACT && first.to >= path.length - EXACT;
}

/** Difficult ground that the path starts in, enters or crosses (MOVE-9, R131). */
export function difficultOn(scene: MoveScene, path: MeasuredPath): string[] {
  const start = path.points[0] as Point;
  return scene.elements
    .filter(
      (e) =>
        isDifficult(e) &&
        (toOutline(start, e.outline) < scene.radius - TOUCH ||
          stretchesNear(path, e.outline, scene.radius - TOUCH).length > 0),
    )
    .map((e) => e.id);
}
