import { type Awaiting, baseOf, friendsOf, type Game, handOvers } from '../../../../engine/index.ts';
import type { Tool } from '../../../../pointing/hand.ts';
import type { PreviewOf } from '../../../../pointing/index.ts';
import { BAD, FINE, GOLD, PAPER } from '../../palette.ts';
import { clear, type Ink } from '../../picture/brush.ts';
import { onTheTable } from '../markers/drawArea.ts';
import { drawSmoke } from '../markers/drawSmoke.ts';
import { edgeToEdge } from './drawSight.ts';
import { casedLine, casedRing, crossOut, type Lettering, tag } from './strokes.ts';

/** Within which circle the middle of the second screen lies, and the screen laid there (GREN-15). */
export function drawSpreading(
  ink: Ink,
  game: Game,
  { by, from, most, radius }: Extract<Awaiting, { kind: 'smoke' }>,
  preview: PreviewOf<'smoke'> | null,
  { px, turned, length }: Lettering,
): void {
  onTheTable(ink, game, () => {
    ink.beginPath();
    ink.arc(from[0], from[1], most, 0, Math.PI * 2);
    ink.fillStyle = clear(GOLD, 0.12);
    ink.fill();
    casedRing(ink, from, most, GOLD, 2.4, px, [8, 6]);
  });
  if (!preview) return;
  const { at, violation } = preview;
  casedLine(ink, [from, at], violation ? BAD : GOLD, 2, px, [5, 5]);
  if (violation) return crossOut(ink, at, 0.6, BAD, px);
  drawSmoke(ink, game, { at, radius, owner: by, spread: true }, px);
  casedRing(ink, at, 0.15, PAPER, 2, px);
  tag(ink, length(2 * radius), [at[0], at[1] + radius], px, turned, undefined, 11);
}

/** The friends in reach of one who hands over a grenade, and the one pointed at (R133). */
export function drawHandOver(
  ink: Ink,
  game: Game,
  { who }: Extract<Tool, { kind: 'handOver' }>,
  preview: PreviewOf<'handOver'> | null,
  px: number,
): void {
  const inReach = handOvers(game, who).map(({ to }) => to);
  for (const { id } of friendsOf(game, who)) {
    if (!inReach.includes(id)) continue;
    const base = baseOf(game, id);
    casedRing(ink, base.at, base.radius + 0.12, FINE, 3, px, [6, 4]);
  }
  if (!preview) return;
  const [from, to] = [baseOf(game, who), baseOf(game, preview.to)];
  casedLine(ink, edgeToEdge(from, to), preview.violation ? BAD : FINE, 2.5, px);
  casedRing(ink, to.at, to.radius + 0.12, preview.violation ? BAD : FINE, 3.5, px);
}
