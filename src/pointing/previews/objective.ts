import {
  type Awaiting,
  type Command,
  type Game,
  type Id,
  objectiveViolation,
  onGrid,
  type Point,
  type Violation,
} from '../../engine/index.ts';
import { elementAt, oneOfAt } from '../picking.ts';

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
  at: Point,
): ObjectivePreview | null {
  const lit = oneOfAt(game, elements, at, SLACK);
  if (spot && !lit) {
    const pick = { at: onGrid(at) };
    const violation = objectiveViolation(game, by, pick);
    return { element: null, ...pick, violation, command: { type: 'objective', ...pick } };
  }
  const element = lit ?? elementAt(game, at);
  if (!element || (element.cover === 'none' && !elements.includes(element.id))) return null;
  const pick = { element: element.id };
  return {
    element: element.id,
    at,
    violation: objectiveViolation(game, by, pick),
    command: { type: 'objective', ...pick },
  };
}
