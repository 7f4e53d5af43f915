import { between, type Game, type Point } from '../../../../engine/index.ts';
import { type MeasureEnd, type MeasurePreview, rimAt } from '../../../../pointing/index.ts';
import { FINE, GOLD, INK } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { casedLine, casedRing, type Lettering, tag } from './strokes.ts';

/** A tape with a mark at every u, the rims it is laid to, and the length in the middle of it. */
export function drawMeasure(
  ink: Ink,
  game: Game,
  { from, to, distance, ends: [a, b] }: MeasurePreview,
  { px, turned, length }: Lettering,
): void {
  for (const end of [from, to]) drawRim(ink, game, end, px);
  casedLine(ink, [a, b], FINE, 2.5, px);
  const across: Point = distance > 0 ? [(a[1] - b[1]) / distance, (b[0] - a[0]) / distance] : [0, 0];
  for (let u = 1; u < distance; u++) {
    const [x, y] = between(a, b, u / distance);
    const half = (u % 5 === 0 ? 8 : 4.5) * px;
    casedLine(
      ink,
      [
        [x - across[0] * half, y - across[1] * half],
        [x + across[0] * half, y + across[1] * half],
      ],
      FINE,
      1.5,
      px,
    );
  }
  tag(ink, length(distance), between(a, b, 0.5), px, turned, INK);
}

function drawRim(ink: Ink, game: Game, end: MeasureEnd, px: number): void {
  const rim = rimAt(game, end);
  if (rim.kind === 'lines') {
    for (const line of rim.lines) casedLine(ink, line, GOLD, 2, px);
    return;
  }
  const { at, radius } = rim.disk;
  casedRing(ink, at, Math.max(radius, 3 * px), GOLD, 2.5, px);
}
