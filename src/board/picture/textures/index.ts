import type { Texture } from '../../../content/look.ts';
import { broken, planks, tiles } from './buildings.ts';
import { furrows, ripples, track } from './flat.ts';
import { canopy, crown, leaves } from './green.ts';
import type { Painter } from './piece.ts';
import { boulders, debris, earth, ring } from './stone.ts';
import { logs, straw, wheels } from './timber.ts';
import { bags, rails, slope, stones } from './walls.ts';

export const PAINTERS: Readonly<Record<Texture, Painter>> = {
  bags,
  boulders,
  broken,
  canopy,
  crown,
  debris,
  earth,
  furrows,
  leaves,
  logs,
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
