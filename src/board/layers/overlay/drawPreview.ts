import { baseAt, baseOf, type Game } from '../../../engine/index.ts';
import type { Tool } from '../../../store/ui.ts';
import { BAD, FINE, INK } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import type { Preview } from '../../preview.ts';
import { drawMove } from './drawMove.ts';
import { drawSight } from './drawSight.ts';
import { casedLine, crossOut, ghost, tag } from './strokes.ts';

/** What would come of it, drawn on the table; the words for it stand beside the pointer. */
export function drawPreview(
  ink: Ink,
  game: Game,
  tool: Tool,
  preview: Preview,
  length: (u: number) => string,
  px: number,
  turned: boolean,
): void {
  switch (preview.kind) {
    case 'move':
      return drawMove(ink, game, preview, tool.kind === 'move' ? tool.waypoints : [], px);
    case 'shot':
      return drawSight(ink, game, baseOf(game, preview.who), baseOf(game, preview.at), preview.attack.sight, px);
    case 'sight': {
      const { to, from } = preview;
      const target = to.who === null ? baseAt(game, to.at) : baseOf(game, to.who);
      if (to.who === null) ghost(ink, to.at, target.radius, FINE, px);
      return drawSight(ink, game, baseOf(game, from), target, preview.sight, px);
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
