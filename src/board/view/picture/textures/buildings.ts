import { box, clear, darker, type Ink, lighter, line, mix, polygon } from '../brush.ts';
import { among, type Chance } from '../chance.ts';
import { fillAll, type Painter, type Piece, strewn } from './piece.ts';

/** Two slopes that fall from a ridge along the building, one in the light and one in the shade. */
function gable(ink: Ink, piece: Piece): void {
  const { paint, length, width, light } = piece;
  const up = light[1] < 0;
  const lit = mix(paint.fill, paint.light, 0.55);
  const shaded = darker(paint.fill, 0.24);
  ink.fillStyle = up ? lit : shaded;
  ink.fillRect(-length / 2, -width / 2, length, width / 2);
  ink.fillStyle = up ? shaded : lit;
  ink.fillRect(-length / 2, 0, length, width / 2);
}

function ridge(ink: Ink, { paint, length }: Piece): void {
  ink.lineWidth = 0.16;
  ink.strokeStyle = darker(paint.edge, 0.15);
  line(ink, [-length / 2, 0.015], [length / 2, 0.015]);
  ink.lineWidth = 0.09;
  ink.strokeStyle = lighter(paint.light, 0.12);
  line(ink, [-length / 2, 0], [length / 2, 0]);
}

/** The shade along eaves and gable ends that makes a roof stand up from the table. */
function eaves(ink: Ink, { length, width, paint }: Piece): void {
  ink.lineWidth = 0.14;
  ink.strokeStyle = clear(darker(paint.edge, 0.3), 0.5);
  ink.strokeRect(-length / 2, -width / 2, length, width);
}

export const tiles: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  gable(ink, piece);
  const depth = 0.21;
  const rows = Math.max(1, Math.floor(width / 2 / depth));
  for (const half of [-1, 1]) {
    for (let row = 0; row < rows; row++) {
      const y = half * (row + 1) * (width / 2 / rows);
      ink.lineWidth = 0.03;
      ink.strokeStyle = clear(darker(paint.edge, 0.1), 0.55);
      line(ink, [-length / 2, y], [length / 2, y]);
      const step = 0.26;
      for (let x = -length / 2 + (row % 2) * (step / 2); x < length / 2; x += step) {
        if (chance() < 0.16) {
          ink.fillStyle = clear(chance() < 0.5 ? paint.edge : paint.light, 0.28);
          ink.fillRect(x, y - (half > 0 ? width / 2 / rows : 0), step, width / 2 / rows);
        }
        ink.lineWidth = 0.018;
        ink.strokeStyle = clear(paint.edge, 0.4);
        line(ink, [x, y], [x, y - half * (width / 2 / rows)]);
      }
    }
  }
  ridge(ink, piece);
  eaves(ink, piece);
  chimney(ink, piece, chance);
};

function chimney(ink: Ink, { length, width, light }: Piece, chance: Chance): void {
  const x = length * among(chance, 0.18, 0.32) * (chance() < 0.5 ? -1 : 1);
  const y = width * 0.14 * (chance() < 0.5 ? -1 : 1);
  const size = 0.42;
  ink.fillStyle = clear('#15100c', 0.38);
  polygonOf(
    ink,
    [
      [x - size / 2, y - size / 2],
      [x + size / 2, y - size / 2],
      [x + size / 2, y + size / 2],
      [x - size / 2, y + size / 2],
    ],
    [-light[0] * 0.42, -light[1] * 0.42],
  );
  box(ink, x - size / 2, y - size / 2, size, size, 0.03);
  ink.fillStyle = '#8d7f70';
  ink.fill();
  ink.lineWidth = 0.04;
  ink.strokeStyle = '#473e34';
  ink.stroke();
  box(ink, x - size / 5, y - size / 5, (size * 2) / 5, (size * 2) / 5, 0.02);
  ink.fillStyle = '#241d18';
  ink.fill();
}

/** A square and its shadow's far end, as one shape. */
function polygonOf(ink: Ink, corners: [number, number][], by: [number, number]): void {
  for (const share of [0.25, 0.5, 0.75, 1]) {
    ink.beginPath();
    polygon(
      ink,
      corners.map(([x, y]) => [x + by[0] * share, y + by[1] * share]),
    );
    ink.globalAlpha = 0.4;
    ink.fill();
    ink.globalAlpha = 1;
  }
}

/** Boards that run from the ridge to the eaves. */
export const planks: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  gable(ink, piece);
  for (const half of [-1, 1]) {
    let x = -length / 2;
    while (x < length / 2) {
      const wide = among(chance, 0.2, 0.32);
      ink.fillStyle = clear(chance() < 0.5 ? paint.edge : paint.light, chance() * 0.32);
      ink.fillRect(x, half < 0 ? -width / 2 : 0, wide, width / 2);
      ink.lineWidth = 0.025;
      ink.strokeStyle = clear(darker(paint.edge, 0.2), 0.6);
      line(ink, [x, 0], [x, (half * width) / 2]);
      x += wide;
    }
  }
  ridge(ink, piece);
  eaves(ink, piece);
};

/** Tops of broken walls: ragged brick, and stone fallen off them. */
export const broken: Painter = (ink, piece, chance) => {
  const { paint } = piece;
  fillAll(ink, piece, darker(paint.fill, 0.5));
  for (const [x, y] of strewn(piece, chance, 0.2)) {
    const [long, deep] = [among(chance, 0.14, 0.26), among(chance, 0.1, 0.17)];
    ink.save();
    ink.translate(x, y);
    ink.rotate(chance() < 0.7 ? 0 : among(chance, -0.6, 0.6));
    box(ink, -long / 2, -deep / 2, long, deep, 0.025);
    ink.fillStyle =
      chance() < 0.16 ? '#9a5f49' : mix(paint.fill, chance() < 0.6 ? paint.light : paint.edge, chance() * 0.8);
    ink.fill();
    ink.restore();
  }
};
