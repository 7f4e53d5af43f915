import type { Messages } from '../messages.ts';
import { whole } from '../whole.ts';
import { first } from './first.ts';
import { later } from './later.ts';

/** Italian, in the players' own terms. */
export const it: Messages = whole(first, later);
