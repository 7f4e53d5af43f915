import { mayPay, pay } from '../budget.ts';
import { isGrenade, type Weapon } from '../cards.ts';
import { add, onGrid, type Point, scale, subtract, unit } from '../geometry/vector.ts';
import { isSuppressed, markerAt } from '../markers.ts';
import type { ActionCommand, Game, Id } from '../model.ts';
import { weaponViolation } from '../modifiers.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { baseOf, character, enemiesOf, gap, profile, within } from '../table.ts';
import type { Action } from './action.ts';
import { markerOutOfSight, offTable } from './gates.ts';

/** Throwing a hand grenade: GREN-1 to 4, SF-6. */
export const grenade: Action<Extract<ActionCommand, { type: 'grenade' }>> = {
  cost: (game) => game.setup.ruleset.grenades.cost,
  may(game, who) {
    const [first, ...others] = grenadesOf(game, who).map((weapon) => grenadeViolation(game, who, weapon));
    if (first === undefined) return violation('R130', { who });
    return mayPay(game, who, game.setup.ruleset.grenades.cost) ?? (others.includes(null) ? null : first);
  },
  check(game, { who, at, weapon }) {
    const chosen = grenadeOf(game, who, weapon);
    if (!chosen) return violation('FLOW-UNKNOWN', { id: weapon ?? who });
    return grenadeViolation(game, who, chosen) ?? offTable(game, at) ?? throwViolation(game, who, at);
  },
  pay: (rec, { who }) => pay(rec, who, rec.game.setup.ruleset.grenades.cost, 'grenade'),
  begin(rec, { who, at, weapon }) {
    const chosen = grenadeOf(rec.game, who, weapon);
    if (!chosen) return;
    const scatters = throwScatters(rec.game, who, at);
    rec.record({ event: 'grenadeThrown', who, weapon: chosen.id, at, scatters });
    rec.push({ kind: 'grenade', who, weapon: chosen.id, at, step: scatters ? 'scatter' : 'burst', drift: 0 });
  },
  samples: (game, who) => enemiesOf(game, who).map((c) => ({ type: 'grenade', who, at: onGrid(c.at ?? [0, 0]) })),
  lastResort(game, who) {
    const { at } = character(game, who);
    if (!at) return [];
    const { grenades, suppression } = game.setup.ruleset;
    const reach = Math.min(
      grenades.sure ?? grenades.longest ?? 0,
      isSuppressed(game, who) ? suppression.grenades : Number.POSITIVE_INFINITY,
    );
    const towards = enemiesOf(game, who).map((c) => add(at, scale(unit(subtract(c.at ?? at, at)), reach)));
    return [...towards, at].map((spot) => ({ type: 'grenade', who, at: onGrid(spot) })); // GREN-12: anywhere
  },
};

export const grenadesOf = (game: Game, who: Id): readonly Weapon[] => profile(game, who).weapons.filter(isGrenade);

/** The one that is thrown: the one named, or the first that may be thrown now. */
export function grenadeOf(game: Game, who: Id, id?: Id): Weapon | undefined {
  const grenades = grenadesOf(game, who);
  if (id !== undefined) return grenades.find((weapon) => weapon.id === id);
  return grenades.find((weapon) => grenadeViolation(game, who, weapon) === null) ?? grenades[0];
}

/** FIRE-8, and R69: one without dice has no burst to roll for. */
const grenadeViolation = (game: Game, who: Id, weapon: Weapon): Violation | null =>
  weapon.short > 0 ? weaponViolation(game, who, weapon) : violation('R69', { weapon: weapon.id });

/** From the edge of the base to the edge of the marker (LOS-1). */
export const throwDistance = (game: Game, who: Id, at: Point): number => gap(baseOf(game, who), markerAt(game, at));

/** GREN-4: beyond the sure range, and always by one who is suppressed (SF-6). */
export function throwScatters(game: Game, who: Id, at: Point): boolean {
  const { sure } = game.setup.ruleset.grenades;
  return sure === null || isSuppressed(game, who) || !within(throwDistance(game, who, at), sure);
}

function throwViolation(game: Game, who: Id, at: Point): Violation | null {
  const { grenades, suppression } = game.setup.ruleset;
  const distance = throwDistance(game, who, at);
  if (isSuppressed(game, who) && !within(distance, suppression.grenades)) {
    return violation('SF-6', { distance, most: suppression.grenades });
  }
  if (grenades.longest !== null && !within(distance, grenades.longest)) {
    return violation('GREN-2', { distance, most: grenades.longest });
  }
  const needsSight = grenades.sightBeyond !== null && !within(distance, grenades.sightBeyond);
  return needsSight ? markerOutOfSight(game, who, at) && violation('GREN-3', { who }) : null;
}
