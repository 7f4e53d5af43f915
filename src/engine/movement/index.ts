/** The judge of moves: exact, in u, knowing no turns and no tokens but those an action costs. Its only door. */
export { type Climbed, climbAlong } from './climb.ts';
export { firstContact, isInContact } from './contact.ts';
export { climbed, difficultOn } from './crossings.ts';
export { EXACT, type Footing, footing, holeAt, holeOn, isDifficult, isSteep, overlaps, TOUCH } from './ground.ts';
export { endsOf, isClimbed, landingAt, touches, touchesRim } from './passages.ts';
export { cutPath, type MeasuredPath, measurePath, pointAt, stretchesNear } from './path.ts';
export { ACTION_COST, allowanceOf, chargesOf, isTooHigh, owedWith } from './prices.ts';
export { onTable, standFault } from './stand.ts';
export { traceWay } from './traceWay.ts';
export type {
  BaseDisk,
  Charge,
  Climb,
  Crossing,
  HoleStep,
  MoveFault,
  MoveOptions,
  MoveRules,
  MoveScene,
  MoveStoreys,
  MoveTrace,
  WayTrace,
} from './types.ts';
export { firstWatched, stretchesInReach, type Watch, watchedStretches } from './watch.ts';
export { cutWay, firstWithin, inPlan, levelAlong, type OnOneLevel, partsOf, planOf } from './way.ts';
