import { character } from '../../engine/index.ts';
import { IDLE, type Tool, type ToolOf } from '../hand.ts';
import { pick } from './idle.ts';
import type { Handled, Input, Situation, ToolKind } from './tool.ts';

/** What is to be done is done in its panel: a click on the board is one with nothing in the hand. */
const handle = (tool: Tool, input: Input, situation: Situation): Handled =>
  input.input === 'click' ? pick(input, situation) : { tool };

/** FIRE-8 */
export const switchWeapon: ToolKind<ToolOf<'switchWeapon'>> = { handle, inPanel: true };

/** MOVE-13 */
export const clearBody: ToolKind<ToolOf<'clearBody'>> = { handle, inPanel: true };

/** PSY-2, PSY-3 */
export const recover: ToolKind<ToolOf<'recover'>> = {
  handle,
  inPanel: true,
  withoutLast: (tool) => (tool.with.length > 0 ? { ...tool, with: tool.with.slice(0, -1) } : null),
  settle: (tool, game) => (character(game, tool.who).panicking ? tool : IDLE),
};
