import { isStanding, onGrid } from '../../engine/index.ts';
import type { Spot, ToolOf } from '../hand.ts';
import { named } from '../preview.ts';
import { placeFault, sightPreview } from '../previews/spots.ts';
import { spotAt, type ToolKind, withoutEnd } from './tool.ts';

/**
 * What is seen of whom, from whom: the first click says from where, which may be any place where a character might stand.
 * The next one holds the line, another lets it follow the pointer again; one on where it begins picks it up.
 */
export const sight: ToolKind<ToolOf<'sight'>> = {
  handle(tool, input, { game }) {
    if (input.input !== 'click') return { tool };
    const { touch } = input;
    const spot: Spot = { ...input.spot, at: onGrid(input.spot.at) };
    if (!tool.from) {
      const fault = placeFault(game, spot);
      return fault ? { tool, refusal: fault } : { tool: { kind: 'sight', from: spot } };
    }
    if (tool.to && !touch) return { tool: { kind: 'sight', from: tool.from } };
    if (spot.who !== null && spot.who === tool.from.who) return { tool: { kind: 'sight' } };
    return { tool: { ...tool, to: spot } };
  },
  preview(tool, game, pointing) {
    const to = tool.to ?? spotAt(pointing);
    return named('sight', tool.from && to ? sightPreview(game, tool.from, to) : null);
  },
  withoutLast: withoutEnd,
  settle: (tool, game) => (tool.from?.who != null && !isStanding(game, tool.from.who) ? { kind: 'sight' } : tool),
};
