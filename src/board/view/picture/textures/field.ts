import { blob, box, clear, darker, disk, type Ink, lighter, line, mix } from '../brush.ts';
import { among, type Chance } from '../chance.ts';
import { alongBanks, bed, fillAll, type Painter, type Piece, strewn } from './piece.ts';

/** What armies leave in the open: wire, barricades, dug-in positions; and ground that is hard to walk on. */

/** Barbed wire: pickets on both sides, and coils between them that leave no way through. */
export const coils: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  bed(ink, piece, clear('#4a3f2c', 0.34));
  const radius = width * 0.4;
  const step = Math.max(0.16, radius * 0.42);
  for (const [shift, colour, thick] of [
    [0.05, clear(darker(paint.edge, 0.4), 0.55), 0.06],
    [0, mix(paint.fill, paint.light, 0.4), 0.035],
  ] as const) {
    ink.lineWidth = thick;
    ink.strokeStyle = colour;
    for (let x = -length / 2 + radius * 0.5; x < length / 2 - radius * 0.5; x += step) {
      ink.beginPath();
      ink.ellipse(x + shift, shift, radius * 0.72, radius, 0.25, 0, Math.PI * 2);
      ink.stroke();
    }
    for (const y of [-width * 0.24, width * 0.24]) line(ink, [-length / 2, y + shift], [length / 2, y + shift]);
  }
  barbs(ink, piece, chance);
  const pairs = Math.max(2, Math.round(length / 1.3) + 1);
  for (let i = 0; i < pairs; i++) {
    const x = -length / 2 + 0.12 + (i * (length - 0.24)) / (pairs - 1);
    crossed(ink, x, piece);
  }
};

function barbs(ink: Ink, { paint, length, width }: Piece, chance: Chance): void {
  ink.lineWidth = 0.035;
  ink.strokeStyle = lighter(paint.light, 0.4);
  for (let x = -length / 2; x < length / 2; x += 0.24) {
    const y = among(chance, -0.4, 0.4) * width;
    line(ink, [x - 0.06, y - 0.06], [x + 0.06, y + 0.06]);
    line(ink, [x - 0.06, y + 0.06], [x + 0.06, y - 0.06]);
  }
}

/** Two stakes across each other. */
function crossed(ink: Ink, x: number, { width }: Piece): void {
  const half = width * 0.46;
  ink.lineCap = 'butt';
  for (const [lean, colour] of [
    [-0.16, '#4f3b25'],
    [0.16, '#7d613f'],
  ] as const) {
    ink.lineWidth = 0.13;
    ink.strokeStyle = darker('#4f3b25', 0.4);
    line(ink, [x - lean, -half], [x + lean, half]);
    ink.lineWidth = 0.08;
    ink.strokeStyle = colour;
    line(ink, [x - lean, -half], [x + lean, half]);
  }
}

/** Deep mud: trodden soft, with water standing in its hollows. */
export const mire: Painter = (ink, piece, chance) => {
  const { paint } = piece;
  fillAll(ink, piece, mix(paint.fill, paint.edge, 0.2));
  alongBanks(ink, piece, 0.3, clear('#7d7a48', 0.3));
  for (const [x, y] of strewn(piece, chance, 0.5)) {
    blob(ink, x, y, among(chance, 0.2, 0.48), chance, 9, 0.5);
    ink.fillStyle = clear(chance() < 0.5 ? paint.edge : paint.light, 0.3);
    ink.fill();
  }
  for (const [x, y] of strewn(piece, chance, 1.25, 0.3)) {
    if (chance() < 0.25) continue;
    const [r, angle] = [among(chance, 0.12, 0.4), among(chance, -0.5, 0.5)];
    // the wet margin, the sky in it, and the far bank that is mirrored
    for (const [share, tone] of [
      [1.4, clear(paint.edge, 0.55)],
      [1, mix('#5b8499', paint.edge, 0.2)],
      [0.58, clear('#9cc2d1', 0.34)],
    ] as const) {
      ink.save();
      ink.translate(x, y);
      ink.rotate(angle);
      ink.scale(1.9, 0.8);
      blob(ink, 0, 0, r * share, chance, 13, 0.34);
      ink.restore();
      ink.fillStyle = tone;
      ink.fill();
    }
    ink.lineCap = 'round';
    ink.lineWidth = 0.04;
    ink.strokeStyle = clear('#eef7fa', 0.75);
    line(ink, [x - r * 0.9, y - r * 0.12], [x + r * among(chance, 0, 0.5), y - r * 0.16]);
  }
  ink.lineCap = 'round';
  for (const [x, y] of strewn(piece, chance, 0.42)) {
    ink.lineWidth = 0.05;
    ink.strokeStyle = clear(chance() < 0.6 ? darker(paint.edge, 0.2) : paint.light, 0.35);
    line(ink, [x, y], [x + among(chance, 0.06, 0.2), y + among(chance, -0.05, 0.05)]);
  }
};

