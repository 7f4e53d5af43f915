import fc from 'fast-check';
import { onGrid, type Point } from '../../../src/engine/geometry/vector.ts';
import { type MoveScene, standFault } from '../../../src/engine/movement/index.ts';
import {
  type PreparedElement,
  prepareElement,
  type SceneryElement,
  type Terrain,
} from '../../../src/engine/scenery.ts';
import { base, Q, scene } from './moveScenes.ts';

/** Numbers in [0, 1) from a seed: whole scenes from one number, so that a failing one is named by it. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface SceneWishes {
  readonly size?: number;
  readonly elements?: number;
  readonly terrains?: readonly Terrain[];
  readonly friends?: number;
  readonly enemies?: number;
  readonly holes?: boolean;
}

/** A crowded table: walls, boxes, L shapes, stars and disks at any angle; bases where they may stand. */
export function randomScene(random: () => number, wishes: SceneWishes = {}): MoveScene {
  const { size = 16, elements = 10, terrains = ['sheltering', 'impassable', 'protecting', 'concealing'] } = wishes;
  const all: PreparedElement[] = [];
  for (let i = 0; i < elements; i++) all.push(randomElement(random, i, size, terrains, wishes.holes ?? false));
  let result = scene(all, { table: { width: size, height: size } });
  for (let i = 0; i < (wishes.friends ?? 0); i++) {
    const at = randomPlace(random, result, size);
    if (at) result = { ...result, friends: [...result.friends, base(`f${i}`, at)] };
  }
  for (let i = 0; i < (wishes.enemies ?? 0); i++) {
    const at = randomPlace(random, result, size);
    if (at) result = { ...result, enemies: [...result.enemies, base(`e${i}`, at)] };
  }
  return result;
}

/** A point on the grid where the mover may stand; null if a hundred throws find none. */
export function randomPlace(random: () => number, s: MoveScene, size: number): Point | null {
  for (let i = 0; i < 100; i++) {
    const at = onGrid([random() * size, random() * size]);
    if (!standFault(s, Q, at)) return at;
  }
  return null;
}

function randomElement(random: () => number, i: number, size: number, terrains: readonly Terrain[], holes: boolean) {
  const at: Point = [random() * size, random() * size];
  const terrain = [terrains[Math.floor(random() * terrains.length)] as Terrain];
  const shape = randomShape(random, at);
  const round = holes && shape.kind === 'circle' && terrain[0] === 'protecting';
  const element: SceneryElement = {
    id: `s${i}`,
    look: 'test',
    terrain,
    shape,
    rotation: Math.floor(random() * 8) * 45,
  };
  return prepareElement(round ? { ...element, shape: { kind: 'circle', at, radius: 1.2 }, holes: [at] } : element);
}

function randomShape(random: () => number, [x, y]: Point): SceneryElement['shape'] {
  const w = 0.3 + random() * 3;
  const h = 0.3 + random() * 3;
  switch (Math.floor(random() * 5)) {
    case 0:
      return { kind: 'circle', at: [x, y], radius: 0.3 + random() * 1.5 };
    case 1:
      return {
        kind: 'wall',
        from: [x, y],
        to: [x + w, y + (random() < 0.5 ? 0 : h)],
        thickness: random() < 0.2 ? 0 : 0.2,
      };
    case 2:
      return {
        kind: 'polygon',
        points: [
          [x, y],
          [x + w, y],
          [x + w, y + 0.4],
          [x + 0.4, y + 0.4],
          [x + 0.4, y + h + 0.5],
          [x, y + h + 0.5],
        ],
      };
    case 3:
      return {
        kind: 'polygon',
        points: [
          [x, y],
          [x + w, y + h / 3],
          [x + w / 3, y + h],
        ],
      };
    default:
      return {
        kind: 'polygon',
        points: [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ],
      };
  }
}

/** Seeds for property tests. */
export const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
