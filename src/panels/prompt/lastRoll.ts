import { diceByShot, type Game, type Side, sum } from '../../engine/index.ts';
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
  /** The places of the dice of each shot, where several were rolled together (R14); else of all of them. */
  readonly byShot: readonly (readonly number[])[];
}

export function lastRoll(history: History): LastRoll | null {
  for (const node of lineTo(history).reverse()) {
    const events = nodeAt(history, node)?.events ?? [];
    const rolled = events.find((event) => event.event === 'rolled');
    if (!rolled) continue;
    const shot = events.find((event) => event.event === 'shot');
    const need = shot ? sum(shot.need) : needOf(rolled, gameAt(history, node));
    const hits = rolled.dice.map((die) => need !== null && die >= need);
    const places = rolled.dice.map((_, place) => place);
    const byShot = shot ? diceByShot(shot.count, places) : [places];
    return { node, by: rolled.by, dice: rolled.dice, hits, counted: need !== null, byShot };
  }
  return null;
}

const needOf = ({ about }: { about: string }, game: Game): number | null =>
  about === 'closeCombat' ? game.setup.ruleset.closeCombat.toHit : null;
