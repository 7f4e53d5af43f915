import { EndType, FillRule, inflatePathsD, JoinType, type PathD, type PathsD, unionD } from 'clipper2-ts';
import {
  baseOf,
  distance,
  footing,
  type Game,
  type GameState,
  type Id,
  type MoveScene,
  moveStoreys,
  type Outline,
  onTable,
  type Point,
} from '../../engine/index.ts';
import { reachOf } from '../../pointing/index.ts';
import type { LevelReach, ReachArea } from '../../routing/index.ts';
import { CASING, PAPER } from '../view/palette.ts';
import { type Ink, polygon, trace } from '../view/picture/brush.ts';
import { groundIsPale } from '../view/picture/ground.ts';

/** The areas a character can reach, as a picture to lay on the table. Painted beside the page: it takes its time. */
export interface ReachPicture {
  readonly picture: ImageBitmap | HTMLCanvasElement;
  /** Where on the table it lies, in u. */
  readonly corner: Point;
  readonly size: Point;
  /** A place at the border of each area, to say there how many AT it takes. */
  readonly marks: readonly { readonly tokens: number; readonly at: Point }[];
}

type Action = 'move' | 'moveAndFire';

let last: {
  readonly state: GameState;
  readonly who: Id;
  readonly action: Action;
  readonly levels: readonly LevelReach[];
} | null = null;

/** What is reached on one level; `pixels` per u. null where the character cannot get to. */
export function reachPicture(game: Game, who: Id, action: Action, pixels: number, level: number): ReachPicture | null {
  if (last?.state !== game.state || last.who !== who || last.action !== action) {
    last = { state: game.state, who, action, levels: reachOf(game, who, action) };
  }
  const areas = (last.levels.find((each) => each.level === level)?.areas ?? []).filter(
    (area) => area.pieces.length > 0,
  );
  const widest = areas.at(-1);
  if (!widest) return null;
  const [corner, size] = boxOf(widest);
  const paper = new Paper(corner, size, pixels);
  const tint = groundIsPale(game.setup.table.ground) ? ON_PALE : ON_GROUND;
  for (const area of [...areas].reverse()) paintArea(paper, game, { who, level }, area, tint);
  return { picture: paper.finished(), corner, size, marks: areas.map((area) => markOf(game, who, area)) };
}

/** The nearer an area, the stronger its tint: it lies in all the wider ones. */
interface Tint {
  readonly fill: string;
  readonly share: number;
}

const ON_GROUND: Tint = { fill: 'rgb(255 250 222)', share: 0.14 };
/** On snow nothing that is light would be seen. */
const ON_PALE: Tint = { fill: 'rgb(38 92 140)', share: 0.15 };

/** In pixels: the line, and the casing that shows beside it. */
const LINE = 2.2;
const CASE = 2;

function paintArea(paper: Paper, game: Game, mover: Mover, { pieces }: ReachArea, tint: Tint): void {
  const rings = unionOf(pieces, CRACK / paper.pixels);
  const [shape, line, casing] = [paper.another(), paper.another(), paper.another()];
  for (const [{ ink }, colour] of [
    [shape, tint.fill],
    [line, PAPER],
    [casing, CASING],
  ] as const) {
    ink.fillStyle = ink.strokeStyle = colour;
    ink.beginPath();
    for (const ring of rings) polygon(ink, ring);
  }
  shape.ink.fill('nonzero');
  // Lines on both sides of the edge, of which the inner ones stay: the casing within the line.
  for (const [border, width] of [
    [line, LINE],
    [casing, LINE + CASE],
  ] as const) {
    border.ink.lineWidth = (2 * width) / paper.pixels;
    border.ink.stroke();
    border.mix(shape, 'destination-in');
  }
  for (const { ink } of [shape, line, casing]) eraseBarred(ink, game, mover);
  for (const [sheet, alpha] of [
    [shape, tint.share],
    [casing, 1],
    [line, 1],
  ] as const) {
    paper.ink.globalAlpha = alpha;
    paper.mix(sheet, 'source-over');
  }
}

/** Cracks between pieces that are narrower than twice this, in pixels, are closed. */
const CRACK = 1;
/** Decimals of a u that the union is reckoned with. */
const DECIMALS = 4;
/** How far a sharp corner may stick out while cracks are closed, in times the distance. */
const MITRE = 2;

/** All pieces as one: rings of which the outer and the inner ones run in opposite directions. */
function unionOf(pieces: ReachArea['pieces'], crack: number): readonly (readonly Point[])[] {
  const whole = unionD(pieces.map(asPath), [], FillRule.NonZero, DECIMALS);
  return grownBy(grownBy(whole, crack), -crack).map(asPoints);
}

const grownBy = (rings: PathsD, by: number, join = JoinType.Miter): PathsD =>
  inflatePathsD(rings, by, join, EndType.Polygon, MITRE, DECIMALS);
