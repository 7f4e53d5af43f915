import { CATALOGUE, type LookName } from '../../../content/index.ts';
import type { Look, Paint, Texture } from '../../../content/look.ts';
import {
  edges,
  type Outline,
  type Point,
  type PreparedElement,
  rotate,
  type SceneryElement,
  subtract,
  type Table,
  type Terrain,
  unit,
} from '../../../engine/index.ts';
import { clear, darker, disk, type Frame, frameOf, type Ink, polygon, trace } from './brush.ts';
import { type Chance, chanceFor } from './chance.ts';
import { groundOf } from './ground.ts';
import { along, frayed, rimOf } from './rim.ts';
import { EDGES, PAINTERS } from './textures/index.ts';
import type { Piece } from './textures/piece.ts';

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
  const frame = frameOf(outline, DIRECTED.includes(paint.texture) ? directionOf(prepared.element) : null);
  const edge = EDGES[paint.texture] ?? 'cut';
  const chance = chanceFor(prepared.id);
  const rim = rimOf(outline).map((p) => inFrame(frame, p));
  const uneven = edge === 'frayed' ? frayed(onwards(outline, frame, table), chance, 0.07) : rim;
  const piece: Piece = { ...frame, paint, rim, banks: banksOf(outline, frame, table) };
  ink.save();
  ink.translate(...frame.centre);
  ink.rotate(frame.angle);
  if (edge !== 'free') {
    ink.beginPath();
    polygon(ink, uneven);
    ink.clip();
  }
  PAINTERS[paint.texture](ink, piece, chance);
  if (edge === 'frayed') overgrow(ink, uneven, table.ground, chance);
  ink.restore();
  if (edge === 'cut' && (paint.layer !== 'ground' || prepared.cover !== 'none')) outlineElement(ink, prepared, paint);
  if (prepared.element.connects) for (const hole of prepared.holes) paintLanding(ink, hole, paint);
}

/** Where one may stop on stairs (MOVE-11): boards in the round, a little larger than what a base hides of them. */
function paintLanding(ink: Ink, [x, y]: Point, { fill, edge, light }: Paint): void {
  for (const [radius, colour] of [
    [0.5, edge],
    [0.44, light],
    [0.38, edge],
    [0.33, fill],
  ] as const)
    disk(ink, x, y, radius, colour);
}

/** Which way these lead, or open, is told by their two ends: a short ladder is wider than it is long. */
const DIRECTED: readonly Texture[] = ['treads', 'rungs', 'ramp', 'doorway'];

/** From the first end of a wall to its second; null for what has no ends. */
export function directionOf({ shape, rotation = 0 }: SceneryElement): Point | null {
  if (shape.kind !== 'wall') return null;
  const [x, y] = unit(subtract(shape.to, shape.from));
  return rotation === 0 ? [x, y] : rotate([x, y], [0, 0], rotation);
}

/** The rim of what goes on beyond the edge of the table, drawn out to where nobody sees it end. */
const onwards = (outline: Outline, frame: Frame, { width, height }: Table): readonly Point[] => {
  const out = (at: number, most: number): number => (at <= 0 ? at - 1 : at >= most ? at + 1 : at);
  return rimOf(outline).map(([x, y]) => inFrame(frame, [out(x, width), out(y, height)]));
};

/** The ground comes in from the edge, first thin, then in tufts. Clipped to the outline already. */
function overgrow(ink: Ink, rim: readonly Point[], ground: string, chance: Chance): void {
  const { base, grains } = groundOf(ground);
  ink.beginPath();
  polygon(ink, rim);
  ink.lineJoin = 'round';
  for (const [width, opacity] of [
    [0.34, 0.16],
    [0.2, 0.22],
    [0.09, 0.4],
  ] as const) {
    ink.lineWidth = width;
    ink.strokeStyle = clear(base, opacity);
    ink.stroke();
  }
  ink.beginPath();
  for (const [x, y] of along(rim, 0.09, 0.04)) {
    if (chance() < 0.4) continue;
    const [dx, dy] = [(chance() - 0.5) * 0.26, (chance() - 0.5) * 0.26];
    ink.moveTo(x + dx, y + dy);
    ink.lineTo(x + dx + (chance() - 0.5) * 0.08, y + dy - 0.1);
  }
  ink.lineCap = 'round';
  ink.lineWidth = 0.035;
  ink.strokeStyle = clear(grains[0], 0.7);
  ink.stroke();
}

/** Total cover has a heavy edge, partial cover a fine one. */
function outlineElement(ink: Ink, { outline, cover }: PreparedElement, paint: Paint): void {
  ink.beginPath();
  trace(ink, outline);
  ink.lineJoin = 'round';
  ink.lineWidth = cover === 'total' ? 0.09 : 0.04;
  ink.strokeStyle = cover === 'total' ? darker(paint.edge, 0.45) : clear(darker(paint.edge, 0.3), 0.75);
  ink.stroke();
}

function inFrame({ centre, angle }: Frame, [x, y]: Point): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - centre[0], y - centre[1]];
  return [dx * cos + dy * sin, dy * cos - dx * sin];
}

/** The sides of a polygon in its frame, in runs that leave out its two ends and what lies on the table's edge. */
function banksOf(outline: Outline, frame: Frame, { width, height }: Table): Point[][] {
  if (outline.kind === 'disk') return [];
  const onEdge = ([ax, ay]: Point, [bx, by]: Point) =>
    (ax === bx && (ax <= 0 || ax >= width)) || (ay === by && (ay <= 0 || ay >= height));
  const isLong = frame.length > frame.width * 1.5;
  // a road or a stream goes on where it ends: into a bridge, a ford, another road
  const isEnd = ([ax, ay]: Point, [bx, by]: Point) =>
    isLong && Math.abs(ax + bx) > frame.length * 0.7 && Math.abs(bx - ax) < Math.abs(by - ay);
  const banks: Point[][] = [];
  let run: Point[] = [];
  for (const [a, b] of edges(outline.points)) {
    const [from, to] = [inFrame(frame, a), inFrame(frame, b)];
    if (onEdge(a, b) || isEnd(from, to)) {
      run = [];
      continue;
    }
    if (run.length === 0) {
      run.push(from);
      banks.push(run);
    }
    run.push(to);
  }
  return banks;
}
