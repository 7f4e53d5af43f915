import type { Tool } from '../../store/ui.ts';
import type { Input, Turned } from './tool.ts';

type SightTool = Extract<Tool, { kind: 'sight' }>;

/** What can be seen of whom, or of any spot. A click holds the line, the next one lets it follow the pointer again. */
export function turnSight(tool: SightTool, input: Input): Turned {
  if (input.input !== 'click') return { tool };
  const { touch, spot } = input;
  if (tool.to && !touch) return { tool: { kind: 'sight', from: tool.from } };
  return spot.who === tool.from ? { tool } : { tool: { ...tool, to: spot } };
}
