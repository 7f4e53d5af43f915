import type { ToolOf } from '../hand.ts';
import { named } from '../preview.ts';
import { measurePreview } from '../previews/measure.ts';
import { spotAt, type ToolKind, withoutEnd } from './tool.ts';

/**
 * From here to there, edge to edge, by two clicks or by drawing it out; a third click begins anew. Costs nothing and may be
 * done at any time (LOS-1).
 */
export const measure: ToolKind<ToolOf<'measure'>> = {
  handle(tool, input) {
    if (input.input === 'hover') return { tool };
    if (input.input === 'click' && (!tool.from || tool.to)) return { tool: { kind: 'measure', from: input.spot } };
    return { tool: { ...tool, to: input.spot } };
  },
  preview(tool, game, pointing) {
    const to = tool.to ?? spotAt(pointing);
    return named('measure', tool.from && to ? measurePreview(game, tool.from, to) : null);
  },
  withoutLast: withoutEnd,
};
