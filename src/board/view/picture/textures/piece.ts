import type { Paint } from '../../../../content/look.ts';
import type { Point } from '../../../../engine/index.ts';
import { type Frame, type Ink, polygon } from '../brush.ts';
import type { Chance } from '../chance.ts';
import { depthIn } from '../rim.ts';

/** A piece of scenery as a texture sees it: lying along x about the origin. */
export interface Piece extends Frame {
  readonly paint: Paint;
  /** Its outline; a circle as many points. */
  readonly rim: readonly Point[];
  /** The long sides of its outline as lines, left out where they lie on the edge of the table: there it goes on beyond. */
  readonly banks: readonly (readonly Point[])[];
}

export type Painter = (ink: Ink, piece: Piece, chance: Chance) => void;

/**
 * How a texture meets the ground: `cut` along its outline; `frayed`, with grass growing over an uneven edge; or `free`, where
 * the painter itself keeps to the outline and only leaves and strands stick out.
 */
export type Edge = 'cut' | 'frayed' | 'free';

export function fillAll(ink: Ink, { length, width }: Piece, colour: string): void {
  ink.fillStyle = colour;
  ink.fillRect(-length / 2 - 0.1, -width / 2 - 0.1, length + 0.2, width + 0.2);
}

/** The ground under a piece that does not cover it: what shows how far it reaches. */
export function bed(ink: Ink, { rim }: Piece, colour: string): void {
  ink.beginPath();
  polygon(ink, rim);
  ink.fillStyle = colour;
  ink.fill();
}

/** Draws along all banks; clipped to the outline, half of the width shows. */
export function alongBanks(ink: Ink, { banks }: Piece, width: number, colour: string): void {
  ink.lineJoin = 'round';
  ink.lineCap = 'butt';
  ink.lineWidth = width * 2;
  ink.strokeStyle = colour;
  for (const bank of banks) {
    ink.beginPath();
    for (const [x, y] of bank) ink.lineTo(x, y);
    ink.stroke();
  }
}

/** Points strewn evenly over the piece, about `apart` u from each other and at least `within` inside its outline. */
export function strewn(
  { length, width, rim }: Piece,
  chance: Chance,
  apart: number,
  within = Number.NEGATIVE_INFINITY,
): [x: number, y: number][] {
  const across = Math.max(1, Math.round(width / apart));
  const down = Math.max(1, Math.round(length / apart));
  const points: [number, number][] = [];
  for (let i = 0; i < down; i++) {
    for (let j = 0; j < across; j++) {
      const x = ((i + 0.5 + (chance() - 0.5) * 0.8) / down - 0.5) * length;
      const y = ((j + 0.5 + (chance() - 0.5) * 0.8) / across - 0.5) * width;
      if (within === Number.NEGATIVE_INFINITY || depthIn(rim, x, y) >= within) points.push([x, y]);
    }
  }
  return points;
}
