import type { Table } from '../../../engine/index.ts';
import { darker, type Ink, lighter, line } from './brush.ts';

/** Width of the wooden rim, in u. */
export const FRAME = 0.5;

const WOOD = '#6b5238';

/** The rim round the table, with a tick every u and a longer one every 5u: a ruler to judge distances by. */
export function paintFrame(ink: Ink, { width, height }: Table): void {
  ink.fillStyle = WOOD;
  ink.beginPath();
  ink.roundRect(-FRAME, -FRAME, width + 2 * FRAME, height + 2 * FRAME, 0.14);
  ink.fill();
  ink.lineWidth = 0.05;
  ink.strokeStyle = lighter(WOOD, 0.22);
  ink.strokeRect(-FRAME + 0.05, -FRAME + 0.05, width + 2 * FRAME - 0.1, height + 2 * FRAME - 0.1);
  ink.strokeStyle = lighter(WOOD, 0.45);
  const tick = (i: number) => (i % 5 === 0 ? FRAME * 0.62 : FRAME * 0.3);
  for (let x = 0; x <= width; x++) {
    line(ink, [x, -0.06], [x, -tick(x)]);
    line(ink, [x, height + 0.06], [x, height + tick(x)]);
  }
  for (let y = 0; y <= height; y++) {
    line(ink, [-0.06, y], [-tick(y), y]);
    line(ink, [width + 0.06, y], [width + tick(y), y]);
  }
  ink.lineWidth = 0.12;
  ink.strokeStyle = darker(WOOD, 0.55);
  ink.strokeRect(-0.06, -0.06, width + 0.12, height + 0.12);
}
