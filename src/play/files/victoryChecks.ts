import { type Condition, type Id, other, type RosterEntry, type Setup, SIDES, type Side } from '../../engine/index.ts';
import { type Faults, type FileFault, fileFault, type Path } from './fault.ts';

/** What a scenario's conditions speak of has to be there, and be able to come about (WIN-5). */
export function* scenarioFaults(setup: Setup, roster: readonly RosterEntry[], path: Path): Faults {
  const { type, victory, edges } = setup;
  if (victory && type !== 'scenario') yield fileFault([...path, 'victory'], 'does-not-fit');
  if (edges && (type !== 'scenario' || edges.a === edges.b)) yield fileFault([...path, 'edges'], 'does-not-fit');
  for (const by of SIDES) {
    for (const [i, condition] of (victory?.[by] ?? []).entries()) {
      const fault = conditionFault(condition, by, setup, roster, [...path, 'victory', by, i]);
      if (fault) yield fault;
    }
  }
}

function conditionFault(
  condition: Condition,
  by: Side,
  setup: Setup,
  roster: readonly RosterEntry[],
  path: Path,
): FileFault | null {
  const { victory, edges, scenery } = setup;
  if (condition.kind === 'eliminate') {
    const most = roster.filter(({ side }) => side === other(by)).length;
    return condition.count > most ? fileFault([...path, 'count'], 'more-than', { most }) : null;
  }
  const { limit } = victory ?? {};
  if ('turn' in condition && limit && condition.turn > limit.turns)
    return fileFault([...path, 'turn'], 'more-than', { most: limit.turns });
  if ('element' in condition && !scenery.some(({ id }) => id === condition.element))
    return fileFault([...path, 'element'], 'unknown-element', { id: condition.element });
  // whose edge is which is rolled for where the scenario does not say it
  if (condition.kind === 'reachEdge' && (!edges || edges[by] === condition.edge))
    return fileFault([...path, 'edge'], 'does-not-fit');
  const named = 'who' in condition ? (condition.who ?? []) : [];
  return whoFault(named, condition.kind === 'eliminateAll' ? other(by) : by, roster, [...path, 'who']);
}

function whoFault(who: readonly Id[], side: Side, roster: readonly RosterEntry[], path: Path): FileFault | null {
  for (const [i, id] of who.entries()) {
    const entry = roster.find((each) => each.id === id);
    if (!entry) return fileFault([...path, i], 'unknown-character', { id });
    if (entry.side !== side) return fileFault([...path, i], 'does-not-fit');
  }
  return null;
}
