import type { Waypoint } from '../geometry/vector.ts';
import { equipQuestion, equipViolation, isToEquip, nextToEquip } from '../grenades/equipping.ts';
import {
  type Awaiting,
  type Choice,
  type Command,
  EDGES,
  type Edge,
  type Game,
  type Id,
  type RollAbout,
  type SetupFrame,
  type Side,
} from '../model.ts';
import { spotFields } from '../place.ts';
import type { Procedure } from '../procedure.ts';
import type { Recorder } from '../recorder.ts';
import { other } from '../table.ts';
import { beginRound } from '../turn/round.ts';
import { maySpot, objectiveChoices, objectiveViolation } from '../victory/objectives.ts';
import { deploymentViolation, deployQuestion, waiting } from './deployment.ts';
import { forcePoints } from './points.ts';

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
        return objectiveQuestion(game, frame.next as Side);
      case 'deploy':
        return deployQuestion(game, frame.next as Side, false);
      case 'equip':
        return equipQuestion(game, frame.next as Side);
      case 'firstTurnRoll':
        return rollForBoth('firstTurn');
    }
  },

  check(game, frame, command) {
    if (command.type === 'objective') return objectiveViolation(game, frame.next as Side, command);
    if (command.type === 'equip') return equipViolation(game, frame.next as Side, command);
    return deploymentViolation(game, frame.next as Side, command);
  },

  answer(rec, frame, command) {
    if (command.type === 'roll') return rolled(rec, frame, command.dice as [number, number]);
    if (command.type === 'choose') return edgeChosen(rec, frame, command.option as Edge);
    if (command.type === 'objective') return objectivePicked(rec, frame, command);
    if (command.type === 'deploy') return deployed(rec, frame, command);
    if (command.type === 'keepBack') return keptBack(rec, frame, command.who);
    if (command.type === 'equip') {
      rec.record({ event: 'equipped', who: command.who, grenade: command.grenade });
      afterDeployment(rec, { ...frame, next: nextToEquip(rec.game, frame.next as Side) });
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

const objectiveQuestion = (game: Game, by: Side): Awaiting => ({
  kind: 'objective',
  by,
  elements: objectiveChoices(game, by),
  spot: maySpot(game, by),
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
  const [a, b] = [forcePoints(rec.game, 'a'), forcePoints(rec.game, 'b')];
  if (rec.game.setup.ruleset.setup.deployFirst === 'roll' || a === b) rec.step({ ...frame, step: 'orderRoll' });
  else beginDeployment(rec, frame, a > b ? 'a' : 'b', 'points');
}

function beginDeployment(rec: Recorder, frame: SetupFrame, first: Side, by: 'points' | 'roll'): void {
  const points = { a: forcePoints(rec.game, 'a'), b: forcePoints(rec.game, 'b') };
  rec.record({ event: 'deployOrder', first, points, by });
  const objectives =
    rec.game.setup.type === 'mission' && rec.game.setup.ruleset.setup.objectives === 'before-deployment';
  rec.step({ ...frame, step: objectives ? 'objectives' : 'deploy', first, next: first });
}

/** R62: openly, first by the one who deploys first. */
function objectivePicked(rec: Recorder, frame: SetupFrame, pick: { element: Id } | { at: Waypoint }): void {
  const by = frame.next as Side;
  const id = rec.newId();
  if ('at' in pick)
    rec.record({ event: 'markerPlaced', marker: { id, kind: 'objective', ...spotFields(pick.at), owner: by } });
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

function deployed(rec: Recorder, frame: SetupFrame, { who, at, flipped }: Extract<Command, { type: 'deploy' }>): void {
  rec.record({
    event: 'deployed',
    who,
    at,
    ...(rec.game.setup.ruleset.setup.startInCover ? { inCover: true } : {}),
    ...(flipped === undefined ? {} : { flipped }),
  });
  nextToDeploy(rec, frame);
}

/** REIN-2. It is nobody's place in the order, and the side whose turn it is puts down another, unless it is its step (R171). */
function keptBack(rec: Recorder, frame: SetupFrame, who: Id): void {
  rec.record({ event: 'keptBack', who });
  const now: SetupFrame = { ...frame, kept: [...(frame.kept ?? []), who] };
  rec.step(now);
  const isStep = rec.game.setup.ruleset.setup.keepingBackIsStep;
  if (isStep || waiting(rec.game, frame.next as Side).length === 0) nextToDeploy(rec, now);
}

/** SETUP-6: in turns; one who has no one left is skipped. */
function nextToDeploy(rec: Recorder, frame: SetupFrame): void {
  const now = frame.next as Side;
  if (waiting(rec.game, other(now)).length > 0) return rec.step({ ...frame, next: other(now) });
  if (waiting(rec.game, now).length > 0) return;
  if (rec.game.setup.type === 'mission' && rec.game.setup.ruleset.setup.objectives === 'after-deployment') {
    return rec.step({ ...frame, step: 'objectives', next: frame.first });
  }
  afterDeployment(rec, frame);
}

/** SETUP-10: grenades that have been bought are given out; then play begins. */
function afterDeployment(rec: Recorder, frame: SetupFrame): void {
  const first = frame.first as Side;
  if (isToEquip(rec.game)) {
    const next = frame.step === 'equip' ? frame.next : nextToEquip(rec.game, other(first));
    return rec.step({ ...frame, step: 'equip', next });
  }
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
  for (const each of secondStartsEmpty ? [side] : [side, other(side)]) {
    if (tokens > 0) rec.record({ event: 'income', side: each, tokens });
  }
  rec.pop();
  rec.push({ kind: 'turn', side, step: 'begin', rolls: [], passed: false });
}
