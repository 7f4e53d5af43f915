import { onGrid } from '../../engine/index.ts';
import type { Spot, Tool } from '../hand.ts';
import { placeFault } from '../previews/spots.ts';
import type { Input, Table, Turned } from './tool.ts';

type SightTool = Extract<Tool, { kind: 'sight' }>;

/**
 * What is seen of whom, from whom: the first click says from where, which may be any place where a character might stand.
 * The next one holds the line, another lets it follow the pointer again; one on where it begins picks it up.
 */
export function turnSight(tool: SightTool, input: Input, { game }: Table): Turned {
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
}
