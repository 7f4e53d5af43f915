import {
  add,
  baseOf,
  endsOf,
  flattened,
  type Game,
  type Id,
  levelOf,
  onGrid,
  onLevel,
  type Passage,
  type Point,
  type PreparedElement,
  profile,
  scale,
  subtract,
  toOutline,
  unit,
  type Violation,
  type Waypoint,
} from '../../engine/index.ts';
import { movePreview } from '../previews/move.ts';
import { standsAt } from './places.ts';

/** By stairs, a ladder or a slope to the next level, as one choice. Lengths in u. */
export interface ClimbChoice {
  readonly element: Id;
  readonly passage: Passage;
  readonly upwards: boolean;
  /** Where he comes to stand, just beyond the passage. */
  readonly to: Waypoint;
  readonly level: number;
  readonly length: number;
  readonly tokens: number;
  /** Enemies who are met on the way. */
  readonly contacts: readonly Id[];
  /** Why not. */
  readonly violation: Violation | null;
}

/** So many are offered, the nearest first. */
const MOST = 3;

/** What leads up and down near somebody who is about to move, as far as one action goes. */
export function climbsFrom(game: Game, who: Id): readonly ClimbChoice[] {
  const stands = standsAt(game, who);
  if (!stands) return [];
  const [at, level] = [flattened(stands), levelOf(stands)];
  const { move } = profile(game, who);
  return game.setup.elements
    .filter((e) => e.passage && (e.passage.low === level || e.passage.high === level))
    .map((e) => ({ e, away: toOutline(at, e.outline) }))
    .filter(({ away }) => away <= move)
    .sort((p, q) => p.away - q.away)
    .slice(0, MOST)
    .flatMap(({ e }) => climbBy(game, who, e, level) ?? []);
}

function climbBy(game: Game, who: Id, element: PreparedElement, level: number): ClimbChoice | null {
  const { passage } = element;
  if (!passage) return null;
  const upwards = passage.low === level;
  const beyond = onLevel(
    onGrid(farEnd(element, upwards, baseOf(game, who).radius)),
    upwards ? passage.high : passage.low,
  );
  const tool = { kind: 'move', who, waypoints: [] } as const;
  const first = movePreview(game, tool, beyond);
  const to = first?.violation && first.instead ? first.instead : beyond;
  const way = to === beyond ? first : movePreview(game, tool, to);
  if (!way) return null;
  const { moves, length, tokens, violation } = way;
  return {
    element: element.id,
    passage: passage.kind,
    upwards,
    to,
    level: upwards ? passage.high : passage.low,
    length,
    tokens,
    contacts: moves.flatMap(({ contacts }) => contacts),
    violation,
  };
}

/** Where a base stands that has just come off the upper or the lower end of a passage; of what is no straight run, its middle. */
function farEnd(passage: PreparedElement, upwards: boolean, radius: number): Point {
  const ends = endsOf(passage);
  if (!ends) return passage.outline.bounds.at;
  const [near, far] = upwards ? [ends.foot, ends.head] : [ends.head, ends.foot];
  const [from, to] = [middleOf(near), middleOf(far)];
  return add(to, scale(unit(subtract(to, from)), radius));
}

const middleOf = ([p, q]: readonly [Point, Point]): Point => scale(add(p, q), 0.5);
