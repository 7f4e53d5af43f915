import { diskOutline, type Outline } from '../geometry/outline.ts';
import type { Stretch } from '../geometry/sweptDisk.ts';
import { distance } from '../geometry/vector.ts';
import type { PreparedElement } from '../scenery.ts';
import { EXACT, holeAt, TOUCH } from './ground.ts';
import { type MeasuredPath, stretchesNear } from './path.ts';
import type { BaseDisk, MoveRules, MoveScene } from './types.ts';

/** Where a path is stopped by enemy bases. */
export interface Contact {
  /** How far along the path, in u. */
  readonly along: number;
  /** Everyone touched there, in the scene's order. */
  readonly enemies: readonly string[];
  /** The round base in whose hole the first of them stands: the mover's model stays outside it (H2H-8). */
  readonly rim: PreparedElement | null;
}

interface Touch extends Stretch {
  /** Where in the stretch the move would end. */
  readonly stop: number;
}

/**
 * The first contact with an enemy base along a path, which ends it (MOVE-6, R12; where passing is allowed, R94).
 * Who is in contact at the start counts only if the path runs into him, or comes back after leaving him.
 */
export function firstContact(scene: MoveScene, rules: MoveRules, path: MeasuredPath): Contact | null {
  const touched = scene.enemies.map((enemy) => ({ enemy, touches: touches(scene, rules, path, enemy) }));
  let along = Number.POSITIVE_INFINITY;
  for (const { touches } of touched) along = Math.min(along, touches[0]?.stop ?? along);
  if (along === Number.POSITIVE_INFINITY) return null;
  const here = touched.filter(({ touches }) => touches.some((t) => t.from <= along + EXACT && along <= t.to + EXACT));
  const first = here.find(({ touches }) => touches[0]?.stop === along) ?? here[0];
  return {
    along,
    enemies: here.map(({ enemy }) => enemy.id),
    rim: first && !rules.rimIsContact ? (holeAt(scene, first.enemy.at)?.element ?? null) : null,
  };
}

function touches(scene: MoveScene, rules: MoveRules, path: MeasuredPath, enemy: BaseDisk): Touch[] {
  const outline = contactOutline(scene, rules, enemy);
  const near = stretchesNear(path, outline, scene.radius + TOUCH);
  if (near.length === 0) return [];
  const touching = stretchesNear(path, outline, scene.radius);
  const overlapping = stretchesNear(path, outline, scene.radius - TOUCH);
  return near.flatMap((stretch) => {
    const within = (s: Stretch) => s.from >= stretch.from - EXACT && s.to <= stretch.to + EXACT;
    const overlap = overlapping.find(within);
    const fromTheStart = stretch.from <= EXACT;
    const toTheEnd = stretch.to >= path.length - EXACT;
    if (!overlap && (fromTheStart || (rules.touching === 'passes' && !toTheEnd))) return [];
    // Where he is touched, not where he is overlapped by what counts as no overlap: often repeated, that would add up.
    const touch = touching.find((s) => within(s) && (!fromTheStart || !overlap || s.to > overlap.from));
    const stop = touch?.from ?? (toTheEnd ? path.length : (stretch.from + stretch.to) / 2);
    return [{ ...stretch, stop }];
  });
}

/** What has to be touched: his base, or the rim of the round base he is in (R129=b). */
function contactOutline(scene: MoveScene, rules: MoveRules, enemy: BaseDisk): Outline {
  const hole = rules.rimIsContact ? holeAt(scene, enemy.at) : null;
  return hole ? hole.element.outline : diskOutline(enemy.at, enemy.radius);
}

/** Is a base in contact with this one (H2H-1)? */
export const isInContact = (at: BaseDisk['at'], radius: number, other: BaseDisk): boolean =>
  distance(at, other.at) <= radius + other.radius + TOUCH;
