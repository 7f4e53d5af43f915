/** Random scenes for sight: hard ones, crowded around the corridor between two bases, from a seed. */
import { diskOutline, outlineOf, type Shape } from '../../../src/engine/geometry/outline.ts';
import type { Point } from '../../../src/engine/geometry/vector.ts';
import type { Base, Blocker } from '../../../src/engine/sight/types.ts';

export interface RandomScene {
  readonly from: Base;
  readonly to: Base;
  readonly blockers: readonly Blocker[];
}

export type Random = () => number;

/** A small seeded generator (mulberry32): numbers from 0 up to 1. */
export function seeded(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const R = 0.5;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** 0 … 12 elements of all kinds, abutting and touching ones, bases in contact now and then. */
export function randomScene(random: Random): RandomScene {
  const hugging = random() < 0.06;
  const d = hugging ? 1 + random() * 0.4 : random() < 0.08 ? 1 : random() < 0.3 ? 1 + random() * 3 : 2 + random() * 12;
  const angle = random() < 0.15 ? (Math.floor(random() * 8) * Math.PI) / 4 : random() * 2 * Math.PI;
  const origin: Point = random() < 0.3 ? [10, 10] : [4 + random() * 12, 4 + random() * 12];
  const turn: Turn = { origin, cos: Math.cos(angle), sin: Math.sin(angle), angle };
  const blockers: Blocker[] = [];
  const count = Math.floor(random() * 13);
  const d0 = { a: [0, 0] as Point, t: [d, 0] as Point };
  while (blockers.length < count) {
    const made = hugging && random() < 0.7 ? [corner(random, d)] : element(random, d);
    const cover = random() < 0.5 ? 'total' : 'partial';
    for (const shape of made) {
      const character = shape.kind === 'circle' && shape.radius === R;
      const round = shape.kind === 'circle' && shape.radius === 1.2;
      const kind = character || round ? 'partial' : cover;
      if (!mayStand(shape, kind, d0, random)) continue;
      blockers.push({
        id: `e${blockers.length}`,
        outline: placed(shape, turn),
        cover: kind,
        ...(character ? { character: true } : {}),
        ...(round ? { roundBase: true } : {}),
      });
    }
    if (random() < 0.02) break;
  }
  return {
    from: { id: 'a', at: origin, radius: R },
    to: { id: 't', at: at(turn, [d, 0]), radius: R },
    blockers: blockers.slice(0, 12),
  };
}

interface Turn {
  readonly origin: Point;
  readonly cos: number;
  readonly sin: number;
  readonly angle: number;
}

const at = (t: Turn, [x, y]: Point): Point => [
  t.origin[0] + x * t.cos - y * t.sin,
  t.origin[1] + x * t.sin + y * t.cos,
];

function placed(shape: Shape, turn: Turn) {
  if (shape.kind === 'circle') return diskOutline(at(turn, shape.at), shape.radius);
  if (shape.kind === 'wall') return outlineOf({ ...shape, from: at(turn, shape.from), to: at(turn, shape.to) });
  return outlineOf({ kind: 'polygon', points: shape.points.map((p) => at(turn, p)) });
}

/** In the frame where A stands at (0, 0) and T at (d, 0). One or several shapes that belong together. */
function element(random: Random, d: number): Shape[] {
  const x = random() * (d + 1) - 0.5;
  const y = (random() - 0.5) * 3;
  const w = 0.1 + random() * random() * 3;
  const h = 0.1 + random() * random() * 3;
  switch (Math.floor(random() * 12)) {
    case 0:
    case 1:
      return [box(x, y, w, h, pick(random, [0, 0, random() * 3]))];
    case 2: // L
      return [
        turned(
          [
            [0, 0],
            [w + 0.5, 0],
            [w + 0.5, 0.3],
            [0.3, 0.3],
            [0.3, h + 0.5],
            [0, h + 0.5],
          ],
          x,
          y,
          random() * 7,
        ),
      ];
    case 3: // U
      return [
        turned(
          [
            [0, 0],
            [w + 1, 0],
            [w + 1, h + 1],
            [w + 0.7, h + 1],
            [w + 0.7, 0.3],
            [0.3, 0.3],
            [0.3, h + 1],
            [0, h + 1],
          ],
          x,
          y,
          random() * 7,
        ),
      ];
    case 4: {
      // star
      const n = 3 + Math.floor(random() * 5);
      const points: Point[] = [];
      for (let i = 0; i < 2 * n; i++) {
        const r = (i % 2 ? 0.25 + random() * 0.3 : 0.6 + random() * 0.9) * 0.8;
        points.push([r * Math.cos((Math.PI * i) / n), r * Math.sin((Math.PI * i) / n)]);
      }
      return [turned(points, x, y, random() * 7)];
    }
    case 5:
      return [{ kind: 'circle', at: [x, y], radius: 0.05 + random() * random() * 2 }];
    case 6:
      return [{ kind: 'circle', at: random() < 0.2 ? [x, 0] : [x, y], radius: R }];
    case 7:
      return [{ kind: 'circle', at: random() < 0.15 ? [d, 0] : [x, y], radius: 1.2 }];
    case 8: {
      // thin wall, perhaps without thickness
      const angle = random() * Math.PI;
      const length = 0.3 + random() * 3;
      return [
        {
          kind: 'wall',
          from: [x, y],
          to: [x + length * Math.cos(angle), y + length * Math.sin(angle)],
          thickness: pick(random, [0, 0.02, 0.1]),
        },
      ];
    }
    case 9: {
      // an abutting run, side to side or corner to corner
      const runs: Shape[] = [];
      const byCorner = random() < 0.5;
      let top = y - 1;
      for (let i = 0; i < 3; i++) {
        const size = 0.2 + random() * 0.8;
        const left = byCorner && i % 2 ? x + 0.3 : x;
        runs.push(
          poly([
            [left, top],
            [left + 0.3, top],
            [left + 0.3, top + size],
            [left, top + size],
          ]),
        );
        top += size;
      }
      return runs;
    }
    case 10: {
      // in contact with a base
      const onA = random() < 0.5;
      const cx = onA ? 0 : d;
      const side = random() < 0.5 ? 1 : -1;
      if (random() < 0.5)
        return [
          poly([
            [cx - w, side * R],
            [cx + w, side * R],
            [cx + w, side * (R + h)],
            [cx - w, side * (R + h)],
          ]),
        ];
      const angle = random() * 2 * Math.PI;
      const c = Math.cos(angle),
        s = Math.sin(angle);
      const near: Point = [cx + R * c, R * s];
      return [
        poly([
          [near[0] - s * w, near[1] + c * w],
          [near[0] + s * h, near[1] - c * h],
          [near[0] + s * h + c * w, near[1] - c * h + s * w],
          [near[0] - s * w + c * w, near[1] + c * w + s * w],
        ]),
      ];
    }
    default: {
      // characters in contact with each other
      return [
        { kind: 'circle', at: [x, y], radius: R },
        { kind: 'circle', at: [x, y + 2 * R], radius: R },
      ];
    }
  }
}

/** Something small at the side of a base, as when both hug the same corner. */
function corner(random: Random, d: number): Shape {
  const onA = random() < 0.5;
  const angle = (0.7 + random()) * (random() < 0.5 ? 1 : -1);
  const out = R + (random() < 0.5 ? 0 : random() * 0.05);
  const at: Point = [onA ? out * Math.cos(angle) : d - out * Math.cos(angle), out * Math.sin(angle)];
  const size = 0.03 + random() * 0.4;
  if (random() < 0.3) {
    const r = size / 2;
    return { kind: 'circle', at: [at[0] + (onA ? r : -r) * Math.cos(angle), at[1] + r * Math.sin(angle)], radius: r };
  }
  const up = Math.sign(at[1]);
  const wide = (random() - 0.5) * 2 * size;
  return poly([at, [at[0] + wide, at[1] + up * size], [at[0] + wide + 0.1, at[1] + up * size]]);
}

const poly = (points: Point[]): Shape => ({ kind: 'polygon', points });
const box = (x: number, y: number, w: number, h: number, angle: number): Shape =>
  turned(
    [
      [-w / 2, -h / 2],
      [w / 2, -h / 2],
      [w / 2, h / 2],
      [-w / 2, h / 2],
    ],
    x,
    y,
    angle,
  );

function turned(points: readonly Point[], x: number, y: number, angle: number): Shape {
  const c = Math.cos(angle),
    s = Math.sin(angle);
  return poly(points.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c]));
}

