import type { Point } from '../geometry/vector.ts';
import type { Awaiting, CloseCombatFrame, Game, Id, Modifier } from '../model.ts';
import { holeOn } from '../movement/index.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { character, isOnTable, profile, sideOf } from '../table.ts';
import { endFireOf } from '../upkeep.ts';
import { type Aftermath, ask, wound } from '../wounds/wounds.ts';

type Role = 'attacker' | 'defender';
const OTHER: Readonly<Record<Role, Role>> = { attacker: 'defender', defender: 'attacker' };

/**
 * Close combat, exchange after exchange until one is out: H2H-1 to 4, R25. In an exchange the attacker rolls, then the
 * defender, unless a priority weapon comes first; whether the first roll already tells on the second is the ruleset's
 * (H2H-3, R99).
 */
export const closeCombat: Procedure<CloseCombatFrame> = {
  awaits(game, frame): Awaiting | null {
    const dice = frame.dice[frame.step];
    if (dice === 0 || isDeadlock(frame)) return null;
    const about = {
      what: 'closeCombat',
      who: frame[frame.step],
      against: frame[OTHER[frame.step]],
      need: needInCloseCombat(game),
      count: [{ rule: 'H2H-1', add: dice }],
    } as const;
    return { kind: 'roll', by: sideOf(game, about.who), dice, about };
  },

  check: () => null,

  answer(rec, frame, command) {
    if (command.type === 'roll') rolled(rec, frame, command.dice);
  },

  run(rec, frame) {
    if (!isDeadlock(frame)) return rolled(rec, frame, []); // the one whose turn it is to roll has no dice
    rec.record({ event: 'deadlock', attacker: frame.attacker, defender: frame.defender });
    rec.pop();
  },

  /** R135: an exchange, or each strike where it tells at once. */
  unsettled: (frame, game) => frame.step !== firstOf(frame) && tellingOf(game, frame) !== 'if-alive',
};

const firstOf = ({ priority }: CloseCombatFrame): Role => priority ?? 'attacker';

/** What the first roll means for the other: nothing yet; the dice of his wounded side; none if he is dead (H2H-3, R99). */
const tellingOf = (game: Game, { priority }: CloseCombatFrame) =>
  priority ? 'if-alive' : game.setup.ruleset.closeCombat.exchange;

/** R25: neither side has a die. */
const isDeadlock = (frame: CloseCombatFrame): boolean => frame.dice.attacker === 0 && frame.dice.defender === 0;

export const needInCloseCombat = (game: Game): readonly Modifier[] => [
  { rule: 'H2H-2', add: game.setup.ruleset.closeCombat.toHit },
];

export function beginCloseCombat(rec: Recorder, attacker: Id, defender: Id): void {
  if (rec.game.setup.ruleset.closeCombat.endsMarkers) {
    for (const who of [attacker, defender]) {
      if (character(rec.game, who).inCover) rec.record({ event: 'coverLost', who });
      endFireOf(rec, who);
    }
  }
  rec.push(nextExchange(rec.game, attacker, defender));
}

const nextExchange = (game: Game, attacker: Id, defender: Id): CloseCombatFrame => {
  const priority = priorityOf(game, attacker, defender);
  return {
    kind: 'closeCombat',
    attacker,
    defender,
    step: priority ?? 'attacker',
    priority,
    holes: { attacker: holeOf(game, attacker), defender: holeOf(game, defender) },
    dice: { attacker: profile(game, attacker).h2h, defender: profile(game, defender).h2h },
    rolled: [],
  };
};

/** H2H-3: against one who has it too, a priority weapon is worth nothing. */
function priorityOf(game: Game, attacker: Id, defender: Id): Role | null {
  const [ofAttacker, ofDefender] = [profile(game, attacker).h2hPriority, profile(game, defender).h2hPriority];
  if (!game.setup.ruleset.closeCombat.priority || ofAttacker === ofDefender) return null;
  return ofAttacker ? 'attacker' : 'defender';
}

function holeOf(game: Game, who: Id): Point | null {
  const { at, level } = character(game, who);
  return at && (holeOn(game.setup.elements, at, level)?.at ?? null);
}

function rolled(rec: Recorder, frame: CloseCombatFrame, dice: readonly number[]): void {
  const { step } = frame;
  const opponent = OTHER[step];
  const telling = tellingOf(rec.game, frame);
  if (step !== firstOf(frame)) {
    const both = { [step]: dice, [opponent]: frame.rolled } as Rolls;
    return ask(rec, settleExchange(rec, frame, both, telling === 'simultaneous' ? [opponent, step] : [step]));
  }
  const aftermath = telling === 'simultaneous' ? [] : strike(rec, frame, step, dice);
  if (telling === 'if-alive' && !isOnTable(character(rec.game, frame[opponent]))) {
    settleExchange(rec, frame, { [step]: dice, [opponent]: [] } as unknown as Rolls, []);
    return ask(rec, aftermath);
  }
  const left = profile(rec.game, frame[opponent]).h2h; // other than before only where he has been struck by now
  rec.step({ ...frame, step: opponent, rolled: dice, dice: { ...frame.dice, [opponent]: left } });
  ask(rec, aftermath);
}

const hitsOf = (game: Game, dice: readonly number[]): number =>
  dice.filter((d) => d >= game.setup.ruleset.closeCombat.toHit).length;

type Rolls = Readonly<Record<Role, readonly number[]>>;

/** Both have rolled: H2H-4, and one who was struck first has struck back even if this killed him (H2H-3). */
function settleExchange(rec: Recorder, frame: CloseCombatFrame, dice: Rolls, strikes: readonly Role[]): Aftermath {
  const { attacker, defender, priority } = frame;
  const hits = { attacker: hitsOf(rec.game, dice.attacker), defender: hitsOf(rec.game, dice.defender) };
  rec.record({ event: 'exchange', attacker, defender, dice, hits, priority });
  const aftermath = strikes.flatMap((by) => strike(rec, frame, by, dice[by]));
  const standing = ROLES.filter((role) => isOnTable(character(rec.game, frame[role])));
  if (standing.length === 2) {
    rec.step(nextExchange(rec.game, attacker, defender));
    return aftermath;
  }
  rec.pop();
  const [winner] = standing;
  if (winner) offerHole(rec, frame, winner);
  return aftermath;
}

const ROLES: readonly Role[] = ['attacker', 'defender'];

/** H2H-6. */
function offerHole(rec: Recorder, frame: CloseCombatFrame, winner: Role): void {
  const hole = frame.holes[OTHER[winner]];
  if (!hole || !rec.game.setup.ruleset.closeCombat.winnerTakesHole) return;
  rec.push({ kind: 'takeHole', who: frame[winner], beaten: frame[OTHER[winner]], hole });
}

const strike = (rec: Recorder, frame: CloseCombatFrame, by: Role, dice: readonly number[]): Aftermath =>
  [...Array(hitsOf(rec.game, dice))].flatMap(() => wound(rec, frame[OTHER[by]], 'closeCombat'));
