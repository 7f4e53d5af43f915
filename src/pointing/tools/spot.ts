import { type Game, type Point, sideOf } from '../../engine/index.ts';
import { IDLE, type Tool } from '../hand.ts';
import { grenadePreview } from '../previews/grenade.ts';
import { suppressionPreview } from '../previews/suppression.ts';
import { watchPreview } from '../previews/watch.ts';
import { type Input, isAgain, type Table, type Turned } from './tool.ts';

type SpotTool = Extract<Tool, { kind: 'grenade' | 'opportunityFire' | 'suppressionFire' }>;

/**
 * Points out a spot of the table: for a grenade, for a marker. A click does it, a tap shows it first. For suppression fire
 * a click on a friend has him take part, or leave again.
 */
export function turnSpot(tool: SpotTool, input: Input, { game }: Table): Turned {
  if (input.input === 'hover') return { tool: tool.at ? { ...tool, at: null } : tool };
  if (input.input === 'drop') return { tool };
  const { spot, touch } = input;
  if (spot.who === tool.who) return { tool: IDLE };
  if (tool.kind === 'suppressionFire' && spot.who !== null && sideOf(game, spot.who) === sideOf(game, tool.who)) {
    return { tool: withPartner(tool, spot.who) };
  }
  const again = touch && isAgain(tool.at, spot) ? tool.at : null;
  if (touch && !again) return { tool: { ...tool, at: spot.at } };
  const preview = previewAt(game, tool, again ?? spot.at);
  if (!preview) return { tool: IDLE };
  return preview.violation ? { tool, refusal: preview.violation } : { tool: IDLE, command: preview.command };
}

type SuppressionTool = Extract<Tool, { kind: 'suppressionFire' }>;

export function withPartner(tool: SuppressionTool, who: string): SuppressionTool {
  const rest = tool.with.filter((id) => id !== who);
  return { ...tool, with: rest.length < tool.with.length ? rest : [...rest, who] };
}

function previewAt(game: Game, tool: SpotTool, at: Point) {
  switch (tool.kind) {
    case 'grenade':
      return grenadePreview(game, tool.who, at, tool.weapon);
    case 'opportunityFire':
      return watchPreview(game, tool.who, at);
    case 'suppressionFire':
      return suppressionPreview(game, tool.who, at, tool.with);
  }
}
