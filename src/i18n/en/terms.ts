/** Terms of the glossary that several parts of the product say: one term, one meaning, everywhere. */
export const terms = {
  range: { short: 'short range', long: 'long range' },
  cover: { open: 'in the open', partial: 'in partial cover', total: 'out of sight' },
};
