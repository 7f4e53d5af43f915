import { blob, clear, darker, line, mix } from '../brush.ts';
import { among } from '../chance.ts';
import { alongBanks, fillAll, type Painter, strewn } from './piece.ts';

/** A country road: pale earth, ruts, pebbles. */
export const track: Painter = (ink, piece, chance) => {
  const { paint, width } = piece;
  const wide = Math.min(width, 2.4);
  fillAll(ink, piece, paint.fill);
  alongBanks(ink, piece, wide * 0.36, clear(paint.edge, 0.28));
  alongBanks(ink, piece, wide * 0.26, paint.fill);
  alongBanks(ink, piece, wide * 0.07, clear('#8c8a58', 0.5));
  for (const [x, y] of strewn(piece, chance, 0.8)) {
    blob(ink, x, y, among(chance, 0.25, 0.6), chance, 8, 0.5);
    ink.fillStyle = clear(chance() < 0.5 ? paint.light : paint.edge, 0.13);
    ink.fill();
  }
  for (const [x, y] of strewn(piece, chance, 0.36)) {
    ink.fillStyle = clear(chance() < 0.5 ? darker(paint.edge, 0.2) : paint.light, 0.6);
    ink.fillRect(x, y, among(chance, 0.03, 0.07), among(chance, 0.03, 0.06));
  }
};

export const furrows: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, mix(paint.fill, '#7f8250', 0.12));
  for (let y = -width / 2 + 0.14; y < width / 2; y += 0.34) {
    ink.lineWidth = 0.13;
    ink.strokeStyle = clear(paint.edge, 0.5);
    line(ink, [-length / 2, y], [length / 2, y]);
    ink.lineWidth = 0.05;
    ink.strokeStyle = clear(paint.light, 0.6);
    line(ink, [-length / 2, y - 0.09], [length / 2, y - 0.09]);
  }
  for (const [x, y] of strewn(piece, chance, 0.5)) {
    blob(ink, x, y, among(chance, 0.04, 0.1), chance, 5, 0.4);
    ink.fillStyle = clear(chance() < 0.6 ? '#7c8a4a' : paint.edge, 0.6);
    ink.fill();
  }
};

export const ripples: Painter = (ink, piece, chance) => {
  const { paint } = piece;
  fillAll(ink, piece, darker(paint.fill, 0.1));
  alongBanks(ink, piece, 0.34, mix(paint.fill, paint.light, 0.35));
  alongBanks(ink, piece, 0.16, mix('#9c9468', paint.fill, 0.35));
  ink.lineCap = 'round';
  for (const [x, y] of strewn(piece, chance, 0.55)) {
    const long = among(chance, 0.25, 0.6);
    ink.lineWidth = 0.045;
    ink.strokeStyle = clear(chance() < 0.6 ? paint.light : paint.edge, 0.55);
    ink.beginPath();
    ink.moveTo(x - long / 2, y);
    ink.quadraticCurveTo(x, y + among(chance, -0.1, 0.1), x + long / 2, y);
    ink.stroke();
  }
};
