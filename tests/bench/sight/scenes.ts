import { rulesetOf } from '../../../src/editions/index.ts';
import { diskOutline, outlineOf } from '../../../src/engine/geometry/outline.ts';
import type { Point } from '../../../src/engine/geometry/vector.ts';
import type { Base, Blocker, SightQuestion } from '../../../src/engine/sight/index.ts';
import { type Random, seeded } from '../../support/builders/sightScenes.ts';

const SIDE = 48;
const rules = rulesetOf('tactic-2.2').sight;
export const countedRules = rulesetOf('tactic-2.0-beta').sight;

/** A table of 48 x 48u with so many elements of all kinds, laid at random. */
export function randomTable(random: Random, count: number): Blocker[] {
  return Array.from({ length: count }, (_, i) => randomElement(random, `e${i}`));
}

function randomElement(random: Random, id: string): Blocker {
  const at: Point = [random() * SIDE, random() * SIDE];
  const kind = random();
  const cover = random() < 0.5 ? 'total' : 'partial';
  if (kind < 0.15) return { id, cover: 'partial', outline: diskOutline(at, 1.2), roundBase: true };
  if (kind < 0.3) return { id, cover: 'partial', outline: diskOutline(at, 0.5), character: true };
  const degrees = random() * 360;
  if (kind < 0.5) {
    const to: Point = [at[0] + 1 + random() * 4, at[1]];
    return { id, cover, outline: outlineOf({ kind: 'wall', from: at, to, thickness: 0.2 }, degrees) };
  }
  const [w, h] = [0.5 + random() * 4, 0.5 + random() * 4];
  const corners: Point[] =
    kind < 0.8
      ? [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h],
        ]
      : [
          [0, 0],
          [w + 1, 0],
          [w + 1, 0.3],
          [0.3, 0.3],
          [0.3, h + 1],
          [0, h + 1],
        ];
  const points = corners.map(([x, y]): Point => [at[0] + x, at[1] + y]);
  return { id, cover, outline: outlineOf({ kind: 'polygon', points }, degrees) };
}

const baseAt = (id: string, at: Point): Base => ({ id, at, radius: 0.5 });
const somewhere = (random: Random): Point => [1 + random() * (SIDE - 2), 1 + random() * (SIDE - 2)];

/** Random pairs of bases on tables of so many elements. */
export function randomPairs(count: number, elements: number): SightQuestion[] {
  const random = seeded(elements);
  const tables = Array.from({ length: 10 }, () => randomTable(random, elements));
  const questions: SightQuestion[] = [];
  while (questions.length < count) {
    const [from, to] = [baseAt('s', somewhere(random)), baseAt('t', somewhere(random))];
    if (Math.hypot(from.at[0] - to.at[0], from.at[1] - to.at[1]) < 1) continue;
    questions.push({ from, to, blockers: tables[questions.length % tables.length] ?? [], rules });
  }
  return questions;
}

/** All pairs of two sides of 8, both ways, on one table. */
export function twoSides(seed: number, elements: number): SightQuestion[] {
  const random = seeded(seed);
  const scenery = randomTable(random, elements);
  const bases = Array.from({ length: 16 }, (_, i) => baseAt(`c${i}`, somewhere(random)));
  const figures = bases.map(
    ({ id, at, radius }): Blocker => ({ id, outline: diskOutline(at, radius), cover: 'partial', character: true }),
  );
  const blockers = [...scenery, ...figures];
  return bases.slice(0, 8).flatMap((a) =>
    bases.slice(8).flatMap((b) => [
      { from: a, to: b, blockers, rules },
      { from: b, to: a, blockers, rules },
    ]),
  );
}
