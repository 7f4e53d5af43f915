import { awaiting, flattened, type Game, onLevel, type Waypoint } from '../../engine/index.ts';
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
    const place = onLevel(spot.at, spot.level ?? 0);
    const proposed = tool.at ?? null;
    const again = isTap && proposed && isAgain(flattened(proposed), spot) ? proposed : null;
    if (isTap && !again) return { tool: { kind: tool.kind, at: place } };
    const preview = previewAt(game, tool, again ?? place);
    if (!preview) return { tool };
    return preview.violation
      ? { tool, refusal: preview.violation }
      : { tool: { kind: tool.kind }, command: preview.command };
  },
  preview(tool, game, { pointer, level = 0 }) {
    const at = tool.at ?? (pointer && onLevel(pointer, level));
    return at && previewAt(game, tool, at);
  },
  proposal: 'at',
  isAnswering: () => true,
};

function previewAt(game: Game, { kind }: PlaceTool, at: Waypoint) {
  const question = awaiting(game);
  if (question.kind !== kind) return null;
  switch (question.kind) {
    case 'drift':
      return named('drift', driftPreview(game, question, flattened(at)));
    case 'smoke':
      return named('smoke', smokePreview(game, question, flattened(at)));
    case 'objective':
      return named('objective', objectivePreview(game, question, at));
    default:
      return null;
  }
}
