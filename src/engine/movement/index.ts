/** Movement of a base over the table: exact, in u, knowing no turns and no tokens but those an action costs. */
export type { Stretch } from '../geometry/sweptDisk.ts';
export { firstContact, isInContact } from './contact.ts';
export { climbed, difficultOn } from './crossings.ts';
export { cutPath, type MeasuredPath, measurePath, pointAt, stretchesNear } from './path.ts';
export { allowanceOf } from './prices.ts';
export { standFault } from './stand.ts';
export { traceMove } from './trace.ts';
export type { BaseDisk, Crossing, HoleStep, MoveFault, MoveOptions, MoveRules, MoveScene, MoveTrace } from './types.ts';
export { firstWatched, stretchesInReach, type Watch, watchedStretches } from './watch.ts';
