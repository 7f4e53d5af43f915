import { sideOf } from '../../engine/index.ts';
import { IDLE, type Tool } from '../hand.ts';
import { shotPreview } from '../previews/shot.ts';
import type { Input, Table, Turned } from './tool.ts';

type FireTool = Extract<Tool, { kind: 'fire' }>;

/** Points out whom to shoot at. A click fires; a tap shows the shot first and fires when it comes again. */
export function turnFire(tool: FireTool, input: Input, { game }: Table): Turned {
  if (input.input !== 'click') return { tool };
  const at = input.spot.who;
  if (at === null) return { tool: { ...tool, target: null } };
  if (at === tool.who) return { tool: IDLE };
  if (sideOf(game, at) === sideOf(game, tool.who)) return { tool: IDLE, select: at };
  if (input.touch && tool.target !== at) return { tool: { ...tool, target: at } };
  const preview = shotPreview(game, tool.who, at, tool);
  if (!preview) return { tool };
  return preview.violation ? { tool, refusal: preview.violation } : { tool: IDLE, command: preview.command };
}
