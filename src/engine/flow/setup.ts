import type { Point } from '../geometry/vector.ts';
import type { Awaiting, Choice, Command, Edge, Game, Id, RollAbout, SetupFrame, Side } from '../model.ts';
import { EDGES } from '../model.ts';
import { standFault } from '../movement/index.ts';
import { moveScene } from '../moves.ts';
import type { Recorder } from '../recorder.ts';
import { type Violation, violation } from '../ruleIds.ts';
import { baseOf, entry, findEntry, other, reserveOf, sideOf, totalPoints, within } from '../table.ts';
import { fromEdge, objectiveChoices, objectiveViolation, touchesGoal } from './objectives.ts';
import type { Procedure } from './procedure.ts';
import { beginRound } from './round.ts';

/** From the roll-off to the first turn: SETUP-1, 5 to 8, TURN-2. */
export const setup: Procedure<SetupFrame> = {
  awaits(game, frame): Awaiting | null {
    switch (frame.step) {
      case 'rollOff':
        return rollForBoth('rollOff');
      case 'chooseEdge':
        return { kind: 'choose', by: other(frame.layer as Side), about: { what: 'edge' }, options: EDGE_CHOICES };
      case 'orderRoll':
        return rollForBoth('deployOrder');
      case 'objectives':
        return { kind: 'objective', by: frame.next as Side, elements: objectiveChoices(game, frame.next as Side) };
      case 'deploy': {
        const by = frame.next as Side;
        const who = reserveOf(game, by).map((c) => c.id);
        return who.length > 0 ? { kind: 'deploy', by, who } : null;
      }
      case 'firstTurnRoll':
        return rollForBoth('firstTurn');
    }
  },

  check(game, frame, command) {
    if (command.type === 'objective') return objectiveViolation(game, frame.next as Side, command);
    return command.type === 'deploy' ? deployFault(game, command.who, command.at, frame.next as Side) : null;
  },

  answer(rec, frame, command) {
    if (command.type === 'roll') return rolled(rec, frame, command.dice as [number, number]);
    if (command.type === 'choose') return edgeChosen(rec, frame, command.option as Edge);
    if (command.type === 'objective') return objectivePicked(rec, frame, command);
    if (command.type === 'deploy') {
      rec.record({ event: 'deployed', who: command.who, at: command.at });
      nextToDeploy(rec, frame);
    }
  },

  run(rec, frame) {
    nextToDeploy(rec, frame); // the side whose turn it was has no one to place
  },
};

const rollForBoth = (what: 'rollOff' | 'deployOrder' | 'firstTurn'): Awaiting => ({
  kind: 'roll',
  by: 'both',
  dice: 2,
  about: { what } satisfies RollAbout,
});

const EDGE_CHOICES: readonly Choice[] = EDGES.map(
  (option): Choice => ({ command: { type: 'choose', option } satisfies Command, cost: 0 }),
);

const OPPOSITE: Record<Edge, Edge> = { north: 'south', south: 'north', east: 'west', west: 'east' };

function rolled(rec: Recorder, frame: SetupFrame, [a, b]: readonly [number, number]): void {
  if (a === b) {
    const about = frame.step === 'rollOff' ? 'rollOff' : frame.step === 'orderRoll' ? 'deployOrder' : 'firstTurn';
    return rec.record({ event: 'tied', about }); // R01: the same roll is awaited again
  }
  const higher: Side = a > b ? 'a' : 'b';
  switch (frame.step) {
    case 'rollOff':
      rec.record({ event: 'rollOffWon', by: higher });
      return rec.step({ ...frame, step: 'chooseEdge', layer: higher });
    case 'orderRoll':
      return beginDeployment(rec, frame, other(higher), 'roll');
    default:
      return beginPlay(rec, higher, 'R04');
  }
}

/** SETUP-1: the layer takes the opposite edge. SETUP-5: more points deploy first. */
function edgeChosen(rec: Recorder, frame: SetupFrame, edge: Edge): void {
  const by = other(frame.layer as Side);
  rec.record({
    event: 'edgeChosen',
    by,
    edges: by === 'a' ? { a: edge, b: OPPOSITE[edge] } : { a: OPPOSITE[edge], b: edge },
  });
  const [a, b] = [totalPoints(rec.game, 'a'), totalPoints(rec.game, 'b')];
  if (rec.game.setup.ruleset.setup.deployFirst === 'roll' || a === b) rec.step({ ...frame, step: 'orderRoll' });
  else beginDeployment(rec, frame, a > b ? 'a' : 'b', 'points');
}

