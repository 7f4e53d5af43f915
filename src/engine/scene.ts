import { isInside } from './geometry/distance.ts';
import { diskOutline } from './geometry/outline.ts';
import { smokeMarkers } from './grenades/carried.ts';
import { type Across, acrossLevels, type Standing, type Storeys } from './levels/across.ts';
import { groundOf } from './levels/ground.ts';
import type { Game, Id } from './model.ts';
import { type MoveScene, type MoveStoreys, overlaps } from './movement/index.ts';
import type { Place, Spot } from './place.ts';
import type { Ruleset } from './ruleset.ts';
import { isOn, type PreparedElement } from './scenery.ts';
import type { Blocker } from './sight/types.ts';
import { baseOf, onTable } from './table.ts';
import { whilePlaced } from './whilePlaced.ts';
import { bodyDisks } from './wounds/bodies.ts';

/** What stands and lies on a table, and by which rules: all that sight and movement are asked about. */
interface SceneParts {
  readonly ruleset: Ruleset;
  /** null: no edges. */
  readonly table: MoveScene['table'];
  readonly elements: readonly PreparedElement[];
  /** Everyone on the table. */
  readonly characters: readonly Place[];
  /** Those who have fallen; where they do not stay (WOUND-5), a scene is without them. */
  readonly bodies: readonly Place[];
  /** Smoke screens (GREN-15). */
  readonly smoke: readonly Place[];
}

/** The one thing that geometry is asked through, be it of a game or of a question on the command line. */
export interface Scene extends SceneParts {
  /** Whatever may cover or conceal, in this order: scenery, characters, bodies, smoke. `blockersFor` knows what counts. */
  readonly blockers: readonly Blocker[];
  /** The same with their levels; null where all that is there is on the ground, and on no other level. */
  readonly standing: readonly Standing[] | null;
}

/** A scene of these parts, which belongs to no game. */
export function sceneWith(parts: SceneParts): Scene {
  const bodies = parts.ruleset.wounds.bodies === 'stay' ? parts.bodies : [];
  const scenery = sceneryOf(parts.elements);
  const { characters, smoke } = parts;
  const blockers = [...[...characters, ...bodies].map(characterBlocker), ...smoke.map(smokeBlocker)];
  const isFlat =
    scenery.isFlat && [characters, bodies, smoke].every((lying) => lying.every(({ level }) => level === 0));
  return {
    ...parts,
    bodies,
    blockers: [...scenery.blockers, ...blockers],
    standing: isFlat ? null : [...scenery.standing, ...[...characters, ...bodies, ...smoke].map(onLevels)],
  };

  function onLevels({ level }: Place, i: number): Standing {
    const isSmoke = i >= characters.length + bodies.length;
    return { blocker: blockers[i] as Blocker, low: level, high: isSmoke ? level + risesOf(parts.ruleset) : level };
  }
}

const known = whilePlaced<Scene>();

/** The table of a game as it stands. */
export const sceneOf = (game: Game): Scene =>
  known(game, '', () =>
    sceneWith({
      ruleset: game.setup.ruleset,
      table: game.setup.table,
      elements: game.setup.elements,
      characters: onTable(game).map((c) => baseOf(game, c.id)),
      bodies: bodyDisks(game),
      smoke: smokeMarkers(game).map(({ id, at, level = 0, radius }) => ({ id, at, level, radius })),
    }),
  );

/** Is what is seen between two places a matter of levels? */
export const isAcross = ({ standing }: Scene, from: Spot, to: Spot): boolean =>
  standing !== null || from.level > 0 || to.level > 0;

/** What counts of a scene for what is seen between two places that are not both on the ground of a flat table. */
export const acrossIn = (scene: Scene, from: Spot, to: Spot): Across =>
  acrossLevels(scene.standing ?? onTheGround(scene), sceneryOf(scene.elements), scene.ruleset.levels, from, to);

const onTheGround = ({ blockers }: Scene): readonly Standing[] =>
  blockers.map((blocker) => ({ blocker, low: 0, high: 0 }));

