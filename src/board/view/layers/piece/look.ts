import type { Palette } from '../../palette.ts';
import type { Standing } from '../../storeys.ts';
import type { Man } from './manIn.ts';

/** A character as it is seen: all that decides how its base is drawn. Sizes in u, about its middle. */
export interface PieceLook extends Man {
  /** Where he is, as seen from the level that is viewed. */
  readonly standing: Standing;
  /** Larger than that of the rules where he is painted larger than he is. */
  readonly radius: number;
  /** That of the rules, while one measures or aims and it counts; else null. */
  readonly base: number | null;
  /** 0: the counter; 1: the miniature; a share in between while one turns into the other. */
  readonly near: number;
  /** Which way he looks, in radians. */
  readonly facing: number;
  readonly palette: Palette;
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

/** Lengths in u of a pixel of the page, and how many device pixels it has. */
export interface Pixels {
  readonly px: number;
  readonly ratio: number;
}