function beginDeployment(rec: Recorder, frame: SetupFrame, first: Side, by: 'points' | 'roll'): void {
  const points = { a: totalPoints(rec.game, 'a'), b: totalPoints(rec.game, 'b') };
  rec.record({ event: 'deployOrder', first, points, by });
  const objectives =
    rec.game.setup.type === 'mission' && rec.game.setup.ruleset.setup.objectives === 'before-deployment';
  rec.step({ ...frame, step: objectives ? 'objectives' : 'deploy', first, next: first });
}

/** R62: openly, first by the one who deploys first. */
function objectivePicked(rec: Recorder, frame: SetupFrame, pick: { element: Id } | { at: Point }): void {
  const by = frame.next as Side;
  const id = rec.newId();
  if ('at' in pick) rec.record({ event: 'markerPlaced', marker: { id, kind: 'objective', at: pick.at, owner: by } });
  rec.record({
    event: 'objectiveChosen',
    by,
    objective: 'element' in pick ? { element: pick.element } : { marker: id },
  });
  if (by === frame.first) return rec.step({ ...frame, next: other(by) });
  if (rec.game.setup.ruleset.setup.objectives === 'before-deployment') {
    return rec.step({ ...frame, step: 'deploy', next: frame.first });
  }
  afterDeployment(rec, frame);
}

/** SETUP-6: in turns; one who has no one left is skipped. */
function nextToDeploy(rec: Recorder, frame: SetupFrame): void {
  const now = frame.next as Side;
  if (reserveOf(rec.game, other(now)).length > 0) return rec.step({ ...frame, next: other(now) });
  if (reserveOf(rec.game, now).length > 0) return;
  if (rec.game.setup.type === 'mission' && rec.game.setup.ruleset.setup.objectives === 'after-deployment') {
    return rec.step({ ...frame, step: 'objectives', next: frame.first });
  }
  afterDeployment(rec, frame);
}

function afterDeployment(rec: Recorder, frame: SetupFrame): void {
  const first = frame.first as Side;
  switch (rec.game.setup.ruleset.setup.firstTurn) {
    case 'roll':
      return rec.step({ ...frame, step: 'firstTurnRoll' });
    case 'first-to-deploy':
      return beginPlay(rec, first, 'R04');
    case 'last-to-deploy':
      return beginPlay(rec, other(first), 'R04');
    case 'initiative':
      return beginRound(rec);
  }
}

/** SETUP-8, R53: tokens for both, and the first turn. */
function beginPlay(rec: Recorder, side: Side, rule: 'R04'): void {
  const { tokens, secondStartsEmpty } = rec.game.setup.ruleset.setup;
  rec.record({ event: 'firstTurn', side, rule });
  rec.record({ event: 'income', side, tokens });
  if (!secondStartsEmpty) rec.record({ event: 'income', side: other(side), tokens });
  rec.pop();
  rec.push({ kind: 'turn', side, step: 'begin', rolls: [], passed: false });
}

/** The strip in which a side deploys (SETUP-7), or null before its edge is chosen. Depth in u for the nearest point of a base. */
export function deploymentZone(
  game: Game,
  side: Side,
): { edge: Edge; depth: number; holds: 'nearest-point' | 'whole-base' } | null {
  const edge = game.state.edges[side];
  const { zone, zoneHolds } = game.setup.ruleset.setup;
  return edge === null ? null : { edge, depth: zone, holds: zoneHolds };
}

/** May `who` be deployed there? SETUP-6, SETUP-7 with R61, R58, and where a base may stand at all. */
export function deployFault(game: Game, who: Id, at: Point, by: Side = sideOf(game, who)): Violation | null {
  if (!findEntry(game, who)) return violation('FLOW-UNKNOWN', { id: who });
  if (entry(game, who).side !== by) return violation('FLOW-TURN', { by });
  if (!reserveOf(game, by).some((c) => c.id === who)) return violation('FLOW-STALE', { who });
  const zone = deploymentZone(game, by);
  if (!zone) return violation('FLOW-PENDING');
  const { radius } = baseOf(game, who);
  const distance = fromEdge(game, zone.edge, at) + (zone.holds === 'whole-base' ? radius : -radius);
  if (!within(distance, zone.depth)) return violation('SETUP-7', { distance, most: zone.depth });
  // R63: nobody begins the game where he would have won it
  return touchesGoal(game, who, at)
    ? violation('R63', { who })
    : standFault(moveScene(game, who), game.setup.ruleset.movement, at);
}
