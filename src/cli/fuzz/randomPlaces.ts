import {
  character,
  charactersOf,
  distance,
  enemiesOf,
  findCharacter,
  flattened,
  type Game,
  type Id,
  levelOf,
  onGrid,
  onLevel,
  type Point,
  passageWays,
  profile,
  SIDES,
  type Waypoint,
} from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';

/** Someone, and some place, that a stray command is about: seldom a sensible one, never far from it. */

/** Most times one of the side whose turn it is: others are refused for that alone. */
export function anyone({ setup, state }: Game, chance: Chance): Id {
  if (chance.happens(0.05)) return 'nobody';
  const own = chance.happens(0.5) ? setup.roster.filter(({ side }) => side === state.turn.side) : setup.roster;
  return chance.pick(own)?.id ?? 'nobody';
}

/** The other one who stands nearest, most times, or the nearest enemy. */
export function someTarget(game: Game, who: Id, chance: Chance): Id {
  if (chance.happens(0.3)) return anyone(game, chance);
  const { at } = character(game, who);
  const others =
    game.setup.roster.some(({ id }) => id === who) && chance.happens(0.6)
      ? [...enemiesOf(game, who)]
      : game.state.characters.filter(({ id, at: there }) => id !== who && there);
  const away = ({ at: there }: { at: Point | null }) => (at && there ? distance(at, there) : 0);
  return others.sort((p, q) => away(p) - away(q))[0]?.id ?? 'nobody';
}

/** The levels on which anybody could stand, and now and then one on which nobody could. */
const someLevel = ({ setup }: Game, chance: Chance): number =>
  chance.happens(0.05) ? chance.int(0, 3) : (chance.pick([0, ...setup.elements.flatMap(({ top }) => top ?? [])]) ?? 0);

/** The same point, on a table with storeys most times on any of its levels. */
export const onSomeLevel = (game: Game, at: Point, chance: Chance): Waypoint =>
  hasStoreys(game) && chance.happens(0.6) ? onLevel(at, someLevel(game, chance)) : at;

/** Is there anything to go up to, by these rules? */
const hasStoreys = ({ setup }: Game): boolean => setup.elements.some(({ top, passage }) => top !== null || passage);

/** A point of the table or a little beyond it. */
export function anywhere({ setup }: Game, chance: Chance): Point {
  const along = (most: number) => chance.int(-100, Math.round(most * 100) + 100) / 100;
  return [along(setup.table.width), along(setup.table.height)];
}

/** In or at the edge of an element, if there is one; most times of one that is an objective. */
export function atScenery(game: Game, chance: Chance): Point {
  const goal = game.state.objectives[chance.pick(SIDES)];
  const picked = goal && 'element' in goal && chance.happens(0.7) ? goal.element : null;
  const { outline } = game.setup.elements.find(({ id }) => id === picked) ?? chance.pick(game.setup.elements) ?? {};
  if (!outline) return anywhere(game, chance);
  const { at, radius } = outline.bounds;
  const reach = Math.round(radius * 100);
  return onGrid([at[0] + chance.int(-reach, reach) / 100, at[1] + chance.int(-reach, reach) / 100]);
}

/** Near someone, most times. */
export function nearSomeone(game: Game, who: Id, chance: Chance): Point {
  const near = chance.happens(0.7) ? findCharacter(game, someTarget(game, who, chance))?.at : null;
  if (!near) return anywhere(game, chance);
  return onGrid([near[0] + chance.int(-400, 400) / 100, near[1] + chance.int(-400, 400) / 100]);
}

/** Of the side whose turn it is, those who could reach an enemy by a Move & Fire, and the way straight at him. */
export const chargesOf = (game: Game): readonly { readonly who: Id; readonly path: Waypoint[] }[] =>
  charactersOf(game, game.state.turn.side).flatMap(({ id: who, at, level }) => {
    const { moveAndFire } = profile(game, who);
    if (!at || moveAndFire === null) return [];
    return enemiesOf(game, who).flatMap((enemy) =>
      enemy.at && enemy.level === level && distance(at, enemy.at) < moveAndFire + 2 * game.setup.ruleset.baseRadius
        ? [{ who, path: [onLevel(at, level), onLevel(enemy.at, level)] }]
        : [],
    );
  });

/** From where the base stands, most times, to some points near it, onto scenery, or into a hole; `reach` in u. */
export function anyPath(game: Game, who: Id, chance: Chance, reach: number): Waypoint[] {
  const { at: stands, level = 0 } = game.state.characters.find(({ id }) => id === who) ?? {};
  if (!stands || !hasStoreys(game)) return flatPath(game, who, chance, reach);
  const way = chance.happens(0.4) ? chance.pick(passageWays(game, who, reach)) : undefined;
  // over stairs, at times a hair beside them, or to nowhere
  if (way)
    return way.map((p, i) => (i > 0 && chance.happens(0.2) ? [p[0] + chance.int(-60, 60) / 100, p[1], levelOf(p)] : p));
  return flatPath(game, who, chance, reach).map((p, i) =>
    i === 0 || chance.happens(0.7) ? onLevel(flattened(p), level) : onLevel(flattened(p), someLevel(game, chance)),
  );
}

function flatPath(game: Game, who: Id, chance: Chance, reach: number): Point[] {
  const stands = game.state.characters.find(({ id }) => id === who)?.at;
  if (!stands || chance.happens(0.1)) return [anywhere(game, chance), anywhere(game, chance)];
  const hole = chance.happens(0.1) ? chance.pick(game.setup.elements.flatMap(({ holes }) => holes)) : undefined;
  if (hole) return [stands, hole];
  const on = chance.happens(0.3) ? atScenery(game, chance) : undefined;
  if (on && distance(on, stands) < reach + 1) return [stands, on];
  const step = () => chance.int(-reach * 100, reach * 100) / 100;
  return [stands, ...Array.from({ length: chance.int(1, 3) }, (): Point => [stands[0] + step(), stands[1] + step()])];
}
