import { baseOf, flattened, type Game, type Point } from '../../../../engine/index.ts';
import type { Tool } from '../../../../pointing/hand.ts';
import { baseFor, type Field, type Preview, placeFault } from '../../../../pointing/index.ts';
import type { Plan } from '../../../plan/planning.ts';
import { BAD, FINE, GOLD } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { drawSuppression, drawWatch } from './drawFireAreas.ts';
import { drawGrenade } from './drawGrenade.ts';
import { drawMeasure } from './drawMeasure.ts';
import { drawMove } from './drawMove.ts';
import { drawSight } from './drawSight.ts';
import { drawSightLines } from './drawSightLines.ts';
import { casedLine, casedRing, crossOut, ghost, type Lettering } from './strokes.ts';

/** What is thought over beside the page, as far as it is known. */
interface Thought {
  readonly plan: Plan | null;
  readonly field: Field | null;
}

/** What would come of it, drawn on the table; the words for it stand beside the pointer. Questions draw their own. */
export function drawPreview(
  ink: Ink,
  game: Game,
  tool: Tool,
  preview: Preview,
  { plan, field }: Thought,
  lettering: Lettering,
): void {
  const { px, turned } = lettering;
  switch (preview.kind) {
    case 'move':
      drawSightLines(ink, game, plan?.lines ?? [], px);
      return drawMove(
        ink,
        game,
        preview,
        tool.kind === 'move' ? tool.waypoints.map(flattened) : [],
        plan?.danger ?? [],
        lettering,
      );
    case 'moveAndFire': {
      const waypoints = tool.kind === 'moveAndFire' ? tool.waypoints.map(flattened) : [];
      drawMove(ink, game, preview.move, waypoints, plan?.danger ?? [], lettering);
      if (preview.spot) drawShotSpot(ink, flattened(preview.spot), game.setup.ruleset.baseRadius, px);
      return drawSightLines(
        ink,
        game,
        preview.shots.map(({ at, attack }) => ({ to: at, sight: attack.sight })),
        px,
      );
    }
    case 'shot':
      return drawSight(ink, game, baseOf(game, preview.who), baseOf(game, preview.at), preview.attack.sight, lettering);
    case 'grenade':
      return drawGrenade(ink, game, preview, lettering);
    case 'opportunityFire':
      return drawWatch(ink, game, preview, field, px, turned);
    case 'suppressionFire':
    case 'joinSuppression':
      return drawSuppression(ink, game, preview, px, turned);
    case 'sight': {
      const [from, to] = [baseFor(game, preview.from), baseFor(game, preview.to)];
      if (preview.to.who === null) ghost(ink, to.at, to.radius, placeFault(game, preview.to) ? BAD : FINE, px);
      return drawSight(ink, game, from, to, preview.sight, lettering);
    }
    case 'measure':
      return drawMeasure(ink, game, preview, lettering);
    case 'deploy': {
      const radius = game.setup.ruleset.baseRadius;
      const at = flattened(preview.at);
      ghost(ink, at, radius, preview.violation ? BAD : FINE, px);
      if (preview.violation) crossOut(ink, at, radius * 0.5, BAD, px);
      return undefined;
    }
    case 'drift':
    case 'smoke':
    case 'handOver':
    case 'objective':
      return undefined;
  }
}

/** Where on the way the shot is taken (MF-1): a base in cross-hairs. */
function drawShotSpot(ink: Ink, [x, y]: Point, radius: number, px: number): void {
  casedRing(ink, [x, y], radius, GOLD, 2.5, px);
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const at = (share: number): Point => [x + dx * radius * share, y + dy * radius * share];
    casedLine(ink, [at(0.45), at(1.35)], GOLD, 2.5, px);
  }
}

/** Those who have been chosen to fire with the one in the hand, while no spot is pointed at. */
export function drawChosen(ink: Ink, game: Game, tool: Tool, px: number): void {
  const chosen =
    tool.kind === 'suppressionFire' ? tool.with : tool.kind === 'moveAndFire' && tool.target ? [tool.target] : [];
  for (const id of chosen) {
    const base = baseOf(game, id);
    casedRing(ink, base.at, base.radius + 0.12, GOLD, 3.5, px);
  }
}
