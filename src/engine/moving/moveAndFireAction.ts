import type { Action } from '../action.ts';
import type { ActionCommand, Game, Id } from '../model.ts';
import { attack, knownTarget, noWeapon } from '../modifiers.ts';
import { planOf, type WayTrace } from '../movement/index.ts';
import { traceOf } from '../moves.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { contactViolation, suppressedViolation } from '../suppression/refusals.ts';
import { enemiesOf, profile } from '../table.ts';
import { mayPay, pay } from '../turn/budget.ts';
import { movementViolation } from './allowance.ts';
import { beginMovingShot } from './moveAndFireProcedure.ts';
import { passageWays } from './passageWays.ts';
import { fromBase, pathSamples, staleStart } from './paths.ts';

type Command = Extract<ActionCommand, { type: 'moveAndFire' }>;

/** A move and one shot for the price of the move: MF-1, MF-2, R68. The shot comes first if the command names a target. */
export const moveAndFire: Action<Command> = {
  cost: () => 1,
  may(game, who, asked) {
    const { moveAndFire: reach } = profile(game, who);
    if (reach === null) return violation('TURN-8', { who });
    return (
      mayPay(game, who, 1) ??
      movementViolation(game, who, 1) ??
      suppressedViolation(game, who) ??
      noWeapon(game, who, asked?.weapon)
    );
  },
  check(game, { who, path, at, weapon, shotAfter }) {
    const stale = staleStart(game, who, path);
    if (stale) return stale;
    const trace = traceOf(game, who, fromBase(game, who, path), reachOf(game, who));
    const refused =
      trace.fault?.violation ??
      crossingViolation(game, who, trace) ??
      groundViolation(game, who, trace) ??
      movementViolation(game, who, trace.tokens) ??
      mayPay(game, who, trace.tokens) ??
      contactViolation(game, who, trace) ??
      onTheWayViolation(game, trace, at, shotAfter);
    if (refused || at === undefined) return refused;
    return knownTarget(game, at) ?? attack(game, who, at, { weapon }).violation;
  },
  pay(rec, { who, path }) {
    pay(rec, who, traceOf(rec.game, who, fromBase(rec.game, who, path), reachOf(rec.game, who)).tokens, 'moveAndFire');
  },
  begin(rec, { who, path, at, weapon, shotAfter = null }, offered) {
    const way = fromBase(rec.game, who, path);
    const chosen = at === undefined ? null : attack(rec.game, who, at, { weapon }).weapon;
    const step = chosen ? 'move' : shotAfter === null ? 'moveThenShoot' : 'moveAndShoot';
    rec.push({ kind: 'moveAndFire', who, path: way, step, shootAt: shotAfter, offered });
    if (at !== undefined && chosen) beginMovingShot(rec, who, at, chosen.id);
  },
  samples(game, who) {
    const reach = reachOf(game, who);
    const paths = [...pathSamples(game, who, reach), ...passageWays(game, who, reach)];
    const [first = []] = paths;
    const moveFirst = paths.map((path): Command => ({ type: 'moveAndFire', who, path }));
    return [
      ...moveFirst,
      ...onTheWay(game, moveFirst),
      ...enemiesOf(game, who).map((c): Command => ({ type: 'moveAndFire', who, path: first, at: c.id })),
    ];
  },
};

/** MF-1: some of these moves with the shot half-way, where that is allowed. */
const onTheWay = ({ setup }: Game, moves: readonly Command[]): readonly Command[] =>
  setup.ruleset.moveAndFire.shot === 'anywhere'
    ? moves.map((each) => ({ ...each, shotAfter: Math.round(50 * (planOf(each.path)?.length ?? 0)) / 100 }))
    : [];

/** MF-1: between the two ends of the move, where the ruleset has that, and then the target is named there. */
function onTheWayViolation({ setup }: Game, { length }: WayTrace, at?: Id, shotAfter?: number): Violation | null {
  if (shotAfter === undefined) return null;
  const allowed =
    setup.ruleset.moveAndFire.shot === 'anywhere' && at === undefined && shotAfter > 0 && shotAfter < length;
  return allowed ? null : violation('MF-1');
}

const reachOf = (game: Game, who: Id): number => profile(game, who).moveAndFire ?? 0;

/** R101=b: what costs more than the move itself is for a Move alone. */
function crossingViolation(game: Game, who: Id, { tokens }: WayTrace): Violation | null {
  const { moveAndFireCrosses } = game.setup.ruleset.movement;
  return tokens > 1 && !moveAndFireCrosses ? violation('R101', { who }) : null;
}

/** R68, MF-3: into contact, into or out of difficult ground, and upwards a Move alone may lead. */
function groundViolation(game: Game, who: Id, { contacts, difficultCrossed, climbs }: WayTrace): Violation | null {
  const { intoContact, difficultGround } = game.setup.ruleset.moveAndFire;
  if (contacts.length > 0 && !intoContact) return violation('R68', { who });
  const [element = climbs.find(({ upwards }) => upwards)?.element] = difficultCrossed;
  return element !== undefined && !difficultGround ? violation('MF-3', { element }) : null;
}
