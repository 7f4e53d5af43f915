import { box, clear, darker, type Ink, lighter, line, mix } from '../brush.ts';
import { among, type Chance } from '../chance.ts';
import { fillAll, type Painter, type Piece } from './piece.ts';

/** What makes a building to be known from above with its roof taken off: floors, cut walls, their gaps, and the ways up. */

/** Flagstones of uneven length, row by row. */
export const flags: Painter = (ink, piece, chance) => {
  fillAll(ink, piece, darker(piece.paint.fill, 0.2));
  rows(piece, 0.62, (x, y, deep) => {
    const long = among(chance, 0.5, 0.85);
    box(ink, x + 0.018, y + 0.018, long - 0.036, deep - 0.036, 0.04);
    ink.fillStyle = mix(piece.paint.fill, chance() < 0.5 ? piece.paint.light : piece.paint.edge, chance() * 0.3);
    ink.fill();
    return long;
  });
};

/** Long boards with their ends staggered. */
export const floorboards: Painter = (ink, piece, chance) => {
  fillAll(ink, piece, darker(piece.paint.fill, 0.3));
  rows(piece, 0.34, (x, y, deep) => {
    const long = among(chance, 1.6, 2.8);
    ink.fillStyle = mix(piece.paint.fill, chance() < 0.5 ? piece.paint.light : piece.paint.edge, chance() * 0.28);
    ink.fillRect(x, y + 0.012, long - 0.03, deep - 0.024);
    return long;
  });
};

/** Lays something in rows along the piece, each begun a little before its end; `lay` says how long what it laid is. */
function rows({ length, width }: Piece, apart: number, lay: (x: number, y: number, deep: number) => number): void {
  const count = Math.max(1, Math.round(width / apart));
  const deep = width / count;
  for (let row = 0; row < count; row++) {
    let x = -length / 2 - ((row * 0.37) % 1) * apart * 2;
    while (x < length / 2) x += lay(x, -width / 2 + row * deep, deep);
  }
}

/** The even top of a flat roof, with the seams it was poured in. */
export const screed: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, paint.fill);
  for (let i = 0; i < length * width * 5; i++) {
    ink.fillStyle = clear(chance() < 0.5 ? paint.light : paint.edge, 0.35);
    ink.fillRect(among(chance, -length / 2, length / 2), among(chance, -width / 2, width / 2), 0.05, 0.05);
  }
  ink.lineWidth = 0.03;
  ink.strokeStyle = clear(paint.edge, 0.5);
  for (let x = -length / 2 + 1.5; x < length / 2; x += 1.5) line(ink, [x, -width / 2], [x, width / 2]);
};

/** A wall cut open: stone within a dark edge, so that rooms read at a glance. */
export const masonry: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, darker(paint.edge, 0.2));
  const [edge, rows] = [0.055, width > 0.45 ? 2 : 1];
  const deep = (width - 2 * edge) / rows;
  for (let row = 0; row < rows; row++) {
    let x = -length / 2 - row * 0.2;
    while (x < length / 2) {
      const long = among(chance, 0.28, 0.5);
      box(ink, x + 0.015, -width / 2 + edge + row * deep, long - 0.03, deep - 0.01, 0.04);
      ink.fillStyle = mix(paint.fill, chance() < 0.5 ? paint.light : paint.edge, chance() * 0.4);
      ink.fill();
      x += long;
    }
  }
};

/** A gap with a sill, the two lines of its frame and a bar across the middle. */
export const window: Painter = (ink, { paint, length, width }) => {
  ink.fillStyle = paint.edge;
  ink.fillRect(-length / 2, -width / 2, length, width);
  ink.fillStyle = mix(paint.fill, '#9fc3d6', 0.45);
  ink.fillRect(-length / 2 + 0.06, -width / 2, length - 0.12, width);
  ink.lineWidth = 0.05;
  ink.strokeStyle = paint.light;
  for (const y of [-width / 2 + 0.045, width / 2 - 0.045]) line(ink, [-length / 2 + 0.06, y], [length / 2 - 0.06, y]);
  ink.lineWidth = 0.045;
  ink.strokeStyle = paint.edge;
  line(ink, [-length / 2 + 0.06, 0], [length / 2 - 0.06, 0]);
  ink.lineWidth = 0.06;
  line(ink, [0, -width / 2], [0, width / 2]);
};

