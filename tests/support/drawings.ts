/**
 * The drawings of docs/: shapes in u become an SVG with a background of its own, readable on light and dark pages. A test
 * makes them from the real code and holds them with `toMatchFileSnapshot`; `npx vitest -u` writes them anew.
 */
import type { Point } from '../../src/engine/geometry/vector.ts';

type Colour = 'ink' | 'grey' | 'blue' | 'green' | 'red' | 'amber';
/** An outline unless it says otherwise: `light` fills it thinly as well, `full` fills it and draws no outline. */
export type Look = Colour | `${Colour} ${'light' | 'full' | 'dashed' | 'thick' | 'thick dashed'}`;

/** Something to draw: gives its SVG once it knows where points go. */
export type Mark = (view: View) => string;

interface View {
  /** From the coordinates of the drawing to pixels. */
  readonly x: (x: number) => number;
  readonly y: (y: number) => number;
}

export interface Drawing {
  /** What a screen reader says first, and then in more words. */
  readonly title: string;
  readonly description: string;
  /** The corners of what is shown, in u: the first comes out at the top left. So y grows upwards if `to` lies below. */
  readonly from: Point;
  readonly to: Point;
  /** Pixels for 1u; two numbers where x and y of a chart are different things. */
  readonly scale: number | readonly [x: number, y: number];
  /** Drawn in this order, later ones on top. */
  readonly marks: readonly Mark[];
  /** What the looks mean, in lines below the picture. */
  readonly key?: readonly (readonly [Look, string])[];
}

const MARGIN = 12;
const LINE = 22;

/** The SVG of a drawing, as text. */
export function draw({ title, description, from, to, scale, marks, key = [] }: Drawing): string {
  const [perX, perY] = typeof scale === 'number' ? [scale, scale] : scale;
  const view = pixels(from, to, perX, perY);
  const width = 2 * MARGIN + Math.abs(to[0] - from[0]) * perX;
  const bottom = 2 * MARGIN + Math.abs(to[1] - from[1]) * perY;
  const height = bottom + (key.length > 0 ? key.length * LINE + MARGIN / 2 : 0);
  const keys = key.map(([look, words], i) => keyLine(bottom + i * LINE + LINE / 2 - MARGIN / 2, look, words));
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" x="0.5" y="0.5" width="${px(width - 1)}" height="${px(height - 1)}" rx="8"/>`,
    ...marks.map((mark) => mark(view)),
    ...keys,
    '</svg>',
  ].join('\n')}\n`;
}

function pixels(from: Point, to: Point, perX: number, perY: number): View {
  const [towardsX, towardsY] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  return {
    x: (x) => MARGIN + (x - from[0]) * towardsX * perX,
    y: (y) => MARGIN + (y - from[1]) * towardsY * perY,
  };
}

/** A patch for what is filled, a stroke for what is a line. */
function keyLine(y: number, look: Look, words: string): string {
  const isFilled = look.endsWith('light') || look.endsWith('full');
  const sample = isFilled
    ? `<rect class="${look}" x="${MARGIN}" y="${px(y - 6)}" width="22" height="12" rx="2"/>`
    : `<path class="${look}" d="M${MARGIN} ${px(y)}h22"/>`;
  return `${sample}<text x="${MARGIN + 32}" y="${px(y)}" dy="0.35em">${escaped(words)}</text>`;
}

export const disk =
  (at: Point, radius: number, look: Look): Mark =>
  ({ x, y }) =>
    `<circle class="${look}" cx="${px(x(at[0]))}" cy="${px(y(at[1]))}" r="${px(Math.abs(x(radius) - x(0)))}"/>`;

export const polygon =
  (points: readonly Point[], look: Look): Mark =>
  (view) =>
    `<polygon class="${look}" points="${listed(points, view)}"/>`;

/** An open line through the points, or with `arrow` one that ends in a head. */
export const line =
  (points: readonly Point[], look: Look, end?: 'arrow'): Mark =>
  (view) =>
    `<polyline class="${look} open" points="${listed(points, view)}"/>${end ? head(points, look, view) : ''}`;

/** A point that matters, as a spot of the same size at any scale. */
export const spot =
  (at: Point, look: Look): Mark =>
  ({ x, y }) =>
    `<circle class="${look}" cx="${px(x(at[0]))}" cy="${px(y(at[1]))}" r="4"/>`;

/** Words beside a point: `anchor` says which end of them is there, `shift` moves them by pixels. */
export const label =
  (at: Point, words: string, anchor: 'start' | 'middle' | 'end' = 'middle', shift: Point = [0, 0]): Mark =>
  ({ x, y }) =>
    `<text x="${px(x(at[0]) + shift[0])}" y="${px(y(at[1]) + shift[1])}" dy="0.35em" text-anchor="${anchor}">${escaped(words)}</text>`;

/** The same marks elsewhere in the drawing. */
export const moved =
  (by: Point, ...marks: readonly Mark[]): Mark =>
  ({ x, y }) =>
    marks.map((mark) => mark({ x: (v) => x(v + by[0]), y: (v) => y(v + by[1]) })).join('\n');

function head(points: readonly Point[], look: Look, { x, y }: View): string {
  const [a, b] = points.slice(-2) as [Point, Point];
  const [dx, dy] = [x(b[0]) - x(a[0]), y(b[1]) - y(a[1])];
  const length = Math.hypot(dx, dy);
  const corner = (back: number, aside: number) =>
    `${px(x(b[0]) - (back * dx + aside * dy) / length)},${px(y(b[1]) - (back * dy - aside * dx) / length)}`;
  return `<polygon class="${look.split(' ')[0]} full" points="${corner(0, 0)} ${corner(10, 4)} ${corner(10, -4)}"/>`;
}

const listed = (points: readonly Point[], { x, y }: View): string =>
  points.map((p) => `${px(x(p[0]))},${px(y(p[1]))}`).join(' ');

/** Rounded, so that no rounding error of a machine is in the file. */
const px = (value: number): string => String(Math.round(value * 100) / 100 + 0);

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Colours that tell apart without red and green, on white and on dark. */
const LIGHT = { ink: '#1f2328', grey: '#7a828c', blue: '#0b61a4', green: '#0a7f5f', red: '#b42318', amber: '#a15c00' };
const DARK = { ink: '#e6edf3', grey: '#9198a1', blue: '#6cb6ff', green: '#56d4a8', red: '#ff8a80', amber: '#f0b14a' };

const variables = (colours: typeof LIGHT, paper: string, edge: string): string =>
  `svg{${Object.entries({ ...colours, paper, edge })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

const STYLE = [
  '',
  variables(LIGHT, '#ffffff', '#d1d9e0'),
  `@media (prefers-color-scheme:dark){${variables(DARK, '#0d1117', '#3d444d')}}`,
  'text{fill:var(--ink);font:13px system-ui,sans-serif;paint-order:stroke;stroke:var(--paper);stroke-width:3px;stroke-linejoin:round}',
  '.paper{fill:var(--paper);stroke:var(--edge)}',
  ...Object.keys(LIGHT).map(
    (name) =>
      `.${name}{stroke:var(--${name});fill:none;stroke-width:1.5;stroke-linejoin:round}.${name}.light{fill:var(--${name});fill-opacity:.22}.${name}.full{fill:var(--${name});stroke:none}`,
  ),
  '.thick{stroke-width:3}',
  '.dashed{stroke-dasharray:5 4}',
  '.open{fill:none;stroke-linecap:round}',
  '',
].join('\n');
