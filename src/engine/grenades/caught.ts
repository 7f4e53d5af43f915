import { flattened, levelOf, type Waypoint } from '../geometry/vector.ts';
import type { BurstFrame, Game, Hidden, Id, Modifier } from '../model.ts';
import { levelField } from '../place.ts';
import type { Recorder } from '../recorder.ts';
import { isHitOn, sceneOf } from '../scene.ts';
import { isSheltered } from '../sightlines.ts';
import { baseOf, character, gap, markerAt, onTable, within } from '../table.ts';
import { screenOf, thrownGrenade, thrownKind } from './carried.ts';

/** Whom a burst catches, on what it hits them, and what it leaves behind. */

/** GREN-7: everyone within reach of the marker's edge on its level (R150), friend or foe, whom nothing shelters (R21, R78). */
export function caughtBy(
  game: Game,
  who: Id,
  weapon: Id,
  at: Waypoint,
): { caught: readonly Id[]; sheltered: readonly Id[] } {
  const reach = thrownGrenade(game, who, weapon)?.radius ?? 0;
  const marker = markerAt(game, flattened(at), levelOf(at));
  const near = onTable(game).filter((c) => {
    const base = baseOf(game, c.id);
    return isHitOn(sceneOf(game), base, marker.level) && within(gap(marker, base), reach);
  });
  const safe = (id: Id) =>
    isSheltered(game, at, id) || (game.setup.ruleset.grenades.takeCoverProtects && character(game, id).inCover);
  return {
    caught: near.filter((c) => !safe(c.id)).map((c) => c.id),
    sheltered: near.filter((c) => safe(c.id)).map((c) => c.id),
  };
}

/** GREN-8: the lowest die that hits. */
export const burstNeed = (game: Game): readonly Modifier[] => [
  { rule: 'GREN-8', add: game.setup.ruleset.grenades.toHit },
];

/** FIRE-2: the dice, of the side of the card from which it was thrown: nobody is wounded between the throw and the roll. */
export const burstDice = (game: Game, who: Id, weapon: Id): readonly Modifier[] => [
  { rule: 'FIRE-2', add: thrownGrenade(game, who, weapon)?.short ?? 0 },
];

/** R17: of those caught, who is hit less easily by a frag grenade: with a Take Cover marker or in shock. */
export function hiddenFrom(
  game: Game,
  { who, weapon, caught }: Pick<BurstFrame, 'who' | 'weapon' | 'caught'>,
): Hidden | null {
  const hiding = caught.map((c) => c.who).filter((id) => hides(game, who, weapon, id));
  const { fragAgainstCover } = game.setup.ruleset.grenades;
  return hiding.length > 0 ? { who: hiding, need: [...burstNeed(game), { rule: 'R17', add: fragAgainstCover }] } : null;
}

export function hides(game: Game, thrower: Id, weapon: Id, who: Id): boolean {
  const { inCover, shock } = character(game, who);
  return isEvaded(game, thrower, weapon) && (inCover || shock);
}

/** R17: is taking cover of any use against this grenade? */
export const isEvaded = (game: Game, thrower: Id, weapon: Id): boolean =>
  game.setup.ruleset.grenades.fragAgainstCover > 0 && thrownKind(game, thrower, weapon) === 'frag';

/** GREN-15: smoke stays where its grenade has burst. */
export function leaveSmoke(rec: Recorder, { who, weapon, at }: Pick<BurstFrame, 'who' | 'weapon' | 'at'>): void {
  const screen = screenOf(rec.game, who, weapon);
  if (screen)
    rec.record({
      event: 'markerPlaced',
      marker: { id: rec.newId(), ...screen, at: flattened(at), ...levelField(levelOf(at)), spread: false },
    });
}
