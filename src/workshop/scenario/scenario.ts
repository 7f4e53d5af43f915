import { type Force, type ReadyScenario, type ReadyTable, SCENARIOS, TABLES } from '../../content/index.ts';
import { EDITIONS, type Rules, rulesetOf } from '../../editions/index.ts';
import {
  type Card,
  type Condition,
  type Edge,
  type Game,
  type Id,
  newGame,
  other,
  type PreparedSetup,
  prepareSetup,
  type Setup,
  type Side,
  type TurnLimit,
  type Victory,
} from '../../engine/index.ts';
import { typedWhole } from '../../parts/typedNumber.ts';
import { partFaults } from '../../play/files/checkFile.ts';
import type { FileFault } from '../../play/files/fault.ts';
import { unfinishedScenario } from '../../play/files/readScenario.ts';
import { type Made, made } from '../../play/library.ts';
import { gathered } from '../../play/newGame.ts';

/** A scenario that is being written: as its file has it, right or not. */
export interface Scenario extends Rules {
  readonly name: string;
  readonly briefing?: string;
  readonly table: Setup['table'];
  readonly scenery: Setup['scenery'];
  readonly cards: readonly Card[];
  readonly sides: Setup['sides'];
  readonly victory: Victory;
  readonly edges?: Readonly<Record<Side, Edge>>;
}

/** What the library has, to go on with; null: it has another form, or is meant for an edition that there is not. */
export function scenarioOf(file: object): Scenario | null {
  const form = unfinishedScenario(file);
  const edition = EDITIONS.find((each) => each === form?.edition);
  if (!form || !edition) return null;
  const { name, briefing, rulings, rules, table, scenery, cards, sides, victory, edges } = form;
  return {
    ...{ name, edition, rulings, rules, table, scenery, cards, sides, victory },
    ...(briefing === undefined ? {} : { briefing }),
    ...(edges ? { edges } : {}),
  };
}

type Names = Readonly<Record<Side, string>>;

/** A first one, to be changed: the first ready scenario's table and forces, and an aim for each side. */
export function newScenario(name: string, names: Names): Scenario {
  const [first] = SCENARIOS;
  if (!first) throw new Error('there is no ready scenario');
  const aim = (): Condition[] => [{ kind: 'eliminate', count: 3 }];
  return { ...ofReady(first, name, names), victory: { a: aim(), b: aim(), limit: { turns: 20, winner: null } } };
}

/** A ready one as one's own. Those about upper floors are meant for rules that have them. */
export function ofReady(ready: ReadyScenario, name: string, names: Names, briefing?: string): Scenario {
  const { table, scenery, forces, victory, edges } = ready;
  const needed = victory.a.concat(victory.b).flatMap((aim) => ('element' in aim ? [aim.element] : []));
  const isUpstairs = scenery.some(({ id, level = 0 }) => level > 0 && needed.includes(id));
  const { cards, forces: ids } = gathered({ a: { cards: forces.a }, b: { cards: forces.b } });
  const edition = EDITIONS.find((each) => !isUpstairs || rulesetOf(each).levels.inPlay) ?? EDITIONS[0];
  return {
    ...{ name, edition, rulings: {}, rules: {}, table, scenery, cards, victory },
    ...(briefing === undefined ? {} : { briefing }),
    sides: { a: { name: names.a, force: ids.a }, b: { name: names.b, force: ids.b } },
    ...(edges ? { edges } : {}),
  };
}

export const scenarioMade = (scenario: Scenario): Made => made('scenario', { ...scenario });

/** What it would be played with: for names, and for whom an aim may speak of. */
export function setupIn(scenario: Scenario): PreparedSetup {
  const { edition, rulings, rules, table, scenery, cards, sides, victory, edges } = scenario;
  const setup: Setup = {
    ...{ table, scenery, cards, sides, victory, type: 'scenario' },
    ...(edges ? { edges } : {}),
    ruleset: rulesetOf(edition, rulings, rules),
  };
  return prepareSetup(setup);
}

/** Where something is wrong: at an aim, at a side, at the edges, at the last turn, or with table and rules as a whole. */
export interface Wrong {
  readonly at: 'aim' | 'side' | 'edges' | 'limit' | 'whole';
  readonly side: Side | null;
  /** Which aim of the side. */
  readonly aim: number | null;
  readonly fault: FileFault | 'upstairs';
}

/** All that is wrong with it. What lies upstairs is wrong by rules without levels only, which leave it out (R165). */
export function wrongIn(scenario: Scenario): readonly Wrong[] {
  const told = [...partFaults(scenarioMade(scenario).file)].map(placed);
  const { ruleset } = setupIn(scenario);
  if (ruleset.levels.inPlay) return told;
  const above = scenario.scenery.filter(({ level = 0 }) => level > 0).map(({ id }) => id);
  const upstairs = (['a', 'b'] as const).flatMap((side) =>
    scenario.victory[side].flatMap((aim, n): Wrong[] =>
      'element' in aim && above.includes(aim.element) ? [{ at: 'aim', side, aim: n, fault: 'upstairs' }] : [],
    ),
  );
  return [...told, ...upstairs];
}

