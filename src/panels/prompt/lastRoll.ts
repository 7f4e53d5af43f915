import { type Game, type GameEvent, type Side, sum } from '../../engine/index.ts';
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
}

export function lastRoll(history: History): LastRoll | null {
  for (const node of lineTo(history).reverse()) {
    const events = nodeAt(history, node)?.events ?? [];
    const rolled = events.find((event) => event.event === 'rolled');
    if (!rolled) continue;
    const need = needOf(rolled, events, gameAt(history, node));
    const hits = rolled.dice.map((die) => need !== null && die >= need);
    return { node, by: rolled.by, dice: rolled.dice, hits, counted: need !== null };
  }
  return null;
}

function needOf({ about }: { about: string }, events: readonly GameEvent[], game: Game): number | null {
  const shot = events.find((event) => event.event === 'shot');
  if (shot) return sum(shot.need);
  return about === 'closeCombat' ? game.setup.ruleset.closeCombat.toHit : null;
}
