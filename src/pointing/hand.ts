import type { GrenadeKind, Id, Point, Waypoint } from '../engine/index.ts';

/** What is in the hand, and what it points at: plain data, kept by the store; `tools/` says what each kind of tool does. */

/** Something on the board that one can point at: a spot of the table, or the character who stands there. */
export interface Spot {
  readonly at: Point;
  readonly who: Id | null;
  /** The level of the ground there; left out: 0. */
  readonly level?: number;
  /** How far around `at` it may be meant, in u: a finger is broad. Left out: no farther than it says. */
  readonly slack?: number;
  /** He has been chosen from among those who stand over one another there: none of the others is meant. */
  readonly chosen?: true;
}

/** What is pointed at. */
export interface Pointed {
  /** Where the mouse or the keyboard's cursor points, in u. */
  readonly pointer: Point | null;
  /** The character who stands there, or whose card or button is pointed at. */
  readonly hovered: Id | null;
  /** The level of the ground there; left out: 0. */
  readonly level?: number;
}

/** A way that is pointed out: way-points, and where it ends. */
interface Waying {
  readonly who: Id;
  readonly waypoints: readonly Waypoint[];
  readonly end?: Waypoint | null;
  /** The legal place nearest to one that has been refused: shown while nothing else is pointed at. */
  readonly offer?: Waypoint | null;
}

/**
 * What is in the hand. `end`, `target`, `at` and `marker` are proposals set down by a tap: a second tap on them confirms.
 * A mouse needs none, it proposes by hovering.
 */
export type Tool =
  | { readonly kind: 'idle' }
  /** `remaining`: what is left of a move that may go on another way (R73=b), in u; left out: new moves. */
  | ({ readonly kind: 'move'; readonly remaining?: number } & Waying)
  /**
   * `target`: whom to shoot at before the move (R68); null leaves the shot until after it, or with `onTheWay` until the last
   * way-point (MF-1).
   */
  | ({ readonly kind: 'moveAndFire'; readonly target: Id | null; readonly onTheWay?: boolean } & Waying)
  /** `shots`: so many at once (FIRE-7), one if left out; `aim`: declared with them (R15). */
  | {
      readonly kind: 'fire';
      readonly who: Id;
      readonly weapon?: Id;
      readonly shots?: number;
      readonly aim?: boolean;
      readonly target: Id | null;
    }
  | { readonly kind: 'grenade'; readonly who: Id; readonly weapon?: Id; readonly at?: Waypoint | null }
  | { readonly kind: 'opportunityFire'; readonly who: Id; readonly at?: Waypoint | null }
  /** `with`: those who begin it together with `who` (R47). */
  | { readonly kind: 'suppressionFire'; readonly who: Id; readonly with: readonly Id[]; readonly at?: Waypoint | null }
  | { readonly kind: 'joinSuppression'; readonly who: Id; readonly marker?: Id | null }
  /** `with`: the leaders who help, once for each token (PSY-3). */
  | { readonly kind: 'recover'; readonly who: Id; readonly with: readonly Id[] }
  /** FIRE-8: where there is more than one weapon to choose from. */
  | { readonly kind: 'switchWeapon'; readonly who: Id }
  /** MOVE-13: where there is more than one body. */
  | { readonly kind: 'clearBody'; readonly who: Id }
  /** `who` null: whoever is next; `flipped`: of a reinforcement card the one on its other side (REIN-1). */
  | { readonly kind: 'deploy'; readonly who: Id | null; readonly flipped?: boolean; readonly at?: Waypoint | null }
  /** A scattered grenade, to be put down elsewhere (GREN-6). */
  | { readonly kind: 'drift'; readonly at?: Waypoint | null }
  /** The second screen of smoke (GREN-15). */
  | { readonly kind: 'smoke'; readonly at?: Waypoint | null }
  /** An extra grenade for a friend (GREN-14). */
  | { readonly kind: 'handOver'; readonly who: Id; readonly grenade: GrenadeKind; readonly to?: Id | null }
  /** An element of the own zone, or a spot in it (WIN-2, R62). */
  | { readonly kind: 'objective'; readonly at?: Waypoint | null }
  /** One of those on the table is to be picked: who shoots, who is shot at, who takes a wound. */
  | { readonly kind: 'answer'; readonly target?: Id | null }
  | { readonly kind: 'measure'; readonly from?: Spot; readonly to?: Spot }
  /** From a character, or from a place where one might stand. */
  | { readonly kind: 'sight'; readonly from?: Spot; readonly to?: Spot };

/** A tool of one kind, or of some kinds. */
export type ToolOf<K extends Tool['kind']> = Extract<Tool, { kind: K }>;

export const IDLE: Tool = { kind: 'idle' };

/** Only looked with, whatever is asked: nothing is done with it. */
export const isLooking = ({ kind }: Tool): boolean => kind === 'measure' || kind === 'sight';

/** The character a tool is in the hand of. */
export const userOf = (tool: Tool): Id | null => ('who' in tool ? tool.who : null);
