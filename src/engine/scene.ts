import { isInside } from './geometry/distance.ts';
import { type Disk, diskOutline } from './geometry/outline.ts';
import { smokeMarkers } from './grenades/carried.ts';
import type { Game, Id } from './model.ts';
import type { MoveScene } from './movement/index.ts';
import type { Ruleset } from './ruleset.ts';
import type { PreparedElement } from './scenery.ts';
import type { Blocker } from './sight/types.ts';
import { baseOf, onTable } from './table.ts';
import { whilePlaced } from './whilePlaced.ts';
import { bodyDisks } from './wounds/bodies.ts';

/** Where a base or a marker is, or might be; lengths in u. A character is known by its id, also where it does not stand. */
export interface Place extends Disk {
  readonly id: Id;
}

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
}

/** A scene of these parts, which belongs to no game. */
export function sceneWith(parts: SceneParts): Scene {
  const bodies = parts.ruleset.wounds.bodies === 'stay' ? parts.bodies : [];
  return {
    ...parts,
    bodies,
    blockers: [
      ...sceneryOf(parts.elements).blockers,
      ...parts.characters.map(characterBlocker),
      ...bodies.map(characterBlocker),
      ...parts.smoke.map(smokeBlocker),
    ],
  };
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
      smoke: smokeMarkers(game),
    }),
  );

/**
 * What may stand between two places; `sight` leaves out those who are at its ends themselves. R139: the platform that one
 * stands on does not block sight and gives one's targets no cover. As sight is mutual, the one that the target stands on
 * does not block it either; it covers him like any element he is in (R57), or not at all (R170).
 */
export function blockersFor(scene: Scene, from: Disk, to: Disk): readonly Blocker[] {
  const [below, belowTarget] = [platformsUnder(scene, from), platformsUnder(scene, to)];
  if (below.length + belowTarget.length === 0) return scene.blockers;
  const aside = scene.ruleset.sight.platformCovers ? below : [...below, ...belowTarget];
  return scene.blockers
    .filter(({ id }) => !aside.includes(id))
    .map((b) => (b.cover === 'total' && belowTarget.includes(b.id) ? { ...b, cover: 'partial' } : b));
}

/** COVER-12: the scenery that stops a burst; smoke does not. */
export function sceneryAgainstBursts({ elements, ruleset }: Scene): readonly Blocker[] {
  const { blockers } = sceneryOf(elements);
  return ruleset.grenades.concealingShelters ? blockers : blockers.filter((b) => !b.thin);
}

/** What may stop a burst: scenery, and the characters and bodies that some rules let shelter others (R78). */
export const burstBlockers = (scene: Scene): readonly Blocker[] => [
  ...sceneryAgainstBursts(scene),
  ...scene.blockers.filter((b) => b.character),
];

/** What the base of one who is, or might be, at `mover` moves among. */
export function moveSceneOf(scene: Scene, mover: Place, isEnemy: (id: Id) => boolean): MoveScene {
  const friends: Place[] = [];
  const enemies: Place[] = [];
  for (const other of scene.characters) {
    if (other.id !== mover.id) (isEnemy(other.id) ? enemies : friends).push(other);
  }
  return { table: scene.table, elements: scene.elements, friends, enemies, bodies: scene.bodies, radius: mover.radius };
}

const platformsUnder = ({ elements }: Scene, { at }: Disk): readonly Id[] =>
  sceneryOf(elements)
    .platforms.filter((e) => isInside(at, e.outline))
    .map((e) => e.id);

interface Scenery {
  readonly blockers: readonly Blocker[];
  readonly platforms: readonly PreparedElement[];
}

/** The scenery of a game stays as it is, so that it is made ready for sight only once. */
const readyScenery = new WeakMap<readonly PreparedElement[], Scenery>();

function sceneryOf(elements: readonly PreparedElement[]): Scenery {
  const before = readyScenery.get(elements);
  if (before) return before;
  const ready = {
    blockers: elements.filter((e) => e.cover !== 'none').map(elementBlocker),
    platforms: elements.filter((e) => e.element.platform),
  };
  readyScenery.set(elements, ready);
  return ready;
}

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
