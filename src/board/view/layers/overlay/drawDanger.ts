import { cutPath, measurePath, type Point, subtract, unit } from '../../../../engine/index.ts';
import type { Danger } from '../../../../pointing/index.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { casedLine } from './strokes.ts';

const RED = '#e2502f';
const EDGE = '#ff9a86';

/** What of a way lies in an enemy's sight: shaded as wide as the base between two lines, with a bar where it begins. */
export function drawDanger(
  ink: Ink,
  way: readonly Point[],
  danger: readonly Danger[],
  radius: number,
  px: number,
): void {
  for (const { from, to } of joined(danger)) {
    const part = partOf(way, from, to);
    if (part.length < 2) continue;
    ink.lineCap = 'butt';
    ink.lineJoin = 'round';
    ink.beginPath();
    for (const [x, y] of part) ink.lineTo(x, y);
    ink.lineWidth = radius * 2;
    ink.strokeStyle = clear(RED, 0.28);
    ink.stroke();
    for (const apart of [radius, -radius]) casedLine(ink, beside(part, apart), EDGE, 1.6, px);
    if (from > 0) drawBar(ink, part[0] as Point, part[1] as Point, radius, px);
  }
}

/** Stretches in anybody's sight. */
function joined(danger: readonly Danger[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const { from, to } of [...danger].sort((a, b) => a.from - b.from)) {
    const before = stretches.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else stretches.push({ from, to });
  }
  return stretches;
}

function drawBar(ink: Ink, at: Point, next: Point, radius: number, px: number): void {
  const [x, y] = unit(subtract(next, at));
  const bar: readonly Point[] = [
    [at[0] - y * radius, at[1] + x * radius],
    [at[0] + y * radius, at[1] - x * radius],
  ];
  casedLine(ink, bar, EDGE, 3, px);
}

/** Along a way on one side of it; corners are cut on the outer side and loop on the inner one, as far as the base is wide. */
const beside = (way: readonly Point[], apart: number): readonly Point[] =>
  way.slice(1).flatMap((to, i): readonly Point[] => {
    const from = way[i] ?? to;
    const [x, y] = unit(subtract(to, from));
    return [from, to].map((at): Point => [at[0] - y * apart, at[1] + x * apart]);
  });

/** The part of a way between two places along it, in u. */
function partOf(way: readonly Point[], from: number, to: number): readonly Point[] {
  const whole = measurePath(way);
  const rest = whole && measurePath(cutPath(whole, from).after);
  return rest ? cutPath(rest, to - from).before : [];
}
