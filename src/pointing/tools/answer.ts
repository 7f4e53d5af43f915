import { awaiting } from '../../engine/index.ts';
import type { ToolOf } from '../hand.ts';
import { markerAtPoint } from '../picking.ts';
import { named } from '../preview.ts';
import { answerAt, shotAnswered } from '../previews/answers.ts';
import type { ToolKind } from './tool.ts';

/** Answers by someone, or by a marker; a tap on someone shows the shot first, where it is one. */
export const answer: ToolKind<ToolOf<'answer'>> = {
  handle(tool, input, { game }) {
    if (input.input === 'hover') return { tool: tool.target ? { kind: 'answer' } : tool };
    if (input.input === 'drop') return { tool };
    const { spot, touch } = input;
    const target = spot.who ?? markerAtPoint(game, spot.at, spot.slack, spot.level)?.id ?? null;
    if (target === null) return { tool: { kind: 'answer' } };
    const command = answerAt(awaiting(game), target);
    if (touch && tool.target !== target) return { tool: { kind: 'answer', target } };
    return command ? { tool, command } : { tool };
  },
  preview(tool, game, { hovered }) {
    const target = tool.target ?? hovered;
    return named('shot', target !== null ? shotAnswered(game, awaiting(game), target) : null);
  },
  proposal: 'target',
  isAnswering: () => true,
};
