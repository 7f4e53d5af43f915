import type { Action } from '../action.ts';
import type { FireCommand, Game } from '../model.ts';
import { attack, knownTarget, noWeapon, shotRefusal, shotsFired } from '../modifiers.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { suppressedViolation } from '../suppression/refusals.ts';
import { enemiesOf, firearms, profile } from '../table.ts';
import { mayPay, pay } from '../turn/budget.ts';
import { beginShot } from './procedure.ts';
import { aimableShot, isAimDeclared, mostShots } from './shots.ts';

/** One shot at an enemy in line of sight, or several together: FIRE-1, FIRE-2, FIRE-6 to 8, R14. */
export const fire: Action<FireCommand> = {
  cost: () => 1,

  may(game, who, asked) {
    return mayPay(game, who, 1) ?? suppressedViolation(game, who) ?? noWeapon(game, who, asked?.weapon);
  },

  check(game, command) {
    const { who, at } = command;
    const unknown = knownTarget(game, at) ?? unknownWeapon(game, command);
    if (unknown) return unknown;
    const refused = shotRefusal(game, who, at, command.weapon) ?? shotsViolation(game, command);
    return refused ?? (command.aim ? aimViolation(game, command) : null);
  },

  pay: (rec, { who, shots = 1 }) => pay(rec, who, shots, 'fire', shots),

  begin(rec, { who, at, weapon, shots = 1, aim = false }) {
    const chosen = attack(rec.game, who, at, { weapon }).weapon;
    if (chosen) beginShot(rec, who, at, chosen.id, shots, aim);
  },

  samples: (game, who) =>
    enemiesOf(game, who).flatMap(({ id }) =>
      firearms(profile(game, who)).flatMap((weapon) => {
        const shot: FireCommand = { type: 'fire', who, at: id, weapon: weapon.id };
        const several = Array.from({ length: mostShots(game, who, weapon) - 1 }, (_, i) => ({ ...shot, shots: i + 2 }));
        const all = [shot, ...several];
        return isAimDeclared(game) && weapon.aim > 0 ? [...all, ...all.map((each) => ({ ...each, aim: true }))] : all;
      }),
    ),
};

/** FIRE-7: how many at once, with the tokens and the actions for all of them. */
function shotsViolation(game: Game, { who, at, weapon, shots = 1 }: FireCommand): Violation | null {
  if (shots === 1) return null;
  const fired = attack(game, who, at, { weapon }).weapon;
  const most = fired ? mostShots(game, who, fired) : 1;
  return shots < 1 || shots > most ? violation('FIRE-7', { most }) : mayPay(game, who, shots, shots);
}

function unknownWeapon(game: Game, { who, weapon }: FireCommand): Violation | null {
  if (weapon === undefined || firearms(profile(game, who)).some((w) => w.id === weapon)) return null;
  return violation('FLOW-UNKNOWN', { id: weapon });
}

/** Aim with the declaration, where the ruleset has it there (R15): an action more, and its token must be at hand. */
function aimViolation(game: Game, { who, at, weapon, shots = 1 }: FireCommand): Violation | null {
  if (!isAimDeclared(game)) return violation('R15');
  const fired = attack(game, who, at, { weapon }).weapon;
  if (!fired || fired.aim <= 0) return violation('R130', { who });
  if (!aimableShot(game, fired, shotsFired(game, who) + 1)) {
    const { shots: aimed } = game.setup.ruleset.aim;
    if (aimed === 'card') return violation('R16');
    return aimed === 'first' ? violation('AIM-1') : violation('R70');
  }
  return mayPay(game, who, shots + 1, shots + 1);
}
