import { actions } from '../actions.ts';
import type { ActionFrame } from '../model.ts';
import { mayRecover } from '../nerve/nerves.ts';
import type { Procedure } from '../procedure.ts';
import { isFit } from '../wounds/fit.ts';

/** A paid action takes effect, unless the one who does it was felled or shaken meanwhile (R67, R72). */
export const action: Procedure<ActionFrame> = {
  awaits: () => null,
  check: () => null,
  answer: () => {},
  run(rec, { command }) {
    rec.pop();
    const canGoOn = command.type === 'recover' ? mayRecover : isFit;
    if (canGoOn(rec.game, command.who)) actions.begin(rec, command);
    else rec.record({ event: 'actionLost', who: command.who });
  },
};
