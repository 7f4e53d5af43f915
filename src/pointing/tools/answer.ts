import { awaiting, type Game, type Point } from '../../engine/index.ts';
import type { Tool } from '../hand.ts';
import { markerAtPoint } from '../picking.ts';
import { answerAt } from '../previews/answers.ts';
import { driftPreview } from '../previews/grenade.ts';
import { objectivePreview } from '../previews/objective.ts';
import { smokePreview } from '../previews/smoke.ts';
import { type Input, isAgain, type Table, type Turned } from './tool.ts';

type PlacingTool = Extract<Tool, { kind: 'drift' | 'smoke' | 'objective' }>;

/** Answers by a place: where the grenade goes, where smoke spreads, what is the objective. */
export function turnPlacing(tool: PlacingTool, input: Input, { game }: Table): Turned {
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
}

function previewAt(game: Game, tool: PlacingTool, at: Point) {
  const question = awaiting(game);
  if (question.kind === 'drift' && tool.kind === 'drift') return driftPreview(game, question, at);
  if (question.kind === 'smoke' && tool.kind === 'smoke') return smokePreview(game, question, at);
  return question.kind === 'objective' && tool.kind === 'objective' ? objectivePreview(game, question, at) : null;
}

type AnswerTool = Extract<Tool, { kind: 'answer' }>;

/** Answers by someone, or by a marker; a tap on someone shows the shot first, where it is one. */
export function turnAnswer(tool: AnswerTool, input: Input, { game }: Table): Turned {
  if (input.input === 'hover') return { tool: tool.target ? { kind: 'answer' } : tool };
  if (input.input === 'drop') return { tool };
  const { spot, touch } = input;
  const target = spot.who ?? markerAtPoint(game, spot.at, spot.slack)?.id ?? null;
  if (target === null) return { tool: { kind: 'answer' } };
  const command = answerAt(awaiting(game), target);
  if (touch && tool.target !== target) return { tool: { kind: 'answer', target } };
  return command ? { tool, command } : { tool };
}
