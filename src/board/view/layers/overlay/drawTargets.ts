import { baseOf, enemiesOf, type Game, type Id } from '../../../../engine/index.ts';
import type { Tool } from '../../../../pointing/hand.ts';
import { type ShotPreview, shotPreview } from '../../../../pointing/index.ts';
import { BAD, FINE, PARTIAL } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { isHopeless } from '../labels/captions.ts';
import { casedRing } from './strokes.ts';

/** Every enemy of one who is about to fire, and what the shot would be with what is chosen. */
export const targetsOf = (game: Game, tool: Extract<Tool, { kind: 'fire' }>): readonly ShotPreview[] =>
  enemiesOf(game, tool.who).flatMap(({ id }) => shotPreview(game, tool.who, id, tool) ?? []);

/** Short range as a ring, as far as it lies on the table, and each enemy marked: who is worth looking at, in one glance. */
export function drawTargets(ink: Ink, game: Game, who: Id, targets: readonly ShotPreview[], px: number): void {
  const { width, height } = game.setup.table;
  const shooter = baseOf(game, who);
  const short = shooter.radius + game.setup.ruleset.fire.shortRange;
  ink.save();
  ink.beginPath();
  ink.rect(0, 0, width, height);
  ink.clip();
  casedRing(ink, shooter.at, short, FINE, 1.8, px, [8, 8]);
  ink.restore();
  for (const shot of targets) {
    const base = baseOf(game, shot.at);
    const hopeless = isHopeless(shot);
    const colour = hopeless ? BAD : shot.attack.sight.cover === 'open' ? FINE : PARTIAL;
    casedRing(ink, base.at, base.radius + 0.12, colour, 2.5, px, hopeless ? [3, 5] : []);
  }
}
