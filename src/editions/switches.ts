import type { LedgerId, Ruleset } from '../engine/index.ts';
import type { Difference } from './differing.ts';

/**
 * The rules players may switch by themselves, on top of edition and rulings: by ledger id, options with names, each the
 * value of some edition, and where it makes sense a whole number within bounds (tokens, dice, or u). Words:
 * `houseRules.<id>.<option>` in i18n, `houseRules.<id>.n` for the number.
 */
export interface Switch {
  readonly words: Readonly<Record<string, Difference>>;
  readonly number: NumberOption | null;
}

export interface NumberOption {
  readonly least: number;
  readonly most: number;
  readonly read: (rules: Ruleset) => unknown;
  readonly write: (n: number) => Difference;
}

type Parts = { [Part in keyof Ruleset]: Ruleset[Part] extends object ? Part : never }[keyof Ruleset];
/** The names in a part that may hold a number. */
type Numeric<P> = { [Name in keyof P]: number extends P[Name] ? Name : never }[keyof P];

const words = <const Words extends Readonly<Record<string, Difference>>>(given: Words) => ({
  words: given,
  number: null,
});

const number = <Part extends Parts>(
  part: Part,
  name: Numeric<Ruleset[Part]>,
  [least, most]: readonly [number, number],
  named: Readonly<Record<string, Difference>> = {},
): Switch => ({
  words: named,
  number: { least, most, read: (rules) => rules[part][name], write: (n) => ({ [part]: { [name]: n } }) },
});

/** Head shots that no roll brings. */
const NEVER = Number.MAX_SAFE_INTEGER;

