import { blob, clear, darker, type Ink, lighter, mix, polygon } from '../brush.ts';
import { among, type Chance } from '../chance.ts';
import { along } from '../rim.ts';
import { bed, type Painter, type Piece, strewn } from './piece.ts';

const DRY = '#9a9440';

/** Clumps of leaves over the whole of a piece, darker below and lighter towards the light; the outermost stick out a little. */
function foliage(ink: Ink, piece: Piece, chance: Chance, size: number): void {
  const { paint, light, rim } = piece;
  bed(ink, piece, darker(paint.edge, 0.2));
  for (const [x, y] of along(rim, size * 0.55, size * 0.3)) {
    blob(ink, x, y, size * among(chance, 0.45, 0.65), chance, 8, 0.4);
    ink.fillStyle = mix(darker(paint.edge, 0.1), paint.fill, chance() * 0.6);
    ink.fill();
  }
  const clumps = strewn(piece, chance, size * 0.95, size * 0.15);
  for (const [tone, shift, share] of [
    [paint.fill, 0, 0.92],
    [mix(paint.fill, paint.light, 0.5), 0.2, 0.66],
    [paint.light, 0.38, 0.34],
  ] as const) {
    for (const [x, y] of clumps) {
      if (share < 0.5 && chance() < 0.3) continue;
      const [dx, dy] = [light[0] * size * shift, light[1] * size * shift];
      blob(ink, x + dx, y + dy, size * share * among(chance, 0.7, 1), chance, 8, 0.42);
      ink.fillStyle = mix(mix(tone, paint.edge, chance() * 0.3), DRY, chance() * 0.14);
      ink.fill();
    }
  }
}

export const leaves: Painter = (ink, piece, chance) =>
  foliage(ink, piece, chance, Math.min(0.32, Math.max(0.2, piece.width * 0.3)));

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** One tree from above: boughs about a crown that is round to the light, dark on the side away from it. */
function tree(ink: Ink, { x, y, radius }: Tree, { paint, light }: Piece, chance: Chance): void {
  blob(ink, x, y, radius * 1.06, chance, 15, 0.17);
  ink.fillStyle = darker(paint.edge, 0.22);
  ink.fill();
  const boughs = Array.from({ length: Math.round(13 + radius * 12) }, (): [number, number] => {
    const [angle, far] = [chance() * Math.PI * 2, Math.sqrt(chance()) * 0.8];
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  }).sort(([ax, ay], [bx, by]) => (ax - bx) * light[0] + (ay - by) * light[1]);
  for (const [dx, dy] of boughs) {
    const lit = 0.5 + (dx * light[0] + dy * light[1]) * 0.55 + among(chance, -0.12, 0.12);
    const tone = lit < 0.5 ? mix(paint.edge, paint.fill, lit * 2) : mix(paint.fill, paint.light, lit * 2 - 1);
    const size = Math.max(0.11, radius * among(chance, 0.2, 0.32));
    blob(ink, x + dx * radius + 0.02, y + dy * radius + 0.02, size, chance, 8, 0.42);
    ink.fillStyle = clear(darker(paint.edge, 0.3), 0.35);
    ink.fill();
    blob(ink, x + dx * radius, y + dy * radius, size * 0.94, chance, 8, 0.42);
    ink.fillStyle = mix(tone, DRY, chance() * 0.12);
    ink.fill();
  }
  for (let i = 0; i < 9; i++) {
    const [angle, far] = [chance() * Math.PI * 2, Math.sqrt(chance()) * radius * 0.5];
    const [dx, dy] = [light[0] * radius * 0.3, light[1] * radius * 0.3];
    blob(ink, x + Math.cos(angle) * far + dx, y + Math.sin(angle) * far + dy, 0.035 + radius * 0.035, chance, 6, 0.4);
    ink.fillStyle = clear(lighter(paint.light, 0.16), 0.55);
    ink.fill();
  }
}

export const crown: Painter = (ink, piece, chance) =>
  tree(ink, { x: 0, y: 0, radius: Math.min(piece.length, piece.width) / 2 }, piece, chance);

/** A wood: its floor, which is as large as the wood counts, undergrowth along the edge, and crowns over it. */
export const canopy: Painter = (ink, piece, chance) => {
  const { paint, light, rim } = piece;
  const floor = mix(paint.edge, '#6a5f3a', 0.4);
  bed(ink, piece, floor);
  ink.beginPath();
  polygon(ink, rim);
  ink.lineJoin = 'round';
  ink.lineWidth = 0.07;
  ink.strokeStyle = darker(floor, 0.4);
  ink.stroke();
  for (const [x, y] of strewn(piece, chance, 0.3, 0.05)) {
    blob(ink, x, y, among(chance, 0.05, 0.12), chance, 6, 0.4);
    ink.fillStyle = clear(chance() < 0.5 ? '#7c6b42' : paint.fill, 0.5);
    ink.fill();
  }
  for (const [x, y] of along(rim, 0.3, 0.2)) {
    if (chance() < 0.2) continue;
    blob(
      ink,
      x + among(chance, -0.08, 0.08),
      y + among(chance, -0.08, 0.08),
      among(chance, 0.13, 0.24),
      chance,
      9,
      0.4,
    );
    ink.fillStyle = mix(paint.fill, chance() < 0.5 ? paint.edge : paint.light, chance() * 0.5);
    ink.fill();
  }
  const crowns = strewn(piece, chance, 0.86, 0.3)
    .map(([x, y]) => ({ x, y, radius: among(chance, 0.44, 0.7) }))
    .sort((a, b) => (a.x - b.x) * light[0] + (a.y - b.y) * light[1]);
  for (const each of crowns) {
    blob(ink, each.x - light[0] * 0.18, each.y - light[1] * 0.18, each.radius * 1.08, chance, 12, 0.15);
    ink.fillStyle = clear('#0e150a', 0.38);
    ink.fill();
    const tint = chance();
    const fill = mix(mix(paint.fill, paint.light, tint * 0.3), DRY, chance() * 0.18);
    tree(ink, each, { ...piece, paint: { ...paint, fill, light: mix(paint.light, fill, 0.15) } }, chance);
  }
};
