import { awaiting, findCharacter, type GameEvent, type Id, type Point, type RollAbout } from '../engine/index.ts';
import { type Act, actsOf } from './acts.ts';
import { type Roll, rollOf } from './roll.ts';
import { type Stamp, stampsOf } from './stamps.ts';
import type { Step } from './step.ts';

/**
 * How a step is told: the dice first, then what is seen of it on the table, then what came of it, and after that the next
 * decision. All times in ms from its beginning at the plain speed. Worked out from the step alone, so that each window and
 * each look back tells it alike.
 */
export interface Script {
  readonly step: Step;
  readonly roll: Roll | null;
  /** When each die comes to rest, left to right; none where real dice were typed in. */
  readonly landings: readonly number[];
  /** From here on the dice tell. */
  readonly rest: number;
  readonly acts: readonly Act[];
  /** Whom it is about: they stand in the light. */
  readonly cast: readonly Id[];
  /** From here on it is told what came of it. */
  readonly strike: number;
  readonly stamps: readonly Stamp[];
  readonly grave: Gravity;
  readonly end: number;
}

/** The gravest that came of it; 'plain' where nobody could come to harm. */
export type Gravity = 'plain' | 'miss' | 'hurt' | 'death';

const TUMBLING = 420;
const AT_REST = 700;
/** Two dice land so far apart at most. */
const APART = 110;
/** From the dice at rest to the first that is seen of it. */
const BREATH = 60;
/** How long what came of it stands before the next decision: a hit 1.8 s at most in all, a death 2.6 s, a miss 1.4 s. */
const STANDS: Readonly<Record<Gravity, number>> = { plain: 400, miss: 300, hurt: 700, death: 1500 };

/** null where there is nothing to wait for: it is told at once. */
export function scriptOf(step: Step): Script | null {
  const roll = rollOf(step);
  const landings = roll && roll.source !== 'typed' ? landingsOf(roll.dice.length) : [];
  const rest = landings.length > 0 ? AT_REST : 0;
  const acts = actsOf(step, roll, rest + BREATH);
  const stamps = stampsOf(step);
  if (!roll && acts.length === 0 && !stamps.some(({ word }) => word !== 'suppressed')) return null;
  const strike = Math.max(rest, ...acts.map(strikeOf));
  const grave = gravityOf(step.events);
  return { step, roll, landings, rest, acts, cast: castOf(step), strike, stamps, grave, end: strike + STANDS[grave] };
}

function landingsOf(dice: number): readonly number[] {
  const apart = Math.min(APART, (AT_REST - TUMBLING) / Math.max(1, dice - 1));
  return Array.from({ length: dice }, (_, i) => AT_REST - (dice - 1 - i) * apart);
}

/** A burst strikes as it goes off, all else once it is over. */
const strikeOf = (act: Act): number => (act.act === 'burst' || act.act === 'smoke' ? act.from : act.until);

function gravityOf(events: readonly GameEvent[]): Gravity {
  const has = (...kinds: GameEvent['event'][]): boolean => events.some(({ event }) => kinds.includes(event));
  if (has('eliminated', 'firstFell')) return 'death';
  if (has('wounded', 'panicked', 'recovered')) return 'hurt';
  return has('shot', 'exchange', 'burstRolled', 'suppressionRolled', 'shockTested') ? 'miss' : 'plain';
}

/** Where it happens, as far as is known before the dice lie. */
export function placesOf({ step: { before, after }, cast, acts }: Script): readonly Point[] {
  const standing = cast.map((id) => findCharacter(before, id)?.at ?? findCharacter(after, id)?.at ?? null);
  return [...standing.filter((at) => at !== null), ...acts.flatMap(placesOfAct)];
}

/** Where it is seen. */
const placesOfAct = (act: Act): readonly Point[] =>
  'origin' in act ? [act.origin, act.to] : act.act === 'sweep' ? [...act.origins, act.to] : [act.at];

/** Whom it is about, as was known before the roll: nobody stands in the light because of what comes of it. */
function castOf({ before, events }: Step): readonly Id[] {
  const asked = awaiting(before);
  if (asked.kind === 'roll') return peopleIn(asked.about);
  return events.flatMap((event) => (event.event === 'grenadeThrown' ? [event.who] : []));
}

function peopleIn(about: RollAbout): readonly Id[] {
  switch (about.what) {
    case 'shot':
      return [about.who, about.at];
    case 'closeCombat':
      return [about.who, about.against];
    case 'burst':
      return about.caught;
    case 'burstTie':
      return about.who;
    case 'suppression':
      return about.firers;
    case 'shockTest':
    case 'scatter':
      return [about.who];
    default:
      return [];
  }
}
