import type { Messages } from '../messages.ts';
import { whole } from '../whole.ts';
import { first } from './first.ts';
import { later } from './later.ts';

/** French, with the keys of English. */
export const fr: Messages = whole(first, later);
