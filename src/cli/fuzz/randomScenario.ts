import { type Condition, EDGES, type Id, prepareSetup, type Setup, SIDES, type Side } from '../../engine/index.ts';
import type { Chance } from '../../play/chance.ts';

/** A scenario with whatever conditions there are, soon enough for a game of a fuzzer to come to them (WIN-5). */
export function asScenario(setup: Setup, chance: Chance): Setup {
  const a = chance.pick(EDGES) ?? 'north';
  const edges = { a, b: chance.pick(EDGES.filter((edge) => edge !== a)) ?? 'south' };
  const given: Setup = { ...setup, type: 'scenario', ...(chance.happens(0.5) ? { edges } : {}) };
  const turns = chance.int(3, 10);
  const conditions = (by: Side): Condition[] =>
    Array.from({ length: chance.int(0, 3) }, () => anyCondition(given, by, turns, chance));
  const winner = chance.pick([...SIDES, null]) ?? null;
  const limit = chance.happens(0.7) ? { limit: { turns, winner } } : {};
  return { ...given, victory: { a: conditions('a'), b: conditions('b'), ...limit } };
}

function anyCondition(setup: Setup, by: Side, turns: number, chance: Chance): Condition {
  const { roster } = prepareSetup(setup);
  const own = roster.filter(({ side }) => side === by).map(({ id }) => id);
  const enemies = roster.filter(({ side }) => side !== by).map(({ id }) => id);
  const element = chance.pick(setup.scenery)?.id;
  const edge = chance.pick(EDGES.filter((each) => each !== setup.edges?.[by]));
  const turn = chance.int(2, turns);
  const who = chance.happens(0.5) ? { who: some(own, chance) } : {};
  const all: Condition[] = [
    { kind: 'eliminate', count: chance.int(1, enemies.length) },
    { kind: 'eliminateAll', who: some(enemies, chance) },
    { kind: 'survive', turn, ...who },
    ...(element === undefined
      ? []
      : ([
          { kind: 'reach', element, ...who },
          { kind: 'hold', element, turn },
        ] as const)),
    ...(setup.edges && edge ? ([{ kind: 'reachEdge', edge, ...who }] as const) : []),
  ];
  return chance.pick(all) as Condition;
}

const some = (ids: readonly Id[], chance: Chance): Id[] => {
  const chosen = ids.filter(() => chance.happens(0.5));
  return chosen.length > 0 ? chosen : ids.slice(0, 1);
};
