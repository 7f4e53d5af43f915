import type { Action } from '../action.ts';
import type { Weapon } from '../cards.ts';
import type { ActionCommand, Game, Id } from '../model.ts';
import { countsAsWeapon, weaponInUse } from '../modifiers.ts';
import { violation } from '../ruleIds.ts';
import { profile } from '../table.ts';
import { mayPay, pay } from '../turn/budget.ts';

/** Going over to another weapon in a turn in which one has been used: FIRE-8. */
export const switchWeapon: Action<Extract<ActionCommand, { type: 'switchWeapon' }>> = {
  exists: ({ fire }) => fire.oneWeapon && fire.switchCost !== null,
  cost: costOf,
  may(game, who) {
    if (!switchWeapon.exists?.(game.setup.ruleset)) return violation('FIRE-8', { who });
    if (carried(game, who).length < 2) return violation('R130', { who });
    if (weaponInUse(game, who) === null) return violation('FIRE-8', { unused: who });
    return mayPay(game, who, costOf(game), 1);
  },
  check(game, { who, weapon }) {
    if (!carried(game, who).some(({ id }) => id === weapon)) return violation('FLOW-UNKNOWN', { id: weapon });
    return weaponInUse(game, who) === weapon ? violation('FIRE-8', { held: who, weapon }) : null;
  },
  pay: (rec, { who }) => pay(rec, who, costOf(rec.game), 'switchWeapon', 1),
  begin: (rec, { who, weapon }) => rec.record({ event: 'weaponSwitched', who, weapon }),
  samples: (game, who) =>
    carried(game, who)
      .filter(({ id }) => id !== weaponInUse(game, who))
      .map(({ id }) => ({ type: 'switchWeapon', who, weapon: id })),
};

function costOf(game: Game): number {
  return game.setup.ruleset.fire.switchCost ?? 0;
}

const carried = (game: Game, who: Id): readonly Weapon[] =>
  profile(game, who).weapons.filter(({ id }) => countsAsWeapon(game, who, id));
