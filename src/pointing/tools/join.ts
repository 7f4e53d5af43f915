import { sideOf } from '../../engine/index.ts';
import { IDLE, type ToolOf } from '../hand.ts';
import { markerAtPoint } from '../picking.ts';
import { named } from '../preview.ts';
import { joinPreview } from '../previews/suppression.ts';
import type { ToolKind } from './tool.ts';

/** Points out the suppression to take part in (SF-3): a click on its marker joins it, a tap shows it first. */
export const joinSuppression: ToolKind<ToolOf<'joinSuppression'>> = {
  handle(tool, input, { game }) {
    if (input.input === 'hover') return { tool: tool.marker ? { ...tool, marker: null } : tool };
    if (input.input === 'drop') return { tool };
    const { spot, touch } = input;
    const marker = markerAtPoint(game, spot.at, spot.slack, spot.level);
    const preview = marker && joinPreview(game, tool.who, marker.id);
    if (!preview) {
      if (spot.who === tool.who) return { tool: IDLE };
      const isFriend = spot.who !== null && sideOf(game, spot.who) === sideOf(game, tool.who);
      return isFriend ? { tool: IDLE, select: spot.who } : { tool: { ...tool, marker: null } };
    }
    if (touch && tool.marker !== preview.marker.id) return { tool: { ...tool, marker: preview.marker.id } };
    return preview.violation ? { tool, refusal: preview.violation } : { tool: IDLE, command: preview.command };
  },
  preview(tool, game, { pointer, level }) {
    const marker = tool.marker ?? (pointer && markerAtPoint(game, pointer, 0, level)?.id);
    return named('joinSuppression', marker ? joinPreview(game, tool.who, marker) : null);
  },
  proposal: 'marker',
  settle: (tool, game) => (!tool.marker || joinPreview(game, tool.who, tool.marker) ? tool : { ...tool, marker: null }),
};
