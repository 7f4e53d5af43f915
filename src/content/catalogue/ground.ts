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

  // Ways from level to level
  stairs: {
    terrain: ['difficult'],
    height: 0,
    shape: { kind: 'wall', from: [-1, 0], to: [1, 0], thickness: 1 },
    paint: { texture: 'treads', fill: '#8a6a45', edge: '#3f2d1a', light: '#c9a677', layer: 'ground' },
  },
  ladder: {
    terrain: ['difficult'],
    height: 0,
    shape: { kind: 'wall', from: [-0.5, 0], to: [0.5, 0], thickness: 1 },
    paint: { texture: 'rungs', fill: '#8a6a45', edge: '#33240f', light: '#d2b184', layer: 'ground' },
  },
  slope: {
    terrain: [],
    height: 0,
    shape: { kind: 'wall', from: [-1.5, 0], to: [1.5, 0], thickness: 1.6 },
    paint: { texture: 'ramp', fill: '#8b8455', edge: '#4f4a2c', light: '#b6ae7c', layer: 'ground' },
  },

  // Floors
  'stone-floor': {
    terrain: [],
    height: 0,
    shape: box(6, 4),
    paint: { texture: 'flags', fill: '#a9a192', edge: '#6b6457', light: '#c6bfb0', layer: 'ground' },
  },
  'wooden-floor': {
    terrain: [],
    height: 0,
    shape: box(6, 4),
    paint: { texture: 'floorboards', fill: '#a57e4f', edge: '#5b4226', light: '#c49d6b', layer: 'ground' },
  },
  'flat-roof': {
    terrain: [],
    height: 0,
    shape: box(6, 4),
    paint: { texture: 'screed', fill: '#97958d', edge: '#5a5953', light: '#b5b3aa', layer: 'ground' },
  },
  'upper-floor': {
    terrain: [],
    height: 0,
    shape: box(6, 4),
    paint: { texture: 'floorboards', fill: '#a57e4f', edge: '#5b4226', light: '#c49d6b', layer: 'ground' },
  },
  doorway: {
    terrain: [],
    height: 0,
    shape: { kind: 'wall', from: [-0.6, 0], to: [0.6, 0], thickness: 0.3 },
    paint: { texture: 'doorway', fill: '#7b5735', edge: '#2f2113', light: '#a87d52', layer: 'ground' },
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
