import type { First, Later, Messages } from './messages.ts';

/** All words of a language. */
export const whole = (first: First, later: Later): Messages => ({
  ...later,
  ui: { ...later.ui, ...first.ui },
  files: { ...later.files, ...first.files },
});
