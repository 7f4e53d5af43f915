/** R37 by brute force: the fewest covers of many lines, against the engine's count and the line that it shows for it. */
import { outlineOf } from '../../../src/engine/geometry/outline.ts';
import {
  type Base,
  type Blocker,
  type SightQuestion,
  type SightRules,
  sight,
} from '../../../src/engine/sight/index.ts';
import { type Random, type RandomScene, randomScene, seeded } from '../builders/sightScenes.ts';
import { BruteScene } from './bruteScene.ts';
import { type Count, coversAlong, type Line, type Spot } from './countedLine.ts';
import { countedParts } from './countedParts.ts';

/** What is decided by less than this (u) is left open. */
const MARGIN = 1e-5;

/** A random scene with room between the bases, less total cover than usual, smoke, and woods that count more than once. */
function countedScene(seed: number, rules: SightRules): SightQuestion {
  const random = seeded(seed * 7919 + 5);
  let scene = randomScene(random);
  while (gapBetween(scene.from, scene.to) < 5) scene = randomScene(random);
  const small = scene.blockers.slice(0, 8).map((b) => {
    if (b.character || b.roundBase) return b;
    const cover = random() < 0.7 ? 'partial' : b.cover;
    return { ...b, cover, ...(cover === 'partial' && random() < 0.2 ? { smoke: true } : {}) } as const;
  });
  const woods = Array.from({ length: Math.floor(random() * 3) }, (_, i) => wood(`w${i}`, scene, random));
  return { ...scene, blockers: [...small, ...woods], rules };
}

/** Somewhere between the bases, deeper than wide as they see it. */
function wood(id: string, { from: { at: a }, to: { at: b } }: RandomScene, random: Random): Blocker {
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [cos, sin] = [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
  const [deep, wide] = [1 + random() * 4, 0.3 + random() * random() * 2];
  const [x, y, lean] = [random() * d, (random() - 0.5) * 2, random() - 0.5];
  const at = (dx: number, dy: number): Spot => [
    a[0] + (x + dx) * cos - (y + dy + lean * dx) * sin,
    a[1] + (x + dx) * sin + (y + dy + lean * dx) * cos,
  ];
  const points = [at(-deep, -wide), at(deep, -wide), at(deep, wide), at(-deep, wide)];
  return { id, outline: outlineOf({ kind: 'polygon', points }), cover: 'partial', smoke: random() < 0.2 };
}

const gapBetween = ({ at: a, radius }: Base, { at: b }: Base): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]) - 2 * radius;

export interface CountedComparison {
  /** Scenes in which covers were counted and the lines told how many. */
  compared: number;
  /** Of those, scenes with two covers or more. */
  several: number;
  readonly different: string[];
}

export function compareCounts(first: number, count: number, lines: number, rules: SightRules): CountedComparison {
  const comparison: CountedComparison = { compared: 0, several: 0, different: [] };
  for (let seed = first; seed < first + count; seed++) compareScene(seed, lines, rules, comparison);
  return comparison;
}

function compareScene(seed: number, lines: number, rules: SightRules, comparison: CountedComparison): void {
  const question = countedScene(seed, rules);
  const { from, to, blockers } = question;
  const { los, seen, covers, witness } = sight(question, { line: true });
  const parts = los && witness?.free ? countedParts(from, blockers) : null;
  if (!parts || !witness?.free) return;
  // Standing partly behind sheltering terrain counts as one more.
  const counted = covers - (seen === 'some' ? 1 : 0);
  comparison.compared++;
  if (counted > 1) comparison.several++;
  const { counting, smokeCountsOnce } = rules;
  const count = { shooter: from.at, parts, counting, smokeCountsOnce };
  const shown = range(witness.free, count);
  if (counted < shown.least || counted > shown.most)
    comparison.different.push(`${seed}: ${counted}, but ${shown.least} to ${shown.most} along the line shown`);
  const total = blockers.filter((b) => b.cover === 'total').map((blocker) => ({ blocker }));
  const scene = new BruteScene(from, to, total);
  if (!isFree(scene, witness.free)) comparison.different.push(`${seed}: the line shown is not free`);
  const random = seeded(seed + 1);
  for (let i = 0; i < lines; i++) {
    const line = randomLine(question, random);
    if (!line || coversAlong(line, count) >= counted) continue;
    if (![-MARGIN, 0, MARGIN].every((k) => isFree(scene, moved(line, k)))) continue;
    const { most } = range(line, count);
    if (most < counted) {
      comparison.different.push(`${seed}: ${counted}, but ${most} from ${line[0]} to ${line[1]}`);
      return;
    }
  }
}

const isFree = (scene: BruteScene, [p, q]: Line): boolean => scene.free(...p, ...q);

/** The fewest and the most covers of a line and of those right beside it, with all lengths a little more or less. */
function range(line: Line, count: Count): { least: number; most: number } {
  const counts = [-MARGIN, 0, MARGIN].flatMap((k) =>
    [-MARGIN, 0, MARGIN].map((slack) => coversAlong(moved(line, k), count, slack)),
  );
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** Moved sideways. */
function moved([p, q]: Line, by: number): Line {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const [x, y] = [((p[1] - q[1]) * by) / length, ((q[0] - p[0]) * by) / length];
  return [
    [p[0] + x, p[1] + y],
    [q[0] + x, q[1] + y],
  ];
}

/** From any point of A to any point of T, cut off at the edges of both; null if the bases touch there. */
function randomLine({ from, to }: SightQuestion, random: Random): Line | null {
  const [p, q] = [within(from.at, from.radius, random), within(to.at, to.radius, random)];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const [x, y] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
  const exit = chordEnd(p, x, y, from.at, from.radius);
  const entry = length - chordEnd(q, -x, -y, to.at, to.radius);
  if (entry - exit < 0.01) return null;
  return [
    [p[0] + x * exit, p[1] + y * exit],
    [p[0] + x * entry, p[1] + y * entry],
  ];
}

function within([x, y]: Spot, radius: number, random: Random): Spot {
  const [r, w] = [radius * 0.999 * Math.sqrt(random()), 2 * Math.PI * random()];
  return [x + r * Math.cos(w), y + r * Math.sin(w)];
}

/** How far from p in the direction (x, y) the circle about c is left. */
function chordEnd(p: Spot, x: number, y: number, c: Spot, radius: number): number {
  const along = (c[0] - p[0]) * x + (c[1] - p[1]) * y;
  const off = (c[0] - p[0]) * y - (c[1] - p[1]) * x;
  return along + Math.sqrt(Math.max(0, radius ** 2 - off ** 2));
}
