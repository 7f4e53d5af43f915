import type { Game, Point, SmokeMarker } from '../../../../engine/index.ts';
import { SIDE } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { casedRing } from '../overlay/strokes.ts';
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

/** A screen of smoke: drifting, its edge drawn in the way of its side. The last turn's is thinner. */
export function drawSmoke(ink: Ink, game: Game, { at, radius, owner, spread }: Screen, px: number): void {
  onTheTable(ink, game, () => {
    drawPuffs(ink, at, radius, spread ? 0.62 : 0.9);
    casedRing(ink, at, radius, SIDE[owner].light, 2.2, px, owner === 'a' ? [] : [4, 5]);
  });
}

/** White clouds with dark undersides, so that they are seen on snow and on grey streets as on grass. */
function drawPuffs(ink: Ink, [x, y]: Point, radius: number, strength: number): void {
  ink.save();
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fillStyle = `rgb(150 158 164 / ${strength * 62}%)`;
  ink.fill();
  ink.clip();
  for (const [dx, dy, size] of PUFFS) {
    const [px, py, r] = [x + dx * radius, y + dy * radius, size * radius];
    const shade = ink.createRadialGradient(px + r * 0.12, py + r * 0.16, r * 0.55, px + r * 0.12, py + r * 0.16, r);
    shade.addColorStop(0, `rgb(58 66 74 / ${strength * 46}%)`);
    shade.addColorStop(1, 'rgb(58 66 74 / 0%)');
    puff(ink, px + r * 0.12, py + r * 0.16, r, shade);
    const cloud = ink.createRadialGradient(px - r * 0.2, py - r * 0.24, r * 0.1, px, py, r * 0.9);
    cloud.addColorStop(0, `rgb(255 255 255 / ${strength * 96}%)`);
    cloud.addColorStop(0.6, `rgb(236 239 240 / ${strength * 72}%)`);
    cloud.addColorStop(1, 'rgb(206 212 216 / 0%)');
    puff(ink, px, py, r * 0.9, cloud);
  }
  ink.restore();
}

function puff(ink: Ink, x: number, y: number, radius: number, fill: CanvasGradient): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fillStyle = fill;
  ink.fill();
}
