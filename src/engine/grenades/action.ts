import type { Action } from '../action.ts';
import type { Weapon } from '../cards.ts';
import {
  add,
  distance,
  flattened,
  levelOf,
  onGrid,
  onLevel,
  type Point,
  scale,
  subtract,
  unit,
  type Waypoint,
} from '../geometry/vector.ts';
import { markerOutOfSight, offTable } from '../layingMarkers.ts';
import type { ActionCommand, Game, Id } from '../model.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { acrossIn, isHitOn, sceneOf } from '../scene.ts';
import { baseOf, below, character, enemiesOf, friendsOf, markerAt, onTable, sideOf, within } from '../table.ts';
import { mayPay, pay } from '../turn/budget.ts';
import { extraKind, grenadesOf, rangesOf } from './carried.ts';
import { caughtBy } from './caught.ts';
import {
  burstPlace,
  entersRoof,
  grenadeOf,
  grenadeViolation,
  throwDistance,
  throwScatters,
  throwsBlindly,
} from './throwing.ts';
import { isAnywhere, spotsAround, spotsAtEnemies } from './throwSpots.ts';

type Throw = Extract<ActionCommand, { type: 'grenade' }>;

/** Throwing a hand grenade, one that the card lists or an extra one: GREN-1 to 4, 11, 12, 14, SF-6. */
export const grenade: Action<Throw> = {
  cost: (game) => game.setup.ruleset.grenades.cost,
  may(game, who) {
    const [first, ...others] = grenadesOf(game, who).map((weapon) => grenadeViolation(game, who, weapon));
    if (first === undefined) return violation('R130', { who });
    return mayPay(game, who, game.setup.ruleset.grenades.cost) ?? (others.includes(null) ? null : first);
  },
  check(game, { who, at, weapon }) {
    const chosen = grenadeOf(game, who, weapon);
    if (!chosen) return notCarried(game, who, weapon);
    return (
      grenadeViolation(game, who, chosen) ??
      offTable(game, at) ??
      throwViolation(game, who, chosen, at) ??
      onBase(game, at) ??
      ownSideViolation(game, who, chosen, at)
    );
  },
  pay: (rec, { who }) => pay(rec, who, rec.game.setup.ruleset.grenades.cost, 'grenade'),
  begin(rec, { who, at, weapon }) {
    const chosen = grenadeOf(rec.game, who, weapon);
    if (!chosen) return;
    const scatters = throwScatters(rec.game, who, chosen.id, at);
    const extra = extraKind(rec.game, who, chosen.id);
    const thrown = { event: 'grenadeThrown', who, weapon: chosen.id, at, scatters } as const;
    rec.record(extra ? { ...thrown, extra } : thrown);
    rec.push({ kind: 'grenade', who, weapon: chosen.id, at, step: scatters ? 'scatter' : 'burst', drift: 0 });
  },
  samples: (game, who) =>
    grenadesOf(game, who).flatMap((weapon, i) =>
      spotsAtEnemies(game, who).map((at): Throw => ({ type: 'grenade', who, at, ...(i > 0 && { weapon: weapon.id }) })),
    ),
  lastResort(game, who) {
    const { at, level } = character(game, who);
    if (!at) return [];
    return grenadesOf(game, who).flatMap((weapon) => {
      const { sure, longest } = rangesOf(game, weapon.kind);
      const blind = throwsBlindly(game, who) ? game.setup.ruleset.suppression.grenades : Number.POSITIVE_INFINITY;
      const reach = Math.min(sure ?? longest ?? 0, blind);
      const towards = enemiesOf(game, who).map((c) => onGrid(add(at, scale(unit(subtract(c.at ?? at, at)), reach))));
      const spots = [
        ...towards,
        onGrid(at),
        ...(isAnywhere(game) ? [] : spotsAround(game, at, Math.min(longest ?? reach, blind))),
      ];
      return spots.map((spot): Throw => ({ type: 'grenade', who, at: onLevel(spot, level), weapon: weapon.id }));
    });
  },
};

/** GREN-14, GREN-18: an extra grenade can be thrown by who carries it. */
const notCarried = (game: Game, who: Id, weapon?: Id): Violation =>
  weapon !== undefined && extraKind(game, who, weapon) && game.setup.ruleset.grenades.extra
    ? violation('GREN-18', { who })
    : violation('FLOW-UNKNOWN', { id: weapon ?? who });

