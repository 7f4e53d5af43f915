import { RULING_IDS } from '../engine/ruleIds.ts';
import type { SightRules } from '../engine/sight/types.ts';
import type { Rulings } from './rulings.ts';
import { tactic22 } from './tactic22.ts';

/** What sight and to-hit numbers depend on in each of the five editions: each a difference from the default one. */
export interface SightEdition {
  readonly rules: SightRules;
  /** R39, R52: radius of a base; R38: of a marker (u). */
  readonly baseRadius: number;
  readonly markerRadius: number;
  readonly bodiesCover: boolean;
  readonly shortRange: number;
  readonly toHit: number;
  /** What taking cover adds, and the distance up to which it has no effect (at exactly that distance: `closeIncluded`). */
  readonly takeCover: number;
  readonly close: number;
  readonly closeIncluded: boolean;
}

const base: SightEdition = {
  rules: tactic22.sight,
  baseRadius: tactic22.baseRadius, // R39, R52
  markerRadius: tactic22.markerRadius, // R38
  bodiesCover: false, // COVER-7
  shortRange: tactic22.fire.shortRange, // FIRE-2
  toHit: tactic22.fire.toHit, // FIRE-3
  takeCover: tactic22.takeCover.add, // TC-2
  close: tactic22.takeCover.close, // TC-4
  closeIncluded: true, // TC-4
};

const inRules = (change: Partial<SightRules>, more: Partial<SightEdition> = {}): SightEdition => ({
  ...base,
  ...more,
  rules: { ...base.rules, ...change },
});

const measuredToTarget: Partial<SightRules> = {
  nearRule: 'target', // COVER-6, R95
  nearTotalHides: true, // R76 does not arise: nothing is near but the target
};

const EDITIONS = {
  'tactic-2.2': base,
  'combat-1.1': inRules({
    partialHides: 'part', // LOS-5, R75
  }),
  'tactic-2.0-beta': inRules(
    {
      nearRule: 'parts', // COVER-6
      nearTotalHides: true, // R76
      counting: 'separate', // COVER-9, R37
    },
    { bodiesCover: true }, // COVER-7
  ),
  'tactic-qs-it': inRules({
    ...measuredToTarget, // COVER-6
    charactersCover: false, // COVER-7, R33
  }),
  'tactic-qs-fr': inRules(measuredToTarget, { closeIncluded: false }), // COVER-6; TC-4, R84
} as const satisfies Record<string, SightEdition>;

export type SightEditionId = keyof typeof EDITIONS;
export const SIGHT_EDITIONS = Object.keys(EDITIONS) as SightEditionId[];
export const isSightEdition = (id: string): id is SightEditionId => Object.hasOwn(EDITIONS, id);

type Change = (edition: SightEdition) => SightEdition;
const rulesChange =
  (change: Partial<SightRules>): Change =>
  (edition) => ({ ...edition, rules: { ...edition.rules, ...change } });

const INCH = 25.4; // mm
const BASE = 25; // mm
const scaled: Change = (edition) => ({
  ...edition,
  baseRadius: (edition.baseRadius * BASE) / INCH,
  markerRadius: (edition.markerRadius * BASE) / INCH,
});

/** Option b of the rulings that sight depends on, with the editions that have it. */
const OPTION_B: Readonly<Record<string, { readonly in: string; readonly change: Change }>> = {
  R32: { in: 'CQ', change: rulesChange({ nearRule: 'parts' }) },
  R33: { in: 'I', change: rulesChange({ charactersCover: true }) },
  R34: { in: 'CBQIF', change: rulesChange({ viewpoint: 'one' }) },
  R37: { in: 'B', change: rulesChange({ counting: 'per-element' }) },
  R38: { in: 'CBQIF', change: (edition) => ({ ...edition, markerRadius: 0 }) },
  R52: { in: 'CBQF', change: scaled },
  R75: { in: 'C', change: rulesChange({ partialHides: 'all' }) },
  R76: {
    in: 'CBQ',
    change: (edition) => rulesChange({ nearTotalHides: !edition.rules.nearTotalHides })(edition),
  },
  R84: { in: 'F', change: (edition) => ({ ...edition, closeIncluded: true }) },
  R95: {
    in: 'IF',
    change: rulesChange({ nearRule: 'target-and-element', nearTotalHides: false }), // near elements as in Q, R76 too
  },
  R96: { in: 'IF', change: rulesChange({ closeTargetHides: true }) },
  R132: { in: 'CQIF', change: rulesChange({ counting: 'separate' }) },
};

const LETTERS: Readonly<Record<SightEditionId, string>> = {
  'combat-1.1': 'C',
  'tactic-2.0-beta': 'B',
  'tactic-2.2': 'Q',
  'tactic-qs-it': 'I',
  'tactic-qs-fr': 'F',
};

/** The id of the first ruling that is unknown, or whose option the edition does not have. Rulings about other things pass. */
export function sightRulingFault(edition: SightEditionId, rulings: Rulings): string | null {
  for (const [id, option] of Object.entries(rulings)) {
    if (!(RULING_IDS as readonly string[]).includes(id) || changeFor(edition, id, option) === null) return id;
  }
  return null;
}

const unchanged: Change = (edition) => edition;

function changeFor(edition: SightEditionId, id: string, option: string | number): Change | null {
  if (typeof option === 'number') {
    if (id === 'R02') return option >= 0 && option <= 10 ? unchanged : null;
    const fits = id === 'R39' && option >= 20 && option <= 40;
    return fits ? (e) => ({ ...e, baseRadius: option / 2 / BASE }) : null;
  }
  if (option === 'a') return unchanged;
  const known = Object.hasOwn(OPTION_B, id) ? OPTION_B[id] : undefined;
  if (!known) return /^[b-e]$/.test(option) ? unchanged : null;
  return option === 'b' && known.in.includes(LETTERS[edition]) ? known.change : null;
}

/** The rules of an edition with the players' rulings; R39 before R52, which both touch the base's size. */
export const sightRulesOf = (edition: SightEditionId, rulings: Rulings = {}): SightEdition =>
  Object.keys(rulings)
    .sort()
    .reduce(
      (e, id) => changeFor(edition, id, rulings[id] as string | number)?.(e) ?? e,
      EDITIONS[edition] as SightEdition,
    );
