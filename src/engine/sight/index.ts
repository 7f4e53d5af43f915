/**
 * Line of sight and cover between bases, exact. `sight` answers for two characters, `lineOfSightToMarker` for a marker,
 * `shelteredFromBurst` for a blast. How it works: README.md beside this file.
 */
export { type BurstRules, lineOfSightToMarker, seesMarkerPast, shelteredFromBurst } from './points.ts';
export { sight, type Want } from './sight.ts';
export type * from './types.ts';
