import type { ReadyScenario } from './scenario.ts';
import { holdTheBridge } from './scenarios/holdTheBridge.ts';
import { lostPatrol } from './scenarios/lostPatrol.ts';
import { marketSquare } from './scenarios/marketSquare.ts';
import { sergeantHunt } from './scenarios/sergeantHunt.ts';
import { throughTheLines } from './scenarios/throughTheLines.ts';
import { twoDepots } from './scenarios/twoDepots.ts';
import { upperFloor } from './scenarios/upperFloor.ts';

export const SCENARIOS: readonly ReadyScenario[] = [
  holdTheBridge,
  lostPatrol,
  upperFloor,
  twoDepots,
  marketSquare,
  throughTheLines,
  sergeantHunt,
];
