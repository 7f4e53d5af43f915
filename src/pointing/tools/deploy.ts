import { flattened, onLevel } from '../../engine/index.ts';
import type { ToolOf } from '../hand.ts';
import { named } from '../preview.ts';
import { deployPreview } from '../previews/spots.ts';
import { isAgain, type ToolKind } from './tool.ts';

/** Puts one character on the table (SETUP-6). */
export const deploy: ToolKind<ToolOf<'deploy'>> = {
  handle(tool, input, { game }) {
    if (input.input === 'hover') return { tool: tool.at ? { ...tool, at: null } : tool };
    if (tool.who === null || input.input === 'drop') return { tool };
    const { spot, touch } = input;
    const place = onLevel(spot.at, spot.level ?? 0);
    const proposed = tool.at ?? null;
    const again = touch && proposed && isAgain(flattened(proposed), spot) ? proposed : null;
    if (touch && !again) return { tool: { ...tool, at: place } };
    const { violation, command } = deployPreview(game, tool.who, again ?? place, tool.flipped);
    return violation ? { tool, refusal: violation } : { tool: { kind: 'deploy', who: null }, command };
  },
  preview(tool, game, { pointer, level = 0 }) {
    const at = tool.at ?? (pointer && onLevel(pointer, level));
    return named('deploy', tool.who !== null && at ? deployPreview(game, tool.who, at, tool.flipped) : null);
  },
  proposal: 'at',
  isAnswering: () => true,
};
