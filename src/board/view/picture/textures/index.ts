import type { Texture } from '../../../../content/look.ts';
import { broken, planks, tiles } from './buildings.ts';
import { coils, drifts, dugout, jumble, mire } from './field.ts';
import { furrows, ripples, track } from './flat.ts';
import { canopy, crown, leaves } from './green.ts';
import { boards, cobbles, deck } from './paved.ts';
import type { Edge, Painter } from './piece.ts';
import { boulders, debris, earth, ring } from './stone.ts';
import { logs, straw, wheels } from './timber.ts';
import { bags, rails, slope, stones } from './walls.ts';

/** Those that are not simply cut along their outline. */
export const EDGES: Readonly<Partial<Record<Texture, Edge>>> = {
  boulders: 'free',
  canopy: 'free',
  coils: 'free',
  crown: 'free',
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
  drifts,
  dugout,
  earth,
  furrows,
  jumble,
  leaves,
  logs,
  mire,
  planks,
  rails,
  ring,
  ripples,
  slope,
  stones,
  straw,
  tiles,
  track,
  wheels,
};
