import { blob, box, clear, darker, disk, lighter, line, mix } from '../brush.ts';
import { among } from '../chance.ts';
import { fillAll, type Painter, strewn } from './piece.ts';

/** Loose stone and a beam or two. */
export const debris: Painter = (ink, piece, chance) => {
  const { paint, light } = piece;
  fillAll(ink, piece, mix(darker(paint.fill, 0.3), '#6b6246', 0.3));
  for (const size of [0.26, 0.17, 0.1]) {
    for (const [x, y] of strewn(piece, chance, size * 1.7)) {
      if (chance() < 0.25) continue;
      const r = size * among(chance, 0.55, 0.95);
      blob(ink, x - light[0] * 0.035, y - light[1] * 0.035, r, chance, 6, 0.3);
      ink.fillStyle = darker(paint.edge, 0.35);
      ink.fill();
      blob(ink, x, y, r * 0.9, chance, 6, 0.35);
      ink.fillStyle =
        chance() < 0.14 ? '#9c6a52' : mix(paint.fill, chance() < 0.6 ? paint.light : paint.edge, chance() * 0.7);
      ink.fill();
    }
  }
  for (let i = 0; i < 2; i++) {
    ink.save();
    ink.rotate(among(chance, 0, Math.PI));
    box(ink, -piece.width * 0.35, among(chance, -0.3, 0.3), piece.width * 0.7, 0.11, 0.02);
    ink.fillStyle = i ? '#4d3b29' : '#6a523a';
    ink.fill();
    ink.restore();
  }
};

export const boulders: Painter = (ink, piece, chance) => {
  const { paint, light, width, length } = piece;
  fillAll(ink, piece, mix('#6d7046', paint.edge, 0.35));
  const big = Math.min(width, length) * 0.27;
  for (const [size, apart] of [
    [big * 0.5, big * 1.1],
    [big, big * 1.75],
  ] as const) {
    for (const [x, y] of strewn(piece, chance, apart)) {
      const r = size * among(chance, 0.75, 1.05);
      blob(ink, x - light[0] * r * 0.25, y - light[1] * r * 0.25, r, chance, 7, 0.2);
      ink.fillStyle = clear('#1c1c18', 0.5);
      ink.fill();
      blob(ink, x, y, r, chance, 7, 0.22);
      ink.fillStyle = mix(paint.fill, paint.edge, chance() * 0.4);
      ink.fill();
      blob(ink, x + light[0] * r * 0.25, y + light[1] * r * 0.25, r * 0.62, chance, 6, 0.3);
      ink.fillStyle = mix(paint.fill, paint.light, among(chance, 0.6, 1));
      ink.fill();
      ink.lineWidth = 0.025;
      ink.strokeStyle = clear(paint.edge, 0.7);
      line(ink, [x - r * 0.2, y + r * 0.1], [x + r * 0.35, y + r * among(chance, 0.1, 0.5)]);
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

/** A crater: thrown-up soil round a dark hollow, the far side of which catches the light. */
export const earth: Painter = (ink, piece, chance) => {
  const { paint, light } = piece;
  const radius = Math.min(piece.width, piece.length) / 2;
  disk(ink, 0, 0, radius, mix(paint.fill, '#7d7a48', 0.3));
  for (let i = 0; i < 46; i++) {
    const angle = chance() * Math.PI * 2;
    const far = radius * among(chance, 0.66, 0.97);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    blob(ink, x, y, among(chance, 0.06, 0.17), chance);
    ink.fillStyle = mix(
      paint.fill,
      x * light[0] + y * light[1] > 0 ? paint.light : paint.edge,
      among(chance, 0.2, 0.8),
    );
    ink.fill();
  }
  const hollow = ink.createRadialGradient(
    light[0] * radius * 0.2,
    light[1] * radius * 0.2,
    radius * 0.1,
    0,
    0,
    radius * 0.74,
  );
  hollow.addColorStop(0, darker(paint.edge, 0.55));
  hollow.addColorStop(0.7, darker(paint.fill, 0.25));
  hollow.addColorStop(1, clear(paint.fill, 0.15));
  ink.beginPath();
  ink.arc(0, 0, radius * 0.74, 0, Math.PI * 2);
  ink.fillStyle = hollow;
  ink.fill();
  ink.lineWidth = 0.09;
  ink.strokeStyle = clear(paint.light, 0.7);
  ink.beginPath();
  ink.arc(0, 0, radius * 0.68, 0.1, 1.5);
  ink.stroke();
};
