import { type GameEvent, type Marker, RULING_IDS, type RuleId } from '../../engine/index.ts';
import type { EditionId } from '../ids.ts';
import { rulingsOf } from '../rulingsOf.ts';

type Of<E extends GameEvent['event']> = Extract<GameEvent, { event: E }>;
type Rules = { readonly [E in GameEvent['event']]: readonly RuleId[] | ((event: Of<E>) => readonly RuleId[]) };

const ROLLS: Readonly<Partial<Record<Of<'rolled'>['about'], readonly RuleId[]>>> = {
  rollOff: ['SETUP-1'],
  deployOrder: ['SETUP-5'],
  firstTurn: ['R04'],
  initiative: ['TURN-2', 'R03'],
  scatter: ['GREN-4', 'GREN-5'],
  burstTie: ['R23', 'R86'],
};

/**
 * For every event the rules it follows from, in whatever edition; which of the rulings count, `rulesBehind` knows. A new event
 * without a line does not compile.
 */
const RULES: Rules = {
  placed: ['TURN-15'],
  corrected: ['TURN-15'],
  tokensSet: ['TURN-15'],
  turnSet: ['TURN-15'],
  grenadesSet: ['TURN-15'],
  rolled: ({ about }) => ROLLS[about] ?? [],
  tied: ({ about }) => (about === 'burstTie' ? ['R23', 'R86'] : [about === 'initiative' ? 'R03' : 'R01']),
  rollOffWon: ['SETUP-1'],
  edgeChosen: ['SETUP-1'],
  deployOrder: ['SETUP-5', 'SETUP-6'],
  objectiveChosen: ['WIN-2', 'R62'],
  objectiveReached: ['WIN-3', 'R63'],
  deployed: ({ inCover, flipped }) => [
    'SETUP-6',
    'SETUP-7',
    ...(inCover ? (['SETUP-9'] as const) : []),
    ...(flipped === undefined ? [] : (['REIN-1'] as const)),
  ],
  keptBack: ['REIN-2'],
  arrived: ['REIN-2', 'R128'],
  firstTurn: ({ rule }) => [rule],
  roundBegan: ['TURN-1'],
  bidsRevealed: ['TURN-2', 'R03'],
  initiativeWon: ['TURN-2'],
  roundEnded: ['TURN-3', 'R05'],
  turnBegan: ['TURN-1'],
  countersCleared: ['TURN-7', 'R07'],
  income: ['TURN-3', 'TURN-4'],
  turnEnded: ({ why }) => [TURN_ENDS[why]],
  spent: ({ commandedBy }) => (commandedBy.length > 0 ? ['CMD-1', 'CMD-2', 'R31'] : ['TURN-10']),
  moved: ({ crossed, hole }) => [
    'MOVE-1',
    ...(crossed.length > 0 ? (['MOVE-4', 'R11'] as const) : []),
    ...(hole ? (['MOVE-8'] as const) : []),
  ],
  contact: ['H2H-1', 'R12', 'R94'],
  putBack: ['R73'],
  stopped: ['R73'],
  newWay: ['R73'],
  actionLost: ['R67'],
  fireDeclared: ({ shots }) => ['FIRE-1', 'FIRE-9', ...(shots > 1 ? TOGETHER : [])],
  tookCover: ({ from }) => ['TC-1', 'TC-2', ...(from === undefined ? [] : (['TC-3'] as const))],
  coverLost: ['TC-3'],
  declined: ({ what }) => [DECLINED[what]],
  aimed: ['AIM-1'],
  shot: ({ headShot, shots, need }) => [
    'FIRE-3',
    'FIRE-4',
    ...(shots > 1 ? TOGETHER : []),
    ...(headShot ? (['FIRE-5'] as const) : []),
    ...(need.some(({ rule }) => rule === 'TC-2') ? (['R137'] as const) : []),
  ],
  markerPlaced: ({ marker, corrected }) =>
    corrected
      ? ['TURN-15']
      : marker.kind === 'opportunity'
        ? ['OF-1']
        : marker.kind === 'suppression'
          ? ['SF-1', 'SF-2', 'R47']
          : (PLACED[marker.kind] ?? ['WIN-2', 'R62']),
  equipped: ['SETUP-10', 'GREN-14'],
  handedOver: ['GREN-14', 'R133'],
  pickedUp: ['GREN-14', 'R133'],
  leftLying: ['R133'],
  smokeSpread: ['GREN-15', 'R121'],
  markerRemoved: ['OF-6', 'SF-8'],
  opportunityTaken: ({ counts }) => ['OF-3', 'OF-4', counts ? 'R74' : 'R44', 'R92'],
  firersJoined: ['SF-3', 'R80'],
  firerLeft: ['SF-7'],
  suppressed: ['SF-4', 'R29', 'R77', 'R88', 'R93', 'R125'],
  suppressionRolled: ['SF-9', 'R89', 'R98', 'R124'],
  grenadeThrown: ({ scatters, extra }) => [
    'GREN-1',
    scatters ? 'GREN-4' : 'GREN-2',
    ...(extra ? (['GREN-14'] as const) : []),
  ],
  scattered: ['GREN-5', 'GREN-6'],
  drifted: ['GREN-6'],
  driftedOff: ['R49'],
  burst: ['GREN-7', 'R21', 'R78'],
  burstRolled: ({ hidden }) => ['GREN-8', 'GREN-9', 'R22', 'R35', ...(hidden ? (['R17'] as const) : [])],
  exchange: ['H2H-2', 'H2H-3', 'H2H-4', 'R99'],
  deadlock: ['R25'],
  wounded: ['WOUND-1', 'WOUND-2'],
  eliminated: ({ cause }) => [cause === 'headShot' ? 'FIRE-5' : 'WOUND-4'],
  firstFell: ['REIN-3', 'REIN-2'],
  conditionMet: ['WIN-5'],
  bodyTakenOff: ({ why }) => [why === 'owner' ? 'R36' : why === 'winner' ? 'H2H-6' : 'MOVE-13'],
  weaponSwitched: ['FIRE-8'],
  shockEnded: ['WOUND-2'],
  shockTested: ({ because, most }) => [
    because === null ? 'PSY-2' : 'PSY-1',
    ...(most.length > 1 ? (['PSY-3'] as const) : []),
    'R138',
  ],
  panicked: ['PSY-2'],
  recovered: ['PSY-2'],
  freeRollAsked: ['TURN-15'],
  umpired: ['TURN-15'],
  over: ({ outcome }) => [outcome.rule],
};

