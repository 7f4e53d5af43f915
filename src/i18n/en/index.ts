import { first } from './first.ts';
import { later } from './later.ts';

/** English, from which the keys of all languages come. */
export const en = {
  ...later,
  ui: { ...later.ui, ...first.ui },
  files: { ...later.files, ...first.files },
};
