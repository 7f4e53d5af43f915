import type { Shape, Terrain } from '../engine/index.ts';

/** How a surface is drawn, seen from above. */
export type Texture =
  | 'stones' // courses of stone along a wall
  | 'leaves' // clumps of foliage
  | 'rails' // posts and rails
  | 'tiles' // a roof with a ridge
  | 'planks' // a boarded roof or deck
  | 'broken' // wall tops and fallen stone
  | 'canopy' // crowns of several trees
  | 'crown' // one tree
  | 'earth' // a rim of thrown-up soil
  | 'bags' // sandbags in a row
  | 'debris' // loose stone and beams
  | 'ring' // a round stone rim with a dark middle
  | 'wheels' // a cart on wheels
  | 'track' // a road with ruts
  | 'furrows' // ploughed rows
  | 'boulders'
  | 'logs'
  | 'ripples' // water
  | 'straw'
  | 'slope' // a bank, hatched on its falling side
  | 'coils' // barbed wire between stakes
  | 'mire' // deep mud
  | 'drifts' // deep snow
  | 'jumble' // a barricade of boards, crates and barrels
  | 'dugout' // a ring of sandbags about a hole
  | 'cobbles' // a paved street
  | 'deck' // the boards of a bridge
  | 'boards' // a close fence
  | 'flags' // the stone floor of a house
  | 'floorboards'
  | 'screed' // a flat roof or the top of a bunker
  | 'masonry' // a house wall cut open
  | 'window' // a gap in a wall with its frame and sill
  | 'doorway' // a gap with a threshold and a leaf that stands open
  | 'treads' // stairs, light towards their upper end
  | 'rungs' // a ladder
  | 'ramp'; // a slope one walks up

/** Colours are those of daylight; the painter shades them. */
export interface Paint {
  readonly texture: Texture;
  readonly fill: string;
  readonly edge: string;
  readonly light: string;
  /** Drawn under the bases, level with them, or over them (see-through where someone stands). */
  readonly layer: 'ground' | 'low' | 'tall';
}

/** What a kind of scenery usually is; an element on a table may differ in terrain, height and shape. */
export interface Look {
  readonly terrain: readonly Terrain[];
  /** In u. */
  readonly height: number;
  /** A usual size, about the origin. */
  readonly shape: Shape;
  /** Holes of the usual size, a single character each (MOVE-8). */
  readonly holes?: readonly (readonly [number, number])[];
  readonly paint: Paint;
}
