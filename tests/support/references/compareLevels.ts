/** Runs the engine and the brute-force judge of levels on the same random scenes. */
import { rulesetOf } from '../../../src/editions/index.ts';
import { prepareScenery, type Scene, type Sight, sceneWith, sightIn } from '../../../src/engine/index.ts';
import { type LevelScene, levelScene } from '../builders/levelScenes.ts';
import { judgeLevels, type Options } from './levels.ts';

/** The same options as rulings. */
const rulingsOf = ({ anyPart, totalAtAnEnd, partialAtTheTarget }: Options) => ({
  ...(anyPart ? { R142: 'b' as const } : {}),
  ...(totalAtAnEnd ? { R143: 'b' as const } : {}),
  ...(partialAtTheTarget ? { R144: 'b' as const } : {}),
});

function sceneOnLevels({ scenery, people, bodies, smoke }: LevelScene, options: Options = {}): Scene {
  const ruleset = rulesetOf('tactic-2.0-beta', rulingsOf(options));
  const elements = prepareScenery(scenery, ruleset.levels);
  return sceneWith({ ruleset, table: null, elements, characters: people, bodies, smoke });
}

export const sightOnLevels = (scene: LevelScene, options?: Options): Sight =>
  sightIn(sceneOnLevels(scene, options), scene.from, scene.to, { reasons: true });

export interface LevelComparison {
  /** Scenes between two levels in which the reference was sure. */
  compared: number;
  unsure: number;
  /** Of those compared: cut off by a floor, seen, and seen in cover. */
  floors: number;
  seen: number;
  covered: number;
  readonly different: string[];
}

export function compareLevels(first: number, count: number, options: Options = {}): LevelComparison {
  const found: LevelComparison = { compared: 0, unsure: 0, floors: 0, seen: 0, covered: 0, different: [] };
  for (let seed = first; seed < first + count; seed++) {
    const scene = levelScene(seed);
    if (scene.from.level === scene.to.level) continue;
    const expected = judgeLevels(scene, options);
    if (!expected.sure) {
      found.unsure++;
      continue;
    }
    found.compared++;
    if (expected.throughFloor) found.floors++;
    if (expected.los) found.seen++;
    if (expected.covers > 0) found.covered++;
    const { los, seen, covers, counted } = sightOnLevels(scene, options);
    const throughFloor = counted.some(({ rule }) => rule === 'R146');
    const { sure: _, ...said } = expected;
    if (JSON.stringify({ los, seen, covers, throughFloor }) !== JSON.stringify(said))
      found.different.push(
        `${seed}: ${JSON.stringify({ los, seen, covers, throughFloor })}, not ${JSON.stringify(said)}`,
      );
  }
  return found;
}
