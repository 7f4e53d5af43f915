import { cross, type Point, type PreparedElement, subtract } from '../../../engine/index.ts';
import { blob, clear, type Ink, polygon } from './brush.ts';
import { among, chanceFor } from './chance.ts';
import { depthIn } from './rim.ts';

/** What is left of a ruin's floor between its walls: dust, tiles and fallen plaster. Nothing but a picture, it hinders nobody. */
export function paintFloor(ink: Ink, { id, outline }: PreparedElement): void {
  if (outline.kind === 'disk') return;
  const chance = chanceFor(`${id} floor`);
  const hull = hullOf(outline.points);
  ink.save();
  ink.beginPath();
  polygon(ink, hull);
  ink.fillStyle = clear('#8d8168', 0.5);
  ink.fill();
  ink.clip();
  const [xs, ys] = [hull.map(([x]) => x), hull.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let i = 0; i < (right - left) * (bottom - top) * 9; i++) {
    const [x, y] = [among(chance, left, right), among(chance, top, bottom)];
    const size = depthIn(hull, x, y) < 0.5 ? 0.16 : 0.07;
    blob(ink, x, y, among(chance, 0.3, 1) * size, chance, 5, 0.4);
    ink.fillStyle = clear(chance() < 0.3 ? '#9a6d55' : chance() < 0.5 ? '#b3aa97' : '#5d5441', 0.5);
    ink.fill();
  }
  ink.restore();
}

/** The smallest convex polygon about some points. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turn = (a: Point, b: Point, c: Point): number => cross(subtract(b, a), subtract(c, b));
