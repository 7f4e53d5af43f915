import { mayPay, pay } from '../budget.ts';
import type { ActionCommand, Game, Id } from '../model.ts';
import { attack, knownTarget, weaponViolation } from '../modifiers.ts';
import type { MoveTrace } from '../movement/index.ts';
import { traceOf } from '../moves.ts';
import { fromBase, pathSamples, staleStart } from '../paths.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { enemiesOf, firearms, profile } from '../table.ts';
import type { Action } from './action.ts';
import { movementViolation, suppressedViolation } from './gates.ts';

type Command = Extract<ActionCommand, { type: 'moveAndFire' }>;

/** A move and one shot for the price of the move: MF-1, MF-2, R68. The shot comes first if the command names a target. */
export const moveAndFire: Action<Command> = {
  cost: () => 1,
  may(game, who) {
    const { moveAndFire: reach } = profile(game, who);
    if (reach === null) return violation('TURN-8', { who });
    return (
      mayPay(game, who, 1) ?? movementViolation(game, who, 1) ?? suppressedViolation(game, who) ?? noShotLeft(game, who)
    );
  },
  check(game, { who, path, at, weapon }) {
    const stale = staleStart(game, who, path);
    if (stale) return stale;
    const trace = traceOf(game, who, fromBase(game, who, path), reachOf(game, who));
    const refused =
      trace.fault?.violation ??
      crossingViolation(game, who, trace) ??
      movementViolation(game, who, trace.tokens) ??
      mayPay(game, who, trace.tokens);
    if (refused || at === undefined) return refused;
    return knownTarget(game, at) ?? attack(game, who, at, { weapon }).violation;
  },
  pay(rec, { who, path }) {
    pay(rec, who, traceOf(rec.game, who, fromBase(rec.game, who, path), reachOf(rec.game, who)).tokens, 'moveAndFire');
  },
  begin(rec, { who, path, at, weapon }) {
    const way = fromBase(rec.game, who, path);
    const chosen = at === undefined ? null : attack(rec.game, who, at, { weapon }).weapon;
    rec.push({ kind: 'moveAndFire', who, path: way, step: chosen ? 'move' : 'moveThenShoot' });
    if (at !== undefined && chosen) {
      rec.record({ event: 'fireDeclared', who, at, weapon: chosen.id });
      rec.push({ kind: 'shot', who, at, weapon: chosen.id, via: 'moveAndFire', aimed: false, step: 'cover' });
    }
  },
  samples(game, who) {
    const paths = pathSamples(game, who, reachOf(game, who));
    const [first = []] = paths;
    const moveFirst = paths.map((path): Command => ({ type: 'moveAndFire', who, path }));
    return [
      ...moveFirst,
      ...enemiesOf(game, who).map((c): Command => ({ type: 'moveAndFire', who, path: first, at: c.id })),
    ];
  },
};

const reachOf = (game: Game, who: Id): number => profile(game, who).moveAndFire ?? 0;

/** R101=b: what costs more than the move itself is for a Move alone. */
function crossingViolation(game: Game, who: Id, { tokens }: MoveTrace): Violation | null {
  const { moveAndFireCrosses } = game.setup.ruleset.movement;
  return tokens > 1 && !moveAndFireCrosses ? violation('R101', { who }) : null;
}

/** MF-2: the shot is one of the weapon's shots. */
function noShotLeft(game: Game, who: Id): Violation | null {
  const weapons = firearms(profile(game, who));
  if (weapons.length === 0) return violation('R130', { who });
  const refused = weapons.map((weapon) => weaponViolation(game, who, weapon));
  return refused.every((v) => v !== null) ? (refused[0] ?? null) : null;
}
