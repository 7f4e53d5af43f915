import { type Awaiting, baseOf, type Game, type Id, type Point, sideOf } from '../../../../engine/index.ts';
import { type PreviewOf, throwRanges } from '../../../../pointing/index.ts';
import { BAD, FINE, GOLD, PAPER } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { onTheTable } from '../markers/drawArea.ts';
import { drawCounter } from '../markers/drawCounter.ts';
import { drawSmoke } from '../markers/drawSmoke.ts';
import { drawBurst, drawDriftRing } from './drawBurst.ts';
import { edgeToEdge } from './drawSight.ts';
import { casedLine, casedRing, crossOut, type Lettering, tag } from './strokes.ts';

/** How far can be thrown, where to, how far off it may come down. */
export function drawGrenade(ink: Ink, game: Game, preview: PreviewOf<'grenade'>, lettering: Lettering): void {
  const { who, at, drifts, burst, smoke, violation, command } = preview;
  const { px, turned, length } = lettering;
  drawThrowRanges(ink, game, who, command.weapon, lettering);
  const thrower = baseOf(game, who);
  const marker = { at, radius: game.setup.ruleset.markerRadius };
  casedLine(ink, edgeToEdge(thrower, marker), violation ? BAD : PAPER, 2, px, [2, 7]);
  if (violation) {
    drawCounter(ink, { mark: 'grenade', side: null, ...marker }, px, turned);
    return crossOut(ink, at, 0.5, BAD, px);
  }
  if (smoke !== null) drawSmoke(ink, game, { at, radius: smoke, owner: sideOf(game, who), spread: false }, px);
  drawBurst(ink, game, burst, px, turned);
  for (const u of drifts) drawDriftRing(ink, at, u, px);
  for (const u of drifts) tag(ink, length(u), [at[0], at[1] + u], px, turned, undefined, 11);
}

/** Where the middle of the marker may lie (LOS-1: distances are from edge to edge). */
export function drawThrowRanges(
  ink: Ink,
  game: Game,
  who: Id,
  weapon: Id | undefined,
  { px, turned, length }: Lettering,
): void {
  const { at, radius } = baseOf(game, who);
  const edge = radius + game.setup.ruleset.markerRadius;
  const { sure, most } = throwRanges(game, who, weapon);
  for (const [u, colour, dash] of [
    [sure, FINE, []],
    [most, GOLD, [10, 7]],
  ] as const) {
    if (u === null) continue;
    onTheTable(ink, game, () => {
      casedRing(ink, at, edge + u, colour, 1.8, px, dash);
    });
    const place = onRing(game, at, edge + u);
    if (place) tag(ink, length(u), place, px, turned, undefined, 11);
  }
}

/** How far a number keeps away from the edge of the table, in u. */
const INSIDE = 0.8;

/** A place of a ring that lies on the table: straight ahead or back if there is one, else aslant or to the side. */
function onRing(game: Game, [x, y]: Point, radius: number): Point | null {
  const { width, height } = game.setup.table;
  const ahead = y > height / 2 ? -1 : 1;
  const places = [0, 30, -30, 55, -55, 90, -90, 180].map((degrees): Point => {
    const turned = (degrees * Math.PI) / 180;
    return [x + radius * Math.sin(turned), y + radius * Math.cos(turned) * ahead];
  });
  const isOn = ([px, py]: Point) => px > INSIDE && py > INSIDE && px < width - INSIDE && py < height - INSIDE;
  return places.find(isOn) ?? null;
}

type Drift = Extract<Awaiting, { kind: 'drift' }>;

/** Within which circle the grenade may be put down, and what it would do there. */
export function drawDrift(
  ink: Ink,
  game: Game,
  { from, most, exactly }: Drift,
  preview: PreviewOf<'drift'> | null,
  { px, turned }: Lettering,
): void {
  ink.beginPath();
  ink.arc(from[0], from[1], most, 0, Math.PI * 2);
  ink.fillStyle = clear(GOLD, 0.16);
  if (!exactly) ink.fill(); // R85: only the ring itself is meant
  const dash = exactly ? [] : [8, 6];
  casedRing(ink, from, most, GOLD, 2.4, px, dash);
  const radius = game.setup.ruleset.markerRadius;
  const counter = { mark: 'grenade', side: null, radius } as const;
  if (!preview) return drawCounter(ink, { ...counter, at: from }, px, turned);
  const { to, burst, violation } = preview;
  casedLine(ink, [from, to], violation ? BAD : GOLD, 2, px, [5, 5]);
  casedRing(ink, from, radius, PAPER, 2, px, [3, 4]);
  if (!violation && burst) return drawBurst(ink, game, burst, px, turned);
  drawCounter(ink, { ...counter, at: to }, px, turned);
  crossOut(ink, to, radius, BAD, px);
}
