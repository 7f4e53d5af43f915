/** The door of pointing. What is in the hand stands apart in `hand.ts`, for the store; what a worker answers in `questions.ts`. */
export { actionsOf } from './actionsOf.ts';
export { commandOf, commandPointed } from './commandOf.ts';
export { cursorAfter, thingAfter } from './cursor.ts';
export { type Direction, directionTo } from './direction.ts';
export { characterAt, charactersAt, elementAt, groundLevelAt, isSeenOn, markerAtPoint, stackAt } from './picking.ts';
export type { ClimbChoice } from './plans/climbs.ts';
export type { Danger } from './plans/danger.ts';
export { CELL, type Field } from './plans/field.ts';
export { pointedPlace } from './plans/places.ts';
export { reachOf } from './plans/reachOf.ts';
export type { SightLine } from './plans/sightLines.ts';
export type { Pointing, Preview, PreviewOf } from './preview.ts';
export { pointables } from './previews/answers.ts';
export type { BurstPreview } from './previews/burst.ts';
export { declaring, withShots } from './previews/declaring.ts';
export { grenadeOnItsWay, throwRanges } from './previews/grenade.ts';
export { handOverPreview } from './previews/handOver.ts';
export { type MeasureEnd, type MeasurePreview, rimAt } from './previews/measure.ts';
export { endOf, type MovePreview, type WayTool } from './previews/move.ts';
export { lacksSpot, shotSpot, whenToShoot } from './previews/moveAndFire.ts';
export { previewOfCommand } from './previews/ofCommand.ts';
export { offeredShot, type ShotPreview, shotCommand, shotInQuestion, shotPreview } from './previews/shot.ts';
export { baseFor, placeFault } from './previews/spots.ts';
export { joinPreview, machineGunnersOf, partnersOf } from './previews/suppression.ts';
export { toolFor } from './toolFor.ts';
export {
  type Handled,
  handle,
  type Input,
  isAnswering,
  isPointed,
  isProposing,
  previewOf,
  type ShownWay,
  settle,
  settleSelection,
  withoutLast,
  withPartner,
} from './tools/index.ts';
