import { type Id, type Setup, SIDES, type Side, type Table } from '../model.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { prepareScenery } from '../scenery.ts';
import { grenadePoints } from './points.ts';

/** The rules that are asked of a set-up before anybody plays. */
export const SETUP_RULES = ['SETUP-2', 'SETUP-3', 'SETUP-4', 'SETUP-11'] as const;
export type SetupRule = (typeof SETUP_RULES)[number];

/** What a set-up does not keep of the rules for forces and scenery, and where. */
export interface SetupFault extends Violation {
  readonly rule: SetupRule;
  /** The force in question, and the place of a card in it. */
  readonly side?: Side;
  readonly place?: number;
}

/** SETUP-11: the shorter side of a table, in u. */
const LEAST_SIDE = 24;

/** SETUP-11, R169: is the table smaller than the rules ask? Nobody is kept from playing on it unless that is agreed. */
export const isBelowSize = ({ width, height }: Table): boolean => Math.min(width, height) < LEAST_SIDE;

/**
 * SETUP-2 a maximum agreed before, SETUP-3 one card of each type, SETUP-4 scenery for each character, SETUP-11 the size of
 * the table; as far as the ruleset has them.
 */
export const setupFaults = (setup: Setup): readonly SetupFault[] => [
  ...sizeFault(setup),
  ...SIDES.flatMap((side) => [...pointsFault(setup, side), ...doubles(setup, side)]),
  ...(setup.type === 'scenario' ? [] : sceneryFault(setup)), // it lays out its own table
];

/** R169=b. */
const sizeFault = ({ ruleset, table }: Setup): SetupFault[] =>
  ruleset.setup.belowSize === 'refused' && isBelowSize(table)
    ? [{ ...violation('SETUP-11', { have: Math.min(table.width, table.height), need: LEAST_SIDE }), rule: 'SETUP-11' }]
    : [];

/** SETUP-2: of the maximum, if one has been agreed. */
function pointsFault(setup: Setup, side: Side): SetupFault[] {
  const { ruleset, mostPoints, cards, sides } = setup;
  if (ruleset.setup.forceValue !== 'at-most' || mostPoints === undefined) return [];
  const points = new Map(cards.map((card) => [card.id, card.points]));
  const have = sides[side].force.reduce((sum, id) => sum + (points.get(id) ?? 0), grenadePoints(setup, side));
  return have > mostPoints
    ? [{ ...violation('SETUP-2', { by: side, have, most: mostPoints }), rule: 'SETUP-2', side }]
    : [];
}

/** SETUP-3: the second of each card that is there more than once. */
function doubles({ ruleset, sides }: Setup, side: Side): SetupFault[] {
  if (ruleset.setup.duplicates) return [];
  const { force } = sides[side];
  const before = (id: Id, place: number) => force.slice(0, place).filter((other) => other === id).length;
  return force.flatMap((id, place) =>
    before(id, place) === 1 ? [{ ...violation('SETUP-3', { by: side, who: id }), rule: 'SETUP-3', side, place }] : [],
  );
}

/** SETUP-4: elements, or those that give cover of either kind, for the characters of both sides; a building is one (R166). */
function sceneryFault({ ruleset, scenery, sides }: Setup): SetupFault[] {
  const { forEach } = ruleset.setup;
  if (forEach === 'nothing') return [];
  const need = sides.a.force.length + sides.b.force.length;
  const { levels } = ruleset;
  const counted = prepareScenery(scenery, levels).filter(({ cover }) => forEach === 'element' || cover !== 'none');
  const have = new Set(counted.map(({ id, element }) => (levels.inPlay && element.part) || ` ${id}`)).size;
  if (have >= need) return [];
  const fault =
    forEach === 'cover' ? violation('SETUP-4', { have, need }) : violation('SETUP-4', { elements: have, need });
  return [{ ...fault, rule: 'SETUP-4' }];
}
