/** The door of the room: how a step is told. */
export { type Act, type ActOf, arrivalOf, type Report, type Round } from './acts.ts';
export { blows, type Roll, rollOf } from './roll.ts';
export { type Gravity, placesOf, type Script, scriptOf } from './script.ts';
export { STAMPS, type Stamp, type StampWord } from './stamps.ts';
export type { Step } from './step.ts';