const PLACED: Readonly<Partial<Record<Marker['kind'], readonly RuleId[]>>> = {
  smoke: ['GREN-15', 'R121'],
  grenade: ['GREN-14'],
};

const TOGETHER = ['FIRE-7', 'R14'] as const;

const TURN_ENDS: Readonly<Record<Of<'turnEnded'>['why'], RuleId>> = {
  declared: 'TURN-6',
  passed: 'R05',
  'no-tokens': 'TURN-11',
  limit: 'TURN-5',
  'no-action': 'R05',
};

const DECLINED: Readonly<Record<Of<'declined'>['what'], RuleId>> = {
  aim: 'AIM-1',
  takeCover: 'TC-1',
  opportunityFire: 'OF-4',
  moveAndFire: 'R68',
  takeHole: 'H2H-6',
};

/** What events there are. */
export const EVENTS = Object.keys(RULES);

/** The rules an event follows from, for a log line that is opened; rulings as far as the edition needs them. */
export function rulesBehind(event: GameEvent, edition: EditionId): readonly RuleId[] {
  const rules = RULES[event.event] as readonly RuleId[] | ((event: GameEvent) => readonly RuleId[]);
  const all = typeof rules === 'function' ? rules(event) : rules;
  const rulings: readonly string[] = RULING_IDS;
  const needed: readonly string[] = rulingsOf(edition);
  return all.filter((id) => !rulings.includes(id) || needed.includes(id));
}