/** Bases may touch things, and stand in partial cover; a total one, or another base, they overlap only now and then. */
function mayStand(shape: Shape, cover: 'total' | 'partial', bases: { a: Point; t: Point }, random: Random): boolean {
  const solid = cover === 'total' || (shape.kind === 'circle' && shape.radius === R);
  const thin = shape.kind === 'wall' && shape.thickness === 0;
  if (!solid && !thin) return true;
  if (!thin && random() < 0.03) return true;
  return [bases.a, bases.t].every((base) => gapTo(shape, base) >= R - 1e-9);
}

function gapTo(shape: Shape, [x, y]: Point): number {
  if (shape.kind === 'circle') return Math.hypot(x - shape.at[0], y - shape.at[1]) - shape.radius;
  const outline = outlineOf(shape);
  if (outline.kind === 'disk') return 0;
  let least = Number.POSITIVE_INFINITY;
  let inside = outline.points.length > 2;
  const n = outline.points.length;
  for (let i = 0; i < n; i++) {
    const [x1, y1] = outline.points[i] as Point;
    const [x2, y2] = outline.points[(i + 1) % n] as Point;
    const ex = x2 - x1,
      ey = y2 - y1;
    const t = Math.min(1, Math.max(0, ((x - x1) * ex + (y - y1) * ey) / (ex * ex + ey * ey)));
    least = Math.min(least, Math.hypot(x1 + ex * t - x, y1 + ey * t - y));
    if (ex * (y - y1) - ey * (x - x1) < 0) inside = false;
  }
  return inside ? 0 : least;
}
