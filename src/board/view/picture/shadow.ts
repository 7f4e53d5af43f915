import { edges, type Point, type PreparedElement } from '../../../engine/index.ts';
import type { Ink } from './brush.ts';

/** How far a shadow falls for each u of height; tall things are shortened so that they do not hide their neighbours. */
const LEAN: Point = [0.17, 0.174];
const LONGEST = 4;

/** The shadows of what stands up, as one shape: where two overlap the ground is no darker. */
export function paintShadows(
  ink: Ink,
  elements: readonly Pick<PreparedElement, 'outline' | 'height'>[],
  pixels: number,
): void {
  const shape = new Path2D();
  for (const element of elements) addShadow(shape, element);
  ink.save();
  // Only the blurred copy is wanted: the shape itself is drawn far off to the side.
  const away = 1e5;
  ink.translate(-away / pixels, 0);
  ink.shadowColor = 'rgb(24 28 12 / 46%)';
  ink.shadowBlur = pixels * 0.16;
  ink.shadowOffsetX = away;
  ink.fillStyle = '#000000';
  ink.fill(shape);
  ink.restore();
}

function addShadow(shape: Path2D, { outline, height }: Pick<PreparedElement, 'outline' | 'height'>): void {
  const [dx, dy] = [LEAN[0] * Math.min(height, LONGEST), LEAN[1] * Math.min(height, LONGEST)];
  if (outline.kind === 'disk') {
    const { at, radius } = outline;
    const angle = Math.atan2(dy, dx);
    shape.moveTo(at[0] - Math.sin(angle) * radius, at[1] + Math.cos(angle) * radius);
    shape.arc(at[0], at[1], radius, angle + Math.PI / 2, angle - Math.PI / 2);
    shape.arc(at[0] + dx, at[1] + dy, radius, angle - Math.PI / 2, angle + Math.PI / 2);
    shape.closePath();
    return;
  }
  addRing(
    shape,
    outline.points.map(([x, y]) => [x + dx, y + dy]),
  );
  for (const [[ax, ay], [bx, by]] of edges(outline.points)) {
    addRing(shape, [
      [ax, ay],
      [bx, by],
      [bx + dx, by + dy],
      [ax + dx, ay + dy],
    ]);
  }
}

/** Adds a polygon running one way round, so that overlapping ones do not cancel out. */
function addRing(shape: Path2D, points: readonly Point[]): void {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as Point;
    area += x * ny - nx * y;
  });
  (area < 0 ? [...points].reverse() : points).forEach(([x, y], i) => {
    if (i === 0) shape.moveTo(x, y);
    else shape.lineTo(x, y);
  });
  shape.closePath();
}
