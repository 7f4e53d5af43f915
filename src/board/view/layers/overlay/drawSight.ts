import type { Disk, Game, Point, Sight } from '../../../../engine/index.ts';
import { BAD, FINE, GOLD, PARTIAL } from '../../palette.ts';
import { clear, type Ink, polygon, trace } from '../../picture/brush.ts';
import { numberedCovers } from './numberedCovers.ts';
import { cased, casedLine, casedRing, crossOut, type Lettering, tag } from './strokes.ts';

/** What one base sees of another: a free line, the hidden part, and the scenery that counts. */
export function drawSight(
  ink: Ink,
  game: Game,
  from: Disk,
  to: Disk,
  sight: Sight,
  { px, turned }: Pick<Lettering, 'px' | 'turned'>,
): void {
  drawCorridor(ink, from, to);
  for (const { id } of sight.counted) drawCounted(ink, game, id, sight, px);
  drawHidden(ink, sight, px);
  const colour = sight.cover === 'open' ? FINE : sight.cover === 'partial' ? PARTIAL : BAD;
  const line = sight.witness?.free ?? edgeToEdge(from, to);
  casedLine(ink, line, colour, 2.5, px, sight.los ? [] : [7, 6]);
  casedRing(ink, to.at, to.radius + 0.1, colour, 3, px, sight.cover === 'open' ? [] : [6, 4]);
  if (!sight.los) crossOut(ink, to.at, to.radius * 0.5, BAD, px);
  for (const { at } of sight.witness?.deciding ?? []) {
    ink.beginPath();
    ink.arc(at[0], at[1], 3.5 * px, 0, Math.PI * 2);
    cased(ink, GOLD, 1, px);
    ink.fillStyle = GOLD;
    ink.fill();
  }
  for (const { at, number } of numberedCovers(sight)) tag(ink, `${number}`, at, px, turned);
}

/** All lines between the two bases lie in here. */
function drawCorridor(ink: Ink, from: Disk, to: Disk): void {
  const [x, y] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const l = Math.hypot(x, y) || 1;
  const [nx, ny] = [-y / l, x / l];
  ink.beginPath();
  polygon(ink, [
    [from.at[0] + nx * from.radius, from.at[1] + ny * from.radius],
    [to.at[0] + nx * to.radius, to.at[1] + ny * to.radius],
    [to.at[0] - nx * to.radius, to.at[1] - ny * to.radius],
    [from.at[0] - nx * from.radius, from.at[1] - ny * from.radius],
  ]);
  ink.fillStyle = 'rgb(255 255 240 / 15%)';
  ink.fill();
}

function drawCounted(ink: Ink, game: Game, id: string, sight: Sight, px: number): void {
  const element = game.setup.elements.find((each) => each.id === id);
  const stands = game.state.characters.find((c) => c.id === id)?.at;
  if (!element && !stands) return;
  ink.beginPath();
  if (element) trace(ink, element.outline);
  else if (stands) ink.arc(stands[0], stands[1], game.setup.ruleset.baseRadius, 0, Math.PI * 2);
  const colour = sight.los ? PARTIAL : BAD;
  ink.fillStyle = clear(colour, 0.2);
  ink.fill();
  cased(ink, colour, 3, px);
}

/** Hatched as well as dark: seen without colours too. */
function drawHidden(ink: Ink, { witness }: Sight, px: number): void {
  for (const part of witness?.hiddenPart ?? []) {
    if (part.length < 3) continue;
    ink.save();
    ink.beginPath();
    polygon(ink, part);
    ink.fillStyle = 'rgb(20 8 8 / 50%)';
    ink.fill();
    ink.clip();
    const [xs, ys] = [part.map((p) => p[0]), part.map((p) => p[1])];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const height = bottom - top;
    ink.lineWidth = 1.4 * px;
    ink.strokeStyle = '#ff9d8a';
    ink.beginPath();
    for (let x = left - height; x < right; x += Math.max(5 * px, 0.1)) {
      ink.moveTo(x, bottom);
      ink.lineTo(x + height, top);
    }
    ink.stroke();
    ink.restore();
  }
}

export function edgeToEdge(from: Disk, to: Disk): [Point, Point] {
  const [x, y] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const l = Math.hypot(x, y) || 1;
  return [
    [from.at[0] + (x / l) * from.radius, from.at[1] + (y / l) * from.radius],
    [to.at[0] - (x / l) * to.radius, to.at[1] - (y / l) * to.radius],
  ];
}
