import type { ActionFrame } from '../model.ts';
import { setOffByActing } from '../opportunity/triggers.ts';
import type { Procedure } from '../procedure.ts';

/**
 * An action that has been paid for. What the payment ended has come off the table by now (OF-6, SF-7), so that a guard it
 * has woken watches too (OF-8): only then is it asked, of each who acts in turn, whom he sets off.
 */
export const action: Procedure<ActionFrame> = {
  awaits: () => null,
  check: () => null,
  answer: () => {},
  run(rec, frame, actions) {
    const { command, offered } = frame;
    const [target, ...actors] = frame.actors;
    if (target === undefined) {
      rec.pop();
      return actions.begin(rec, command, offered);
    }
    const markers = setOffByActing(rec.game, target, command.type);
    rec.step({ ...frame, actors, offered: [...offered, ...markers] });
    if (markers.length > 0) rec.push({ kind: 'opportunity', target, markers });
  },
};
