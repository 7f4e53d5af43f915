import type { Difference } from './differing.ts';

/** 1-48TACTIC 2.0 beta, so far in what line of sight and cover depend on alone (column B). It cannot be played yet. */
export const beta20: Difference = {
  sight: {
    nearRule: 'parts', // COVER-6
    nearTotalHides: true, // R76
    counting: 'separate', // COVER-9, R37
  },
};
