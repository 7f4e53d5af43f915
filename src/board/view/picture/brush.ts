import { edges, type Outline, type Point } from '../../../engine/index.ts';

/** Small helpers for drawing with the canvas in u. */
export type Ink = CanvasRenderingContext2D;

const TURN = Math.PI * 2;

/** Adds an outline to the current path. */
export function trace(ink: Ink | Path2D, outline: Outline): void {
  if (outline.kind === 'disk') {
    ink.moveTo(outline.at[0] + outline.radius, outline.at[1]);
    ink.arc(outline.at[0], outline.at[1], outline.radius, 0, TURN);
    return;
  }
  polygon(ink, outline.points);
}

export function polygon(ink: Ink | Path2D, points: readonly Point[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) ink.moveTo(x, y);
    else ink.lineTo(x, y);
  });
  ink.closePath();
}

export function disk(ink: Ink, x: number, y: number, radius: number, fill: string): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, TURN);
  ink.fillStyle = fill;
  ink.fill();
}

/** A round, uneven thing: leaves, a stone, a clod. `bumps` is how many, `depth` how deep they are as a share of the radius. */
export function blob(
  ink: Ink,
  x: number,
  y: number,
  radius: number,
  chance: () => number,
  bumps = 7,
  depth = 0.25,
): void {
  const start = chance() * TURN;
  const points: Point[] = [];
  for (let i = 0; i < bumps; i++) {
    const angle = start + (i / bumps) * TURN;
    const r = radius * (1 - depth * chance());
    points.push([x + Math.cos(angle) * r, y + Math.sin(angle) * r]);
  }
  smooth(ink, points);
}

/** The same with corners: broken stone. */
export function shard(ink: Ink, x: number, y: number, radius: number, chance: () => number): void {
  const start = chance() * TURN;
  const corners = 5 + Math.floor(chance() * 3);
  ink.beginPath();
  for (let i = 0; i < corners; i++) {
    const angle = start + ((i + chance() * 0.5) / corners) * TURN;
    const r = radius * (1 - 0.3 * chance());
    ink.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  ink.closePath();
}

/** A closed curve through the middles of the sides of a polygon. */
export function smooth(ink: Ink, points: readonly Point[]): void {
  const at = (i: number) => points[(i + points.length) % points.length] as Point;
  const middle = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  ink.beginPath();
  ink.moveTo(...middle(-1));
  for (let i = 0; i < points.length; i++) ink.quadraticCurveTo(...at(i), ...middle(i));
  ink.closePath();
}

export function line(ink: Ink, from: Point, to: Point): void {
  ink.beginPath();
  ink.moveTo(...from);
  ink.lineTo(...to);
  ink.stroke();
}

export function box(ink: Ink, x: number, y: number, width: number, height: number, corner: number): void {
  ink.beginPath();
  ink.roundRect(x, y, width, height, corner);
}

/** Between two colours written as #rrggbb. */
export function mix(one: string, two: string, share: number): string {
  const part = (colour: string, i: number) => Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);
  const parts = [0, 1, 2].map((i) => Math.round(part(one, i) + (part(two, i) - part(one, i)) * share));
  return `#${parts.map((p) => p.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (colour: string, share: number): string => mix(colour, '#15170f', share);
export const lighter = (colour: string, share: number): string => mix(colour, '#fff8e4', share);
export const clear = (colour: string, opacity: number): string =>
  colour +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

/** A rectangle along the longest side of an outline: where its texture is drawn, x along it. */
export interface Frame {
  readonly centre: Point;
  /** In radians. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  /** Where the light comes from, in the frame's own directions. */
  readonly light: Point;
}

/** The direction of the longest side of a polygon. */
function longestSide(points: readonly Point[]): Point {
  let longest: Point = [1, 0];
  let most = 0;
  for (const [a, b] of edges(points)) {
    const side: Point = [b[0] - a[0], b[1] - a[1]];
    const l = Math.hypot(...side);
    if (l > most + 1e-9) {
      most = l;
      longest = [side[0] / l, side[1] / l];
    }
  }
  return longest;
}

/** Light falls from the upper left of the table. */
const LIGHT: Point = [-0.7, -0.714];

/** `along`: which way its texture runs, where that is not to be seen by its outline. */
export function frameOf(outline: Outline, along: Point | null = null): Frame {
  if (outline.kind === 'disk') {
    return { centre: outline.at, angle: 0, length: outline.radius * 2, width: outline.radius * 2, light: LIGHT };
  }
  const [x, y] = along ?? longestSide(outline.points);
  const us = outline.points.map((p) => p[0] * x + p[1] * y);
  const vs = outline.points.map((p) => p[1] * x - p[0] * y);
  const [u, v] = [(Math.min(...us) + Math.max(...us)) / 2, (Math.min(...vs) + Math.max(...vs)) / 2];
  return {
    centre: [u * x - v * y, u * y + v * x],
    angle: Math.atan2(y, x),
    length: Math.max(...us) - Math.min(...us),
    width: Math.max(...vs) - Math.min(...vs),
    light: [LIGHT[0] * x + LIGHT[1] * y, LIGHT[1] * x - LIGHT[0] * y],
  };
}
