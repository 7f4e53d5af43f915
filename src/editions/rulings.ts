import { type Draft, produce } from 'immer';
import { RULING_IDS, type Ruleset, type RulingId } from '../engine/index.ts';
import { EDITION_LETTERS, type EditionId } from './ids.ts';

/**
 * The rulings players can change for their game. Option a is the default and stands in the edition; b, c, … are the
 * options of the rulings list in its order, each a change of the ruleset, for the editions whose letters stand beside
 * them. A few take a number instead.
 */
type Change = (rules: Ruleset) => Ruleset;
type Letters = string;
type Option = readonly [editions: Letters, change: Change];
type Options = Readonly<Record<string, Option>>;

/** The parts of a ruleset that are more than a number. */
type PartOf<R> = { [Name in keyof R]: R[Name] extends object ? Name : never }[keyof R];

/** Other values in one part of the ruleset. */
const within = <Part extends PartOf<Ruleset>>(part: Part, change: Partial<Ruleset[Part]>): Change =>
  produce((draft: Draft<Ruleset>) => {
    Object.assign(draft[part], change);
  });

const INCH = 25.4; // mm
const BASE = 25; // mm

const ALL = 'CBQIF';

const OPTIONS = {
  R03: { b: ['C', within('turn', { bids: 'open' })] },
  R04: {
    b: ['QIF', within('setup', { firstTurn: 'first-to-deploy' })],
    c: ['QIF', within('setup', { firstTurn: 'last-to-deploy' })],
  },
  R05: { b: ['C', within('turn', { mustSpend: 0 })] },
  R07: { b: ['BQIF', within('turn', { countersClear: 'own-turn' })] },
  R09: { b: [ALL, within('turn', { doubleCountsAs: 'one' })] },
  R10: { b: [ALL, within('victory', { bothAtOnce: 'draw' })] },
  R11: { b: ['CQIF', within('movement', { crossingCost: 0 })] },
  R13: { b: ['B', within('fire', { headShotBeyondSix: true })] },
  R14: {
    b: ['C', within('fire', { headShotIn: 'roll' })],
    c: ['C', within('fire', { several: 'one-at-a-time' })],
  },
  R15: { b: ['QIF', within('aim', { declared: 'with-shot' })] },
  R17: { b: ['B', within('grenades', { coverReaction: true })] },
  R16: { b: ['B', within('aim', { shots: 'each' })] },
  R18: {
    b: ['QF', within('grenades', { longest: 12 })],
    c: ['QF', within('grenades', { longest: 20 })],
    d: ['QF', within('grenades', { longest: null })],
  },
  R19: { b: ['QIF', within('grenades', { sightBeyond: null })] },
  R21: { b: ['Q', within('grenades', { takeCoverProtects: true })] },
  R22: { b: ['C', within('grenades', { single: 'lowest-h2h' })] },
  R23: { b: ['QF', within('grenades', { ties: 'roll' })] },
  R26: {
    b: ['CQIF', within('opportunity', { trigger: 'acting' })],
    c: ['CQIF', within('opportunity', { trigger: 'entering' })],
  },
  R27: { b: [ALL, within('opportunity', { staysWhenWounded: true })] },
  R29: { b: ['QF', within('suppression', { mayMove: false })] },
  R30: {
    b: ['B', within('wounds', { shock: { until: 'start', of: 'ownersTurn' } })],
    c: ['B', within('wounds', { shock: { until: 'start', of: 'ownersSecondTurn' } })],
  },
  R31: { b: ['CQF', within('command', { share: 'pool-a-turn' })] },
  R32: { b: ['CQ', within('sight', { nearRule: 'parts' })] },
  R33: { b: ['I', within('sight', { charactersCover: true })] },
  R34: { b: [ALL, within('sight', { viewpoint: 'one' })] },
  R35: { b: ['B', within('grenades', { hitEliminates: true })] },
  R37: { b: ['B', within('sight', { counting: 'per-element' })] },
  R38: { b: [ALL, (r) => ({ ...r, markerRadius: 0 })] },
  R41: { b: [ALL, within('command', { several: 'sum' })] },
  R42: { b: [ALL, within('command', { whileShocked: false })] },
  R47: { b: ['C', within('suppression', { officerFires: false })] },
  R49: { b: [ALL, within('grenades', { offTable: 'no-effect' })] },
  R52: {
    b: [
      'CBQF',
      (r) => ({ ...r, baseRadius: (r.baseRadius * BASE) / INCH, markerRadius: (r.markerRadius * BASE) / INCH }),
    ],
  },
  R53: { b: ['QIF', within('setup', { secondStartsEmpty: true })] },
  R58: { b: [ALL, within('movement', { overhang: true })] },
  R59: { b: ['BQIF', within('turn', { endsWithoutTokens: false })] },
  R61: { b: [ALL, within('setup', { zoneHolds: 'whole-base' })] },
  R62: { b: [ALL, within('setup', { objectives: 'after-deployment' })] },
  R63: { b: [ALL, within('victory', { objective: 'move-ends-there' })] },
  R65: { b: [ALL, (r) => ({ ...r, coverReactionEndsFire: false })] },
  R66: { b: [ALL, within('closeCombat', { endsMarkers: true })] },
  R68: { b: ['B', within('moveAndFire', { intoContact: true })] },
  R70: { b: ['QIF', within('aim', { shots: 'first' })] },
  R72: { b: ['B', within('opportunity', { trigger: 'moving-or-attacking' })] },
  R73: { b: [ALL, within('opportunity', { rest: 'new-way' })] },
  R75: { b: ['C', within('sight', { partialHides: 'all' })] },
  R76: {
    b: ['CBQ', (r) => ({ ...r, sight: { ...r.sight, nearTotalHides: !r.sight.nearTotalHides } })],
  },
  R77: { b: ['C', within('suppression', { sight: 'marker' })] },
  R78: {
    b: ['CQF', within('grenades', { charactersShelter: true })],
    c: ['B', within('grenades', { charactersShelter: false })],
  },
  R79: {
    b: ['B', within('grenades', { ownSide: 'sheltered-anywhere' })],
    c: ['B', within('grenades', { ownSide: 'sheltered-or-in-cover' })],
  },
  R80: { b: ['QIF', within('suppression', { joiningNeedsSight: false })] },
  R81: { b: ['I', within('fire', { oneWeapon: true })] },
  R82: { b: ['CQF', within('fire', { grenadesAreWeapons: false })] },
  R84: { b: ['F', within('takeCover', { atClose: 'no-effect' })] },
  R85: { b: ['I', within('grenades', { drift: 'exactly' })] },
  R86: { b: ['I', within('grenades', { ties: 'thrower' })] },
  R88: { b: ['I', within('suppression', { contact: 'mover-outside' })] },
  R89: { b: ['I', within('suppression', { reach: 'sight' })] },
  R90: { b: ['I', within('suppression', { barsJoining: 'attacks' })] },
  R91: { b: ['I', within('wounds', { shock: { until: 'end', of: 'ownersTurn' } })] },
  R92: { b: ['F', within('opportunity', { optional: true })] },
  R93: { b: ['F', within('suppression', { lasts: 'while-there' })] },
  R94: { b: ['F', within('movement', { touching: 'fights' })] },
  R95: {
    b: ['IF', within('sight', { nearRule: 'target-and-element', nearTotalHides: false })], // near elements as in Q, R76 too
  },
  R96: { b: ['IF', within('sight', { closeTargetHides: true })] },
  R98: { b: ['QF', within('suppression', { victims: 'one-a-turn' })] },
  R99: { b: ['QIF', within('closeCombat', { exchange: 'in-turns' })] },
  R100: { b: ['QIF', within('grenades', { order: 'anew' })] },
  R101: { b: [ALL, within('movement', { extraPaid: 'once', moveAndFireCrosses: false })] },
  R102: { b: [ALL, within('opportunity', { abilitiesCover: false })] },
  R103: { b: [ALL, within('suppression', { suppressedFirers: 'drop-out' })] },
  R104: { b: ['QF', within('movement', { holes: 'measured' })] },
  R121: {
    b: ['B', within('grenades', { smokeRadius: 5 })],
    c: ['B', within('grenades', { smokeGoes: 'opponents-turn' })],
  },
  R122: { b: ['B', (r) => ({ ...r, concealment: 'smoke-breaks-sight' })] },
  R124: { b: ['B', within('suppression', { hits: 'enemies' })] },
  R125: { b: ['B', within('suppression', { layingOpportunity: 'outside' })] },
  R123: { b: ['B', within('movement', { concealing: 'crossed' })] },
  R126: { b: [ALL, within('movement', { heightCounts: true })] },
  R129: { b: ['CQIF', within('movement', { rimIsContact: true })] },
  R132: { b: ['CQIF', within('sight', { counting: 'separate' })] },
  R134: { b: [ALL, within('movement', { mayStraddle: true })] },
  R137: { b: ['C', within('fire', { headShotInCover: false })] },
  R142: { b: ['B', within('levels', { reach: 'any-part' })] },
  R143: { b: ['B', within('levels', { total: 'at-an-end' })] },
  R144: { b: ['B', within('levels', { partial: 'at-the-target' })] },
  R148: { b: ['B', within('levels', { measured: 'slant' })] },
  R150: { b: ['B', within('levels', { areas: 'every-level' })] },
  R153: { b: ['B', within('movement', { paidPassages: 'stairs-too' })] },
  R157: { b: ['B', within('grenades', { overEdge: 'stops' })] },
  R158: { b: ['B', within('grenades', { roofs: { longest: 5, sure: 2, sight: false } })] },
  R159: { b: ['B', within('grenades', { smokeRises: true })] },
  R162: { b: ['B', within('levels', { deployment: 'on-the-ground' })] },
  R167: { b: ['B', within('sight', { smokeCountsOnce: true })] },
  R168: { b: [ALL, within('opportunity', { withoutDice: 'lost' })] },
  R169: { b: [ALL, within('setup', { belowSize: 'refused' })] },
  R170: { b: ['CQIF', within('sight', { platformCovers: false })] },
  R171: { b: ['B', within('setup', { keepingBackIsStep: true })] },
} as const satisfies Readonly<Partial<Record<RulingId, Options>>>;

