import type { Tool } from '../hand.ts';
import type { Input, Turned } from './tool.ts';

type MeasureTool = Extract<Tool, { kind: 'measure' }>;

/**
 * From here to there, edge to edge, by two clicks or by drawing it out; a third click begins anew. Costs nothing and may be
 * done at any time (LOS-1).
 */
export function turnMeasure(tool: MeasureTool, input: Input): Turned {
  if (input.input === 'hover') return { tool };
  if (input.input === 'click' && (!tool.from || tool.to)) return { tool: { kind: 'measure', from: input.spot } };
  return { tool: { ...tool, to: input.spot } };
}
