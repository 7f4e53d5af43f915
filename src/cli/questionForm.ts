import { z } from 'zod';
import {
  flattened,
  levelOf,
  type Place,
  prepareScenery,
  type Ruleset,
  type Scene,
  type SceneryElement,
  sceneWith,
  type Waypoint,
} from '../engine/index.ts';
import { type FileFault, fileFault, firstOf, type Path } from '../play/files/fault.ts';
import { flag, id, open, place } from '../play/files/form.ts';
import { houseRulesForm, rulingsForm } from '../play/files/rulesForm.ts';
import { sceneryForm } from '../play/files/sceneryForm.ts';
import { sceneryFaults, takenId } from '../play/files/setupChecks.ts';

const baseForm = open({
  id,
  at: place,
  radius: z.number().gt(0).max(100).exactOptional(),
  inCover: flag.exactOptional(),
  camouflage: flag.exactOptional(),
  dead: flag.exactOptional(),
  marker: flag.exactOptional(),
});
export type BaseForm = z.output<typeof baseForm>;

/** What every question has: under which rules, among what, and who stands there (formats.md). */
export const questionFields = {
  id: z.union([z.string().max(200), z.number()]).exactOptional(),
  edition: z.string().max(40).default('tactic-2.2'),
  rulings: rulingsForm,
  rules: houseRulesForm,
  scenery: sceneryForm.default([]),
  bases: z.array(baseForm).max(1000),
} as const;

interface TableForm {
  readonly scenery: z.output<typeof sceneryForm>;
  readonly bases: readonly BaseForm[];
  readonly table?: NonNullable<Scene['table']>;
}

/** The scene that a question tells of: no smoke, no edges if it says nothing of a table, and markers cover nobody. */
export function sceneAsked({ scenery, bases, table }: TableForm, ruleset: Ruleset): Scene {
  const stand = bases.filter((b) => !b.marker);
  const placed = (b: BaseForm) => placeOf(b, ruleset.baseRadius);
  return sceneWith({
    ruleset,
    table: table ?? null,
    elements: prepareScenery(scenery as readonly SceneryElement[], ruleset.levels),
    characters: stand.filter((b) => !b.dead).map(placed),
    bodies: stand.filter((b) => b.dead).map(placed),
    smoke: [],
  });
}

/** Where a base of a question is; `usual` is its radius if none is given, in u. */
export const placeOf = ({ id, at, radius }: BaseForm, usual: number): Place => ({
  id,
  at: flattened(at),
  level: levelOf(at),
  radius: radius ?? usual,
});

/** R165: is a place above the ground, by rules that have no levels? */
export const isAbove = (at: Waypoint, { levels }: Ruleset): boolean => !levels.inPlay && levelOf(at) > 0;

/** The first base that is. */
export function levelFault({ bases }: TableForm, ruleset: Ruleset): FileFault | null {
  const found = bases.findIndex(({ at }) => isAbove(at, ruleset));
  return found < 0 ? null : fileFault(['bases', found, 'at'], 'does-not-fit');
}

/** Scenery that cannot be, or an id that stands for two things. */
export function tableFault({ scenery, bases }: TableForm): FileFault | null {
  const ids = takenId([
    ...scenery.map((e, i): [string, Path] => [e.id, ['scenery', i, 'id']]),
    ...bases.map((b, i): [string, Path] => [b.id, ['bases', i, 'id']]),
  ]);
  return firstOf(sceneryFaults(scenery as readonly SceneryElement[], ['scenery'])) ?? firstOf(ids);
}

/** The first of those an id might have meant. */
export const idsOf = (bases: readonly BaseForm[]): string =>
  bases
    .slice(0, 20)
    .map((b) => b.id)
    .join(', ');
