import { CATALOGUE, type LookName } from '../../content/index.ts';
import type { Look, Paint } from '../../content/look.ts';
import { edges, type Outline, type Point, type PreparedElement, type Table, type Terrain } from '../../engine/index.ts';
import { clear, darker, type Frame, frameOf, type Ink, trace } from './brush.ts';
import { chanceFor } from './chance.ts';
import { PAINTERS } from './textures/index.ts';

/** How an element is drawn; one whose look nobody knows by what it does. */
export function paintOf({ element, cover }: PreparedElement): Paint {
  const look = (CATALOGUE as Readonly<Record<string, Look>>)[element.look];
  return (look ?? CATALOGUE[cover === 'none' ? groundLike(element.terrain) : COVER_LIKE[cover]]).paint;
}

const COVER_LIKE = { total: 'house', partial: 'rubble' } as const;

const groundLike = (terrain: readonly Terrain[]): LookName =>
  terrain.includes('impassable') ? 'wire' : terrain.includes('difficult') ? 'mud' : 'field';

export function paintElement(ink: Ink, prepared: PreparedElement, table: Table): void {
  const paint = paintOf(prepared);
  const { outline } = prepared;
  const frame = frameOf(outline);
  ink.save();
  ink.beginPath();
  trace(ink, outline);
  ink.clip();
  ink.translate(...frame.centre);
  ink.rotate(frame.angle);
  PAINTERS[paint.texture](ink, { ...frame, paint, banks: banksOf(outline, frame, table) }, chanceFor(prepared.id));
  ink.restore();
  if (paint.layer === 'ground' && prepared.cover === 'none') return;
  outlineElement(ink, prepared, paint);
}

/** Total cover has a heavy edge, partial cover a fine one. */
function outlineElement(ink: Ink, { outline, cover }: PreparedElement, paint: Paint): void {
  ink.beginPath();
  trace(ink, outline);
  ink.lineJoin = 'round';
  ink.lineWidth = cover === 'total' ? 0.11 : 0.045;
  ink.strokeStyle = cover === 'total' ? darker(paint.edge, 0.45) : clear(darker(paint.edge, 0.25), 0.9);
  ink.stroke();
}

/** The sides of a polygon in its frame, in runs that leave out what lies on the table's edge. */
function banksOf(outline: Outline, { centre, angle }: Frame, { width, height }: Table): Point[][] {
  if (outline.kind === 'disk') return [];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const local = ([x, y]: Point): Point => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  };
  const onEdge = ([ax, ay]: Point, [bx, by]: Point) =>
    (ax === bx && (ax <= 0 || ax >= width)) || (ay === by && (ay <= 0 || ay >= height));
  const banks: Point[][] = [];
  let run: Point[] = [];
  for (const [a, b] of edges(outline.points)) {
    if (onEdge(a, b)) {
      run = [];
      continue;
    }
    if (run.length === 0) {
      run.push(local(a));
      banks.push(run);
    }
    run.push(local(b));
  }
  return banks;
}