/** Deep snow: drifts the wind has drawn out, blue in the lee and white on the crest. */
export const drifts: Painter = (ink, piece, chance) => {
  const { paint } = piece;
  fillAll(ink, piece, mix(paint.fill, paint.edge, 0.16));
  alongBanks(ink, piece, 0.16, clear(paint.edge, 0.7));
  ink.lineCap = 'round';
  for (const [x, y] of strewn(piece, chance, 0.66)) {
    const [long, high] = [among(chance, 0.5, 0.95), among(chance, 0.1, 0.26)];
    for (const [shift, thick, colour] of [
      [0.09, 0.2, clear(paint.edge, 0.5)],
      [0, 0.15, paint.light],
    ] as const) {
      ink.lineWidth = thick;
      ink.strokeStyle = colour;
      ink.beginPath();
      ink.moveTo(x - long / 2, y + shift);
      ink.quadraticCurveTo(x - long * 0.1, y - high + shift, x + long / 2, y + shift * 0.6);
      ink.stroke();
    }
  }
};

/** A barricade: whatever was at hand, thrown across the way. */
export const jumble: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  bed(ink, piece, darker(paint.edge, 0.4));
  for (const [x, y] of strewn(piece, chance, 0.32, 0.1)) {
    ink.save();
    ink.translate(x, y);
    ink.rotate(among(chance, -0.45, 0.45));
    const [long, deep] = chance() < 0.6 ? [among(chance, 0.45, 0.8), 0.12] : [0.3, 0.28];
    box(ink, -long / 2 + 0.03, -deep / 2 + 0.05, long, deep, 0.03);
    ink.fillStyle = clear('#120d08', 0.55);
    ink.fill();
    box(ink, -long / 2, -deep / 2, long, deep, 0.02);
    ink.fillStyle = mix(paint.fill, chance() < 0.5 ? paint.light : paint.edge, chance() * 0.8);
    ink.fill();
    ink.lineWidth = 0.02;
    ink.strokeStyle = clear(darker(paint.edge, 0.2), 0.7);
    line(ink, [-long / 2, 0], [long / 2, 0]);
    ink.restore();
  }
  for (let x = -length / 2 + 0.5; x < length / 2 - 0.3; x += among(chance, 0.9, 1.5)) {
    barrel(ink, x, among(chance, -0.12, 0.12) * width, Math.min(0.28, width * 0.32));
  }
};

function barrel(ink: Ink, x: number, y: number, radius: number): void {
  disk(ink, x + 0.05, y + 0.05, radius, clear('#120d08', 0.5));
  disk(ink, x, y, radius, '#4b3826');
  disk(ink, x, y, radius * 0.84, '#8a6b47');
  ink.lineWidth = 0.03;
  ink.strokeStyle = '#5c452d';
  for (const share of [-0.4, 0, 0.4]) {
    const half = Math.sqrt(1 - share * share) * radius * 0.8;
    line(ink, [x - half, y + share * radius], [x + half, y + share * radius]);
  }
}

/** A position dug in and ringed with sandbags: the hole for one is plain to see. */
export const dugout: Painter = (ink, piece, chance) => {
  const { paint } = piece;
  const radius = Math.min(piece.width, piece.length) / 2;
  disk(ink, 0, 0, radius, mix(paint.edge, '#7d7a48', 0.35));
  for (const [far, size, count] of [
    [0.84, 0.3, 15],
    [0.62, 0.24, 13],
  ] as const) {
    for (let i = 0; i < count; i++) {
      ink.save();
      ink.rotate((i / count) * Math.PI * 2 + far * 3);
      ink.translate(radius * far, 0);
      ink.rotate(Math.PI / 2 + among(chance, -0.08, 0.08));
      box(ink, -0.25, -size / 2, 0.46, size, 0.12);
      ink.fillStyle = mix(paint.fill, paint.edge, chance() * 0.35);
      ink.fill();
      ink.lineWidth = 0.025;
      ink.strokeStyle = darker(paint.edge, 0.25);
      ink.stroke();
      box(ink, -0.19, -size * 0.34, 0.3, size * 0.36, 0.06);
      ink.fillStyle = mix(paint.fill, paint.light, 0.8);
      ink.fill();
      ink.restore();
    }
  }
  disk(ink, 0, 0, radius * 0.48, darker('#4a3a28', 0.45));
  disk(ink, radius * 0.04, radius * 0.05, radius * 0.4, '#4a3a28');
};
