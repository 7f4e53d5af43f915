import type { Look } from '../look.ts';
import { box, ROUND_BASE, round, wall } from './shapes.ts';

/** Looks of what stands up from the table. */
export const raised = {
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
  'board-fence': {
    terrain: ['concealing'],
    height: 2,
    shape: wall(4, 0.3),
    paint: { texture: 'boards', fill: '#8d7355', edge: '#46341f', light: '#b99b74', layer: 'low' },
  },
  barricade: {
    terrain: ['protecting'],
    height: 1.5,
    shape: wall(3, 0.9),
    paint: { texture: 'jumble', fill: '#8f7250', edge: '#3f2f1e', light: '#b8976c', layer: 'low' },
  },
  wire: {
    terrain: ['impassable'],
    height: 1,
    shape: wall(4, 1),
    paint: { texture: 'coils', fill: '#8b8a80', edge: '#33322c', light: '#c2c2b8', layer: 'low' },
  },

  // Buildings
  house: {
    terrain: ['sheltering'],
    height: 6,
    shape: box(4, 3),
    paint: { texture: 'tiles', fill: '#a4543b', edge: '#57281b', light: '#c97a5d', layer: 'tall' },
  },
  'town-house': {
    terrain: ['sheltering'],
    height: 9,
    shape: box(4, 4),
    paint: { texture: 'tiles', fill: '#626a74', edge: '#2c3138', light: '#8f99a5', layer: 'tall' },
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

  // Parts of buildings one goes into
  'house-wall': {
    terrain: ['sheltering'],
    height: 3,
    shape: wall(4, 0.3),
    paint: { texture: 'masonry', fill: '#a39a8b', edge: '#3a352d', light: '#cdc5b6', layer: 'low' },
  },
  window: {
    terrain: ['protecting'],
    height: 1,
    shape: wall(1, 0.3),
    paint: { texture: 'window', fill: '#d9d2c0', edge: '#3a352d', light: '#f4efe0', layer: 'low' },
  },
  parapet: {
    terrain: ['protecting'],
    height: 1,
    shape: wall(4, 0.3),
    paint: { texture: 'stones', fill: '#958b7b', edge: '#4a4338', light: '#bdb4a5', layer: 'low' },
  },
  'concrete-wall': {
    terrain: ['protecting'],
    height: 3,
    shape: wall(4, 0.6),
    paint: { texture: 'masonry', fill: '#9b9a94', edge: '#3d3d39', light: '#c4c3bc', layer: 'low' },
  },
  'tiled-roof': {
    terrain: [],
    height: 2,
    shape: box(6, 4),
    paint: { texture: 'tiles', fill: '#a4543b', edge: '#57281b', light: '#c97a5d', layer: 'tall' },
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
  foxhole: {
    terrain: ['protecting'],
    height: 1,
    shape: round(ROUND_BASE),
    holes: [[0, 0]],
    paint: { texture: 'dugout', fill: '#b3a075', edge: '#5f5233', light: '#d6c596', layer: 'ground' },
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
} as const satisfies Readonly<Record<string, Look>>;
