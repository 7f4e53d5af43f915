import { blob, clear, darker, disk, type Ink, lighter, mix } from '../brush.ts';
import { among, type Chance } from '../chance.ts';
import { fillAll, type Painter, type Piece, strewn } from './piece.ts';

/** Clumps of leaves, darker below and lighter towards the light. */
function foliage(ink: Ink, piece: Piece, chance: Chance, size: number): void {
  const { paint, light } = piece;
  fillAll(ink, piece, darker(paint.edge, 0.15));
  const clumps = strewn(piece, chance, size * 1.05);
  for (const [tone, shift, share] of [
    [paint.fill, 0, 1],
    [mix(paint.fill, paint.light, 0.55), 0.22, 0.72],
    [paint.light, 0.42, 0.4],
  ] as const) {
    for (const [x, y] of clumps) {
      blob(
        ink,
        x + light[0] * size * shift,
        y + light[1] * size * shift,
        size * share * among(chance, 0.75, 1),
        chance,
        8,
        0.35,
      );
      ink.fillStyle = mix(tone, paint.edge, chance() * 0.3);
      ink.fill();
    }
  }
}

export const leaves: Painter = (ink, piece, chance) =>
  foliage(ink, piece, chance, Math.min(0.34, Math.max(0.2, piece.width * 0.3)));

/** One tree from above: a ring of boughs round a lit crown. */
function tree(ink: Ink, x: number, y: number, radius: number, { paint, light }: Piece, chance: Chance): void {
  disk(ink, x, y, radius * 0.96, darker(paint.edge, 0.1));
  for (const [ring, count, size, tone] of [
    [0.62, 9, 0.36, paint.edge],
    [0.52, 8, 0.38, paint.fill],
    [0.3, 6, 0.34, mix(paint.fill, paint.light, 0.45)],
  ] as const) {
    const start = chance() * Math.PI * 2;
    for (let i = 0; i < count; i++) {
      const angle = start + (i / count) * Math.PI * 2;
      const shift = (0.62 - ring) * radius * 0.7;
      blob(
        ink,
        x + Math.cos(angle) * ring * radius + light[0] * shift,
        y + Math.sin(angle) * ring * radius + light[1] * shift,
        radius * size,
        chance,
        9,
        0.3,
      );
      ink.fillStyle = mix(tone, paint.fill, chance() * 0.35);
      ink.fill();
    }
  }
  for (let i = 0; i < 16; i++) {
    const angle = chance() * Math.PI * 2;
    const far = Math.sqrt(chance()) * radius * 0.5;
    blob(
      ink,
      x + Math.cos(angle) * far + light[0] * radius * 0.24,
      y + Math.sin(angle) * far + light[1] * radius * 0.24,
      radius * 0.1,
      chance,
    );
    ink.fillStyle = clear(lighter(paint.light, chance() * 0.3), 0.75);
    ink.fill();
  }
}

export const crown: Painter = (ink, piece, chance) =>
  tree(ink, 0, 0, Math.min(piece.length, piece.width) / 2, piece, chance);

/** A wood: undergrowth, and crowns over it from the shaded side to the lit one. */
export const canopy: Painter = (ink, piece, chance) => {
  foliage(
    ink,
    { ...piece, paint: { ...piece.paint, fill: darker(piece.paint.fill, 0.25), light: piece.paint.fill } },
    chance,
    0.3,
  );
  const crowns = strewn(piece, chance, 1.15).sort(([ax, ay], [bx, by]) => {
    const [x, y] = piece.light;
    return ax * x + ay * y - (bx * x + by * y);
  });
  for (const [x, y] of crowns) {
    const radius = among(chance, 0.55, 0.78);
    disk(ink, x - piece.light[0] * 0.16, y - piece.light[1] * 0.16, radius, clear('#10180b', 0.3));
    const paint = { ...piece.paint, fill: mix(piece.paint.fill, piece.paint.light, chance() * 0.35) };
    tree(ink, x, y, radius, { ...piece, paint }, chance);
  }
};
