import type { Paint } from '../../../content/look.ts';
import type { Point } from '../../../engine/index.ts';
import type { Frame, Ink } from '../brush.ts';
import type { Chance } from '../chance.ts';

/** A piece of scenery as a texture sees it: lying along x about the origin, clipped to its outline already. */
export interface Piece extends Frame {
  readonly paint: Paint;
  /** The sides of its outline as lines, left out where they lie on the edge of the table: there it goes on beyond. */
  readonly banks: readonly (readonly Point[])[];
}

export type Painter = (ink: Ink, piece: Piece, chance: Chance) => void;

export function fillAll(ink: Ink, { length, width }: Piece, colour: string): void {
  ink.fillStyle = colour;
  ink.fillRect(-length / 2 - 0.1, -width / 2 - 0.1, length + 0.2, width + 0.2);
}

/** Draws along all banks; clipped to the outline, half of the width shows. */
export function alongBanks(ink: Ink, { banks }: Piece, width: number, colour: string): void {
  ink.lineJoin = 'round';
  ink.lineWidth = width * 2;
  ink.strokeStyle = colour;
  for (const bank of banks) {
    ink.beginPath();
    for (const [x, y] of bank) ink.lineTo(x, y);
    ink.stroke();
  }
}

/** Points strewn evenly over the piece, about `apart` u from each other. */
export function strewn({ length, width }: Piece, chance: Chance, apart: number): [x: number, y: number][] {
  const across = Math.max(1, Math.round(width / apart));
  const along = Math.max(1, Math.round(length / apart));
  const points: [number, number][] = [];
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < across; j++) {
      points.push([
        ((i + 0.5 + (chance() - 0.5) * 0.8) / along - 0.5) * length,
        ((j + 0.5 + (chance() - 0.5) * 0.8) / across - 0.5) * width,
      ]);
    }
  }
  return points;
}
