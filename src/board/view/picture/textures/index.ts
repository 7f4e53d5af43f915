import type { Texture } from '../../../../content/look.ts';
import { broken, planks, tiles } from './buildings.ts';
import { coils, drifts, dugout, jumble, mire } from './field.ts';
import { furrows, ripples, track } from './flat.ts';
import { canopy, crown, leaves } from './green.ts';
import { boards, cobbles, deck } from './paved.ts';
import type { Edge, Painter } from './piece.ts';
import { boulders, debris, earth, ring } from './stone.ts';
import { doorway, flags, floorboards, masonry, ramp, rungs, screed, treads, window } from './storeys.ts';
import { logs, straw, wheels } from './timber.ts';
import { bags, rails, slope, stones } from './walls.ts';

/** Those that are not simply cut along their outline. */
export const EDGES: Readonly<Partial<Record<Texture, Edge>>> = {
  boulders: 'free',
  canopy: 'free',
  coils: 'free',
  crown: 'free',
  doorway: 'free',
  debris: 'free',
  drifts: 'frayed',
  earth: 'frayed',
  furrows: 'frayed',
  jumble: 'free',
  leaves: 'free',
  mire: 'frayed',
  ripples: 'frayed',
  slope: 'frayed',
  straw: 'free',
  track: 'frayed',
  wheels: 'free',
};

export const PAINTERS: Readonly<Record<Texture, Painter>> = {
  bags,
  boards,
  boulders,
  broken,
  canopy,
  cobbles,
  coils,
  crown,
  debris,
  deck,
  doorway,
  drifts,
  dugout,
  earth,
  flags,
  floorboards,
  furrows,
  jumble,
  leaves,
  logs,
  masonry,
  mire,
  planks,
  rails,
  ramp,
  ring,
  ripples,
  rungs,
  screed,
  slope,
  stones,
  straw,
  tiles,
  track,
  treads,
  wheels,
  window,
};
