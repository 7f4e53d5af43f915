import {
  baseAt,
  baseOf,
  enemiesOf,
  type Game,
  type Id,
  measurePath,
  type Point,
  pointAt,
  type Stretch,
  sightFrom,
} from '../../engine/index.ts';

/** Where on a way an enemy has the base in his sight, in u along it. */
export interface Danger extends Stretch {
  readonly by: Id;
}

/** How often it is asked along the way, and to what its ends are narrowed down, in u: fine enough to draw, not to decide. */
const STEP = 0.2;
const EXACT_ENOUGH = 0.02;

/** The stretches of a way that lie in sight of each enemy. Ranges of markers will be asked here in the same way. */
export function dangerAlong(game: Game, who: Id, way: readonly Point[]): readonly Danger[] {
  const path = measurePath(way);
  if (!path) return [];
  const steps = Math.max(1, Math.ceil(path.length / STEP));
  const places = Array.from({ length: steps + 1 }, (_, i) => (path.length * i) / steps);
  return enemiesOf(game, who).flatMap(({ id }) => {
    const enemy = baseOf(game, id);
    const sees = (s: number) => sightFrom(game, enemy, baseAt(game, pointAt(path, s), who)).los;
    return stretches(places, sees).map((stretch) => ({ ...stretch, by: id }));
  });
}

function stretches(places: readonly number[], holds: (s: number) => boolean): Stretch[] {
  const found: Stretch[] = [];
  let from: number | null = null;
  let before = places[0] ?? 0;
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
