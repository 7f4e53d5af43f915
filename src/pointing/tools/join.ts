import { sideOf } from '../../engine/index.ts';
import { IDLE, type Tool } from '../hand.ts';
import { markerAtPoint } from '../picking.ts';
import { joinPreview } from '../previews/suppression.ts';
import type { Input, Table, Turned } from './tool.ts';

type JoinTool = Extract<Tool, { kind: 'joinSuppression' }>;

/** Points out the suppression to take part in (SF-3): a click on its marker joins it, a tap shows it first. */
export function turnJoin(tool: JoinTool, input: Input, { game }: Table): Turned {
  if (input.input === 'hover') return { tool: tool.marker ? { ...tool, marker: null } : tool };
  if (input.input === 'drop') return { tool };
  const { spot, touch } = input;
  const marker = markerAtPoint(game, spot.at, spot.slack);
  const preview = marker && joinPreview(game, tool.who, marker.id);
  if (!preview) {
    if (spot.who === tool.who) return { tool: IDLE };
    const isFriend = spot.who !== null && sideOf(game, spot.who) === sideOf(game, tool.who);
    return isFriend ? { tool: IDLE, select: spot.who } : { tool: { ...tool, marker: null } };
  }
  if (touch && tool.marker !== preview.marker.id) return { tool: { ...tool, marker: preview.marker.id } };
  return preview.violation ? { tool, refusal: preview.violation } : { tool: IDLE, command: preview.command };
}
