import type { Game, Point, SmokeMarker } from '../../../../engine/index.ts';
import { SIDE } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { ring } from '../overlay/strokes.ts';
import { onTheTable } from './drawArea.ts';

/** Puffs of one screen: where in it, as shares of its radius, and how large. */
const PUFFS: readonly (readonly [x: number, y: number, size: number])[] = [
  [0, 0, 0.62],
  [0.46, 0.1, 0.5],
  [-0.42, 0.22, 0.52],
  [0.1, -0.5, 0.46],
  [-0.28, -0.38, 0.48],
  [0.3, 0.5, 0.44],
  [-0.1, 0.56, 0.42],
  [0.56, -0.3, 0.4],
  [-0.62, -0.08, 0.36],
];

type Screen = Pick<SmokeMarker, 'at' | 'radius' | 'owner' | 'spread'>;

/** A screen of smoke: white and drifting, its edge drawn in the way of its side. The last turn's is thinner. */
export function drawSmoke(ink: Ink, game: Game, { at, radius, owner, spread }: Screen, px: number): void {
  onTheTable(ink, game, () => {
    drawPuffs(ink, at, radius, spread ? 0.42 : 0.58);
    ring(ink, at, radius, 'rgb(20 24 12 / 45%)', 3.5, px);
    ring(ink, at, radius, SIDE[owner].light, 2, px, owner === 'a' ? [] : [4, 5]);
  });
}

function drawPuffs(ink: Ink, [x, y]: Point, radius: number, strength: number): void {
  ink.save();
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fillStyle = `rgb(244 246 244 / ${strength * 55}%)`;
  ink.fill();
  ink.clip();
  for (const [dx, dy, size] of PUFFS) {
    const [px, py, r] = [x + dx * radius, y + dy * radius, size * radius];
    const cloud = ink.createRadialGradient(px, py, 0, px, py, r);
    cloud.addColorStop(0, `rgb(255 255 255 / ${strength * 100}%)`);
    cloud.addColorStop(0.7, `rgb(240 242 240 / ${strength * 50}%)`);
    cloud.addColorStop(1, 'rgb(240 242 240 / 0%)');
    ink.beginPath();
    ink.arc(px, py, r, 0, Math.PI * 2);
    ink.fillStyle = cloud;
    ink.fill();
  }
  ink.restore();
}
