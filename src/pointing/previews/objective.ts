import {
  type Awaiting,
  type Command,
  flattened,
  type Game,
  type Id,
  levelOf,
  objectiveViolation,
  type Point,
  type Violation,
  type Waypoint,
} from '../../engine/index.ts';
import { elementAt, oneOfAt } from '../picking.ts';
import { pointedPlace } from '../plans/places.ts';

/** What would be the own objective: an element, or a spot (WIN-2, R62). */
export interface ObjectivePreview {
  readonly element: Id | null;
  readonly at: Point;
  readonly violation: Violation | null;
  readonly command: Command;
}

/** A thin wall may be missed by so much, in u. */
const SLACK = 0.4;

export function objectivePreview(
  game: Game,
  { by, elements, spot }: Extract<Awaiting, { kind: 'objective' }>,
  place: Waypoint,
): ObjectivePreview | null {
  const at = flattened(place);
  const lit = oneOfAt(game, elements, at, SLACK);
  if (spot && !lit) {
    const pick = { at: pointedPlace(at, levelOf(place)) };
    const violation = objectiveViolation(game, by, pick);
    return { element: null, at, violation, command: { type: 'objective', ...pick } };
  }
  const element = lit ?? elementAt(game, at, 0, levelOf(place));
  if (!element || (element.cover === 'none' && !elements.includes(element.id))) return null;
  const pick = { element: element.id };
  return {
    element: element.id,
    at,
    violation: objectiveViolation(game, by, pick),
    command: { type: 'objective', ...pick },
  };
}
