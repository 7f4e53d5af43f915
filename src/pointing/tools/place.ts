import { awaiting, type Game, type Point } from '../../engine/index.ts';
import type { ToolOf } from '../hand.ts';
import { named } from '../preview.ts';
import { driftPreview } from '../previews/grenade.ts';
import { objectivePreview } from '../previews/objective.ts';
import { smokePreview } from '../previews/smoke.ts';
import { isAgain, type ToolKind } from './tool.ts';

type PlaceTool = ToolOf<'drift' | 'smoke' | 'objective'>;

/** Answers by a place: where the grenade goes (GREN-6), where smoke spreads (GREN-15), what is the objective (WIN-2). */
export const place: ToolKind<PlaceTool> = {
  handle(tool, input, { game }) {
    if (input.input === 'hover') return { tool: tool.at ? { kind: tool.kind } : tool };
    const { spot } = input;
    const isTap = input.input === 'click' && input.touch;
    const again = isTap && isAgain(tool.at, spot) ? tool.at : null;
    if (isTap && !again) return { tool: { kind: tool.kind, at: spot.at } };
    const preview = previewAt(game, tool, again ?? spot.at);
    if (!preview) return { tool };
    return preview.violation
      ? { tool, refusal: preview.violation }
      : { tool: { kind: tool.kind }, command: preview.command };
  },
  preview(tool, game, { pointer }) {
    const at = tool.at ?? pointer;
    return at && previewAt(game, tool, at);
  },
  proposal: 'at',
  isAnswering: () => true,
};

function previewAt(game: Game, { kind }: PlaceTool, at: Point) {
  const question = awaiting(game);
  if (question.kind !== kind) return null;
  switch (question.kind) {
    case 'drift':
      return named('drift', driftPreview(game, question, at));
    case 'smoke':
      return named('smoke', smokePreview(game, question, at));
    case 'objective':
      return named('objective', objectivePreview(game, question, at));
    default:
      return null;
  }
}
