import { IDLE, type Tool } from '../hand.ts';
import { handOverPreview } from '../previews/handOver.ts';
import type { Input, Table, Turned } from './tool.ts';

type HandOverTool = Extract<Tool, { kind: 'handOver' }>;

/** A click on a friend hands it over, a tap shows it first. */
export function turnHandOver(tool: HandOverTool, input: Input, { game }: Table): Turned {
  if (input.input === 'hover') return { tool: tool.to ? { ...tool, to: null } : tool };
  if (input.input === 'drop') return { tool };
  const { spot, touch } = input;
  if (spot.who === null || spot.who === tool.who) return { tool: IDLE };
  if (touch && tool.to !== spot.who) return { tool: { ...tool, to: spot.who } };
  const preview = handOverPreview(game, tool.who, spot.who, tool.grenade);
  if (!preview) return { tool: IDLE };
  return preview.violation ? { tool, refusal: preview.violation } : { tool: IDLE, command: preview.command };
}
