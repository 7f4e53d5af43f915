import { ACTION_TYPES, characterAction } from './actions/index.ts';
import { awaiting } from './awaiting.ts';
import { check } from './check.ts';
import { deployFault, deploymentZone } from './flow/setup.ts';
import { endTurnViolation } from './flow/turn.ts';
import { onGrid, type Point } from './geometry/vector.ts';
import type { ChoiceAbout, Command, CommandType, Game, Id, Side } from './model.ts';
import { pathSamples } from './paths.ts';
import type { Violation } from './ruleIds.ts';
import { charactersOf, isOnTable } from './table.ts';

/** Something the awaited side may or may not do. `samples`: legal commands of the kind; none exactly if it is refused. */
export interface LegalAction {
  readonly action: CommandType;
  readonly who: Id | null;
  readonly cost: number;
  readonly violation: Violation | null;
  readonly samples: readonly Command[];
}

/**
 * Everything the awaited side may do, and what it may not with the reason. Each sample passes `check`. What both sides
 * may do at any time (concede, agree, correct, roll a free die) is left out.
 */
export function legalActions(game: Game): readonly LegalAction[] {
  const question = awaiting(game);
  switch (question.kind) {
    case 'act':
      return [
        ...charactersOf(game, question.by)
          .filter(isOnTable)
          .flatMap((c) => ACTION_TYPES.map((type) => characterAction(game, type, c.id))),
        endTurn(game, question.by),
      ];
    case 'deploy':
      return question.who.map((who) => deployment(game, question.by, who));
    case 'objective':
      return question.elements.length > 0
        ? question.elements.map((element) => allowed({ type: 'objective', element }, null, 0))
        : [allowed({ type: 'objective', at: spotInZone(game, question.by) }, null, 0)];
    case 'drift':
      return [allowed({ type: 'drift', to: question.from }, question.who, 0)];
    case 'choose':
      return [
        ...question.options.map(({ command, cost }) => allowed(command, 'who' in command ? command.who : null, cost)),
        ...newWays(game, question.about),
      ];
    case 'bids':
      return [{ action: 'bid', who: null, cost: 0, violation: null, samples: bidSamples(question.most) }];
    case 'roll':
      return [allowed({ type: 'roll', dice: Array.from({ length: question.dice }, (_, i) => (i % 6) + 1) }, null, 0)];
    case 'over':
      return [];
  }
}

const allowed = (command: Command, who: Id | null, cost: number): LegalAction => ({
  action: command.type,
  who,
  cost,
  violation: null,
  samples: [command],
});

/** Nothing, one, half and all of what each side has. */
function bidSamples(most: Readonly<Record<Side, number>>): readonly Command[] {
  const bidsOf = (side: Side) => [...new Set([0, 1, most[side] >> 1, most[side]])].filter((bid) => bid <= most[side]);
  return bidsOf('a').flatMap((a) => bidsOf('b').map((b): Command => ({ type: 'bid', a, b })));
}

/** R73=b: the rest of a move on another way. */
function newWays(game: Game, about: ChoiceAbout): readonly LegalAction[] {
  if (about.what !== 'goOn' || about.reach === null) return [];
  const { who } = about;
  const ways = pathSamples(game, who, about.reach).map((path): Command => ({ type: 'move', who, path }));
  const samples = ways.filter((way) => check(game, way) === null);
  const [first] = ways;
  const violation = first && samples.length === 0 ? check(game, first) : null;
  return [{ action: 'move', who, cost: 0, violation, samples }];
}

function endTurn(game: Game, side: Side): LegalAction {
  const refused = endTurnViolation(game, side);
  return { action: 'endTurn', who: null, cost: 0, violation: refused, samples: refused ? [] : [{ type: 'endTurn' }] };
}

/** How far apart places are tried, in u: in a crowded zone what room there is may lie between those of the wider ones. */
const APART = [1, 0.25, 0.1] as const;

/** Places across the deployment zone; the first refusal where none of them is free. */
function deployment(game: Game, side: Side, who: Id): LegalAction {
  const base = { action: 'deploy', who, cost: 0 } as const;
  for (const apart of APART) {
    const free = placesInZone(game, side, apart).filter((at) => deployFault(game, who, at) === null);
    if (free.length > 0) return { ...base, violation: null, samples: free.map((at) => ({ type: 'deploy', who, at })) };
  }
  return { ...base, violation: deployFault(game, who, spotInZone(game, side)), samples: [] };
}

const spotInZone = (game: Game, side: Side): Point => placesInZone(game, side, 1)[0] ?? [0, 0];

function placesInZone(game: Game, side: Side, apart: number): Point[] {
  const zone = deploymentZone(game, side);
  if (!zone) return [];
  const { width, height } = game.setup.table;
  const radius = game.setup.ruleset.baseRadius;
  const rim = game.setup.ruleset.movement.overhang ? 0 : radius;
  const along = zone.edge === 'north' || zone.edge === 'south' ? width : height;
  const places: Point[] = [];
  for (let depth = rim; depth <= zone.depth + radius; depth += apart) {
    for (let x = rim; x <= along - rim; x += apart) places.push(onGrid(fromEdge(zone.edge, x, depth, width, height)));
  }
  return places;
}

function fromEdge(
  edge: 'north' | 'east' | 'south' | 'west',
  along: number,
  depth: number,
  width: number,
  height: number,
): Point {
  switch (edge) {
    case 'north':
      return [along, depth];
    case 'south':
      return [along, height - depth];
    case 'west':
      return [depth, along];
    case 'east':
      return [width - depth, along];
  }
}
