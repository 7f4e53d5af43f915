import type { Outline } from '../geometry/outline.ts';
import type { Stretch } from '../geometry/sweptDisk.ts';
import type { Point, Waypoint } from '../geometry/vector.ts';
import type { Violation } from '../ruleIds.ts';
import type { Passage, PreparedElement } from '../scenery.ts';

/** A base on the table: a disk in u. */
export interface BaseDisk {
  readonly id: string;
  readonly at: Point;
  readonly radius: number;
}

/** What one base moves among. The mover's own base is in neither list; who is off the table is left out. */
export interface MoveScene {
  /** null: no edges (the command line's questions may have none). */
  readonly table: { readonly width: number; readonly height: number } | null;
  readonly elements: readonly PreparedElement[];
  readonly friends: readonly BaseDisk[];
  readonly enemies: readonly BaseDisk[];
  /** Passed like friends, and stood on by nobody; one in a hole closes it (WOUND-5, MOVE-13). */
  readonly bodies: readonly BaseDisk[];
  /** The mover's own radius (R39). */
  readonly radius: number;
  /** Those on the upper level of ways up from here: with whoever stands on such a way they share a level (R149). */
  readonly upstairs?: readonly Upstairs[];
  /** Where one moves above the table: the floors one stands on there, and where they end (MOVE-11, R155). */
  readonly ground?: Ground;
}

interface Upstairs extends Pick<MoveScene, 'friends' | 'enemies' | 'bodies'> {
  readonly passage: PreparedElement;
}

/** The ground of a level above the table's; its rim is made of lines. */
interface Ground {
  readonly floors: readonly Outline[];
  readonly rim: readonly Outline[];
}

/** The part of a ruleset that movement depends on. */
export interface MoveRules {
  /** AT for entering or crossing partial cover, on top of the move's own (MOVE-3, MOVE-4); 0 with R11=b. */
  readonly crossingCost: number;
  /** AT for climbing up or down a platform, likewise (MOVE-3); null: no platform is climbed (MOVE-11), its terrain alone decides. */
  readonly climbCost: number | null;
  /** Does the height climbed count against the Move as well (R126=b)? */
  readonly heightCounts: boolean;
  /** What costs those of crossing, on the way up or down: ladders alone, or stairs as well (MOVE-3, R153). */
  readonly paidPassages: 'ladders' | 'stairs-too';
  /** Are those AT paid for each crossing and climb, or once per move action (R101, MOVE-3)? */
  readonly extraPaid: 'each' | 'once';
  /** What is higher cannot be crossed in one move, in u (MOVE-4, R11); null: no limit. */
  readonly crossingHeight: number | null;
  /** Must a crossed element be no wider along the path than the Move (MOVE-4, R11)? */
  readonly crossingWithinMove: boolean;
  /** Concealing ground (COVER-15) that is not protecting as well: an element to cross, or open to walk through (R123). */
  readonly concealing: 'crossed' | 'open';
  /** May a move end across the edge of partial cover (R134=b)? */
  readonly mayStraddle: boolean;
  /** May a base overhang the table's edge by up to half (R58=b)? */
  readonly overhang: boolean;
  /** MOVE-6, H2H-1: does any touch of an enemy base end the move (R12), or only running into it and ending in contact (R94)? */
  readonly touching: 'fights' | 'passes';
  /** Is the way from the rim into a hole free, or measured like the rest of the path (MOVE-8, R104)? */
  readonly holes: 'free' | 'measured';
  /** Is the rim of a round base contact with the enemy in its hole (R129=b), or must the path reach his base (H2H-8)? */
  readonly rimIsContact: boolean;
  /** u lost by an action that starts in, enters or crosses difficult ground (MOVE-9, R131); 0 where there is none. */
  readonly difficultLoss: number;
}

/** What one base moves among on all levels. */
export interface MoveStoreys {
  /** What is there on a level, with the floors it has (`ground`). */
  readonly on: (level: number) => MoveScene;
  /** Stairs, ladders and slopes, whatever their levels. */
  readonly passages: readonly PreparedElement[];
  readonly radius: number;
}

/** From one level to another (MOVE-11). */
export interface Climb {
  readonly element: string;
  readonly passage: Passage;
  readonly upwards: boolean;
  /** AT on top of the action's own, before `extraPaid` is applied (MOVE-3). */
  readonly tokens: number;
  /** u that it takes of the Move besides its length in plan (R126). */
  readonly rise: number;
}

/** What happens when a base follows a way over levels. */
export interface WayTrace extends Omit<MoveTrace, 'path' | 'end'> {
  readonly path: readonly Waypoint[];
  readonly end: Waypoint;
  /** In order. */
  readonly climbs: readonly Climb[];
}

export interface MoveOptions {
  /** The rest of an interrupted move (R46, R73) from which difficult ground has taken its part already (R131). */
  readonly slowed?: boolean;
}

/** What falls due on the way: for coming into partial cover, for climbing up or down a platform. */
export interface Charge {
  /** How far along the way, in u. */
  readonly at: number;
  /** AT on top of the action's own, before `extraPaid` is applied. */
  readonly tokens: number;
  /** u that climbing takes of the Move (R126). */
  readonly rise: number;
}

/** Where a base lies on partial cover or a platform on its way. */
export interface Crossing extends Stretch {
  readonly element: string;
  /**
   * `crosses` comes and goes, `enters` comes and stays, `leaves` was in it at the start, `inside` never leaves it
   * (R134); `climbs` is any stretch on a platform.
   */
  readonly kind: 'crosses' | 'enters' | 'leaves' | 'inside' | 'climbs';
  /** How far the middle of the base travels over the element itself: its width along the path (MOVE-4). */
  readonly width: number;
  readonly height: number;
  /** What falls due for it, and where along the path. */
  readonly charges: readonly Charge[];
  /** AT of all of that, before `extraPaid` is applied. */
  readonly cost: number;
}

/** The step into a hole that ends a move (MOVE-8, R136). */
export interface HoleStep {
  readonly element: string;
  readonly from: Point;
  readonly to: Point;
}

export interface MoveFault {
  readonly violation: Violation;
  /** Where the base is when it goes wrong, and how far along the path that is. */
  readonly at: Point;
  readonly along: number;
}

/** What happens when a base follows a path. */
export interface MoveTrace {
  readonly fault: MoveFault | null;
  /**
   * The way the base really takes: without repeated points, cut off where contact or a fault ends it, with the step into
   * a hole. Attacking one in a hole (H2H-8) it stops at the rim, short of what `length` measures.
   */
  readonly path: readonly Point[];
  /** Where the base ends: the last point of `path`. */
  readonly end: Point;
  /** What counts against the Move, in u. */
  readonly length: number;
  /** The Move less what difficult ground takes (MOVE-9), in u. */
  readonly allowance: number;
  /** Enemies the move ends in contact with, in the order of the scene: one after the other or at once (R24, R50). */
  readonly contacts: readonly string[];
  readonly crossings: readonly Crossing[];
  /** Difficult ground on the way (MOVE-9), and what of it is entered or left (MF-3). */
  readonly difficult: readonly string[];
  readonly difficultCrossed: readonly string[];
  readonly hole: HoleStep | null;
  /** AT for the whole action (R140): 1 and what crossing and climbing add. */
  readonly tokens: number;
}
