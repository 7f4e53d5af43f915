import type { Disk } from './geometry/outline.ts';
import { flattened, levelOf, type Waypoint } from './geometry/vector.ts';
import type { Id } from './ids.ts';

/** A disk on one of the table's levels, 0 the ground: a marker, a burst, a base; lengths in u. */
export interface Spot extends Disk {
  readonly level: number;
}

/** FIRE-11: does a place lie on a higher level than another? */
export const isHigher = (from: Pick<Spot, 'level'>, to: Pick<Spot, 'level'>): boolean => to.level > from.level;

/** A level as it is written: left out on the ground. */
export const levelField = (level: number): { readonly level?: number } => (level === 0 ? {} : { level });

/** A place as a marker has it. */
export const spotFields = (place: Waypoint) => ({ at: flattened(place), ...levelField(levelOf(place)) });

/** Where a base is, or might be. A character is known by its id, also where it does not stand. */
export interface Place extends Spot {
  readonly id: Id;
}