const asPath = (points: readonly Point[]): PathD => points.map(([x, y]) => ({ x, y }));
const asPoints = (path: PathD): readonly Point[] => path.map(({ x, y }): Point => [x, y]);

/** Who goes, and on which level it is asked. */
interface Mover {
  readonly who: Id;
  readonly level: number;
}

/** Takes out the places where a move may lead past but not end: on bases, and half in and half out of cover (R134). */
function eraseBarred(ink: Ink, game: Game, { who, level }: Mover): void {
  const { ruleset } = game.setup;
  const scene = moveStoreys(game, who).on(level);
  const { baseRadius: radius, movement } = ruleset;
  ink.globalCompositeOperation = 'destination-out';
  eraseBases(ink, scene, radius);
  // R149: only on the way up are those at its upper end in the way
  for (const { passage, ...above } of scene.upstairs ?? []) {
    ink.save();
    ink.beginPath();
    traceGrown(ink, passage.outline, radius);
    ink.clip();
    eraseBases(ink, above, radius);
    ink.restore();
  }
  ink.lineWidth = 2 * radius;
  ink.lineJoin = 'round';
  for (const element of scene.elements) {
    const ground = footing(element, movement);
    if (ground !== 'platform' && (ground !== 'cover' || movement.mayStraddle)) continue;
    ink.beginPath();
    trace(ink, element.outline);
    if (element.holes.length > 0) ink.fill();
    ink.stroke();
  }
  ink.globalCompositeOperation = 'source-over';
}

/** Where a base of this radius overlaps an outline. */
function traceGrown(ink: Ink, outline: Outline, by: number): void {
  if (outline.kind === 'disk') ink.arc(outline.at[0], outline.at[1], outline.radius + by, 0, Math.PI * 2);
  else for (const ring of grownBy([asPath(outline.points)], by, JoinType.Round)) polygon(ink, asPoints(ring));
}

function eraseBases(ink: Ink, bases: Pick<MoveScene, 'friends' | 'enemies' | 'bodies'>, radius: number): void {
  for (const base of [...bases.friends, ...bases.enemies, ...bases.bodies]) {
    ink.beginPath();
    ink.arc(base.at[0], base.at[1], base.radius + radius, 0, Math.PI * 2);
    ink.fill();
  }
}

function boxOf({ pieces }: ReachArea): [corner: Point, size: Point] {
  const [xs, ys] = [
    pieces.flatMap((piece) => piece.map((p) => p[0])),
    pieces.flatMap((piece) => piece.map((p) => p[1])),
  ];
  const least = (all: number[]) => all.reduce((a, b) => Math.min(a, b)) - 0.2;
  const most = (all: number[]) => all.reduce((a, b) => Math.max(a, b)) + 0.2;
  return [
    [least(xs), least(ys)],
    [most(xs) - least(xs), most(ys) - least(ys)],
  ];
}

/** How far from everybody a mark stands, in u: names are written there. */
const APART = 1.8;

/** The farthest point of the area that is not in anybody's way. */
function markOf(game: Game, who: Id, { tokens, pieces }: ReachArea): ReachPicture['marks'][number] {
  const from = baseOf(game, who).at;
  const others = onTable(game).map(({ id }) => baseOf(game, id).at);
  const far = (p: Point): number => (others.some((at) => distance(at, p) < APART) ? 0 : distance(from, p));
  const at = pieces.flat().reduce((best, p) => (far(p) > far(best) ? p : best), from);
  return { tokens, at };
}

type Sheet = OffscreenCanvas | HTMLCanvasElement;

/** A transparent sheet over a part of the table, drawn upon in u. */
class Paper {
  readonly ink: Ink;
  readonly pixels: number;
  readonly #sheet: Sheet;
  readonly #place: readonly [corner: Point, size: Point, pixels: number];

  constructor(...place: readonly [corner: Point, size: Point, pixels: number]) {
    const [corner, size, pixels] = place;
    this.#place = place;
    this.pixels = pixels;
    this.#sheet = sheetOf(Math.ceil(size[0] * pixels), Math.ceil(size[1] * pixels));
    this.ink = this.#sheet.getContext('2d') as Ink;
    this.ink.setTransform(pixels, 0, 0, pixels, -corner[0] * pixels, -corner[1] * pixels);
  }

  another(): Paper {
    return new Paper(...this.#place);
  }

  /** Lays another sheet on this one. */
  mix(other: Paper, how: GlobalCompositeOperation): void {
    this.ink.save();
    this.ink.setTransform(1, 0, 0, 1, 0, 0);
    this.ink.globalCompositeOperation = how;
    this.ink.drawImage(other.#sheet, 0, 0);
    this.ink.restore();
  }

  finished(): ImageBitmap | HTMLCanvasElement {
    return 'transferToImageBitmap' in this.#sheet ? this.#sheet.transferToImageBitmap() : this.#sheet;
  }
}

function sheetOf(width: number, height: number): Sheet {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