export const SWITCHES = {
  'SETUP-2': words({ about: { setup: { forceValue: 'about' } }, 'at-most': { setup: { forceValue: 'at-most' } } }),
  'SETUP-3': words({ any: { setup: { duplicates: true } }, 'one-of-each': { setup: { duplicates: false } } }),
  'SETUP-4': words({
    any: { setup: { forEach: 'nothing' } },
    'element-for-each': { setup: { forEach: 'element' } },
    'cover-for-each': { setup: { forEach: 'cover' } },
  }),
  'SETUP-5': words({ points: { setup: { deployFirst: 'points' } }, roll: { setup: { deployFirst: 'roll' } } }),
  'SETUP-7': {
    words: { 'by-size': { setup: { zone: 5, smallTable: 24, largeTable: 36 } } },
    number: {
      least: 3, // room for the largest base (R39) in it, wholly (R61)
      most: 8,
      read: ({ setup }: Ruleset) => (setup.smallTable === null ? setup.zone : null),
      write: (n: number) => ({ setup: { zone: n, smallTable: null, largeTable: null } }),
    },
  },
  'SETUP-8': number('setup', 'tokens', [0, 20]),
  'SETUP-9': words({ 'in-cover': { setup: { startInCover: true } }, 'no-cover': { setup: { startInCover: false } } }),

  'TURN-1': words({ turns: { turn: { rounds: false } }, rounds: { turn: { rounds: true } } }),
  'TURN-2': words({
    roll: { setup: { firstTurn: 'roll' } },
    'first-to-deploy': { setup: { firstTurn: 'first-to-deploy' } },
    'last-to-deploy': { setup: { firstTurn: 'last-to-deploy' } },
    initiative: { setup: { firstTurn: 'initiative' } },
  }),
  'TURN-3': number('turn', 'income', [1, 20]),
  'TURN-5': number('turn', 'mostTokens', [1, 20], { none: { turn: { mostTokens: null } } }),
  'TURN-6': number('turn', 'mustSpend', [0, 5]),
  'TURN-7': words({ turn: { turn: { actionsPer: 'turn' } }, round: { turn: { actionsPer: 'round' } } }),

  'WIN-1': words({
    points: { victory: { skirmish: 'points', skirmishLead: false } },
    characters: { victory: { skirmish: 'characters', skirmishLead: false } },
    'characters-and-lead': { victory: { skirmish: 'characters', skirmishLead: true } },
  }),
  'WIN-2': words({
    'no-element': { victory: { objectiveSpot: 'no-element' } },
    always: { victory: { objectiveSpot: 'always' } },
  }),
  'WIN-4': words({ points: { victory: { mission: 'points' } }, characters: { victory: { mission: 'characters' } } }),

  'MOVE-2': number('movement', 'mostTokens', [1, 6]),
  'MOVE-6': words({ fights: { movement: { touching: 'fights' } }, passes: { movement: { touching: 'passes' } } }),

  'COVER-6': words({
    element: { sight: { nearRule: 'element' } },
    parts: { sight: { nearRule: 'parts' } },
    target: { sight: { nearRule: 'target' } },
    'target-and-element': { sight: { nearRule: 'target-and-element' } },
  }),
  'COVER-7': words({
    characters: { sight: { charactersCover: true } },
    scenery: { sight: { charactersCover: false } },
  }),
  'LOS-5': words({ all: { sight: { partialHides: 'all' } }, part: { sight: { partialHides: 'part' } } }),
  'LOS-13': words({ bases: { sight: { laser: false } }, laser: { sight: { laser: true } } }),

  'FIRE-5': number('fire', 'headShotSixes', [2, 3], { none: { fire: { headShotSixes: NEVER } } }),
  'FIRE-7': words({
    'one-at-a-time': { fire: { several: 'one-at-a-time' } },
    together: { fire: { several: 'together' } },
  }),
  'FIRE-8': words({
    one: { fire: { oneWeapon: true, switchCost: null } },
    switch: { fire: { oneWeapon: true, switchCost: 1 } },
    any: { fire: { oneWeapon: false, switchCost: null } },
  }),
  'AIM-1': words({
    each: { aim: { shots: 'each' } },
    first: { aim: { shots: 'first' } },
    card: { aim: { shots: 'card' } },
  }),
  'MF-1': words({
    'at-an-end': { moveAndFire: { shot: 'at-an-end' } },
    anywhere: { moveAndFire: { shot: 'anywhere' } },
  }),

  'TC-1': words({ 'any-time': { takeCover: { when: 'any-time' } }, 'shot-at': { takeCover: { when: 'shot-at' } } }),
  'TC-2': number('takeCover', 'add', [1, 3]),
  'TC-3': words({ all: { takeCover: { against: 'all' } }, 'one-shooter': { takeCover: { against: 'one-shooter' } } }),
  'TC-4': number('takeCover', 'close', [0, 10]),

  'GREN-1': number('grenades', 'cost', [1, 3]),
  'GREN-2': number('grenades', 'longest', [5, 30], { 'no-limit': { grenades: { longest: null } } }),
  'GREN-3': number('grenades', 'sightBeyond', [0, 20], { never: { grenades: { sightBeyond: null } } }),
  'GREN-4': number('grenades', 'sure', [0, 20], { always: { grenades: { sure: null } } }),
  'GREN-5': words({
    wide: { grenades: { scatter: [4, 2, 2, 2, 0, 0] } },
    narrow: { grenades: { scatter: [2, 2, 1, 1, 0, 0] } },
  }),
  'GREN-9': words({
    'each-hit': { grenades: { wounds: 'each-hit' } },
    'each-hit-once': { grenades: { wounds: 'each-hit-once' } },
    'by-sixes': { grenades: { wounds: 'by-sixes' } },
  }),
  'GREN-10': words({ thrower: { grenades: { ties: 'thrower' } }, roll: { grenades: { ties: 'roll' } } }),

  'H2H-2': number('closeCombat', 'toHit', [4, 6]),
  'H2H-3': words({
    simultaneous: { closeCombat: { exchange: 'simultaneous' } },
    'in-turns': { closeCombat: { exchange: 'in-turns' } },
    'if-alive': { closeCombat: { exchange: 'if-alive' } },
  }),
  'H2H-6': words({
    stays: { closeCombat: { winnerTakesHole: false } },
    'takes-the-hole': { closeCombat: { winnerTakesHole: true } },
  }),

  'OF-4': words({
    free: { opportunity: { shot: 'free', optional: true } },
    automatic: { opportunity: { shot: 'free', optional: false } },
    paid: { opportunity: { shot: 'paid', optional: true } },
  }),
  'SF-4': words({
    range: { suppression: { sight: 'none' } },
    firer: { suppression: { sight: 'firer' } },
    marker: { suppression: { sight: 'marker' } },
  }),
  'SF-7': words({
    lasting: { suppression: { endsWithRound: false } },
    round: { suppression: { endsWithRound: true } },
  }),
  'SF-9': words({
    'lowest-h2h': { suppression: { dice: 'with-victim', victim: 'lowest-h2h' } },
    chosen: { suppression: { dice: 'every-firer', victim: 'any' } },
  }),

  'WOUND-2': words({
    turn: { wounds: { shock: { until: 'end', of: 'turn' } } },
    'own-turn-begins': { wounds: { shock: { until: 'start', of: 'ownersTurn' } } },
    'own-turn-ends': { wounds: { shock: { until: 'end', of: 'ownersTurn' } } },
    'second-turn-begins': { wounds: { shock: { until: 'start', of: 'ownersSecondTurn' } } },
    round: { wounds: { shock: { until: 'end', of: 'round' } } },
  }),
  'PSY-1': words({ none: { wounds: { psychology: 'none' } }, panic: { wounds: { psychology: 'panic' } } }),
  'WOUND-5': words({ removed: { wounds: { bodies: 'removed' } }, stay: { wounds: { bodies: 'stay' } } }),
  'CMD-1': number('command', 'radius', [1, 12]),
  'CMD-2': words({
    each: { command: { share: 'each' } },
    'pool-a-turn': { command: { share: 'pool-a-turn' } },
    'pool-a-round': { command: { share: 'pool-a-round' } },
  }),
} as const satisfies Readonly<Partial<Record<LedgerId, Switch>>>;

export type SwitchId = keyof typeof SWITCHES;
export const SWITCH_IDS = Object.keys(SWITCHES) as readonly SwitchId[];
export const isSwitch = (id: string): id is SwitchId => Object.hasOwn(SWITCHES, id);
