import { character } from '../../engine/index.ts';
import { IDLE, type ToolOf } from '../hand.ts';
import { named } from '../preview.ts';
import { handOverPreview } from '../previews/handOver.ts';
import type { ToolKind } from './tool.ts';

/** A click on a friend hands it over, a tap shows it first. */
export const handOver: ToolKind<ToolOf<'handOver'>> = {
  handle(tool, input, { game }) {
    if (input.input === 'hover') return { tool: tool.to ? { ...tool, to: null } : tool };
    if (input.input === 'drop') return { tool };
    const { spot, touch } = input;
    if (spot.who === null || spot.who === tool.who) return { tool: IDLE };
    if (touch && tool.to !== spot.who) return { tool: { ...tool, to: spot.who } };
    const preview = handOverPreview(game, tool.who, spot.who, tool.grenade);
    if (!preview) return { tool: IDLE };
    return preview.violation ? { tool, refusal: preview.violation } : { tool: IDLE, command: preview.command };
  },
  preview(tool, game, { hovered }) {
    const to = tool.to ?? hovered;
    return named('handOver', to !== null ? handOverPreview(game, tool.who, to, tool.grenade) : null);
  },
  proposal: 'to',
  settle: (tool, game) => (character(game, tool.who).grenades.includes(tool.grenade) ? tool : IDLE),
};
