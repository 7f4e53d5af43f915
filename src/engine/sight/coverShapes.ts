import { gathered } from './gather.ts';
import type { Blocker, SightQuestion } from './types.ts';
import { frameX, frameY, piece, ROLE } from './workspace.ts';

/** The partial cover between the bases that counts, whole and in the frame, to be counted along lines (R37). */
export const shape = {
  count: 0,
  /** Where the vertices of each begin; they end where those of the next begin. */
  first: [0],
  /** Radius of a round one, whose only vertex is its centre; 0: a polygon. */
  radius: [0],
  /** Nothing nearer to A's centre than this counts (COVER-6 in B). */
  hole: [0],
  /** Smoke counts apart from all other cover and from other smoke (R37, GREN-15). */
  isSmoke: [false],
  /** Index of the blocker in the question. */
  owner: [0],
};

/** The vertices of all shapes, one after the other. */
export const vertex = { x: [0], y: [0] };

/** Takes the covers that left pieces in the corridor; no line between the bases meets the others. */
export function layShapes({ blockers }: SightQuestion): void {
  let n = 0;
  let end = 0;
  for (const { index, hole } of gathered.covers) {
    if (!isBetween(index)) continue;
    const { outline, smoke } = blockers[index] as Blocker;
    shape.first[n] = end;
    shape.radius[n] = outline.kind === 'disk' ? outline.radius : 0;
    shape.hole[n] = hole;
    shape.isSmoke[n] = smoke === true;
    shape.owner[n++] = index;
    for (const p of outline.kind === 'disk' ? [outline.at] : outline.points) {
      vertex.x[end] = frameX(p);
      vertex.y[end++] = frameY(p);
    }
  }
  shape.first[n] = end;
  shape.count = n;
}

function isBetween(index: number): boolean {
  for (let p = 0; p < piece.count; p++) if (piece.owner[p] === index && piece.role[p] === ROLE.COVERS) return true;
  return false;
}
