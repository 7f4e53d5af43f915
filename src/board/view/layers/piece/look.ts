import type { Side } from '../../../../engine/index.ts';
import type { Palette } from '../../palette.ts';

/** A character as it is seen: all that decides how its base is drawn. Sizes in u, about its middle. */
export interface PieceLook {
  readonly side: Side;
  readonly role: string;
  readonly radius: number;
  /** Which way he looks, in radians. */
  readonly facing: number;
  readonly edge: Palette['edge'];
  readonly wounded: boolean;
  readonly inCover: boolean;
  /** Where those are from whom alone he has taken cover, as angles (TC-2). */
  readonly coverFrom: readonly number[];
  readonly shock: boolean;
  readonly panicking: boolean;
  readonly suppressed: boolean;
  /** Watches a marker of opportunity fire, or keeps up suppression fire. */
  readonly busy: 'watching' | 'firing' | null;
  /** Its side decides, and it has no action left. */
  readonly spent: boolean;
  readonly selected: boolean;
  /** It may act now: its side decides. */
  readonly ready: boolean;
  /** The decision on the table is about it. */
  readonly asked: boolean;
}
