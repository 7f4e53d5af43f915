import { blob, box, clear, darker, lighter, line, mix } from '../brush.ts';
import { among } from '../chance.ts';
import { fillAll, type Painter, strewn } from './piece.ts';

/** Courses of stone, seen from above: coping stones side by side. */
export const stones: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, darker(paint.fill, 0.45));
  const rows = Math.max(1, Math.round(width / 0.28));
  const depth = width / rows;
  for (let row = 0; row < rows; row++) {
    let x = -length / 2 - (row % 2) * 0.2;
    while (x < length / 2) {
      const long = among(chance, 0.3, 0.56);
      box(ink, x + 0.02, -width / 2 + row * depth + 0.02, long - 0.03, depth - 0.035, 0.06);
      ink.fillStyle = mix(paint.fill, chance() < 0.5 ? paint.light : paint.edge, chance() * 0.55);
      ink.fill();
      ink.lineWidth = 0.022;
      ink.strokeStyle = lighter(paint.light, 0.25);
      line(ink, [x + 0.07, -width / 2 + row * depth + 0.045], [x + long * 0.7, -width / 2 + row * depth + 0.045]);
      x += long;
    }
  }
};

export const rails: Painter = (ink, { paint, length }, chance) => {
  ink.lineCap = 'butt';
  for (const [y, width] of [
    [-0.035, 0.05],
    [0.035, 0.05],
  ] as const) {
    ink.lineWidth = width;
    ink.strokeStyle = y < 0 ? paint.light : paint.fill;
    line(ink, [-length / 2, y], [length / 2, y]);
  }
  const posts = Math.max(2, Math.round(length / 0.9) + 1);
  for (let i = 0; i < posts; i++) {
    const x = -length / 2 + 0.09 + (i * (length - 0.18)) / (posts - 1);
    box(ink, x - 0.085, -0.09, 0.17, 0.18, 0.03);
    ink.fillStyle = paint.edge;
    ink.fill();
    box(ink, x - 0.06, -0.07, 0.1, 0.1, 0.02);
    ink.fillStyle = mix(paint.fill, paint.light, chance());
    ink.fill();
  }
};

/** Sandbags in two rows, laid like bricks. */
export const bags: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, darker(paint.edge, 0.35));
  const rows = Math.max(1, Math.round(width / 0.32));
  const depth = width / rows;
  const long = 0.5;
  for (let row = 0; row < rows; row++) {
    for (let x = -length / 2 - (row % 2) * (long / 2); x < length / 2; x += long) {
      const y = -width / 2 + row * depth;
      box(ink, x + 0.012, y + 0.015, long - 0.024, depth - 0.03, depth * 0.42);
      ink.fillStyle = mix(paint.fill, paint.edge, chance() * 0.35);
      ink.fill();
      box(ink, x + 0.07, y + 0.05, long - 0.19, depth * 0.36, depth * 0.18);
      ink.fillStyle = mix(paint.fill, paint.light, 0.75);
      ink.fill();
    }
  }
};

/** A bank of earth: a grassy crown, one flank in the light and one in the shade. */
export const slope: Painter = (ink, piece, chance) => {
  const { paint, length, width, light } = piece;
  const lit = light[1] < 0 ? -1 : 1;
  const across = ink.createLinearGradient(0, (lit * width) / 2, 0, (-lit * width) / 2);
  across.addColorStop(0, mix(paint.fill, paint.light, 0.9));
  across.addColorStop(0.42, mix(paint.fill, paint.light, 0.35));
  across.addColorStop(0.58, mix(paint.fill, paint.edge, 0.25));
  across.addColorStop(1, darker(paint.edge, 0.12));
  ink.fillStyle = across;
  ink.fillRect(-length / 2 - 0.1, -width / 2 - 0.1, length + 0.2, width + 0.2);
  ink.lineWidth = 0.035;
  for (let x = -length / 2; x < length / 2; x += among(chance, 0.1, 0.2)) {
    const lean = among(chance, -0.07, 0.07);
    ink.strokeStyle = clear(darker(paint.edge, 0.25), 0.6);
    line(ink, [x, (-lit * width) / 2], [x + lean, -lit * width * among(chance, 0.16, 0.34)]);
    ink.strokeStyle = clear(paint.edge, 0.45);
    line(ink, [x + 0.06, (lit * width) / 2], [x + lean, lit * width * among(chance, 0.22, 0.36)]);
  }
  for (const [x, y] of strewn(piece, chance, 0.2)) {
    if (Math.abs(y) > width * 0.2) continue;
    blob(ink, x, y, among(chance, 0.06, 0.12), chance, 7, 0.4);
    ink.fillStyle = mix('#6f7f45', paint.light, chance() * 0.7);
    ink.fill();
  }
};
