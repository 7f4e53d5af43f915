import { type Draft, produce } from 'immer';
import { RULING_IDS, type Ruleset, type RulingId } from '../engine/index.ts';

/**
 * The rulings players can change for their game. Option a is the default and stands in the edition; b, c, … are the
 * options of the rulings list in its order, each a change of the ruleset. R39 takes a number instead.
 */
type Change = (rules: Ruleset) => Ruleset;

/** The parts of a ruleset that are more than a number. */
type PartOf<R> = { [Name in keyof R]: R[Name] extends object ? Name : never }[keyof R];

/** Other values in one part of the ruleset. */
const within = <Part extends PartOf<Ruleset>>(part: Part, change: Partial<Ruleset[Part]>): Change =>
  produce((draft: Draft<Ruleset>) => {
    Object.assign(draft[part], change);
  });

const INCH = 25.4; // mm
const BASE = 25; // mm

export const RULING_OPTIONS: Readonly<Partial<Record<RulingId, Readonly<Record<string, Change>>>>> = {
  R04: { b: within('setup', { firstTurn: 'first-to-deploy' }), c: within('setup', { firstTurn: 'last-to-deploy' }) },
  R07: { b: within('turn', { countersClear: 'own-turn' }) },
  R09: { b: within('turn', { doubleCountsAs: 'one' }) },
  R10: { b: within('victory', { bothAtOnce: 'draw' }) },
  R11: { b: within('movement', { crossingCost: 0 }) },
  R15: { b: within('aim', { declared: 'with-shot' }) },
  R18: {
    b: within('grenades', { longest: 12 }),
    c: within('grenades', { longest: 20 }),
    d: within('grenades', { longest: null }),
  },
  R19: { b: within('grenades', { sightBeyondSure: false }) },
  R21: { b: within('grenades', { takeCoverProtects: true }) },
  R23: { b: within('grenades', { ties: 'roll' }) },
  R26: { b: within('opportunity', { trigger: 'acting' }), c: within('opportunity', { trigger: 'entering' }) },
  R27: { b: within('opportunity', { staysWhenWounded: true }) },
  R29: { b: within('suppression', { mayMove: false }) },
  R31: { b: within('command', { share: 'pool' }) },
  R32: { b: within('sight', { nearRule: 'parts' }) },
  R34: { b: within('sight', { viewpoint: 'one' }) },
  R38: { b: (r) => ({ ...r, markerRadius: 0 }) },
  R41: { b: within('command', { several: 'sum' }) },
  R42: { b: within('command', { whileShocked: false }) },
  R49: { b: within('grenades', { offTable: 'no-effect' }) },
  R52: { b: (r) => ({ ...r, baseRadius: (r.baseRadius * BASE) / INCH, markerRadius: (r.markerRadius * BASE) / INCH }) },
  R53: { b: within('setup', { secondStartsEmpty: true }) },
  R58: { b: within('movement', { overhang: true }) },
  R59: { b: within('turn', { endsWithoutTokens: false }) },
  R61: { b: within('setup', { zoneHolds: 'whole-base' }) },
  R62: { b: within('setup', { objectives: 'after-deployment' }) },
  R63: { b: within('victory', { objective: 'move-ends-there' }) },
  R65: { b: (r) => ({ ...r, coverReactionEndsFire: false }) },
  R66: { b: within('closeCombat', { endsMarkers: true }) },
  R70: { b: within('aim', { shots: 'first' }) },
  R73: { b: within('opportunity', { rest: 'new-way' }) },
  R76: { b: within('sight', { nearTotalHides: true }) },
  R78: { b: within('grenades', { charactersShelter: true }) },
  R80: { b: within('suppression', { joiningNeedsSight: false }) },
  R82: { b: within('fire', { grenadesAreWeapons: false }) },
  R98: { b: within('suppression', { victims: 'one-a-turn' }) },
  R99: { b: within('closeCombat', { exchange: 'in-turns' }) },
  R100: { b: within('grenades', { order: 'anew' }) },
  R101: { b: within('movement', { extraPaid: 'once', moveAndFireCrosses: false }) },
  R102: { b: within('opportunity', { abilitiesCover: false }) },
  R103: { b: within('suppression', { suppressedFirers: 'drop-out' }) },
  R104: { b: within('movement', { holes: 'measured' }) },
  R126: { b: within('movement', { heightCounts: true }) },
  R129: { b: within('movement', { rimIsContact: true }) },
  R132: { b: within('sight', { counting: 'separate' }) },
  R134: { b: within('movement', { mayStraddle: true }) },
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
