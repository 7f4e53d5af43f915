import type { Point } from '../../../../../engine/index.ts';

/** How a miniature is seen: on his feet, flat on the ground behind what covers him, or fallen. */
export type PoseName = 'up' | 'low' | 'fallen';

/** A limb from joint to joint; lengths are shares of the base's radius, x is ahead and y to his right. */
export interface Limb {
  readonly thick: number;
  readonly joints: readonly Point[];
}

export interface Pose {
  /** The whole of it against the base. */
  readonly scale: number;
  readonly legs: readonly Limb[];
  /** Trunk and shoulders: two rounded pieces that are painted as one. */
  readonly trunk: readonly Limb[];
  readonly pack: { readonly at: Point; readonly size: Point } | null;
  /** From the shoulder to the hand: left and right with a weapon in both hands. */
  readonly arms: readonly Limb[];
  /** Where the hands are when there is nothing in them, or only a small thing in the right one. */
  readonly freeArms: readonly Limb[];
  readonly head: { readonly at: Point; readonly size: number };
  /** The grip of what he carries, and which way it points from there, in radians. */
  readonly grip: { readonly at: Point; readonly turned: number };
  /** A small thing in the right hand. */
  readonly hand: { readonly at: Point; readonly turned: number };
  /** Where he carries his grenades. */
  readonly belt: Point;
}

export const POSES: Readonly<Record<PoseName, Pose>> = {
  up: {
    scale: 1,
    legs: [
      {
        thick: 0.24,
        joints: [
          [-0.06, -0.22],
          [0.24, -0.26],
        ],
      },
      {
        thick: 0.24,
        joints: [
          [-0.12, 0.22],
          [-0.44, 0.3],
        ],
      },
    ],
    trunk: [
      {
        thick: 0.5,
        joints: [
          [-0.1, -0.36],
          [-0.16, 0.36],
        ],
      },
      {
        thick: 0.42,
        joints: [
          [-0.18, -0.12],
          [-0.2, 0.12],
        ],
      },
    ],
    pack: { at: [-0.5, 0.02], size: [0.32, 0.52] },
    arms: [
      {
        thick: 0.22,
        joints: [
          [-0.06, -0.5],
          [0.36, -0.42],
          [0.64, 0.08],
        ],
      },
      {
        thick: 0.22,
        joints: [
          [-0.14, 0.5],
          [0.1, 0.62],
          [0.32, 0.27],
        ],
      },
    ],
    freeArms: [
      {
        thick: 0.22,
        joints: [
          [-0.06, -0.5],
          [0.3, -0.5],
          [0.5, -0.26],
        ],
      },
      {
        thick: 0.22,
        joints: [
          [-0.14, 0.5],
          [0.16, 0.54],
          [0.46, 0.3],
        ],
      },
    ],
    head: { at: [0, 0], size: 0.345 },
    grip: { at: [0.38, 0.2], turned: -0.07 },
    hand: { at: [0.52, 0.28], turned: -0.15 },
    belt: [-0.24, 0.5],
  },
  low: {
    scale: 0.93,
    legs: [
      {
        thick: 0.23,
        joints: [
          [-0.36, -0.12],
          [-0.62, -0.3],
          [-0.86, -0.38],
        ],
      },
      {
        thick: 0.23,
        joints: [
          [-0.36, 0.12],
          [-0.66, 0.2],
          [-0.92, 0.16],
        ],
      },
    ],
    trunk: [
      {
        thick: 0.44,
        joints: [
          [-0.34, 0],
          [0.02, 0],
        ],
      },
      {
        thick: 0.32,
        joints: [
          [0.06, -0.28],
          [0.06, 0.28],
        ],
      },
    ],
    pack: { at: [-0.14, 0], size: [0.3, 0.34] },
    arms: [
      {
        thick: 0.19,
        joints: [
          [0.1, -0.34],
          [0.42, -0.46],
          [0.66, 0.04],
        ],
      },
      {
        thick: 0.19,
        joints: [
          [0.1, 0.34],
          [0.3, 0.54],
          [0.44, 0.2],
        ],
      },
    ],
    freeArms: [
      {
        thick: 0.19,
        joints: [
          [0.1, -0.34],
          [0.46, -0.4],
          [0.6, -0.12],
        ],
      },
      {
        thick: 0.19,
        joints: [
          [0.1, 0.34],
          [0.46, 0.4],
          [0.62, 0.16],
        ],
      },
    ],
    head: { at: [0.28, 0.02], size: 0.29 },
    grip: { at: [0.5, 0.15], turned: 0 },
    hand: { at: [0.64, 0.14], turned: 0 },
    belt: [-0.3, 0.22],
  },
  fallen: {
    scale: 1,
    legs: [
      {
        thick: 0.24,
        joints: [
          [0.16, -0.1],
          [0.5, -0.32],
          [0.8, -0.16],
        ],
      },
      {
        thick: 0.24,
        joints: [
          [0.16, 0.1],
          [0.54, 0.16],
          [0.86, 0.3],
        ],
      },
    ],
    trunk: [
      {
        thick: 0.44,
        joints: [
          [-0.22, 0],
          [0.14, 0],
        ],
      },
      {
        thick: 0.3,
        joints: [
          [-0.28, -0.2],
          [-0.28, 0.2],
        ],
      },
    ],
    pack: null,
    arms: [],
    freeArms: [
      {
        thick: 0.19,
        joints: [
          [-0.3, -0.22],
          [-0.5, -0.5],
          [-0.84, -0.46],
        ],
      },
      {
        thick: 0.19,
        joints: [
          [-0.3, 0.22],
          [-0.08, 0.5],
          [0.22, 0.5],
        ],
      },
    ],
    head: { at: [-0.62, 0.02], size: 0.23 },
    grip: { at: [0.0, 0.76], turned: -0.12 },
    hand: { at: [0.3, 0.6], turned: 0.4 },
    belt: [0.06, 0.2],
  },
};
