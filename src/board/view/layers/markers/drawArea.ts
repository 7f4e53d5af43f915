import { baseOf, type Game, type Id, type Point, type Side } from '../../../../engine/index.ts';
import { SIDE } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { edgeToEdge } from '../overlay/drawSight.ts';
import { casedLine, casedRing } from '../overlay/strokes.ts';

/** How far a marker reaches: to the edges of bases. `strong` while one is busy with it. */
export interface Area {
  readonly at: Point;
  /** Of the circle, in u: the marker's own and its range. */
  readonly radius: number;
  readonly side: Side;
  readonly strong: boolean;
  /** Nobody would be shot at for now (OF-8). */
  readonly asleep?: boolean;
}

/** Who comes in here may be shot at: a ring, dashed for side b, as far as it lies on the table. */
export function drawWatched(
  ink: Ink,
  game: Game,
  { at, radius, side, strong, asleep = false }: Area,
  px: number,
): void {
  onTheTable(ink, game, () => {
    if (asleep) return casedRing(ink, at, radius, SIDE[side].light, 2.2, px, ASLEEP);
    if (strong) fillDisk(ink, at, radius, clear(SIDE[side].light, 0.14));
    casedRing(ink, at, radius, SIDE[side].light, strong ? 3 : 2.2, px, dashOf(side));
  });
}

/** Who is in here is suppressed: hatched in the slant of its side. */
export function drawSuppressed(ink: Ink, game: Game, { at, radius, side, strong }: Area, px: number): void {
  onTheTable(ink, game, () => {
    ink.save();
    fillDisk(ink, at, radius, clear(SIDE[side].light, strong ? 0.22 : 0.12));
    ink.clip();
    ink.beginPath();
    const slant = side === 'a' ? radius * 2 : -radius * 2;
    for (let x = at[0] - radius * 3; x < at[0] + radius * 3; x += 0.55) {
      ink.moveTo(x, at[1] + radius);
      ink.lineTo(x + slant, at[1] - radius);
    }
    // light with a dark edge: seen on snow as on roofs
    for (const [wider, colour] of [
      [1.6, clear(SIDE[side].dark, strong ? 0.4 : 0.26)],
      [0, clear(SIDE[side].light, strong ? 0.85 : 0.62)],
    ] as const) {
      ink.lineWidth = Math.max(0.045, 1.2 * px) + wider * px;
      ink.strokeStyle = colour;
      ink.stroke();
    }
    ink.restore();
    casedRing(ink, at, radius, SIDE[side].light, strong ? 3 : 2.2, px);
  });
}

const ASLEEP = [3, 8];
const dashOf = (side: Side): readonly number[] => (side === 'a' ? [14, 5] : [4, 5]);

function fillDisk(ink: Ink, [x, y]: Point, radius: number, fill: string): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fillStyle = fill;
  ink.fill();
}

/** Ranges end at the edge of the table, as all that is laid on it. */
export function onTheTable(ink: Ink, game: Game, draw: () => void): void {
  const { width, height } = game.setup.table;
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, width, height);
  ink.clip();
  draw();
  ink.restore();
}

/** From the bases of those who fire to the marker they fire at. */
export function drawFirers(ink: Ink, game: Game, firers: readonly Id[], at: Point, side: Side, px: number): void {
  for (const id of firers) {
    const base = baseOf(game, id);
    casedLine(ink, edgeToEdge(base, { at, radius: game.setup.ruleset.markerRadius }), SIDE[side].light, 2, px, [10, 6]);
    casedRing(ink, base.at, base.radius + 0.1, SIDE[side].light, 2.5, px);
  }
}
