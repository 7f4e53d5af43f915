import { mayPay, pay } from '../budget.ts';
import { aimableShot, beginShot, shotsFired } from '../flow/shot.ts';
import type { FireCommand, Game } from '../model.ts';
import { attack, knownTarget, shotRefusal, weaponViolation } from '../modifiers.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { enemiesOf, firearms, profile } from '../table.ts';
import type { Action } from './action.ts';
import { suppressedViolation } from './gates.ts';

/** One shot at an enemy in line of sight: FIRE-1, FIRE-2, FIRE-6, FIRE-8. */
export const fire: Action<FireCommand> = {
  cost: () => 1,

  may(game, who) {
    const weapons = firearms(profile(game, who));
    if (weapons.length === 0) return violation('R130', { who });
    const refused = weapons.map((weapon) => weaponViolation(game, who, weapon));
    return (
      mayPay(game, who, 1) ??
      suppressedViolation(game, who) ??
      (refused.every((v) => v !== null) ? (refused[0] ?? null) : null)
    );
  },

  check(game, command) {
    const { who, at } = command;
    if ((command.shots ?? 1) !== 1) return violation('FIRE-7', { most: 1 });
    const unknown = knownTarget(game, at) ?? unknownWeapon(game, command);
    if (unknown) return unknown;
    const refused = shotRefusal(game, who, at, command.weapon);
    return refused ?? (command.aim ? aimViolation(game, command) : null);
  },

  pay: (rec, { who }) => pay(rec, who, 1, 'fire'),

  begin(rec, { who, at, weapon, aim }) {
    const chosen = attack(rec.game, who, at, { weapon }).weapon;
    if (chosen) beginShot(rec, who, at, chosen.id, aim ?? false);
  },

  samples: (game, who) =>
    enemiesOf(game, who).flatMap(({ id }) =>
      firearms(profile(game, who)).map((weapon): FireCommand => ({ type: 'fire', who, at: id, weapon: weapon.id })),
    ),
};

function unknownWeapon(game: Game, { who, weapon }: FireCommand): Violation | null {
  if (weapon === undefined || firearms(profile(game, who)).some((w) => w.id === weapon)) return null;
  return violation('FLOW-UNKNOWN', { id: weapon });
}

/** Aim with the declaration, where the ruleset has it there (R15): two actions, both of whose tokens must be at hand. */
function aimViolation(game: Game, { who, at, weapon }: FireCommand): Violation | null {
  if (game.setup.ruleset.aim.declared !== 'with-shot') return violation('R15');
  if ((attack(game, who, at, { weapon }).weapon?.aim ?? 0) <= 0) return violation('R130', { who });
  if (!aimableShot(game, shotsFired(game, who) + 1)) return violation('R70');
  return mayPay(game, who, 2, 2);
}