/**
 * What may stand between two places, of the scene's blockers or of those given; `sight` leaves out those who are at its ends themselves. R139: the platform that one
 * stands on does not block sight and gives one's targets no cover. As sight is mutual, the one that the target stands on
 * does not block it either; it covers him like any element he is in (R57), or not at all (R170).
 */
export function blockersFor(
  scene: Scene,
  from: Spot,
  to: Spot,
  blockers: readonly Blocker[] = scene.blockers,
): readonly Blocker[] {
  const [below, belowTarget] = [platformsUnder(scene, from), platformsUnder(scene, to)];
  if (below.length + belowTarget.length === 0) return blockers;
  const aside = scene.ruleset.sight.platformCovers ? below : [...below, ...belowTarget];
  return blockers
    .filter(({ id }) => !aside.includes(id))
    .map((b) => (b.cover === 'total' && belowTarget.includes(b.id) ? { ...b, cover: 'partial' } : b));
}

/** COVER-12: the scenery that stops a burst on a level; smoke does not. */
export function sceneryAgainstBursts({ elements, ruleset }: Scene, level: number): readonly Blocker[] {
  const blockers = onLevel(sceneryOf(elements).standing, level);
  return ruleset.grenades.concealingShelters ? blockers : blockers.filter((b) => !b.thin);
}

/** What may stop a burst on a level: scenery, and the characters and bodies that some rules let shelter others (R78). */
export const burstBlockers = (scene: Scene, level: number): readonly Blocker[] => [
  ...sceneryAgainstBursts(scene, level),
  ...(scene.standing ? onLevel(scene.standing, level) : scene.blockers).filter((b) => b.character),
];

const onLevel = (standing: readonly Standing[], level: number): readonly Blocker[] =>
  standing.flatMap(({ blocker, low, high }) => (low <= level && level <= high ? [blocker] : []));

/** What the base of one who is, or might be, at `mover` moves among: what is on that level. */
export function moveSceneOf(scene: Scene, mover: Place, isEnemy: (id: Id) => boolean): MoveScene {
  const friends: Place[] = [];
  const enemies: Place[] = [];
  const { level, radius } = mover;
  for (const other of scene.characters) {
    if (other.id !== mover.id && isThere(scene, other, level)) (isEnemy(other.id) ? enemies : friends).push(other);
  }
  const bodies = scene.bodies.filter((body) => isThere(scene, body, level));
  const upstairs = upstairsOf(scene, mover, isEnemy);
  return {
    ...{ table: scene.table, elements: elementsOn(scene.elements, level), friends, enemies, bodies, radius },
    ...(upstairs.length === 0 ? {} : { upstairs }),
    ...(level === 0 ? {} : { ground: groundOf(scene.elements, level) }),
  };
}

/** R149: who stands at the upper end of the ways that lead up from the level of a base. */
function upstairsOf(scene: Scene, { id, level }: Place, isEnemy: (id: Id) => boolean): Required<MoveScene>['upstairs'] {
  return sceneryOf(scene.elements).connectors.flatMap((passage) => {
    if (passage.passage?.low !== level) return [];
    const isAbove = (other: Place): boolean => other.id !== id && other.level === passage.passage?.high;
    const others = scene.characters.filter(isAbove);
    const bodies = scene.bodies.filter(isAbove);
    if (others.length + bodies.length === 0) return [];
    const enemies = others.filter((other) => isEnemy(other.id));
    return [{ passage, friends: others.filter((other) => !enemies.includes(other)), enemies, bodies }];
  });
}

/** The same on all levels. */
export function moveStoreysOf(scene: Scene, mover: Place, isEnemy: (id: Id) => boolean): MoveStoreys {
  const scenes = new Map<number, MoveScene>();
  const on = (level: number): MoveScene => {
    const made = scenes.get(level) ?? moveSceneOf(scene, { ...mover, level }, isEnemy);
    scenes.set(level, made);
    return made;
  };
  return { on, passages: sceneryOf(scene.elements).connectors, radius: mover.radius };
}