function placed(fault: FileFault): Wrong {
  const [, by, aim] = /^victory\.([ab])\[(\d+)\]/.exec(fault.path) ?? [];
  if (by && aim) return { at: 'aim', side: by === 'a' ? 'a' : 'b', aim: typedWhole(aim), fault };
  const [, side] = /^sides\.([ab])\b/.exec(fault.path) ?? [];
  const at = side ? 'side' : fault.path.startsWith('edges') ? 'edges' : 'whole';
  const isLimit = fault.path.startsWith('victory.limit');
  return { at: isLimit ? 'limit' : at, side: side ? (side === 'a' ? 'a' : 'b') : null, aim: null, fault };
}

// ── What is changed ──────────────────────────────────────────────────────────────────────────────────────────────

export const withTable = (scenario: Scenario, { table, scenery }: Pick<ReadyTable, 'table' | 'scenery'>): Scenario => ({
  ...scenario,
  table,
  scenery,
});

/** A force of either side, with the cards that it needs, and none that nobody needs any more. */
export function withForce(scenario: Scenario, side: Side, force: Pick<Force, 'cards' | 'own'>): Scenario {
  const there = other(side);
  const kept = { cards: scenario.sides[there].force, own: { name: '', cards: scenario.cards } };
  const both = side === 'a' ? { a: force, b: kept } : { a: kept, b: force };
  const { cards, forces } = gathered(both);
  const named = (each: Side) => ({ ...scenario.sides[each], force: [...forces[each]] });
  return { ...scenario, cards, sides: { a: named('a'), b: named('b') } };
}

/** With one more, or one less, in the force of a side. */
export function withMember(scenario: Scenario, side: Side, card: Card): Scenario {
  const cards = [...scenario.cards.filter(({ id }) => id !== card.id), card];
  return withForce(scenario, side, { cards: [...scenario.sides[side].force, card.id], own: { name: '', cards } });
}

export function withoutMember(scenario: Scenario, side: Side, place: number): Scenario {
  const cards = scenario.sides[side].force.filter((_, n) => n !== place);
  return withForce(scenario, side, { cards, own: { name: '', cards: scenario.cards } });
}

export const withRules = (scenario: Scenario, { edition, rulings, rules }: Rules): Scenario => ({
  ...scenario,
  edition,
  rulings: { ...rulings },
  rules: { ...rules },
});

const ACROSS: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', west: 'east', east: 'west' };

/** Whose edge is which; the other side gets the one across where it had none. null: they roll for it. */
export function withEdge({ edges, ...rest }: Scenario, side: Side, edge: Edge | null): Scenario {
  if (edge === null) return rest;
  const across = edges?.[other(side)] ?? ACROSS[edge];
  return { ...rest, edges: side === 'a' ? { a: edge, b: across } : { a: across, b: edge } };
}

export const withAims = (scenario: Scenario, side: Side, aims: readonly Condition[]): Scenario => ({
  ...scenario,
  victory: { ...scenario.victory, [side]: aims },
});

export function withLimit(scenario: Scenario, limit: TurnLimit | null): Scenario {
  const { limit: _, ...aims } = scenario.victory;
  return { ...scenario, victory: limit ? { ...aims, limit } : aims };
}

/** Where there is nothing to be reached or nobody to be lost yet; the place says so. */
const NOTHING = 'nothing';

/** An aim of that kind, its blanks filled with what there is. */
export function newAim(kind: Condition['kind'], by: Side, scenario: Scenario, { roster }: PreparedSetup): Condition {
  const turn = scenario.victory.limit?.turns ?? 20;
  const element = scenario.scenery.find(({ terrain }) => terrain.length > 0)?.id ?? scenario.scenery[0]?.id ?? NOTHING;
  const enemies = roster.filter(({ side }) => side !== by);
  switch (kind) {
    case 'eliminate':
      return { kind, count: Math.max(1, Math.ceil(enemies.length / 2)) };
    case 'eliminateAll':
      return { kind, who: [enemies[0]?.id ?? NOTHING] };
    case 'reach':
      return { kind, element };
    case 'reachEdge':
      return { kind, edge: scenario.edges?.[other(by)] ?? (by === 'a' ? 'north' : 'south') };
    case 'hold':
      return { kind, element, turn };
    case 'survive':
      return { kind, turn };
  }
}

/** With these of the characters; of nobody, with any where the aim may be about any. */
export function aimWith(aim: Condition, who: readonly Id[]): Condition {
  if (aim.kind === 'eliminateAll') return who.length > 0 ? { ...aim, who } : aim;
  if (aim.kind !== 'reach' && aim.kind !== 'reachEdge' && aim.kind !== 'survive') return aim;
  const { who: _, ...any } = aim;
  return who.length > 0 ? { ...any, who } : any;
}

/** The ready table that it is played on; undefined: one of its own. */
export const readyTableIn = ({ table, scenery }: Scenario): ReadyTable | undefined =>
  TABLES.find((each) => isAlike([each.table, each.scenery], [table, scenery]));

export const isAlike = (p: unknown, q: unknown): boolean => JSON.stringify(p) === JSON.stringify(q);

/** A game of it as it begins. */
export const gameIn = (scenario: Scenario): Game => newGame(setupIn(scenario));
