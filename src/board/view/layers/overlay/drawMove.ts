import {
  baseOf,
  between,
  flattened,
  type Game,
  levelOf,
  type Point,
  type Waypoint,
  type WayTrace,
} from '../../../../engine/index.ts';
import type { Danger, MovePreview } from '../../../../pointing/index.ts';
import { BAD, FINE, GOLD, PARTIAL } from '../../palette.ts';
import { clear, type Ink, trace as traceOutline } from '../../picture/brush.ts';
import { drawDanger } from './drawDanger.ts';
import { cased, casedLine, casedRing, crossOut, ghost, type Lettering, tag } from './strokes.ts';

/** The way of a move: where the base passes, what it crosses, where each action ends, and where it is not allowed. */
export function drawMove(
  ink: Ink,
  game: Game,
  preview: MovePreview,
  waypoints: readonly Point[],
  danger: readonly Danger[],
  { px, turned }: Pick<Lettering, 'px' | 'turned'>,
): void {
  const { moves, allowed, violation } = preview;
  const [drawn, end] = [preview.drawn.map(flattened), flattened(preview.end)];
  const { radius } = baseOf(game, preview.who);
  const gone = violation ? moves.slice(0, allowed) : moves;
  for (const move of moves) drawCrossed(ink, game, move, px);
  drawSwath(ink, drawn, radius, violation !== null);
  drawDanger(ink, drawn, danger, radius, px);
  if (violation) casedLine(ink, drawn, BAD, 2.5, px, [7, 6]);
  for (const { path } of gone) casedLine(ink, path.map(flattened), FINE, 3, px);
  for (const { path } of gone) drawClimbs(ink, path, px, turned);
  for (const at of waypoints) casedRing(ink, at, 0.13, FINE, 3, px);
  for (const { end } of violation ? gone : gone.slice(0, -1)) drawStop(ink, flattened(end), radius, px);
  if (violation) return drawRefused(ink, preview, radius, px);
  const contacts = moves.at(-1)?.contacts ?? [];
  ghost(ink, end, radius, contacts.length > 0 ? GOLD : FINE, px);
  for (const enemy of contacts) {
    const base = baseOf(game, enemy);
    casedRing(ink, base.at, base.radius + 0.16, GOLD, 4, px, [6, 4]);
  }
}

/** Where the way comes to another level: which one it is. */
function drawClimbs(ink: Ink, path: readonly Waypoint[], px: number, turned: boolean): void {
  for (const [i, to] of path.entries()) {
    const from = path[i - 1] ?? to;
    if (levelOf(from) === levelOf(to)) continue;
    drawClimb(ink, levelOf(to), levelOf(to) > levelOf(from), between(flattened(from), flattened(to), 0.5), px, turned);
  }
}

/** An arrow up or down and the level it leads to; drawn, as not every font has one. */
function drawClimb(ink: Ink, level: number, up: boolean, at: Point, px: number, turned: boolean): void {
  tag(ink, `    ${level}`, at, px, turned, undefined, 14);
  const [tip, foot] = up ? [-5, 4] : [5, -4];
  ink.save();
  ink.translate(...at);
  ink.scale(turned ? -px : px, turned ? -px : px);
  ink.beginPath();
  ink.moveTo(-11, foot);
  ink.lineTo(-2, foot);
  ink.lineTo(-6.5, tip);
  ink.closePath();
  ink.fillStyle = GOLD;
  ink.fill();
  ink.restore();
}

function drawSwath(ink: Ink, way: readonly Point[], radius: number, refused: boolean): void {
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.beginPath();
  for (const [x, y] of way) ink.lineTo(x, y);
  ink.lineWidth = radius * 2;
  ink.strokeStyle = clear(refused ? BAD : '#ffffff', 0.16);
  ink.stroke();
}

/** Where one action ends and the next begins. */
function drawStop(ink: Ink, at: Point, radius: number, px: number): void {
  casedRing(ink, at, radius, FINE, 2, px, [4, 4]);
  ink.beginPath();
  ink.arc(at[0], at[1], 4 * px, 0, Math.PI * 2);
  ink.fillStyle = FINE;
  ink.fill();
}

/** Crossed out, and the place that is offered instead. */
function drawRefused(ink: Ink, { end, drawn, instead }: MovePreview, radius: number, px: number): void {
  const asked = flattened(drawn.at(-1) ?? end);
  ghost(ink, asked, radius, BAD, px);
  crossOut(ink, asked, radius * 0.45, BAD, px);
  if (!instead) return;
  const at = flattened(instead);
  casedRing(ink, at, radius, FINE, 2.5, px, [4, 4]);
}

function drawCrossed(ink: Ink, game: Game, { crossings }: WayTrace, px: number): void {
  for (const { element } of crossings) {
    const found = game.setup.elements.find((each) => each.id === element);
    if (!found) continue;
    ink.beginPath();
    traceOutline(ink, found.outline);
    cased(ink, PARTIAL, 3, px);
  }
}
