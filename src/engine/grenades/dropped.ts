import { diskOutline } from '../geometry/outline.ts';
import { distance, onGrid, type Point, type Waypoint } from '../geometry/vector.ts';
import { hasGround } from '../levels/ground.ts';
import type { Awaiting, Choice, Game, GrenadeMarker, Id, MovementFrame } from '../model.ts';
import { firstWithin, partsOf } from '../movement/index.ts';
import { levelField } from '../place.ts';
import type { Recorder } from '../recorder.ts';
import { baseOf, character, gap, markerAt, sideOf, TOUCH } from '../table.ts';
import { grenadeMarkers } from './carried.ts';

/** Extra grenades of the fallen: GREN-14, R133. */

/** They lie down beside the place where he stood, each at one of their own. */
export function dropGrenades(rec: Recorder, who: Id, before: Game): void {
  const { at, level, grenades } = character(before, who);
  if (!at) return;
  for (const grenade of grenades) {
    rec.record({
      event: 'markerPlaced',
      marker: { id: rec.newId(), kind: 'grenade', at: placeBeside(rec.game, at, level), ...levelField(level), grenade },
    });
  }
}

const SLANT = Math.sqrt(3) / 2;
const AROUND: readonly Point[] = [
  [1, 0],
  [0.5, SLANT],
  [-0.5, SLANT],
  [-1, 0],
  [-0.5, -SLANT],
  [0.5, -SLANT],
];

/** The first of six places round a base with ground of its level and free of other grenades; the base's own where none is. */
function placeBeside(game: Game, at: Point, level: number): Point {
  const { table, ruleset, elements } = game.setup;
  const beside = ruleset.baseRadius + ruleset.markerRadius;
  const places = AROUND.map(([x, y]): Point => onGrid([at[0] + x * beside, at[1] + y * beside]));
  const isFree = ([x, y]: Point) =>
    x >= 0 &&
    y >= 0 &&
    x <= table.width &&
    y <= table.height &&
    hasGround(elements, [x, y], level) &&
    !grenadeMarkers(game).some((m) => (m.level ?? 0) === level && distance(m.at, [x, y]) < beside / 2);
  return places.find(isFree) ?? at;
}

/** How far along the way the base first touches a dropped grenade that has not been left lying in this move, in u. */
export function firstGrenade(game: Game, { left }: MovementFrame, way: readonly Waypoint[]): number | null {
  const { baseRadius, markerRadius } = game.setup.ruleset;
  // half of what `touchedGrenade` allows: so it holds at the point given
  const lying = grenadeMarkers(game).filter(({ id }) => !left.includes(id));
  const firsts = partsOf(way).flatMap((part) =>
    lying
      .filter(({ level = 0 }) => level === part.level)
      .flatMap(({ at }) => firstWithin(part, diskOutline(at, markerRadius), baseRadius + TOUCH / 2) ?? []),
  );
  return firsts.length > 0 ? Math.min(...firsts) : null;
}

/** The one that he touches where he now is. */
const touchedGrenade = (game: Game, { who, left }: MovementFrame): GrenadeMarker | undefined =>
  grenadeMarkers(game).find(
    ({ id, at, level = 0 }) =>
      !left.includes(id) &&
      level === character(game, who).level &&
      gap(baseOf(game, who), markerAt(game, at, level)) <= TOUCH,
  );

/** Does he pick it up? Whichever side it was of, and shaken or not. */
export function pickUpQuestion(game: Game, frame: MovementFrame): Awaiting | null {
  const { who } = frame;
  const marker = touchedGrenade(game, frame);
  if (!marker) return null;
  const options = ANSWERS.map((option): Choice => ({ command: { type: 'choose', option }, cost: 0 }));
  const about = { what: 'pickUp', who, marker: marker.id, grenade: marker.grenade } as const;
  return { kind: 'choose', by: sideOf(game, who), about, options };
}

const ANSWERS = ['take', 'leave'] as const;

export function pickUpAnswered(rec: Recorder, frame: MovementFrame, answer: string): void {
  const marker = touchedGrenade(rec.game, frame);
  if (!marker) return;
  const { who } = frame;
  if (answer === 'take') return rec.record({ event: 'pickedUp', who, marker: marker.id, grenade: marker.grenade });
  rec.record({ event: 'leftLying', who, marker: marker.id });
  rec.step({ ...frame, left: [...frame.left, marker.id] });
}
