/** The public door of the engine. */
export { isAimDeclared, mostShots } from './actions/fire.ts';
export { grenadeOf, throwDistance, throwScatters } from './actions/grenade.ts';
export { ACTION_TYPES, actionsIn, characterAction } from './actions/index.ts';
export { firersOf, joinable } from './actions/suppressionFire.ts';
export { type Applied, apply } from './apply.ts';
export { awaiting } from './awaiting.ts';
export { bodies, bodyDisks } from './bodies.ts';
export { actionsLeft, tokensToSpend, turnLimit } from './budget.ts';
export * from './cards.ts';
export { check } from './check.ts';
export { caughtBy } from './flow/caught.ts';
export { deployFault, deploymentZone, waiting } from './flow/deployment.ts';
export { burstPlace } from './flow/grenade.ts';
export { handOvers } from './flow/handOver.ts';
export { frameAwaits } from './flow/index.ts';
export { objectiveChoices, objectiveOutline, objectiveViolation } from './flow/objectives.ts';
export { rollersOf } from './flow/suppressionRoll.ts';
export { isSetOffBy, setOffByActing } from './flow/triggers.ts';
export { endingOf, losses } from './flow/victory.ts';
export { ownZone, stripDepth } from './flow/zone.ts';
export { isCommand } from './form.ts';
export * from './geometry/distance.ts';
export * from './geometry/outline.ts';
export * from './geometry/vector.ts';
export type { ExtraGrenades, KindRanges } from './grenadeRules.ts';
export { grenadesOf, rangesOf, thrownGrenade, unassigned } from './grenades.ts';
export { type LegalAction, legalActions } from './legalActions.ts';
export {
  hasMachineGun,
  isPinned,
  isPinnedBy,
  isSuppressed,
  markerAt,
  opportunityMarkers,
  pinnedBy,
  sleeps,
  suppressionMarkers,
  throwsBlindly,
} from './markers.ts';
export * from './model.ts';
export { type Attack, attack, diceByShot, shotsFired, sum } from './modifiers.ts';
export { type Footing, footing } from './movement/ground.ts';
export * from './movement/index.ts';
export { moveScene, traceOf } from './moves.ts';
export { helpersOf, holdsUpTo } from './nerves.ts';
export * from './ruleIds.ts';
export type { Duration, Ruleset } from './ruleset.ts';
export { RULESET_FAULTS, type RulesetFault, type RulesetFaultId, rulesetFault } from './rulesetFault.ts';
export * from './scenery.ts';
export { type SetupFault, setupFaults } from './setupFaults.ts';
export { sight } from './sight/index.ts';
export type * from './sight/types.ts';
export { baseAt, isSheltered, seesMarker, sightBetween, sightFrom } from './sightlines.ts';
export * from './table.ts';
