import type { Awaiting, CloseCombatFrame, Game, GameEvent, Id, Modifier } from '../model.ts';
import type { Recorder } from '../recorder.ts';
import { character, isOnTable, profile, sideOf } from '../table.ts';
import { endFireOf } from '../upkeep.ts';
import type { Procedure } from './procedure.ts';
import { wound } from './wounds.ts';

type Role = 'attacker' | 'defender';

/**
 * Close combat, exchange after exchange until one is out: H2H-1 to 4, R25. In an exchange the attacker rolls, then the
 * defender; whether the first roll already tells on the second is the ruleset's (H2H-3, R99).
 */
export const closeCombat: Procedure<CloseCombatFrame> = {
  awaits(game, frame): Awaiting | null {
    const dice = frame.dice[frame.step];
    if (dice === 0 || isDeadlock(frame)) return null;
    const [who, against] =
      frame.step === 'attacker' ? [frame.attacker, frame.defender] : [frame.defender, frame.attacker];
    const about = {
      what: 'closeCombat',
      who,
      against,
      need: needInCloseCombat(game),
      count: [{ rule: 'H2H-1', add: dice }],
    } as const;
    return { kind: 'roll', by: sideOf(game, who), dice, about };
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
  unsettled: (frame, game) => frame.step === 'defender' && exchangeOf(game) !== 'if-alive',
};

const exchangeOf = (game: Game) => game.setup.ruleset.closeCombat.exchange;

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

const nextExchange = (game: Game, attacker: Id, defender: Id): CloseCombatFrame => ({
  kind: 'closeCombat',
  attacker,
  defender,
  step: 'attacker',
  dice: { attacker: profile(game, attacker).h2h, defender: profile(game, defender).h2h },
  rolled: [],
});

function rolled(rec: Recorder, frame: CloseCombatFrame, dice: readonly number[]): void {
  const inTurns = exchangeOf(rec.game) !== 'simultaneous';
  if (frame.step === 'defender')
    return settleExchange(rec, frame, frame.rolled, dice, inTurns ? ['defender'] : ['attacker', 'defender']);
  if (inTurns) strike(rec, frame, 'attacker', dice);
  if (exchangeOf(rec.game) === 'if-alive' && !isOnTable(character(rec.game, frame.defender)))
    return settleExchange(rec, frame, dice, [], []);
  const defender = profile(rec.game, frame.defender).h2h; // another only where he has been struck by now
  rec.step({ ...frame, step: 'defender', rolled: dice, dice: { ...frame.dice, defender } });
}

const hitsOf = (game: Game, dice: readonly number[]): number =>
  dice.filter((d) => d >= game.setup.ruleset.closeCombat.toHit).length;

/** Both have rolled: H2H-4, and the defender has struck back even if this killed him (H2H-3). */
function settleExchange(
  rec: Recorder,
  frame: CloseCombatFrame,
  attacker: readonly number[],
  defender: readonly number[],
  strikes: readonly Role[],
): void {
  const hits = { attacker: hitsOf(rec.game, attacker), defender: hitsOf(rec.game, defender) };
  const told: GameEvent = {
    event: 'exchange',
    attacker: frame.attacker,
    defender: frame.defender,
    dice: { attacker, defender },
    hits,
  };
  rec.record(told);
  for (const by of strikes) strike(rec, frame, by, by === 'attacker' ? attacker : defender);
  const bothStand = [frame.attacker, frame.defender].every((who) => isOnTable(character(rec.game, who)));
  if (bothStand) rec.step(nextExchange(rec.game, frame.attacker, frame.defender));
  else rec.pop();
}

function strike(rec: Recorder, frame: CloseCombatFrame, by: Role, dice: readonly number[]): void {
  const struck = by === 'attacker' ? frame.defender : frame.attacker;
  for (let hit = hitsOf(rec.game, dice); hit > 0; hit--) wound(rec, struck, 'closeCombat');
}
