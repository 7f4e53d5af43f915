import { type Game, isStanding, sideOf } from '../../engine/index.ts';
import { IDLE, type ToolOf } from '../hand.ts';
import { named } from '../preview.ts';
import { shotPreview } from '../previews/shot.ts';
import type { ToolKind } from './tool.ts';

/** Points out whom to shoot at. A click fires; a tap shows the shot first and fires when it comes again. */
export const fire: ToolKind<ToolOf<'fire'>> = {
  handle(tool, input, { game }) {
    if (input.input !== 'click') return { tool };
    const at = input.spot.who;
    if (at === null) return { tool: { ...tool, target: null } };
    if (at === tool.who) return { tool: IDLE };
    if (sideOf(game, at) === sideOf(game, tool.who)) return { tool: IDLE, select: at };
    if (input.touch && tool.target !== at) return { tool: { ...tool, target: at } };
    const preview = shotPreview(game, tool.who, at, tool);
    if (!preview) return { tool };
    return preview.violation ? { tool, refusal: preview.violation } : { tool: IDLE, command: preview.command };
  },
  preview(tool, game, { hovered }) {
    const target = tool.target ?? hovered;
    return named('shot', target !== null ? shotPreview(game, tool.who, target, tool) : null);
  },
  proposal: 'target',
  settle: withoutFallenTarget,
};

/** Nobody shoots at one who has fallen meanwhile. */
export function withoutFallenTarget<T extends ToolOf<'fire' | 'moveAndFire'>>(tool: T, game: Game): T {
  return tool.target === null || isStanding(game, tool.target) ? tool : { ...tool, target: null };
}
