import type { ReadyTable } from './table.ts';
import { bridge } from './tables/bridge.ts';
import { crossroads } from './tables/crossroads.ts';
import { farm } from './tables/farm.ts';
import { inn } from './tables/inn.ts';
import { market } from './tables/market.ts';
import { mill } from './tables/mill.ts';
import { outpost } from './tables/outpost.ts';
import { quarry } from './tables/quarry.ts';
import { street } from './tables/street.ts';
import { trenches } from './tables/trenches.ts';
import { vineyard } from './tables/vineyard.ts';

export const TABLES: readonly ReadyTable[] = [
  crossroads,
  farm,
  mill,
  street,
  outpost,
  bridge,
  inn,
  vineyard,
  trenches,
  quarry,
  market,
];
