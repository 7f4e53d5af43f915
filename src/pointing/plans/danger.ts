import {
  armedWatch,
  asHeActs,
  baseAt,
  baseOf,
  enemiesOf,
  firstWatched,
  type Game,
  type Id,
  isPinnedBy,
  levelAlong,
  type MeasuredPath,
  markerAt,
  type OpportunityMarker,
  opportunityMarkers,
  type Place,
  type Point,
  planOf,
  pointAt,
  type Stretch,
  sceneOf,
  sideOf,
  sightFrom,
  sleeps,
  stretchesInReach,
  suppressionMarkers,
  type Waypoint,
  watchedStretches,
} from '../../engine/index.ts';

/** What waits on a way, in u along it: an enemy's sight, the range of his marker (OF-3), an area under fire (SF-4). */
export interface Danger extends Stretch {
  readonly kind: 'sight' | 'opportunity' | 'suppression';
  /** Whose sight or marker it is. */
  readonly by: Id;
}

/** How often it is asked along the way, and to what its ends are narrowed down, in u: fine enough to draw, not to decide. */
const STEP = 0.2;
const EXACT_ENOUGH = 0.02;

/** The stretches of a way that lie in sight of each enemy, in the range of a marker or in an area that is suppressed. */
export function dangerAlong(game: Game, who: Id, way: readonly Waypoint[]): readonly Danger[] {
  const path = planOf(way);
  if (!path) return [];
  const baseOn = (s: number): Place => baseAt(game, pointAt(path, s), who, levelAlong(way, s));
  return [...underFire(game, path, baseOn), ...watched(game, who, way, path), ...inSight(game, who, path, baseOn)];
}

function inSight(game: Game, who: Id, path: MeasuredPath, baseOn: (s: number) => Place): readonly Danger[] {
  const whole = { from: 0, to: path.length };
  return enemiesOf(game, who).flatMap(({ id }) =>
    within(whole, (s) => sightFrom(game, baseOf(game, id), baseOn(s)).los).map(
      (stretch): Danger => ({ ...stretch, kind: 'sight', by: id }),
    ),
  );
}

/** SF-4: friend and foe alike, in passing too; within reach only where he is seen, if the edition asks for that. */
const underFire = (game: Game, path: MeasuredPath, baseOn: (s: number) => Place): readonly Danger[] => {
  const isFlat = sceneOf(game).standing === null;
  return suppressionMarkers(game).flatMap((marker) => {
    const reached = stretchesInReach(path, marker.at, reachOfMiddle(game, marker.at, marker.range));
    const isPinned = (s: number): boolean => isPinnedBy(game, baseOn(s), marker);
    const seen =
      game.setup.ruleset.suppression.sight === 'none' && isFlat
        ? reached
        : reached.flatMap((each) => within(each, isPinned));
    return seen.map((stretch): Danger => ({ ...stretch, kind: 'suppression', by: marker.owner }));
  });
};

/** OF-3, R28, R168: from the first point in range and in sight where there are dice, found as the move itself finds it, to where the range ends. */
function watched(game: Game, who: Id, way: readonly Waypoint[], path: MeasuredPath): readonly Danger[] {
  const side = sideOf(game, who);
  const acting = asHeActs(game, who);
  return opportunityMarkers(game)
    .filter((marker) => sideOf(game, marker.owner) !== side && !sleeps(acting, marker.owner))
    .flatMap((marker) => entryOf(acting, who, way, path, marker) ?? []);
}

function entryOf(
  game: Game,
  who: Id,
  way: readonly Waypoint[],
  path: MeasuredPath,
  marker: OpportunityMarker,
): Danger | null {
  const watch = armedWatch(game, who, marker, way);
  const from = watch && firstWatched(path, watch);
  if (from === null || (from === 0 && game.setup.ruleset.opportunity.trigger === 'entering')) return null;
  const reach = watch?.reach;
  const to = (reach && watchedStretches(path, { reach }).find((stretch) => stretch.to >= from)?.to) ?? from;
  return { kind: 'opportunity', by: marker.owner, from, to };
}

/** Ranges are from edge to edge (LOS-1): how far the middle of a base may be from that of a marker. */
const reachOfMiddle = (game: Game, at: Point, range: number): number =>
  markerAt(game, at).radius + range + game.setup.ruleset.baseRadius;

/** The parts of a stretch in which it holds. */
function within({ from: start, to }: Stretch, holds: (s: number) => boolean): Stretch[] {
  const steps = Math.max(1, Math.ceil((to - start) / STEP));
  const places = Array.from({ length: steps + 1 }, (_, i) => start + ((to - start) * i) / steps);
  const found: Stretch[] = [];
  let from: number | null = null;
  let before = start;
  for (const s of places) {
    const now = holds(s);
    if (now && from === null) from = s === before ? s : turningPoint(holds, before, s);
    if (!now && from !== null) {
      found.push({ from, to: turningPoint(holds, s, before) });
      from = null;
    }
    before = s;
  }
  if (from !== null) found.push({ from, to: before });
  return found;
}

/** Where between a place at which it does not hold and one at which it does, on the latter's side. */
function turningPoint(holds: (s: number) => boolean, no: number, yes: number): number {
  let [out, inside] = [no, yes];
  while (Math.abs(inside - out) > EXACT_ENOUGH) {
    const middle = (out + inside) / 2;
    if (holds(middle)) inside = middle;
    else out = middle;
  }
  return inside;
}
