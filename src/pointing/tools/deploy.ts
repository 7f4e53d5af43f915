import type { Tool } from '../hand.ts';
import { deployPreview } from '../previews/spots.ts';
import { type Input, isAgain, type Table, type Turned } from './tool.ts';

type DeployTool = Extract<Tool, { kind: 'deploy' }>;

/** Puts one character on the table (SETUP-6). */
export function turnDeploy(tool: DeployTool, input: Input, { game }: Table): Turned {
  if (input.input === 'hover') return { tool: tool.at ? { ...tool, at: null } : tool };
  if (tool.who === null || input.input === 'drop') return { tool };
  const { spot, touch } = input;
  const again = touch && isAgain(tool.at, spot) ? tool.at : null;
  if (touch && !again) return { tool: { ...tool, at: spot.at } };
  const { violation, command } = deployPreview(game, tool.who, again ?? spot.at, tool.flipped);
  return violation ? { tool, refusal: violation } : { tool: { kind: 'deploy', who: null }, command };
}
