import { check } from './check.ts';
import type { Waypoint } from './geometry/vector.ts';
import { handOvers } from './grenades/handOver.ts';
import type { ChoiceAbout, Command, CommandType, Game, Id, Side } from './model.ts';
import { pathSamples } from './moving/paths.ts';
import { actions } from './registry.ts';
import type { Violation } from './ruleIds.ts';
import { deployFault, deploymentZone, freePlaces } from './setup/deployment.ts';
import { ownZone, placesIn } from './setup/zone.ts';
import { awaiting } from './stack.ts';
import { character, charactersOf, entry, isOnTable, reinforcementOf } from './table.ts';
import { endTurnViolation } from './turn/ending.ts';

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
  if (last?.game !== game) last = { game, actions: listed(game) };
  return last.actions;
}

/** Asked by all that shows one moment: the last answer is kept. */
let last: { readonly game: Game; readonly actions: readonly LegalAction[] } | null = null;

function listed(game: Game): readonly LegalAction[] {
  const question = awaiting(game);
  switch (question.kind) {
    case 'act':
      return [
        ...charactersOf(game, question.by)
          .filter(isOnTable)
          .flatMap((c) => actions.in(game).map((type) => actions.of(game, type, c.id))),
        ...handOversOf(game, question.by),
        endTurn(game, question.by),
      ];
    case 'deploy':
      return [
        ...question.who.map((who) => deployment(game, question.by, who)),
        ...question.mayKeep.map((who) => allowed({ type: 'keepBack', who }, who, 0)),
      ];
    case 'objective':
      return [
        ...question.elements.map((element) => allowed({ type: 'objective', element }, null, 0)),
        ...(question.spot ? [allowed({ type: 'objective', at: spotInZone(game, question.by) }, null, 0)] : []),
      ];
    case 'drift':
      return [allowed({ type: 'drift', to: question.from }, question.who, 0)];
    case 'equip':
      return question.who.map((who) => {
        const samples = question.grenades.map((grenade): Command => ({ type: 'equip', who, grenade }));
        return { action: 'equip', who, cost: 0, violation: null, samples };
      });
    case 'smoke':
      return [allowed({ type: 'smoke', at: question.from }, null, 0)];
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

/** GREN-14: of each who carries an extra grenade what he can hand over. */
function handOversOf(game: Game, side: Side): readonly LegalAction[] {
  const carrying = charactersOf(game, side).filter((c) => isOnTable(c) && c.grenades.length > 0);
  return carrying.flatMap(({ id }): LegalAction[] => {
    const samples = handOvers(game, id);
    return samples.length > 0 ? [{ action: 'handOver', who: id, cost: 0, violation: null, samples }] : [];
  });
}

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
  const refused = endTurnViolation(game, side, actions);
  return { action: 'endTurn', who: null, cost: 0, violation: refused, samples: refused ? [] : [{ type: 'endTurn' }] };
}

/** Places across the deployment zone; the first refusal where none of them is free. */
function deployment(game: Game, side: Side, who: Id): LegalAction {
  const base = { action: 'deploy', who, cost: 0 } as const;
  const zone = deploymentZone(game, side);
  const free = zone ? freePlaces(game, zone, who) : [];
  if (free.length > 0) return { ...base, violation: null, samples: free.flatMap((at) => deployments(game, who, at)) };
  return { ...base, violation: deployFault(game, who, spotInZone(game, side)), samples: [] };
}

/** REIN-1: of a reinforcement card whose first is still to come either of the two may be put there. */
function deployments(game: Game, who: Id, at: Waypoint): Command[] {
  const isFirst = reinforcementOf(game, entry(game, who)) !== null && character(game, who).firstFell === 0;
  return [{ type: 'deploy', who, at }, ...(isFirst ? [{ type: 'deploy', who, at, flipped: true } as const] : [])];
}

function spotInZone(game: Game, side: Side): Waypoint {
  const zone = ownZone(game, side);
  return (zone && placesIn(game, zone, 1).next().value) ?? [0, 0];
}
