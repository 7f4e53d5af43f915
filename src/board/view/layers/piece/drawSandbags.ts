import { clear, darker, type Ink, lighter } from '../../picture/brush.ts';
import type { PieceLook } from './look.ts';

const TURN = Math.PI * 2;
/** Between the middles of two bags. */
const APART = TURN / 12.4;

/**
 * Whoever has taken cover lies behind sandbags: a wide arc towards where he looks where it covers him from everybody, a short
 * one towards each from whom alone it does (TC-2).
 */
export function drawSandbags(ink: Ink, look: PieceLook, px: number): void {
  for (const angle of bagsOf(look)) drawBag(ink, look, angle, px);
}

/** The angles at which bags lie; where two arcs meet no bag lies on another. */
export function bagsOf({ inCover, coverFrom, facing }: Pick<PieceLook, 'inCover' | 'coverFrom' | 'facing'>): number[] {
  const arcs = inCover ? [{ middle: facing, bags: 5 }] : coverFrom.map((middle) => ({ middle, bags: 3 }));
  const angles: number[] = [];
  for (const { middle, bags } of arcs) {
    for (let i = 0; i < bags; i++) {
      const angle = middle + (i - (bags - 1) / 2) * APART;
      if (!angles.some((other) => between(other, angle) < APART * 0.6)) angles.push(angle);
    }
  }
  return angles;
}

function between(a: number, b: number): number {
  const turned = Math.abs(a - b) % TURN;
  return Math.min(turned, TURN - turned);
}

function drawBag(ink: Ink, { radius, palette: { sand } }: PieceLook, angle: number, px: number): void {
  const thick = Math.max(radius * 0.3, 4.2 * px);
  const far = radius + thick * 0.42;
  const long = far * APART * 0.98;
  const rim = Math.max(radius * 0.042, 0.9 * px);
  ink.save();
  ink.rotate(angle);
  ink.translate(far, 0);
  const bag = (grown: number): void => {
    ink.beginPath();
    ink.roundRect(-thick / 2 - grown, -long / 2 - grown, thick + 2 * grown, long + 2 * grown, thick * 0.42 + grown);
  };
  bag(0);
  ink.fillStyle = sand.fill;
  ink.fill();
  ink.lineWidth = rim * 1.6;
  ink.strokeStyle = sand.edge;
  ink.stroke();
  // its seam, and the light on the side that faces it
  const lit = -Math.PI * 0.75 - angle;
  ink.beginPath();
  ink.ellipse(Math.cos(lit) * thick * 0.16, Math.sin(lit) * long * 0.16, thick * 0.2, long * 0.26, 0, 0, TURN);
  ink.fillStyle = clear(lighter(sand.fill, 0.6), 0.8);
  ink.fill();
  ink.beginPath();
  ink.moveTo(-thick * 0.16, -long * 0.28);
  ink.lineTo(-thick * 0.16, long * 0.28);
  ink.lineWidth = rim * 0.8;
  ink.strokeStyle = clear(darker(sand.fill, 0.5), 0.7);
  ink.stroke();
  ink.restore();
}
