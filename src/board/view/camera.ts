import { between, distance, type Point } from '../../engine/index.ts';
import type { Camera } from '../../store/ui.ts';

/**
 * Where the table is looked at from. Tables are measured in u, views in CSS pixels; nothing else ever converts between
 * the two. A turned view shows the table rotated by 180°.
 */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A window on the table. */
export interface Pane extends Size {
  /** How much of it lies under something at its lower edge (the sheet of a phone); 0 if left out. */
  readonly foot?: number;
}

export interface View extends Camera, Pane {
  readonly turned: boolean;
}

/** Pixels per u at the nearest. */
const NEAREST = 150;
/** What stays free around a fitted table, in u: enough for the rim it is drawn with. */
const MARGIN = 0.56;

const signed = (scale: number, view: Pick<View, 'turned'>): number => (view.turned ? -scale : scale);

export function toScreen(view: View, p: Point): Point {
  const k = signed(view.scale, view);
  return [view.width / 2 + (p[0] - view.centre[0]) * k, view.height / 2 + (p[1] - view.centre[1]) * k];
}

export function toTable(view: View, s: Point): Point {
  const k = signed(view.scale, view);
  return [view.centre[0] + (s[0] - view.width / 2) / k, view.centre[1] + (s[1] - view.height / 2) / k];
}

/** The view that a camera gives; without one the whole table is fitted in. */
export const viewOf = (camera: Camera | null, turned: boolean, pane: Pane, table: Size): View => ({
  ...(camera ? clamp(camera, { ...pane, turned }, table) : fit(pane, table)),
  ...pane,
  turned,
});

/** What of it can be seen. */
export const freeOf = ({ width, height, foot = 0 }: Pane): Size => ({ width, height: height - foot });

/** The whole table as large as the view allows. */
export const fit = (size: Size, table: Size): Camera => ({
  centre: [table.width / 2, table.height / 2],
  scale: farthest(size, table),
});

const farthest = (size: Size, table: Size): number =>
  Math.max(1, Math.min(size.width / (table.width + 2 * MARGIN), size.height / (table.height + 2 * MARGIN)));

const clampScale = (scale: number, pane: Pane, table: Size): number =>
  Math.max(farthest(freeOf(pane), table), Math.min(scale, NEAREST));

/**
 * Keeps the table in the view. The edges of the table may come as far into the view as they do when it is fitted, so
 * that coming nearer to any point of the table never has to push it aside; and as far as its foot is covered.
 */
export function clamp(camera: Camera, pane: Pane & Partial<Pick<View, 'turned'>>, table: Size): Camera {
  const scale = clampScale(camera.scale, pane, table);
  const share = Math.min(1, farthest(pane, table) / scale);
  const axis = (at: number, length: number, before: number, after: number): number => {
    const least = (length / 2) * share;
    return Math.min(Math.max(at, least - before), length - least + after);
  };
  const foot = (pane.foot ?? 0) / scale;
  const [before, after] = pane.turned ? [foot, 0] : [0, foot];
  const [x, y] = camera.centre;
  return { scale, centre: [axis(x, table.width, 0, 0), axis(y, table.height, before, after)] };
}

/** The camera of this scale that has a place of the table in the middle of what can be seen. */
export const centredOn = ([x, y]: Point, scale: number, { foot = 0, turned }: View): Camera => ({
  centre: [x, y + ((turned ? -1 : 1) * foot) / (2 * scale)],
  scale,
});

/** The middle of those of these places of the table that are in view, as a place of the view; its own middle if none is. */
export function actionIn(view: View, places: readonly Point[]): Point {
  const seen = places
    .map((at) => toScreen(view, at))
    .filter(([x, y]) => x >= 0 && y >= 0 && x <= view.width && y <= view.height);
  if (seen.length === 0) return [view.width / 2, view.height / 2];
  const mean = (axis: 0 | 1): number => seen.reduce((sum, at) => sum + at[axis], 0) / seen.length;
  return [mean(0), mean(1)];
}

/** Nearer or farther by `factor`, the point of the table under `s` staying where it is. */
export const zoomAbout = (view: View, table: Size, s: Point, factor: number): Camera =>
  show(view, table, toTable(view, s), s, view.scale * factor);

/** Moves the table by so many pixels. */
export const panBy = (view: View, table: Size, by: Point): Camera =>
  show(view, table, toTable(view, [0, 0]), by, view.scale);

/** Two fingers went from `before` to `after`: the point of the table under their middle goes along with it. */
export function pinch(
  view: View,
  table: Size,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
): Camera {
  const spread = Math.max(distance(...after), 1) / Math.max(distance(...before), 1);
  const held = toTable(view, between(...before, 0.5));
  return show(view, table, held, between(...after, 0.5), view.scale * spread);
}

/** The camera that shows the point `p` of the table at the place `s` of the view. */
function show(view: View, table: Size, p: Point, s: Point, wanted: number): Camera {
  const scale = clampScale(wanted, view, table);
  const k = signed(scale, view);
  return clamp(
    { scale, centre: [p[0] - (s[0] - view.width / 2) / k, p[1] - (s[1] - view.height / 2) / k] },
    view,
    table,
  );
}
