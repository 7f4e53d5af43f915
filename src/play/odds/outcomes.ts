import { apply, awaiting, type Game, type GameEvent } from '../../engine/index.ts';
import { keyOf } from './position.ts';
import { rollsOf } from './rolls.ts';

/** What a roll may come to: all dice with which the game goes on alike. */
export interface Outcome {
  /** The commonest of these dice. */
  readonly dice: readonly number[];
  /** Of all of these dice together. */
  readonly chance: number;
  /** What happens with them, and how the game then stands. */
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

/** All that the roll that is due may come to, the likeliest first; the chances make 1. Nothing where no dice are due. */
export function outcomesOf(game: Game): readonly Outcome[] {
  const question = awaiting(game);
  if (question.kind !== 'roll') return [];
  const found = new Map<string, Outcome>();
  for (const { dice, chance } of rollsOf(question, game.setup.ruleset)) {
    const rolled = apply(game, { type: 'roll', dice, source: 'fixed' });
    if (!rolled.ok) continue; // rolls of its own question are never refused
    const key = keyOf(rolled.game.state);
    const known = found.get(key);
    found.set(key, {
      ...(known ?? { dice, events: rolled.events, game: rolled.game }),
      chance: chance + (known?.chance ?? 0),
    });
  }
  return [...found.values()].sort((p, q) => q.chance - p.chance);
}
