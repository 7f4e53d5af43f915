import { baseOf, type Game } from '../../../../engine/index.ts';
import type { SightLine } from '../../../../pointing/index.ts';
import { FINE, PARTIAL } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { casedLine, casedRing } from './strokes.ts';

/** Thin lines to all who would be seen: whole where they stand in the open, dashed where in cover. */
export function drawSightLines(ink: Ink, game: Game, lines: readonly SightLine[], px: number): void {
  for (const { to, sight } of lines) {
    const free = sight.witness?.free;
    if (!sight.los || !free) continue;
    const open = sight.cover === 'open';
    const base = baseOf(game, to);
    casedLine(ink, free, open ? FINE : PARTIAL, 1.5, px, open ? [] : [6, 6]);
    casedRing(ink, base.at, base.radius + 0.1, open ? FINE : PARTIAL, 2, px, open ? [] : [5, 4]);
  }
}
