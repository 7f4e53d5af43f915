import type { GrenadeKind } from './cards.ts';
import type { Point } from './geometry/vector.ts';
import type { Id, Side } from './ids.ts';

/** What lies on the table besides scenery, and what is picked as an objective. `level` is left out on the ground. */

export type Marker = OpportunityMarker | SuppressionMarker | ObjectiveMarker | BodyMarker | GrenadeMarker | SmokeMarker;

/** OF-1. One a character (OF-6). */
export interface OpportunityMarker {
  readonly id: Id;
  readonly kind: 'opportunity';
  readonly at: Point;
  readonly level?: number;
  readonly owner: Id;
}

/** SF-1. `range` in u is that of the card of the one who placed it (R97); `firers` keep it up (SF-3, SF-7, SF-8). */
export interface SuppressionMarker {
  readonly id: Id;
  readonly kind: 'suppression';
  readonly at: Point;
  readonly level?: number;
  readonly owner: Id;
  readonly range: number;
  readonly firers: readonly Id[];
}

/** A spot picked as objective, where a zone holds no element (R62). */
export interface ObjectiveMarker {
  readonly id: Id;
  readonly kind: 'objective';
  readonly at: Point;
  readonly level?: number;
  readonly owner: Side;
}

/** WOUND-5. Lies where the base of the eliminated stood, and is a disk of that size (R36). */
export interface BodyMarker {
  readonly id: Id;
  readonly kind: 'body';
  readonly at: Point;
  readonly level?: number;
  readonly of: Id;
}

/** GREN-14: an extra grenade that one who fell has left; anybody's. */
export interface GrenadeMarker {
  readonly id: Id;
  readonly kind: 'grenade';
  readonly at: Point;
  readonly level?: number;
  readonly grenade: GrenadeKind;
}

/** GREN-15: a screen of `radius` u, of the side that threw it. `spread`: the second one has been laid, both go next. */
export interface SmokeMarker {
  readonly id: Id;
  readonly kind: 'smoke';
  readonly at: Point;
  readonly level?: number;
  readonly radius: number;
  readonly owner: Side;
  readonly spread: boolean;
}

export type Objective = { readonly element: Id } | { readonly marker: Id };