function throwViolation(game: Game, who: Id, { kind }: Weapon, at: Waypoint): Violation | null {
  const { suppression } = game.setup.ruleset;
  const { longest, sightBeyond } = rangesOf(game, kind);
  const away = throwDistance(game, who, at);
  if (throwsBlindly(game, who) && !within(away, suppression.grenades)) {
    return violation('SF-6', { distance: away, most: suppression.grenades });
  }
  if (longest !== null && !within(away, longest)) return violation('GREN-2', { distance: away, most: longest });
  const needsSight = sightBeyond !== null && !within(away, sightBeyond);
  return (
    (needsSight ? markerOutOfSight(game, who, at) && violation('GREN-3', { who }) : null) ??
    levelViolation(game, who, at, away)
  );
}

/** GREN-16, GREN-17, R156, R158: so many levels up at most, and into what has a roof, or through a floor, only by a line that is free. */
function levelViolation(game: Game, who: Id, at: Waypoint, away: number): Violation | null {
  const { roofs, upwards } = game.setup.ruleset.grenades;
  const base = baseOf(game, who);
  const up = levelOf(at) - base.level;
  if (upwards !== null && up > upwards) return violation('GREN-17', { levels: up, most: upwards });
  if (!roofs) return null;
  const enters = entersRoof(game, who, at);
  if (enters && !within(away, roofs.longest)) return violation('GREN-16', { distance: away, most: roofs.longest });
  const isShut = enters || isUnderFloor(game, who, at);
  return isShut && roofs.sight && markerOutOfSight(game, who, at) ? violation('R158', { who }) : null;
}

/** Is a floor between the thrower and the spot (R146)? */
const isUnderFloor = (game: Game, who: Id, at: Waypoint): boolean =>
  levelOf(at) !== baseOf(game, who).level &&
  acrossIn(sceneOf(game), baseOf(game, who), markerAt(game, flattened(at), levelOf(at))).floor !== null;

/** GREN-12: the marker may touch a base on its level and not lie on it, where the ruleset has that. */
function onBase(game: Game, to: Waypoint): Violation | null {
  if (game.setup.ruleset.grenades.onBases) return null;
  const at = flattened(to);
  const { baseRadius, markerRadius } = game.setup.ruleset;
  const here = onTable(game).filter((c) => isHitOn(sceneOf(game), baseOf(game, c.id), levelOf(to)));
  const under = here.find((c) => below(distance(c.at ?? at, at), baseRadius + markerRadius));
  return under ? violation('GREN-12', { base: under.id }) : null;
}

/** GREN-11, R79: neither the thrower nor a friend may be caught by a burst at that spot, or where it may drift to from there. */
function ownSideViolation(game: Game, who: Id, weapon: Weapon, at: Waypoint): Violation | null {
  const { ownSide } = game.setup.ruleset.grenades;
  if (ownSide === 'at-risk') return null;
  const isSafe = (id: Id) => ownSide === 'sheltered-or-in-cover' && character(game, id).inCover;
  for (const spot of ownSide === 'sheltered-anywhere' ? burstSpots(game, who, weapon, at) : [at]) {
    const friend = caughtBy(game, who, weapon.id, spot).caught.find(
      (id) => sideOf(game, id) === sideOf(game, who) && !isSafe(id),
    );
    if (friend !== undefined) return violation('GREN-11', { who: friend });
  }
  return null;
}

/** How finely places that a grenade may drift to are tried, in u. */
const FINE = 0.25;

/** R79=b: where it may burst: as near to each friend as it can drift, and all around. */
function burstSpots(game: Game, who: Id, weapon: Weapon, aim: Waypoint): readonly Waypoint[] {
  if (!throwScatters(game, who, weapon.id, aim)) return [aim];
  const at = flattened(aim);
  const drift = Math.max(...game.setup.ruleset.grenades.scatter);
  const own = [character(game, who), ...friendsOf(game, who)].map((c): Point => c.at ?? at);
  const nearest = own.map((to) => (distance(at, to) <= drift ? to : add(at, scale(unit(subtract(to, at)), drift))));
  const spots: Point[] = [at, ...nearest];
  for (let x = -drift; x <= drift; x += FINE) {
    for (let y = -drift; y <= drift; y += FINE) if (x * x + y * y <= drift * drift) spots.push([at[0] + x, at[1] + y]);
  }
  const { baseRadius, markerRadius } = game.setup.ruleset;
  const reach = baseRadius + markerRadius + (weapon.radius ?? 0);
  return spots.flatMap((spot) => {
    const burst = burstPlace(game, aim, spot);
    return burst && own.some((to) => within(distance(flattened(burst), to), reach)) ? [burst] : [];
  });
}
