import { baseOf, type Game } from '../../../engine/index.ts';
import type { Tool } from '../../../store/ui.ts';
import { BAD, FINE, INK } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import type { Plan } from '../../plan/planning.ts';
import { baseFor, type Preview, placeFault } from '../../preview.ts';
import { drawMove } from './drawMove.ts';
import { drawSight } from './drawSight.ts';
import { drawSightLines } from './drawSightLines.ts';
import { casedLine, crossOut, ghost, tag } from './strokes.ts';

/** What would come of it, drawn on the table; the words for it stand beside the pointer. */
export function drawPreview(
  ink: Ink,
  game: Game,
  tool: Tool,
  preview: Preview,
  plan: Plan | null,
  length: (u: number) => string,
  px: number,
  turned: boolean,
): void {
  switch (preview.kind) {
    case 'move':
      drawSightLines(ink, game, plan?.lines ?? [], px);
      return drawMove(ink, game, preview, tool.kind === 'move' ? tool.waypoints : [], plan?.danger ?? [], px);
    case 'shot':
      return drawSight(ink, game, baseOf(game, preview.who), baseOf(game, preview.at), preview.attack.sight, px);
    case 'sight': {
      const [from, to] = [baseFor(game, preview.from), baseFor(game, preview.to)];
      if (preview.to.who === null) ghost(ink, to.at, to.radius, placeFault(game, preview.to) ? BAD : FINE, px);
      return drawSight(ink, game, from, to, preview.sight, px);
    }
    case 'measure': {
      const [a, b] = preview.ends;
      casedLine(ink, [a, b], FINE, 2.5, px);
      return tag(ink, length(preview.distance), [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], px, turned, INK);
    }
    case 'deploy': {
      const radius = game.setup.ruleset.baseRadius;
      ghost(ink, preview.at, radius, preview.violation ? BAD : FINE, px);
      if (preview.violation) crossOut(ink, preview.at, radius * 0.5, BAD, px);
    }
  }
}
