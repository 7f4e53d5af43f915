import { blob, box, clear, darker, disk, lighter, line, mix } from '../brush.ts';
import { among } from '../chance.ts';
import { bed, fillAll, type Painter } from './piece.ts';

/** A cart: a boarded bed between four wheels, shafts at one end. */
export const wheels: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  bed(ink, piece, clear('#2a2414', 0.1));
  const [long, wide] = [length * 0.74, width * 0.66];
  ink.lineWidth = 0.08;
  ink.strokeStyle = paint.edge;
  for (const y of [-wide * 0.28, wide * 0.28]) line(ink, [long / 2 - 0.2, y], [length / 2, y * 0.8]);
  for (const x of [-long * 0.3, long * 0.3]) {
    for (const y of [-width / 2 + 0.09, width / 2 - 0.09]) {
      box(ink, x - 0.3, y - 0.08, 0.6, 0.16, 0.07);
      ink.fillStyle = darker(paint.edge, 0.35);
      ink.fill();
    }
  }
  box(ink, -length / 2 + 0.04, -wide / 2, long, wide, 0.05);
  ink.fillStyle = paint.edge;
  ink.fill();
  const boards = Math.max(3, Math.round(wide / 0.17));
  for (let i = 0; i < boards; i++) {
    ink.fillStyle = mix(paint.fill, chance() < 0.5 ? paint.light : paint.edge, chance() * 0.5);
    ink.fillRect(
      -length / 2 + 0.1,
      -wide / 2 + 0.05 + (i * (wide - 0.1)) / boards,
      long - 0.12,
      (wide - 0.1) / boards - 0.025,
    );
  }
  ink.lineWidth = 0.06;
  ink.strokeStyle = paint.light;
  ink.strokeRect(-length / 2 + 0.07, -wide / 2 + 0.03, long - 0.06, wide - 0.06);
};

export const logs: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, darker(paint.edge, 0.4));
  const count = Math.max(2, Math.round(width / 0.25));
  const thick = width / count;
  for (let i = 0; i < count; i++) {
    const y = -width / 2 + (i + 0.5) * thick;
    const [from, to] = [-length / 2 + among(chance, 0.02, 0.14), length / 2 - among(chance, 0.02, 0.14)];
    box(ink, from, y - thick * 0.46, to - from, thick * 0.92, thick * 0.3);
    ink.fillStyle = mix(paint.fill, paint.edge, chance() * 0.45);
    ink.fill();
    ink.lineWidth = thick * 0.22;
    ink.strokeStyle = mix(paint.fill, paint.light, 0.8);
    line(ink, [from + 0.1, y - thick * 0.16], [to - 0.16, y - thick * 0.16]);
    for (const x of [from + 0.06, to - 0.06]) {
      ink.beginPath();
      ink.ellipse(x, y, thick * 0.2, thick * 0.4, 0, 0, Math.PI * 2);
      ink.fillStyle = lighter(paint.light, 0.3);
      ink.fill();
      ink.lineWidth = 0.025;
      ink.strokeStyle = paint.edge;
      ink.stroke();
    }
  }
};

export const straw: Painter = (ink, piece, chance) => {
  const { paint, light } = piece;
  const radius = Math.min(piece.width, piece.length) / 2;
  blob(ink, 0, 0, radius * 1.06, chance, 22, 0.1);
  ink.fillStyle = darker(paint.fill, 0.35);
  ink.fill();
  for (const [share, tone] of [
    [0.92, paint.fill],
    [0.66, mix(paint.fill, paint.light, 0.5)],
    [0.36, paint.light],
  ] as const) {
    blob(
      ink,
      light[0] * radius * (1 - share) * 0.6,
      light[1] * radius * (1 - share) * 0.6,
      radius * share,
      chance,
      14,
      0.12,
    );
    ink.fillStyle = tone;
    ink.fill();
  }
  ink.lineWidth = 0.03;
  for (let i = 0; i < 110; i++) {
    const angle = chance() * Math.PI * 2;
    const [near, far] = [radius * among(chance, 0.1, 0.6), radius * among(chance, 0.6, 1.04)];
    ink.strokeStyle = chance() < 0.5 ? darker(paint.edge, 0) : lighter(paint.light, 0.3);
    ink.globalAlpha = 0.5;
    line(
      ink,
      [Math.cos(angle) * near, Math.sin(angle) * near],
      [Math.cos(angle + 0.14) * far, Math.sin(angle + 0.14) * far],
    );
  }
  ink.globalAlpha = 1;
  disk(ink, light[0] * radius * 0.3, light[1] * radius * 0.3, radius * 0.07, paint.edge);
};