/** A threshold, and a leaf that stands open into the room, with the arc of its swing. */
export const doorway: Painter = (ink, { paint, length, width }) => {
  ink.fillStyle = mix(paint.fill, paint.light, 0.3);
  ink.fillRect(-length / 2, -width / 2, length, width);
  ink.lineWidth = 0.035;
  ink.strokeStyle = darker(paint.edge, 0);
  for (const y of [-width / 2, width / 2]) line(ink, [-length / 2, y], [length / 2, y]);
  ink.beginPath();
  ink.arc(-length / 2, -width / 2, length * 0.92, -Math.PI / 2, 0);
  ink.lineWidth = 0.03;
  ink.setLineDash([0.09, 0.07]);
  ink.strokeStyle = clear(paint.edge, 0.6);
  ink.stroke();
  ink.setLineDash([]);
  const leaf = -width / 2 - length * 0.92;
  ink.fillStyle = paint.edge;
  ink.fillRect(-length / 2, leaf, 0.13, length * 0.92);
  ink.fillStyle = paint.light;
  ink.fillRect(-length / 2 + 0.03, leaf + 0.02, 0.06, length * 0.92 - 0.04);
};

/** Steps, each lighter than the one below it, and an arrow that points up. The frame lies along the way up. */
export const treads: Painter = (ink, { paint, length, width }) => {
  const count = Math.max(4, Math.round(length / 0.25));
  const step = length / count;
  for (let i = 0; i < count; i++) {
    const x = -length / 2 + i * step;
    ink.fillStyle = mix(darker(paint.fill, 0.55), lighter(paint.light, 0.25), i / (count - 1));
    ink.fillRect(x, -width / 2, step + 0.01, width);
    ink.fillStyle = clear(paint.edge, 0.8);
    ink.fillRect(x, -width / 2, 0.045, width);
  }
  cheeks(ink, length, width, paint.edge);
  arrowUp(ink, length, width);
};

/** The two sides of a stair. */
function cheeks(ink: Ink, length: number, width: number, colour: string): void {
  ink.lineWidth = 0.09;
  ink.strokeStyle = colour;
  for (const y of [-width / 2 + 0.04, width / 2 - 0.04]) line(ink, [-length / 2, y], [length / 2, y]);
}

/** Two rails and the rungs between them, and the same arrow. */
export const rungs: Painter = (ink, { paint, length, width }) => {
  ink.fillStyle = clear('#14110a', 0.42);
  ink.fillRect(-length / 2, -width / 2, length, width);
  const half = Math.min(0.32, width / 2 - 0.08);
  const count = Math.max(3, Math.round(length / 0.2));
  for (const [wide, colour] of [
    [0.11, paint.edge],
    [0.06, paint.light],
  ] as const) {
    ink.lineWidth = wide;
    ink.strokeStyle = colour;
    for (let i = 0; i < count; i++) {
      const x = -length / 2 + ((i + 0.5) / count) * length;
      line(ink, [x, -half], [x, half]);
    }
    for (const y of [-half, half]) line(ink, [-length / 2, y], [length / 2, y]);
  }
  arrowUp(ink, length, width * 0.7);
};

/** Earth that rises, lighter towards the top, hatched along its fall. */
export const ramp: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  const along = ink.createLinearGradient(-length / 2, 0, length / 2, 0);
  along.addColorStop(0, darker(paint.fill, 0.12));
  along.addColorStop(1, lighter(paint.light, 0.15));
  ink.fillStyle = along;
  ink.fillRect(-length / 2 - 0.1, -width / 2 - 0.1, length + 0.2, width + 0.2);
  ink.lineCap = 'round';
  ink.lineWidth = 0.04;
  hatching(ink, piece, chance);
  arrowUp(ink, length, width);
};

function hatching(ink: Ink, { paint, length, width }: Piece, chance: Chance): void {
  for (const side of [-1, 1]) {
    for (let x = -length / 2 + 0.1; x < length / 2; x += 0.16) {
      ink.strokeStyle = clear(darker(paint.edge, 0.1), 0.7);
      line(ink, [x, (side * width) / 2], [x + 0.06, side * width * among(chance, 0.28, 0.4)]);
    }
  }
}

/** White on dark, from the foot to the head: it always points up. */
function arrowUp(ink: Ink, length: number, width: number): void {
  const half = Math.min(length * 0.36, 0.75);
  const head = Math.min(0.3, width * 0.32, half);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const [wide, colour] of [
    [0.2, clear('#14110a', 0.75)],
    [0.1, '#ffffff'],
  ] as const) {
    ink.lineWidth = wide;
    ink.strokeStyle = colour;
    ink.beginPath();
    ink.moveTo(-half, 0);
    ink.lineTo(half, 0);
    ink.moveTo(half - head, -head * 0.8);
    ink.lineTo(half, 0);
    ink.lineTo(half - head, head * 0.8);
    ink.stroke();
  }
}
