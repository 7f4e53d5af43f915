/** The public door of the engine: first what everything has to do with, then what the families of rules are asked. */

// ── The words ────────────────────────────────────────────────────────────────────────────────────────────────────

export * from './cards.ts';
export * as fields from './fields.ts';
export { isCommand } from './form.ts';
export * from './model.ts';
export * from './ruleIds.ts';
export type { Duration, Ruleset } from './ruleset.ts';
export { RULESET_FAULTS, type RulesetFault, type RulesetFaultId, rulesetFault } from './rulesetFault.ts';
export * from './scenery.ts';

// ── Playing: who must decide what, what is legal, what comes of it ───────────────────────────────────────────────

export { type Applied, apply } from './apply.ts';
export { check } from './check.ts';
export { type LegalAction, legalActions } from './legalActions.ts';
export { actionsIn, characterAction } from './registry.ts';
export { awaiting, frameAwaits, isFreeToAct } from './stack.ts';
export * from './table.ts';
export { tokensToMove } from './tokensToMove.ts';

// ── The table as sight and moves see it ──────────────────────────────────────────────────────────────────────────

export { inContact } from './contact.ts';
export * from './geometry/distance.ts';
export * from './geometry/outline.ts';
export type { Stretch } from './geometry/sweptDisk.ts';
export * from './geometry/vector.ts';
export { type Ground, groundOf, hasGround } from './levels/ground.ts';
export { HIGHEST_LEVEL } from './levels/rules.ts';
export {
  type Crossing,
  cutPath,
  cutWay,
  endsOf,
  firstWatched,
  footing,
  inPlan,
  isClimbed,
  levelAlong,
  type MeasuredPath,
  type MoveFault,
  type MoveRules,
  type MoveScene,
  type MoveStoreys,
  type MoveTrace,
  measurePath,
  planOf,
  pointAt,
  standFault,
  stretchesInReach,
  touches,
  type WayTrace,
  watchedStretches,
} from './movement/index.ts';
export { moveScene, moveStoreys, traceOf } from './moves.ts';
export { passageWays } from './moving/passageWays.ts';
export { isHigher, type Place, type Spot, spotFields } from './place.ts';
export {
  isCoveredBy,
  moveSceneOf,
  moveStoreysOf,
  type Scene,
  sceneOf,
  sceneryAgainstBursts,
  sceneWith,
} from './scene.ts';
export type * from './sight/types.ts';
export {
  baseAt,
  isSheltered,
  isShelteredIn,
  seesMarker,
  seesMarkerIn,
  sightBetween,
  sightFrom,
  sightIn,
} from './sightlines.ts';

// ── Set-up and turns ─────────────────────────────────────────────────────────────────────────────────────────────

export { type CardFace, type CardNote, cardNotes, grenadesKnown, type Printed, printedOn } from './setup/cardNotes.ts';
export { deployFault, deploymentZone, freePlaces, waiting } from './setup/deployment.ts';
export { isBelowSize, SETUP_RULES, type SetupFault, type SetupRule, setupFaults } from './setup/faults.ts';
export { initialState, newGame, prepareSetup, rosterOf } from './setup/newGame.ts';
export { forcePoints, grenadePoints, totalPoints } from './setup/points.ts';
export { ownZone, stripDepth } from './setup/zone.ts';
export { actionsLeft, tokensToSpend, turnLimit } from './turn/budget.ts';
export { incomeOfTurn } from './turn/opening.ts';
export {
  elementTouched,
  isGoalOn,
  objectiveChoices,
  objectiveOutline,
  objectiveTouched,
  objectiveViolation,
} from './victory/objectives.ts';
export { endingOf, losses, pointsLost } from './victory/victory.ts';

// ── Attacks and what they do ─────────────────────────────────────────────────────────────────────────────────────

export { MOST_DICE } from './commands.ts';
export { headShotSixes } from './fire/headShot.ts';
export { isAimDeclared, mostShots } from './fire/shots.ts';
export { grenadeMarkers, grenadesOf, rangesOf, thrownGrenade, unassigned } from './grenades/carried.ts';
export { caughtBy } from './grenades/caught.ts';
export { handOvers } from './grenades/handOver.ts';
export type { ExtraGrenades, KindRanges, RoofRanges } from './grenades/rules.ts';
export { burstPlace, entersRoof, grenadeOf, throwDistance, throwScatters, throwsBlindly } from './grenades/throwing.ts';
export { type Attack, attack, diceByShot, shotsFired, sum } from './modifiers.ts';
export { helpersOf, holdsUpTo } from './nerve/nerves.ts';
export { opportunityMarkers } from './opportunity/markers.ts';
export { sleeps } from './opportunity/shooting.ts';
export { armedWatch, isSetOffBy, setOffByActing } from './opportunity/triggers.ts';
export { questionFault } from './questionFault.ts';
export { roomFor } from './setup/room.ts';
export { mayStandOn } from './standsOn.ts';
export { firersOf, joinable } from './suppression/firers.ts';
export { rollersOf } from './suppression/reach.ts';
export { stamped } from './suppression/upkeep.ts';
export {
  hasMachineGun,
  isPinned,
  isPinnedBy,
  isSuppressed,
  pinnedBy,
  suppressionMarkers,
} from './suppression/zones.ts';
export { type Hiding, needToHit, rangeAt } from './toHit.ts';
export { asHeActs } from './upkeep.ts';
export { bodies, bodyDisks } from './wounds/bodies.ts';
