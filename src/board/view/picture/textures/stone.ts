import { blob, box, clear, darker, disk, lighter, line, mix, shard } from '../brush.ts';
import { among } from '../chance.ts';
import { bed, type Painter, strewn } from './piece.ts';

/** Loose stone and a beam or two on dusty ground. */
export const debris: Painter = (ink, piece, chance) => {
  const { paint, light } = piece;
  bed(ink, piece, clear(mix(darker(paint.fill, 0.2), '#6b6246', 0.3), 0.85));
  for (const size of [0.24, 0.16, 0.1]) {
    for (const [x, y] of strewn(piece, chance, size * 1.6, size * 0.3)) {
      if (chance() < 0.2) continue;
      const r = size * among(chance, 0.5, 0.95);
      shard(ink, x - light[0] * 0.045, y - light[1] * 0.045, r, chance);
      ink.fillStyle = clear('#17150f', 0.45);
      ink.fill();
      shard(ink, x, y, r * 0.92, chance);
      ink.fillStyle =
        chance() < 0.14 ? '#9c6a52' : mix(paint.fill, chance() < 0.6 ? paint.light : paint.edge, chance() * 0.7);
      ink.fill();
    }
  }
  for (const tone of ['#6a523a', '#4d3b29']) {
    ink.save();
    ink.rotate(among(chance, 0, Math.PI));
    const [long, y] = [piece.width * among(chance, 0.45, 0.7), among(chance, -0.25, 0.25)];
    box(ink, -long / 2 + 0.03, y + 0.05, long, 0.12, 0.02);
    ink.fillStyle = clear('#17150f', 0.5);
    ink.fill();
    box(ink, -long / 2, y, long, 0.11, 0.02);
    ink.fillStyle = tone;
    ink.fill();
    ink.restore();
  }
};

/** Rocks that lie close together, worn round: each with a side to the light and a crack. */
export const boulders: Painter = (ink, piece, chance) => {
  const { paint, light, width, length } = piece;
  bed(ink, piece, mix('#5f6340', paint.edge, 0.35));
  const big = Math.min(width, length) * 0.31;
  for (const [size, apart] of [
    [big * 0.4, big * 0.7],
    [big, big * 1.3],
  ] as const) {
    for (const [x, y] of strewn(piece, chance, apart, size * 0.55)) {
      const r = size * among(chance, 0.75, 1.1);
      for (const [share, shift, tone] of [
        [1, -0.2, clear('#14140f', 0.5)],
        [1, 0, mix(paint.fill, paint.edge, among(chance, 0.3, 0.6))],
        [0.8, 0.14, mix(paint.fill, paint.light, among(chance, 0, 0.35))],
        [0.5, 0.3, mix(paint.light, '#ffffff', among(chance, 0, 0.12))],
      ] as const) {
        shard(ink, x + light[0] * r * shift, y + light[1] * r * shift, r * share, chance);
        ink.fillStyle = tone;
        ink.fill();
      }
    }
  }
};

/** A round rim of stones about a dark middle: a well. */
export const ring: Painter = (ink, piece, chance) => {
  const { paint } = piece;
  const radius = Math.min(piece.width, piece.length) / 2;
  disk(ink, 0, 0, radius, darker(paint.edge, 0.2));
  const count = Math.max(8, Math.round(radius * 18));
  for (let i = 0; i < count; i++) {
    ink.save();
    ink.rotate((i / count) * Math.PI * 2);
    box(ink, radius * 0.6, -radius * 0.2, radius * 0.38, radius * 0.4 - 0.03, 0.05);
    ink.fillStyle = mix(paint.fill, chance() < 0.5 ? paint.light : paint.edge, chance() * 0.6);
    ink.fill();
    ink.restore();
  }
  disk(ink, 0, 0, radius * 0.56, '#1d2a2f');
  disk(ink, radius * 0.08, radius * 0.08, radius * 0.44, '#33505b');
  ink.lineWidth = 0.05;
  ink.strokeStyle = lighter('#33505b', 0.45);
  ink.beginPath();
  ink.arc(0, 0, radius * 0.34, 3.6, 4.9);
  ink.stroke();
};

/** A crater: clods thrown up about a hollow, dark towards the light and lit on its far side. */
export const earth: Painter = (ink, piece, chance) => {
  const { paint, light } = piece;
  const radius = Math.min(piece.width, piece.length) / 2;
  bed(ink, piece, mix(paint.fill, '#7d7a48', 0.22));
  for (let i = 0; i < 60; i++) {
    const [angle, far] = [chance() * Math.PI * 2, radius * among(chance, 0.6, 1.02)];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    blob(ink, x, y, among(chance, 0.05, 0.16), chance, 6, 0.4);
    const tone = x * light[0] + y * light[1] > 0 ? paint.light : paint.edge;
    ink.fillStyle = mix(paint.fill, tone, among(chance, 0.2, 0.8));
    ink.fill();
  }
  const [x, y] = [light[0] * radius * 0.24, light[1] * radius * 0.24];
  const hollow = ink.createRadialGradient(x, y, radius * 0.08, 0, 0, radius * 0.76);
  hollow.addColorStop(0, darker(paint.edge, 0.45));
  hollow.addColorStop(0.5, darker(paint.edge, 0.1));
  hollow.addColorStop(1, mix(paint.fill, paint.edge, 0.3));
  blob(ink, 0, 0, radius * 0.78, chance, 16, 0.14);
  ink.fillStyle = hollow;
  ink.fill();
  const angle = Math.atan2(-light[1], -light[0]);
  ink.lineCap = 'round';
  for (let i = 0; i < 14; i++) {
    const at = angle + among(chance, -1.1, 1.1);
    const [near, far] = [radius * among(chance, 0.5, 0.6), radius * among(chance, 0.64, 0.74)];
    ink.lineWidth = among(chance, 0.03, 0.07);
    ink.strokeStyle = clear(paint.light, 0.55);
    line(ink, [Math.cos(at) * near, Math.sin(at) * near], [Math.cos(at) * far, Math.sin(at) * far]);
  }
};
