import {
  type BurstFrame,
  baseOf,
  flattened,
  type Game,
  levelOf,
  type Point,
  thrownGrenade,
} from '../../../../engine/index.ts';
import type { BurstPreview } from '../../../../pointing/index.ts';
import { FINE, PAPER } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { onTheTable } from '../markers/drawArea.ts';
import { drawCounter } from '../markers/drawCounter.ts';
import { edgeToEdge } from './drawSight.ts';
import { casedLine, casedRing } from './strokes.ts';

const BLAST = '#ffa468';

/** The circle of a burst, whom it catches, and whom something shelters: a line to him that ends before his base. */
export function drawBurst(ink: Ink, game: Game, burst: BurstPreview, px: number, turned: boolean): void {
  const { at, reach, caught, sheltered } = burst;
  const { markerRadius } = game.setup.ruleset;
  onTheTable(ink, game, () => {
    ink.beginPath();
    ink.arc(at[0], at[1], markerRadius + reach, 0, Math.PI * 2);
    ink.fillStyle = clear(BLAST, 0.25);
    ink.fill();
    casedRing(ink, at, markerRadius + reach, BLAST, 2.4, px);
  });
  const marker = { at, radius: markerRadius };
  for (const { who } of sheltered) {
    const base = baseOf(game, who);
    casedLine(ink, edgeToEdge(marker, base), FINE, 1.5, px, [3, 5]);
    casedRing(ink, base.at, base.radius + 0.14, FINE, 3, px, [6, 4]);
  }
  for (const who of caught) {
    const base = baseOf(game, who);
    casedLine(ink, edgeToEdge(marker, base), BLAST, 2.5, px);
    casedRing(ink, base.at, base.radius + 0.14, BLAST, 3.5, px);
  }
  drawCounter(ink, { mark: 'grenade', side: null, ...marker }, px, turned);
}

/** How far off it may come down. */
export const drawDriftRing = (ink: Ink, at: Point, radius: number, px: number): void => {
  casedRing(ink, at, radius, PAPER, 2, px, [2, 6]);
};

/** A grenade that is on its way or has just burst, while its dice and wounds are due. */
export function drawOngoing(ink: Ink, game: Game, px: number, turned: boolean): void {
  const frame = game.state.frames.findLast((each) => each.kind === 'grenade' || each.kind === 'burst');
  if (!frame) return;
  const radius = game.setup.ruleset.markerRadius;
  if (frame.kind === 'burst') return drawBurst(ink, game, burstOf(game, frame), px, turned);
  for (const u of new Set(game.setup.ruleset.grenades.scatter))
    if (u > 0) drawDriftRing(ink, flattened(frame.at), u, px);
  drawCounter(ink, { mark: 'grenade', side: null, at: flattened(frame.at), radius }, px, turned);
}

function burstOf(game: Game, { who, weapon, at, caught }: BurstFrame): BurstPreview {
  const thrown = thrownGrenade(game, who, weapon);
  const there = caught.map((each) => each.who).filter((id) => game.state.characters.some((c) => c.id === id && !c.out));
  return { at: flattened(at), level: levelOf(at), reach: thrown?.radius ?? 0, caught: there, sheltered: [] };
}
