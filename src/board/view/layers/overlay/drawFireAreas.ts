import { baseOf, type Game, type Id, sideOf } from '../../../../engine/index.ts';
import type { Field, PreviewOf } from '../../../../pointing/index.ts';
import { BAD, FINE, GOLD } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { drawFirers, drawSuppressed, drawWatched } from '../markers/drawArea.ts';
import { drawCounter } from '../markers/drawCounter.ts';
import { drawField } from './drawField.ts';
import { edgeToEdge } from './drawSight.ts';
import { casedLine, casedRing, crossOut } from './strokes.ts';

/** A marker of opportunity fire to be laid: its range, what of it is seen, and who is in it already. */
export function drawWatch(
  ink: Ink,
  game: Game,
  { who, at, range, inside, violation }: PreviewOf<'opportunityFire'>,
  field: Field | null,
  px: number,
  turned: boolean,
): void {
  const side = sideOf(game, who);
  const marker = { at, radius: game.setup.ruleset.markerRadius };
  const radius = marker.radius + range;
  drawWatched(ink, game, { at, radius, side, strong: true }, px);
  if (field && !violation) drawField(ink, field, at, radius);
  casedLine(ink, edgeToEdge(baseOf(game, who), marker), violation ? BAD : FINE, 2.5, px, violation ? [7, 6] : []);
  for (const each of inside) ringRound(ink, game, each.who, each.seen ? GOLD : FINE, each.seen ? [] : [4, 5], px);
  drawCounter(ink, { mark: 'opportunity', side, ...marker }, px, turned);
  if (violation) crossOut(ink, at, 0.5, BAD, px);
}

/** Suppression fire to be begun or joined: its area, those who fire, those it pins. */
export function drawSuppression(
  ink: Ink,
  game: Game,
  preview: PreviewOf<'suppressionFire'> | PreviewOf<'joinSuppression'>,
  px: number,
  turned: boolean,
): void {
  const { who, firers, pinned, violation } = preview;
  const { at, range } = preview.kind === 'suppressionFire' ? preview : preview.marker;
  const side = sideOf(game, who);
  const radius = game.setup.ruleset.markerRadius;
  drawSuppressed(ink, game, { at, radius: radius + range, side, strong: true }, px);
  drawFirers(ink, game, firers, at, side, px);
  for (const id of pinned) ringRound(ink, game, id, sideOf(game, id) === side ? BAD : GOLD, [], px);
  drawCounter(ink, { mark: 'suppression', side, at, radius }, px, turned);
  if (violation) crossOut(ink, at, 0.5, BAD, px);
}

function ringRound(ink: Ink, game: Game, id: Id, colour: string, dash: readonly number[], px: number): void {
  const base = baseOf(game, id);
  casedRing(ink, base.at, base.radius + 0.14, colour, 3.5, px, dash);
}
