import type { Look } from '../look.ts';
import { box } from './shapes.ts';

/** Looks of what lies flat. */
export const ground = {
  // Ground that is hard to walk on, or not to be crossed
  mud: {
    terrain: ['difficult'],
    height: 0,
    shape: box(5, 4),
    paint: { texture: 'mire', fill: '#7a6244', edge: '#4b3a26', light: '#937a58', layer: 'ground' },
  },
  'deep-snow': {
    terrain: ['difficult'],
    height: 0,
    shape: box(5, 4),
    paint: { texture: 'drifts', fill: '#eef3f6', edge: '#a9bccb', light: '#ffffff', layer: 'ground' },
  },
  'deep-stream': {
    terrain: ['impassable'],
    height: 0,
    shape: box(8, 2),
    paint: { texture: 'ripples', fill: '#3f6f8a', edge: '#234657', light: '#86b3c9', layer: 'ground' },
  },

  // For the eye only
  road: {
    terrain: [],
    height: 0,
    shape: box(8, 2.2),
    paint: { texture: 'track', fill: '#b39f7a', edge: '#8d7b5a', light: '#c9b792', layer: 'ground' },
  },
  street: {
    terrain: [],
    height: 0,
    shape: box(8, 4),
    paint: { texture: 'cobbles', fill: '#8f8b84', edge: '#5c5852', light: '#aeaaa2', layer: 'ground' },
  },
  bridge: {
    terrain: [],
    height: 0,
    shape: box(4, 2.4),
    paint: { texture: 'deck', fill: '#9a7a52', edge: '#4e3922', light: '#c2a275', layer: 'ground' },
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
