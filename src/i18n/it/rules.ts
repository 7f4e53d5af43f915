import type { Messages } from '../messages.ts';
import { closeAttacks } from './rules/closeAttacks.ts';
import { fire } from './rules/fire.ts';
import { flow } from './rules/flow.ts';
import { markers } from './rules/markers.ts';
import { move } from './rules/move.ts';
import { rulings1 } from './rules/rulings1.ts';
import { rulings2 } from './rules/rulings2.ts';
import { rulings3 } from './rules/rulings3.ts';
import { rulings4 } from './rules/rulings4.ts';
import { setup } from './rules/setup.ts';
import { sight } from './rules/sight.ts';
import { wounds } from './rules/wounds.ts';

/** As the edition tactic-2.2 has it, in the order of the English ones; others: `rulesIn`. */
export const rules: Messages['rules'] = {
  ...setup,
  ...move,
  ...fire,
  ...closeAttacks,
  ...markers,
  ...wounds,
  ...sight,
  ...rulings1,
  ...rulings2,
  ...rulings3,
  ...rulings4,
  ...flow,
};
