import { baseOf, enemiesOf, type Game, type Id, onTable, sum } from '../../../engine/index.ts';
import { BAD, FINE, INK, PARTIAL } from '../../palette.ts';
import type { Ink } from '../../picture/brush.ts';
import { type ShotPreview, shotPreview } from '../../preview.ts';
import { namesAbove } from '../crowding.ts';
import { ring, tag } from './strokes.ts';

/** Every enemy of one who is about to fire, and what the shot would be. */
export const targetsOf = (game: Game, who: Id, weapon?: Id): readonly ShotPreview[] =>
  enemiesOf(game, who).flatMap(({ id }) => shotPreview(game, who, id, weapon) ?? []);

/** Short range as a ring, and on each enemy "dice × number": who is worth looking at, in one glance. */
export function drawTargets(
  ink: Ink,
  game: Game,
  who: Id,
  targets: readonly ShotPreview[],
  px: number,
  turned: boolean,
): void {
  const shooter = baseOf(game, who);
  const short = shooter.radius + game.setup.ruleset.fire.shortRange;
  ring(ink, shooter.at, short, 'rgb(20 24 12 / 40%)', 3, px, [8, 8]);
  ring(ink, shooter.at, short, 'rgb(255 252 230 / 70%)', 1.4, px, [8, 8]);
  const raised = namesAbove(onTable(game));
  for (const { at, attack, violation } of targets) {
    const base = baseOf(game, at);
    const need = sum(attack.need);
    const hopeless = violation !== null || need > 6;
    const colour = hopeless ? BAD : attack.sight.cover === 'open' ? FINE : PARTIAL;
    ring(ink, base.at, base.radius + 0.12, colour, 2.5, px, hopeless ? [3, 5] : []);
    const away = (base.radius + 0.2 + 10 * px) * (turned !== raised.has(at) ? 1 : -1); // opposite the name
    const text = hopeless ? '–' : `${sum(attack.count)} × ${need}+`;
    tag(ink, text, [base.at[0], base.at[1] + away], px, turned, hopeless ? '#5a1414' : INK);
  }
}
