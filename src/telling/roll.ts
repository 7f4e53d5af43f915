import { type DiceSource, diceByShot, type Game, type GameEvent, type Id, type Side, sum } from '../engine/index.ts';
import type { Step } from './step.ts';

/** The dice of a step as they lie on the felt, and which of them are hits. */
export interface Roll {
  readonly by: Side | 'both';
  readonly about: Extract<GameEvent, { event: 'rolled' }>['about'];
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

/** null: nothing was rolled in this step. */
export function rollOf({ after, events }: Pick<Step, 'after' | 'events'>): Roll | null {
  const rolled = events.find((event) => event.event === 'rolled');
  if (!rolled) return null;
  const shot = events.find((event) => event.event === 'shot');
  const need = shot ? sum(shot.need) : needOf(rolled, events, after);
  const places = rolled.dice.map((_, place) => place);
  return {
    by: rolled.by,
    about: rolled.about,
    dice: rolled.dice,
    hits: rolled.dice.map((die) => need !== null && die >= need),
    counted: need !== null,
    need,
    source: rolled.source,
    byShot: shot ? diceByShot(shot.count, places) : [places],
  };
}

function needOf({ about }: { about: string }, events: readonly GameEvent[], game: Game): number | null {
  if (about === 'closeCombat') return game.setup.ruleset.closeCombat.toHit;
  if (about === 'suppression') return SUPPRESSION_HITS;
  const burst = events.find((event) => event.event === 'burstRolled');
  return burst && burst.hidden === null ? sum(burst.need) : null; // R17: some of those caught may be harder to hit
}

/** SF-9: of suppression fire only a 6 does harm. */
const SUPPRESSION_HITS = 6;

/** Those of a close combat who have struck in this step, with what each has rolled; the attacker first. */
export function blows(events: readonly GameEvent[]): readonly { readonly who: Id; readonly dice: readonly number[] }[] {
  return events.flatMap((event) =>
    event.event === 'exchange'
      ? [
          { who: event.attacker, dice: event.dice.attacker },
          { who: event.defender, dice: event.dice.defender },
        ]
      : [],
  );
}