/** A number of the players' own: within these bounds, and what stands for the default. */
interface NumberChoice {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

type OwnNumber = NumberChoice & { readonly having: Letters; readonly change: (n: number) => Change };

const NUMBERS = {
  // u from the own edge, 0: touching it
  R02: { having: 'B', least: 0, most: 10, usual: 0, change: (u) => within('setup', { middleZone: u }) },
  // mm across
  R39: { having: ALL, least: 20, most: 40, usual: BASE, change: (mm) => (r) => ({ ...r, baseRadius: mm / 2 / BASE }) },
} as const satisfies Readonly<Partial<Record<RulingId, OwnNumber>>>;

/** What may be chosen for a ruling: a, its default, with every one; the letters of its options, or a number. */
export type RulingOption<Id extends RulingId> =
  | 'a'
  | (Id extends keyof typeof OPTIONS ? keyof (typeof OPTIONS)[Id] : never)
  | (Id extends keyof typeof NUMBERS ? number : never);

/** What the players of a game have settled: only letters that the ruling has, be it in another edition. */
export type Rulings = { readonly [Id in RulingId]?: RulingOption<Id> };

/** The same as it comes from a file or a field of the page: anything, until `rulingsFault` has found nothing wrong with it. */
export type RulingsGiven = Readonly<Record<string, string | number>>;

/** The rulings with a choice of letters in an edition, and the letters beside a, its default. */
export function rulingOptions(edition: EditionId): ReadonlyMap<RulingId, readonly string[]> {
  const letter = EDITION_LETTERS[edition];
  const all = Object.entries(OPTIONS) as [RulingId, Options][];
  return new Map(
    all
      .map(
        ([id, options]) =>
          [
            id,
            Object.entries(options).flatMap(([option, [having]]) => (having.includes(letter) ? [option] : [])),
          ] as const,
      )
      .filter(([, options]) => options.length > 0),
  );
}

/** The rulings of an edition that take a number instead. */
export const rulingNumbers = (edition: EditionId): ReadonlyMap<RulingId, NumberChoice> =>
  new Map(
    (Object.keys(NUMBERS) as RulingId[]).flatMap((id) => {
      const number = numberOf(id);
      return number?.having.includes(EDITION_LETTERS[edition]) ? [[id, number]] : [];
    }),
  );

/** Is there a choice in some edition? */
export const hasOptions = (id: string): boolean => Object.hasOwn(OPTIONS, id) || Object.hasOwn(NUMBERS, id);

/** What is wrong with a choice of rulings, by the id of the first one that is unknown or that the edition does not have. */
export const rulingsFault = (edition: EditionId, rulings: RulingsGiven): string | null =>
  Object.entries(rulings).find(([id, option]) => changeFor(edition, id, option) === null)?.[0] ?? null;

function changeFor(edition: EditionId, id: string, option: string | number): Change | null {
  if (option === 'a') return (RULING_IDS as readonly string[]).includes(id) ? (r) => r : null;
  if (typeof option === 'number') return numberFor(edition, id, option);
  const options: Options = Object.hasOwn(OPTIONS, id) ? OPTIONS[id as keyof typeof OPTIONS] : {};
  if (!Object.hasOwn(options, option)) return null;
  const [having, change] = options[option] as Option;
  return having.includes(EDITION_LETTERS[edition]) ? change : null;
}

const numberOf = (id: string): OwnNumber | undefined =>
  Object.hasOwn(NUMBERS, id) ? NUMBERS[id as keyof typeof NUMBERS] : undefined;

function numberFor(edition: EditionId, id: string, n: number): Change | null {
  const number = numberOf(id);
  if (!number?.having.includes(EDITION_LETTERS[edition])) return null;
  return n >= number.least && n <= number.most ? number.change(n) : null;
}

/** A ruleset with the players' rulings in it; R39 before R52, which both touch the base's size. Bad ones change nothing: ask `rulingsFault`. */
export const withRulings = (rules: Ruleset, edition: EditionId, rulings: Rulings): Ruleset =>
  Object.entries<string | number>(rulings)
    .sort(([p], [q]) => (p < q ? -1 : 1))
    .reduce((r, [id, option]) => changeFor(edition, id, option)?.(r) ?? r, rules);
