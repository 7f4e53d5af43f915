import { baseOf, distance, type Game, type Point, pathLength } from '../../../engine/index.ts';
import type { MovePreview } from '../../movePreview.ts';
import { BAD, FINE, GOLD, PARTIAL } from '../../palette.ts';
import { clear, type Ink, trace as traceOutline } from '../../picture/brush.ts';
import { casedLine, crossOut, ghost, ring } from './strokes.ts';

/** The way of a move: how far one may go, where the base passes, what it crosses, where it ends or is stopped. */
export function drawMove(ink: Ink, game: Game, preview: MovePreview, waypoints: readonly Point[], px: number): void {
  const { trace, drawn, violation } = preview;
  const { radius } = baseOf(game, preview.who);
  drawReach(ink, preview, waypoints, px);
  drawCrossed(ink, game, preview, px);

  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.beginPath();
  for (const [x, y] of trace.path) ink.lineTo(x, y);
  ink.lineWidth = radius * 2;
  ink.strokeStyle = clear(violation ? BAD : '#ffffff', 0.16);
  ink.stroke();

  const stop = violation && trace.fault ? trace.fault.at : trace.end;
  if (violation) casedLine(ink, drawn, BAD, 2.5, px, [7, 6]);
  casedLine(ink, violation ? upTo(trace.path, trace.fault?.along ?? 0) : trace.path, FINE, 3, px);
  for (const at of waypoints) ring(ink, at, 0.13, FINE, 3, px);
  if (violation) {
    ghost(ink, drawn.at(-1) ?? stop, radius, BAD, px);
    crossOut(ink, drawn.at(-1) ?? stop, radius * 0.45, BAD, px);
    if (trace.fault && distance(stop, drawn.at(-1) ?? stop) > 0.05)
      ring(ink, stop, radius, clear(FINE, 0.9), 2, px, [4, 4]);
    return;
  }
  ghost(ink, trace.end, radius, trace.contacts.length > 0 ? GOLD : FINE, px);
  for (const enemy of trace.contacts) {
    const base = baseOf(game, enemy);
    ring(ink, base.at, base.radius + 0.16, GOLD, 4, px, [6, 4]);
  }
}

/** How far the middle of the base may still go from the last way-point. */
function drawReach(ink: Ink, { trace, drawn }: MovePreview, waypoints: readonly Point[], px: number): void {
  const from = waypoints.at(-1) ?? drawn[0];
  const left = trace.allowance - pathLength(drawn.slice(0, waypoints.length + 1));
  if (!from || left <= 0) return;
  ink.beginPath();
  ink.arc(from[0], from[1], left, 0, Math.PI * 2);
  ink.fillStyle = 'rgb(255 255 235 / 9%)';
  ink.fill();
  ring(ink, from, left, 'rgb(20 24 12 / 45%)', 3, px, [5, 5]);
  ring(ink, from, left, 'rgb(255 252 230 / 80%)', 1.5, px, [5, 5]);
}

function drawCrossed(ink: Ink, game: Game, { trace }: MovePreview, px: number): void {
  for (const { element } of trace.crossings) {
    const found = game.setup.elements.find((each) => each.id === element);
    if (!found) continue;
    ink.beginPath();
    traceOutline(ink, found.outline);
    ink.lineWidth = 3 * px;
    ink.strokeStyle = PARTIAL;
    ink.stroke();
  }
}

function upTo(path: readonly Point[], along: number): readonly Point[] {
  const kept: Point[] = [];
  let gone = 0;
  for (const [i, point] of path.entries()) {
    const before = path[i - 1];
    if (!before) {
      kept.push(point);
      continue;
    }
    const step = distance(before, point);
    if (gone + step > along) {
      const share = step === 0 ? 0 : (along - gone) / step;
      kept.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
      break;
    }
    gone += step;
    kept.push(point);
  }
  return kept;
}
