import type { Shape } from '../engine/index.ts';
import type { Look } from './look.ts';

const wall = (length: number, thickness: number): Shape => ({
  kind: 'wall',
  from: [-length / 2, 0],
  to: [length / 2, 0],
  thickness,
});
const round = (radius: number): Shape => ({ kind: 'circle', at: [0, 0], radius });
const box = (width: number, depth: number): Shape => ({
  kind: 'polygon',
  points: [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ],
});

/** A round scenic base is 60 mm across: 1.2u from centre to rim. */
export const ROUND_BASE = 1.2;

/** All looks by name; the words for them are `content.looks.…` in i18n. */
export const CATALOGUE = {
  // Walls, hedges, fences
  'stone-wall': {
    terrain: ['protecting'],
    height: 1,
    shape: wall(4, 0.4),
    paint: { texture: 'stones', fill: '#a39a8b', edge: '#5f584d', light: '#c9c1b2', layer: 'low' },
  },
  hedge: {
    terrain: ['concealing'],
    height: 1.2,
    shape: wall(5, 0.7),
    paint: { texture: 'leaves', fill: '#4f6b35', edge: '#2f4420', light: '#7a9653', layer: 'low' },
  },
  fence: {
    terrain: ['concealing'],
    height: 1,
    shape: wall(4, 0.2),
    paint: { texture: 'rails', fill: '#8a6d4a', edge: '#4f3c26', light: '#b3946b', layer: 'low' },
  },
  sandbags: {
    terrain: ['protecting'],
    height: 1,
    shape: wall(3, 0.6),
    paint: { texture: 'bags', fill: '#b8a477', edge: '#6f6141', light: '#d8c79d', layer: 'low' },
  },
  bank: {
    terrain: ['protecting'],
    height: 1,
    shape: wall(4, 0.8),
    paint: { texture: 'slope', fill: '#7f7d4c', edge: '#4e4c2b', light: '#a5a26c', layer: 'low' },
  },

  // Buildings
  house: {
    terrain: ['sheltering'],
    height: 6,
    shape: box(4, 3),
    paint: { texture: 'tiles', fill: '#a4543b', edge: '#57281b', light: '#c97a5d', layer: 'tall' },
  },
  barn: {
    terrain: ['sheltering'],
    height: 5,
    shape: box(4.5, 3.2),
    paint: { texture: 'planks', fill: '#7d6148', edge: '#40301f', light: '#a38765', layer: 'tall' },
  },
  ruin: {
    terrain: ['sheltering'],
    height: 3,
    shape: {
      kind: 'polygon',
      points: [
        [-1.8, -1.8],
        [1.8, -1.8],
        [1.8, -1.4],
        [-1.4, -1.4],
        [-1.4, 1.8],
        [-1.8, 1.8],
      ],
    },
    paint: { texture: 'broken', fill: '#8d867c', edge: '#4b463e', light: '#b5aea2', layer: 'tall' },
  },

  // Green
  wood: {
    terrain: ['concealing'],
    height: 5,
    shape: round(2.4),
    paint: { texture: 'canopy', fill: '#3f5d33', edge: '#263b1e', light: '#668550', layer: 'tall' },
  },
  tree: {
    terrain: ['concealing'],
    height: 4,
    shape: round(0.7),
    paint: { texture: 'crown', fill: '#557a3d', edge: '#2f4822', light: '#83a763', layer: 'tall' },
  },
  bushes: {
    terrain: ['concealing'],
    height: 1,
    shape: round(1.1),
    paint: { texture: 'leaves', fill: '#647d41', edge: '#3b4d25', light: '#8fa968', layer: 'low' },
  },

  // Small things
  crater: {
    terrain: ['protecting'],
    height: 1,
    shape: round(ROUND_BASE),
    holes: [[0, 0]],
    paint: { texture: 'earth', fill: '#6b5540', edge: '#3c2e20', light: '#927758', layer: 'ground' },
  },
  rubble: {
    terrain: ['protecting'],
    height: 1,
    shape: round(1.2),
    paint: { texture: 'debris', fill: '#8f8578', edge: '#544c42', light: '#b9ae9e', layer: 'low' },
  },
  rocks: {
    terrain: ['protecting'],
    height: 1.5,
    shape: round(1),
    paint: { texture: 'boulders', fill: '#8b8b86', edge: '#4d4d49', light: '#b6b6b0', layer: 'low' },
  },
  well: {
    terrain: ['protecting', 'impassable'],
    height: 1,
    shape: round(0.7),
    paint: { texture: 'ring', fill: '#9b948a', edge: '#3f3a34', light: '#c4bdb1', layer: 'low' },
  },
  cart: {
    terrain: ['protecting'],
    height: 1.5,
    shape: box(2.2, 1.1),
    paint: { texture: 'wheels', fill: '#8c6a42', edge: '#473319', light: '#b48f61', layer: 'low' },
  },
  'log-pile': {
    terrain: ['protecting'],
    height: 1,
    shape: box(2.2, 1),
    paint: { texture: 'logs', fill: '#94714b', edge: '#523a21', light: '#c2a075', layer: 'low' },
  },
  haystack: {
    terrain: ['protecting'],
    height: 2,
    shape: round(0.9),
    paint: { texture: 'straw', fill: '#c9a956', edge: '#7d6529', light: '#e3cb86', layer: 'low' },
  },

  // For the eye only
  road: {
    terrain: [],
    height: 0,
    shape: box(8, 2.2),
    paint: { texture: 'track', fill: '#b39f7a', edge: '#8d7b5a', light: '#c9b792', layer: 'ground' },
  },
  field: {
    terrain: [],
    height: 0,
    shape: box(6, 5),
    paint: { texture: 'furrows', fill: '#a48f5b', edge: '#857346', light: '#bda973', layer: 'ground' },
  },
  stream: {
    terrain: [],
    height: 0,
    shape: box(8, 1.2),
    paint: { texture: 'ripples', fill: '#6f95a3', edge: '#4b6c78', light: '#a3c0c9', layer: 'ground' },
  },
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof CATALOGUE;
