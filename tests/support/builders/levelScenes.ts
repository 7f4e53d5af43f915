/** Random scenes on several levels, from a seed: houses, walls, trees and stairs between two bases, and people on all of them. */
import type { Point, SceneryElement, Shape } from '../../../src/engine/index.ts';
import { type Random, seeded } from './sightScenes.ts';

export interface Standing {
  readonly id: string;
  readonly at: Point;
  readonly radius: number;
  readonly level: number;
}

export interface LevelScene {
  readonly scenery: readonly SceneryElement[];
  readonly people: readonly Standing[];
  readonly bodies: readonly Standing[];
  readonly smoke: readonly Standing[];
  readonly from: Standing;
  readonly to: Standing;
}

const R = 0.5;

/** Most of them with the two bases on different levels, one of them often in or on a house. */
export function levelScene(seed: number): LevelScene {
  const random = seeded(seed * 7919 + 3);
  const [low, high] = [whole(random, 2), whole(random, 3)];
  const first: Point = [1 + random() * 2, 4 + random() * 2];
  const far = random() < 0.35 ? 1.2 + random() * 3 : 5 + random() * 8; // often under one roof
  const ends = [first, [first[0] + far, first[1] + (random() - 0.5) * 2]] as const satisfies readonly Point[];
  const scenery = [
    ...Array.from({ length: 1 + whole(random, 2) }, (_, n) => house(random, n, ends[n % 2] as Point)).flat(),
    ...Array.from({ length: whole(random, 7) }, (_, n) => thing(random, `e${n}`)),
  ];
  const from = { id: 'from', at: ends[0], radius: R, level: low };
  const to = { id: 'to', at: ends[1], radius: R, level: high };
  const others = Array.from({ length: whole(random, 5) }, (_, n) => standing(random, `c${n}`, R)).filter(
    (c) => apart(c, from) && apart(c, to),
  );
  return {
    scenery,
    from,
    to,
    people: [from, to, ...others.slice(0, 2)],
    bodies: others.slice(2),
    smoke: random() < 0.2 ? [standing(random, 'smoke', 2.5)] : [],
  };
}

const whole = (random: Random, most: number): number => Math.floor(random() * (most + 1));
const apart = (p: Standing, q: Standing): boolean => Math.hypot(p.at[0] - q.at[0], p.at[1] - q.at[1]) > 2 * R;
const standing = (random: Random, id: string, radius: number): Standing => ({
  id,
  at: [random() * 16, random() * 9],
  radius,
  level: whole(random, 2),
});

/** A floor or two about a place, with walls at its edge or a little off it, and stairs now and then. */
function house(random: Random, n: number, [x, y]: Point): SceneryElement[] {
  const [w, h] = [2 + random() * 5, 2 + random() * 4];
  const [left, top] = [x - random() * w, y - random() * h];
  const storeys = 1 + whole(random, 1);
  const level = whole(random, 1);
  const shape: Shape =
    random() < 0.2
      ? { kind: 'circle', at: [x, y], radius: 1 + random() * 3 }
      : { kind: 'polygon', points: random() < 0.2 ? corner(left, top, w, h) : box(left, top, w, h) };
  const solid = random() < 0.2;
  const floor: SceneryElement = {
    id: `floor${n}`,
    look: 'none',
    terrain: solid ? ['sheltering'] : [],
    shape,
    floor: true,
    level,
    height: 3 * storeys,
  };
  const walls = Array.from({ length: whole(random, 3) }, (_, k): SceneryElement => {
    const off = random() < 0.5 ? 0 : random() * 1.2 - 0.6;
    const [at, upright] = [random() < 0.5, random() < 0.5];
    const side = upright ? left + (at ? -off : w + off) : top + (at ? -off : h + off);
    const [start, end] = [random() * 0.4, 0.6 + random() * 0.4];
    const from: Point = upright ? [side, top + h * start] : [left + w * start, side];
    const to: Point = upright ? [side, top + h * end] : [left + w * end, side];
    const terrain = random() < 0.5 ? ['sheltering' as const] : ['protecting' as const];
    return {
      id: `wall${n}${k}`,
      look: 'none',
      terrain,
      shape: { kind: 'wall', from, to, thickness: 0.2 },
      level: whole(random, 2),
      ...(random() < 0.3 ? { opening: 'window' as const } : {}),
    };
  });
  const stairs: SceneryElement = {
    id: `stairs${n}`,
    look: 'none',
    terrain: ['difficult'],
    shape: { kind: 'wall', from: [x - 1, y], to: [x + 1, y + random()], thickness: 1 },
    connects: random() < 0.5 ? [0, 1] : [1, 2],
  };
  return [floor, ...walls, ...(random() < 0.3 ? [stairs] : [])];
}

function thing(random: Random, id: string): SceneryElement {
  const [x, y] = [random() * 16, random() * 9];
  const terrain =
    random() < 0.4 ? ['sheltering' as const] : random() < 0.5 ? ['protecting' as const] : ['concealing' as const];
  const height = [0.8, 2, 3.9, 4, 5, 7][whole(random, 5)] as number;
  const shape: Shape =
    random() < 0.3
      ? { kind: 'circle', at: [x, y], radius: 0.3 + random() * 1.5 }
      : random() < 0.5
        ? { kind: 'polygon', points: box(x, y, 0.4 + random() * 3, 0.4 + random() * 3) }
        : { kind: 'wall', from: [x, y - random() * 2], to: [x + random(), y + 0.3 + random() * 2], thickness: 0.2 };
  return { id, look: 'none', terrain, shape, height, level: random() < 0.6 ? 0 : 1 + whole(random, 1) };
}

const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** An L. */
const corner = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h / 2],
  [x + w / 2, y + h / 2],
  [x + w / 2, y + h],
  [x, y + h],
];
