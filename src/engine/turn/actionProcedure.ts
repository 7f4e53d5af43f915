import type { ActionFrame } from '../model.ts';
import type { Procedure } from '../procedure.ts';

/** An action that has been paid for and whose offers are through. */
export const action: Procedure<ActionFrame> = {
  awaits: () => null,
  check: () => null,
  answer: () => {},
  run(rec, { command }, actions) {
    rec.pop();
    actions.begin(rec, command);
  },
};
