import type { Messages } from '../messages.ts';
import { beta } from './rulesIn/beta.ts';
import { combat } from './rulesIn/combat.ts';
import { french } from './rulesIn/french.ts';
import { italian } from './rulesIn/italian.ts';

/** What the other editions say, where they differ from `rules`, which are those of tactic-2.2. */
export const rulesIn: Messages['rulesIn'] = { beta, italian, french, combat };
