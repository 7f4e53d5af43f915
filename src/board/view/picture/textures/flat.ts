import { blob, clear, darker, mix } from '../brush.ts';
import { among } from '../chance.ts';
import { areaOf } from '../rim.ts';
import { alongBanks, fillAll, type Painter, strewn } from './piece.ts';

/** A country road: pale earth, two ruts, grass between them and along the verges. */
export const track: Painter = (ink, piece, chance) => {
  const { paint, rim, length } = piece;
  // one that bends is narrower than its frame
  const wide = Math.min(areaOf(rim) / length, 2.4);
  const soil = mix(paint.fill, paint.edge, 0.12);
  fillAll(ink, piece, soil);
  for (const [x, y] of strewn(piece, chance, 0.55)) {
    blob(ink, x, y, among(chance, 0.2, 0.55), chance, 8, 0.5);
    ink.fillStyle = clear(chance() < 0.5 ? paint.light : paint.edge, 0.12);
    ink.fill();
  }
  // from the verge inwards: a rut is what is left between two strokes
  for (const [share, colour, opacity] of [
    [0.4, paint.edge, 0.3],
    [0.37, darker(paint.edge, 0.12), 0.2],
    [0.29, paint.light, 0.3],
    [0.26, soil, 0.95],
    [0.14, paint.light, 0.16],
  ] as const) {
    alongBanks(ink, piece, wide * share, clear(colour, opacity));
  }
  for (const [x, y] of strewn(piece, chance, 0.24)) {
    ink.fillStyle = clear(chance() < 0.5 ? darker(paint.edge, 0.2) : paint.light, 0.5);
    const size = among(chance, 0.02, 0.06);
    ink.fillRect(x, y, size, size * 0.8);
  }
};

/** Ploughed land under stubble: rows close together, none quite straight. */
export const furrows: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, mix(paint.fill, '#7f8250', 0.18));
  for (const [x, y] of strewn(piece, chance, 1.4)) {
    blob(ink, x, y, among(chance, 0.5, 1.1), chance, 9, 0.5);
    ink.fillStyle = clear(chance() < 0.5 ? paint.light : paint.edge, 0.16);
    ink.fill();
  }
  ink.lineJoin = 'round';
  for (let y = -width / 2 + 0.1; y < width / 2; y += 0.24) {
    ink.beginPath();
    for (let x = -length / 2 - 0.1; x < length / 2 + 0.4; x += 0.4) ink.lineTo(x, y + among(chance, -0.025, 0.025));
    ink.lineWidth = 0.09;
    ink.strokeStyle = clear(darker(paint.edge, 0.12), 0.36);
    ink.stroke();
  }
  for (const [colour, opacity] of [
    [paint.light, 0.75],
    ['#8c9a4e', 0.6],
    [darker(paint.edge, 0.1), 0.5],
  ] as const) {
    ink.beginPath();
    for (let y = -width / 2 + 0.2; y < width / 2; y += 0.24) {
      for (let x = -length / 2 + chance() * 0.5; x < length / 2; x += among(chance, 0.12, 0.7)) {
        const at = y + among(chance, -0.04, 0.04);
        ink.moveTo(x, at);
        ink.lineTo(x + among(chance, 0.03, 0.1), at - among(chance, 0.02, 0.08));
      }
    }
    ink.lineWidth = 0.03;
    ink.strokeStyle = clear(colour, opacity);
    ink.stroke();
  }
};

/** Water: a muddy margin, shallows, and deeper towards the middle; light catches it here and there. */
export const ripples: Painter = (ink, piece, chance) => {
  const { paint } = piece;
  fillAll(ink, piece, darker(paint.fill, 0.14));
  for (let step = 9; step >= 1; step--)
    alongBanks(ink, piece, step * 0.075, clear(mix(paint.fill, paint.light, 0.55), 0.14));
  alongBanks(ink, piece, 0.15, clear(mix('#7d7448', paint.fill, 0.3), 0.8));
  alongBanks(ink, piece, 0.07, '#6d6a40');
  ink.lineCap = 'round';
  for (const [x, y] of strewn(piece, chance, 0.62, 0.22)) {
    const long = among(chance, 0.2, 0.7);
    ink.lineWidth = among(chance, 0.02, 0.045);
    ink.strokeStyle = clear(chance() < 0.6 ? paint.light : darker(paint.edge, 0.1), among(chance, 0.2, 0.5));
    ink.beginPath();
    ink.moveTo(x - long / 2, y);
    ink.bezierCurveTo(x - long / 6, y - 0.07, x + long / 6, y + 0.07, x + long / 2, y);
    ink.stroke();
  }
};
