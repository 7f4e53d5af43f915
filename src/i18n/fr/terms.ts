import type { Messages } from '../messages.ts';

/** Terms of the glossary that several parts of the product say: one term, one meaning, everywhere. */
export const terms: Messages['terms'] = {
  range: { short: 'courte distance', long: 'longue distance' },
  cover: { open: 'à découvert', partial: 'à couvert', total: 'hors de vue' },
};
