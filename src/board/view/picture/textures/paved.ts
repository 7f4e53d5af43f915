import { box, clear, darker, line, mix } from '../brush.ts';
import { among } from '../chance.ts';
import { alongBanks, fillAll, type Painter } from './piece.ts';

/** A paved street: rows of setts between two kerbs. */
export const cobbles: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, darker(paint.fill, 0.25));
  const [long, deep] = [0.34, 0.24];
  for (let row = 0; row * deep < width; row++) {
    const y = -width / 2 + row * deep;
    for (let x = -length / 2 - (row % 2) * (long / 2); x < length / 2; x += long) {
      box(ink, x + 0.015, y + 0.015, long - 0.03, deep - 0.03, 0.05);
      ink.fillStyle = mix(paint.fill, chance() < 0.5 ? paint.light : paint.edge, chance() * 0.4);
      ink.fill();
    }
  }
  alongBanks(ink, piece, 0.16, clear(paint.light, 0.75));
  alongBanks(ink, piece, 0.05, paint.edge);
};

/** The deck of a bridge: boards across the way, a rail on either hand. */
export const deck: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, darker(paint.edge, 0.4));
  for (let x = -length / 2; x < length / 2; ) {
    const wide = among(chance, 0.2, 0.3);
    ink.fillStyle = mix(paint.fill, chance() < 0.5 ? paint.light : paint.edge, chance() * 0.5);
    ink.fillRect(x, -width / 2 + 0.06, wide - 0.03, width - 0.12);
    x += wide;
  }
  for (const y of [-width / 2 + 0.09, width / 2 - 0.09]) {
    ink.lineWidth = 0.17;
    ink.strokeStyle = darker(paint.edge, 0.3);
    line(ink, [-length / 2, y], [length / 2, y]);
    ink.lineWidth = 0.09;
    ink.strokeStyle = paint.light;
    line(ink, [-length / 2, y - 0.02], [length / 2, y - 0.02]);
  }
};

/** A fence of boards set close, seen from above: their ends in a row, and the posts that hold them. */
export const boards: Painter = (ink, piece, chance) => {
  const { paint, length, width } = piece;
  fillAll(ink, piece, darker(paint.edge, 0.35));
  for (let x = -length / 2; x < length / 2; x += 0.2) {
    box(ink, x + 0.015, -width / 2 + 0.02 + among(chance, 0, 0.03), 0.17, width - 0.07, 0.03);
    ink.fillStyle = mix(paint.fill, chance() < 0.5 ? paint.light : paint.edge, chance() * 0.7);
    ink.fill();
  }
  ink.lineWidth = 0.04;
  ink.strokeStyle = paint.light;
  line(ink, [-length / 2, -width / 2 + 0.04], [length / 2, -width / 2 + 0.04]);
};
