import { deploymentZone, type Game, type Side, stripDepth } from '../../../../engine/index.ts';
import { SIDE } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { cased } from './strokes.ts';

/** The strip in which a side deploys (SETUP-7): tinted, and striped in the side's own slant. */
export function drawZone(ink: Ink, game: Game, side: Side, strong: boolean, px: number): void {
  const zone = deploymentZone(game, side);
  if (!zone) return;
  const { width, height } = game.setup.table;
  const depth = stripDepth(game, zone);
  const [x, y, w, h] = {
    north: [0, 0, width, depth],
    south: [0, height - depth, width, depth],
    west: [0, 0, depth, height],
    east: [width - depth, 0, depth, height],
  }[zone.edge] as [number, number, number, number];
  const { light } = SIDE[side];
  ink.save();
  ink.beginPath();
  ink.rect(x, y, w, h);
  ink.fillStyle = clear(light, strong ? 0.26 : 0.1);
  ink.fill();
  ink.clip();
  ink.lineWidth = 0.09;
  ink.strokeStyle = clear(light, strong ? 0.4 : 0.14);
  ink.beginPath();
  const slant = side === 'a' ? h : -h;
  for (let at = x - Math.abs(slant); at < x + w + Math.abs(slant); at += 0.9) {
    ink.moveTo(at, y + h);
    ink.lineTo(at + slant, y);
  }
  ink.stroke();
  ink.restore();
  ink.beginPath();
  ink.rect(x, y, w, h);
  cased(ink, light, strong ? 2.8 : 1.8, px, [10, 6]);
}
