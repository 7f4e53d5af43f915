import { RULING_IDS, type Ruleset, type RulingId } from '../engine/index.ts';

/**
 * The rulings players can change for their game. Option a is the default and stands in the edition; b, c, … are the
 * options of the rulings list in its order, each a change of the ruleset. R39 takes a number instead.
 */
type Change = (rules: Ruleset) => Ruleset;

const inSetup =
  (change: Partial<Ruleset['setup']>): Change =>
  (r) => ({ ...r, setup: { ...r.setup, ...change } });
const inTurn =
  (change: Partial<Ruleset['turn']>): Change =>
  (r) => ({ ...r, turn: { ...r.turn, ...change } });
const inMovement =
  (change: Partial<Ruleset['movement']>): Change =>
  (r) => ({ ...r, movement: { ...r.movement, ...change } });
const inSight =
  (change: Partial<Ruleset['sight']>): Change =>
  (r) => ({ ...r, sight: { ...r.sight, ...change } });
const inGrenades =
  (change: Partial<Ruleset['grenades']>): Change =>
  (r) => ({ ...r, grenades: { ...r.grenades, ...change } });
const inOpportunity =
  (change: Partial<Ruleset['opportunity']>): Change =>
  (r) => ({ ...r, opportunity: { ...r.opportunity, ...change } });
const inSuppression =
  (change: Partial<Ruleset['suppression']>): Change =>
  (r) => ({ ...r, suppression: { ...r.suppression, ...change } });
const inCommand =
  (change: Partial<Ruleset['command']>): Change =>
  (r) => ({ ...r, command: { ...r.command, ...change } });

const INCH = 25.4; // mm
const BASE = 25; // mm

export const RULING_OPTIONS: Readonly<Partial<Record<RulingId, Readonly<Record<string, Change>>>>> = {
  R04: { b: inSetup({ firstTurn: 'first-to-deploy' }), c: inSetup({ firstTurn: 'last-to-deploy' }) },
  R07: { b: inTurn({ countersClear: 'own-turn' }) },
  R09: { b: inTurn({ doubleCountsAs: 'one' }) },
  R10: { b: (r) => ({ ...r, victory: { ...r.victory, bothAtOnce: 'draw' } }) },
  R11: { b: inMovement({ crossingCost: 0 }) },
  R15: { b: (r) => ({ ...r, aim: { ...r.aim, declared: 'with-shot' } }) },
  R18: { b: inGrenades({ longest: 12 }), c: inGrenades({ longest: 20 }), d: inGrenades({ longest: null }) },
  R19: { b: inGrenades({ sightBeyondSure: false }) },
  R21: { b: inGrenades({ takeCoverProtects: true }) },
  R23: { b: inGrenades({ ties: 'roll' }) },
  R26: { b: inOpportunity({ trigger: 'acting' }), c: inOpportunity({ trigger: 'entering' }) },
  R27: { b: inOpportunity({ staysWhenWounded: true }) },
  R29: { b: inSuppression({ mayMove: false }) },
  R31: { b: inCommand({ share: 'pool' }) },
  R32: { b: inSight({ nearRule: 'parts' }) },
  R34: { b: inSight({ viewpoint: 'one' }) },
  R38: { b: (r) => ({ ...r, markerRadius: 0 }) },
  R41: { b: inCommand({ several: 'sum' }) },
  R42: { b: inCommand({ whileShocked: false }) },
  R49: { b: inGrenades({ offTable: 'no-effect' }) },
  R52: { b: (r) => ({ ...r, baseRadius: (r.baseRadius * BASE) / INCH, markerRadius: (r.markerRadius * BASE) / INCH }) },
  R53: { b: inSetup({ secondStartsEmpty: true }) },
  R58: { b: inMovement({ overhang: true }) },
  R59: { b: inTurn({ endsWithoutTokens: false }) },
  R61: { b: inSetup({ zoneHolds: 'whole-base' }) },
  R62: { b: inSetup({ objectives: 'after-deployment' }) },
  R63: { b: (r) => ({ ...r, victory: { ...r.victory, objective: 'move-ends-there' } }) },
  R65: { b: (r) => ({ ...r, coverReactionEndsFire: false }) },
  R66: { b: (r) => ({ ...r, closeCombat: { ...r.closeCombat, endsMarkers: true } }) },
  R70: { b: (r) => ({ ...r, aim: { ...r.aim, shots: 'first' } }) },
  R76: { b: inSight({ nearTotalHides: true }) },
  R78: { b: inGrenades({ charactersShelter: true }) },
  R80: { b: inSuppression({ joiningNeedsSight: false }) },
  R82: { b: (r) => ({ ...r, fire: { ...r.fire, grenadesAreWeapons: false } }) },
  R98: { b: inSuppression({ victims: 'one-a-turn' }) },
  R99: { b: (r) => ({ ...r, closeCombat: { ...r.closeCombat, exchange: 'in-turns' } }) },
  R101: { b: inMovement({ extraPaid: 'once' }) },
  R102: { b: inOpportunity({ abilitiesCover: false }) },
  R103: { b: inSuppression({ suppressedFirers: 'drop-out' }) },
  R104: { b: inMovement({ holes: 'measured' }) },
  R129: { b: inMovement({ rimIsContact: true }) },
  R132: { b: inSight({ counting: 'separate' }) },
  R134: { b: inMovement({ mayStraddle: true }) },
};

/** R39: a base of this many millimetres. */
const baseSize =
  (mm: number): Change =>
  (r) => ({ ...r, baseRadius: mm / 2 / BASE });

export type Rulings = Readonly<Record<string, string | number>>;

/** What is wrong with a choice of rulings, by the id of the first bad one. */
export function rulingsFault(rulings: Rulings): string | null {
  return Object.entries(rulings).find(([id, option]) => changeFor(id, option) === null)?.[0] ?? null;
}

function changeFor(id: string, option: string | number): Change | null {
  if (option === 'a') return (RULING_IDS as readonly string[]).includes(id) ? (r) => r : null;
  if (id === 'R39') return typeof option === 'number' && option >= 20 && option <= 40 ? baseSize(option) : null;
  const options = Object.hasOwn(RULING_OPTIONS, id) ? RULING_OPTIONS[id as RulingId] : undefined;
  return options && Object.hasOwn(options, option) ? (options[option as string] ?? null) : null;
}

/** A ruleset with the players' rulings in it; R39 before R52, which both touch the base's size. Bad ones change nothing: ask `rulingsFault`. */
export const withRulings = (rules: Ruleset, rulings: Rulings): Ruleset =>
  Object.keys(rulings)
    .sort()
    .reduce((r, id) => changeFor(id, rulings[id] as string | number)?.(r) ?? r, rules);
