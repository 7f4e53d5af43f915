import type { Messages } from '../messages.ts';

/** Terms of the glossary that several parts of the product say: one term, one meaning, everywhere. */
export const terms: Messages['terms'] = {
  range: { short: 'distanza corta', long: 'distanza lunga' },
  cover: { open: 'allo scoperto', partial: 'in copertura parziale', total: 'fuori vista' },
};
