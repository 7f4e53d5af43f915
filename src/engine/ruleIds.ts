/**
 * The ids a reason or a refusal can name. Rule and ruling ids are those of the rules ledger and its rulings; what an
 * edition says under an id lives in src/editions, the words for it in src/i18n.
 */
const numbered = <P extends string, N extends number>(prefix: P, numbers: readonly N[]) =>
  numbers.map((n) => `${prefix}-${n}` as const);

const to15 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

export const RULE_IDS = [
  ...numbered('SETUP', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
  ...numbered('TURN', to15),
  ...numbered('WIN', [1, 2, 3, 4, 5, 6, 7]),
  ...numbered('MOVE', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
  ...numbered('FIRE', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  ...numbered('ATK', [1]),
  ...numbered('AIM', [1, 2]),
  ...numbered('MF', [1, 2, 3]),
  ...numbered('TC', [1, 2, 3, 4, 5, 6, 7]),
  ...numbered('GREN', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]),
  ...numbered('H2H', [1, 2, 3, 4, 5, 6, 7, 8]),
  ...numbered('OF', [1, 2, 3, 4, 5, 6, 7, 8]),
  ...numbered('SF', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
  ...numbered('WOUND', [1, 2, 3, 4, 5]),
  ...numbered('CMD', [1, 2, 3, 4]),
  ...numbered('CAM', [1]),
  ...numbered('LOS', [1, 2, 3, 4, 5, 13, 14]),
  ...numbered('COVER', [6, 7, 8, 9, 10, 11, 12, 15, 16]),
  ...numbered('REIN', [1, 2, 3, 4]),
  ...numbered('PSY', [1, 2, 3]),
  ...numbered('MULTI', [1]),
] as const;

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const FROM_1 = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const rulings = <T extends string, D extends string>(tens: T, digits: readonly D[]) =>
  digits.map((digit) => `R${tens}${digit}` as const);

export const RULING_IDS = [
  ...rulings('0', FROM_1),
  ...FROM_1.flatMap((tens) => rulings(tens, DIGITS)),
  ...rulings('10', ['0', '1', '2', '3', '4']),
  ...rulings('12', FROM_1),
  ...rulings('13', DIGITS),
  ...rulings('14', DIGITS),
  ...rulings('15', ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']),
  ...rulings('16', DIGITS),
  ...rulings('17', ['0', '1']),
] as const;

/** Reasons that come from the program and not from a rule: what is asked for does not fit the state of the game. */
export const FLOW_IDS = [
  'FLOW-OVER', // the game has ended
  'FLOW-TURN', // the other side decides now
  'FLOW-PENDING', // another decision or roll is due first
  'FLOW-UNKNOWN', // no such character, weapon, element or option
  'FLOW-STALE', // it speaks of a position that has passed
  'FLOW-FORM', // not a well-formed command
  'FLOW-MUCH', // more work than a plan may take
  'FLOW-DICE', // not the dice that are to be rolled
  'FLOW-FRIEND', // a friend where an enemy is needed, or the other way round
  'FLOW-RESERVE', // not on the table
  'FLOW-BASES', // two bases would overlap
  'FLOW-BROKEN', // the engine found itself in a state that cannot be: a fault of the program
] as const;

export type LedgerId = (typeof RULE_IDS)[number];
export type RulingId = (typeof RULING_IDS)[number];
export type FlowId = (typeof FLOW_IDS)[number];
export type RuleId = LedgerId | RulingId | FlowId;

/** Why something is refused. `data` fills in the sentence that i18n has for the id: numbers in u or AT, or ids. */
export interface Violation {
  readonly rule: RuleId;
  readonly data?: Readonly<Record<string, string | number>>;
}

export const violation = (rule: RuleId, data?: Violation['data']): Violation => (data ? { rule, data } : { rule });