/** R149: is a base on this level, or on a passage that leads up to it? */
function isThere(scene: Scene, base: Place, level: number): boolean {
  if (base.level === level) return true;
  const { connectors } = sceneryOf(scene.elements);
  return connectors.some(
    (c) => c.passage?.low === base.level && c.passage.high === level && overlaps(base.at, base.radius, c),
  );
}

/** R149: are two bases on one level? One on a passage is on both of its levels. */
export const areOnOneLevel = (scene: Scene, p: Place, q: Place): boolean =>
  isThere(scene, p, q.level) || isThere(scene, q, p.level);

/** R150: does an area on this level cover a base, on whichever level that is? */
export const isCoveredBy = (scene: Scene, base: Place, level: number): boolean =>
  scene.ruleset.levels.areas === 'every-level' || isThere(scene, base, level);

/** R150: does a burst on this level reach a base, on that level or on what leads up to it? */
export const isHitOn = (scene: Scene, base: Place, level: number): boolean => isThere(scene, base, level);

/** R159: how many levels higher smoke is seen than the one it lies on. */
const risesOf = ({ grenades, levels }: Ruleset): number => (levels.inPlay && grenades.smokeRises ? 1 : 0);

/** The scenery of a level; the list stays the same as long as the scenery does. */
function elementsOn(elements: readonly PreparedElement[], level: number): readonly PreparedElement[] {
  const { isFlat, onLevels } = sceneryOf(elements);
  if (isFlat) return elements;
  let here = onLevels.get(level);
  if (!here) {
    here = elements.filter((e) => isOn(e, level));
    onLevels.set(level, here);
  }
  return here;
}

const platformsUnder = ({ elements }: Scene, { at, level }: Spot): readonly Id[] =>
  sceneryOf(elements)
    .platforms.filter((e) => isOn(e, level) && isInside(at, e.outline))
    .map((e) => e.id);

interface Scenery extends Storeys {
  readonly blockers: readonly Blocker[];
  readonly standing: readonly Standing[];
  /** Nothing of it is above the ground, leads there, or is stood on there. */
  readonly isFlat: boolean;
  /** What of it is on each level, as far as that has been asked. */
  readonly onLevels: Map<number, readonly PreparedElement[]>;
  readonly platforms: readonly PreparedElement[];
}

/** The scenery of a game stays as it is, so that it is made ready for sight only once. */
const readyScenery = new WeakMap<readonly PreparedElement[], Scenery>();

function sceneryOf(elements: readonly PreparedElement[]): Scenery {
  const before = readyScenery.get(elements);
  if (before) return before;
  const standing = elements.flatMap((e) =>
    e.cover === 'none' ? [] : [{ blocker: elementBlocker(e), low: e.low, high: e.high }],
  );
  const floors = elements.filter(isFloor);
  const ready = {
    blockers: standing.map(({ blocker }) => blocker),
    standing,
    platforms: elements.filter((e) => e.element.platform),
    floors,
    connectors: elements.filter((e) => e.passage),
    isFlat: floors.length === 0 && elements.every(({ high, passage }) => high === 0 && !passage),
    onLevels: new Map(),
  };
  readyScenery.set(elements, ready);
  return ready;
}

const isFloor = (e: PreparedElement): e is Storeys['floors'][number] => e.top !== null;

/** What an element is to sight. Round bases are those with a hole (COVER-8). */
function elementBlocker({ id, outline, cover, holes, element }: PreparedElement): Blocker {
  const conceals = cover === 'partial' && element.terrain.includes('concealing');
  const thin = conceals && !element.terrain.includes('protecting');
  return { id, outline, cover, roundBase: holes.length > 0, conceals, thin };
}

/** Every other character on the table may stand in between, and every body lie there (COVER-7). */
const characterBlocker = ({ id, at, radius }: Place): Blocker => ({
  id,
  outline: diskOutline(at, radius),
  cover: 'partial',
  character: true,
});

/** GREN-15: smoke counts apart from all other cover (R37). */
const smokeBlocker = ({ id, at, radius }: Place): Blocker => ({
  id,
  outline: diskOutline(at, radius),
  cover: 'partial',
  smoke: true,
});
