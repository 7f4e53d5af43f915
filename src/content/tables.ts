import type { ReadyTable } from './table.ts';
import { bridge } from './tables/bridge.ts';
import { crossroads } from './tables/crossroads.ts';
import { farm } from './tables/farm.ts';
import { inn } from './tables/inn.ts';
import { mill } from './tables/mill.ts';
import { outpost } from './tables/outpost.ts';
import { street } from './tables/street.ts';

export const TABLES: readonly ReadyTable[] = [crossroads, farm, mill, street, outpost, bridge, inn];
