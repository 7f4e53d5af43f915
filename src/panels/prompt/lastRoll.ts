import { type DiceSource, diceByShot, type Game, type GameEvent, type Side, sum } from '../../engine/index.ts';
import { gameAt, type History, lineTo, nodeAt } from '../../play/history.ts';

/** The dice thrown last, and which of them were hits. */
export interface LastRoll {
  /** The command that rolled them. */
  readonly node: number;
  readonly by: Side | 'both';
  readonly dice: readonly number[];
  readonly hits: readonly boolean[];
  /** Do these dice hit or miss anything? Those of a roll-off do not. */
  readonly counted: boolean;
  /** The number that hits, where it is the same for all of them. */
  readonly need: number | null;
  readonly source: DiceSource;
  /** The places of the dice of each shot, where several were rolled together (R14); else of all of them. */
  readonly byShot: readonly (readonly number[])[];
}

export function lastRoll(history: History): LastRoll | null {
  for (const node of lineTo(history).reverse()) {
    const events = nodeAt(history, node)?.events ?? [];
    const rolled = events.find((event) => event.event === 'rolled');
    if (!rolled) continue;
    const shot = events.find((event) => event.event === 'shot');
    const need = shot ? sum(shot.need) : needOf(rolled, events, gameAt(history, node));
    const hits = rolled.dice.map((die) => need !== null && die >= need);
    const places = rolled.dice.map((_, place) => place);
    const byShot = shot ? diceByShot(shot.count, places) : [places];
    return {
      node,
      by: rolled.by,
      dice: rolled.dice,
      hits,
      counted: need !== null,
      need,
      source: rolled.source,
      byShot,
    };
  }
  return null;
}

function needOf({ about }: { about: string }, events: readonly GameEvent[], game: Game): number | null {
  if (about === 'closeCombat') return game.setup.ruleset.closeCombat.toHit;
  const burst = events.find((event) => event.event === 'burstRolled');
  return burst && burst.hidden === null ? sum(burst.need) : null; // R17: some of those caught may be harder to hit
}
