import type { ReadyTable } from './table.ts';
import { crossroads } from './tables/crossroads.ts';
import { farm } from './tables/farm.ts';

export const TABLES: readonly ReadyTable[] = [crossroads, farm];
