import { baseOf, type Game } from '../../../../engine/index.ts';
import type { MomentPicture } from '../../../motion/moment.ts';
import { FINE, GOLD, PAPER, PARTIAL } from '../../palette.ts';
import { type Ink, trace } from '../../picture/brush.ts';
import { drawSight } from './drawSight.ts';
import { cased, casedLine, casedRing, crossOut, ghost, type Lettering } from './strokes.ts';

/** What happened at the moment that is looked at: who it was, the way, the line of the shot and what gave cover. */
export function drawMoment(ink: Ink, before: Game, picture: MomentPicture, lettering: Lettering): void {
  const { px } = lettering;
  const { baseRadius: radius, markerRadius } = before.setup.ruleset;
  for (const element of before.setup.elements) {
    if (!picture.crossed.includes(element.id)) continue;
    ink.beginPath();
    trace(ink, element.outline);
    cased(ink, PARTIAL, 3, px);
  }
  for (const way of picture.ways) {
    const [from] = way;
    if (from) ghost(ink, from, radius, PAPER, px);
    casedLine(ink, way, FINE, 3, px);
  }
  for (const { who, at, attack } of picture.shots) {
    drawSight(ink, before, baseOf(before, who), baseOf(before, at), attack.sight, lettering);
  }
  for (const at of picture.actors) {
    casedRing(ink, at, radius + 0.2, GOLD, 4, px);
  }
  for (const at of picture.others) {
    casedRing(ink, at, radius + 0.2, GOLD, 4, px, [7, 5]);
  }
  for (const at of picture.spots) {
    casedRing(ink, at, markerRadius + 0.15, GOLD, 4, px, [3, 4]);
    crossOut(ink, at, markerRadius * 0.4, GOLD, px);
  }
}
