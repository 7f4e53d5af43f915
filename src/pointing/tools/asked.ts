import type { Awaiting, ChoiceAbout } from '../../engine/index.ts';
import type { Tool } from '../hand.ts';
import { answerAt, pointables } from '../previews/answers.ts';

/** The tool that answers the question, as it is in the hand already or new; null where pointing answers nothing. */
export function askedFor(tool: Tool, question: Awaiting): Tool | null {
  switch (question.kind) {
    case 'deploy': {
      const isAsked = tool.kind === 'deploy' && tool.who !== null && question.who.includes(tool.who);
      return isAsked ? tool : { kind: 'deploy', who: question.who[0] ?? null };
    }
    case 'drift':
    case 'smoke':
    case 'objective':
      return tool.kind === question.kind ? tool : { kind: question.kind };
    case 'choose': {
      if (question.about.what === 'goOn') return goingOn(tool, question.about);
      if (pointables(question).length === 0) return null;
      const isAsked = tool.kind === 'answer' && (!tool.target || answerAt(question, tool.target) !== null);
      return isAsked ? tool : { kind: 'answer' };
    }
    default:
      return null;
  }
}

/** R73=b: the move tool, for what is left of the move. */
function goingOn(tool: Tool, { who, reach }: Extract<ChoiceAbout, { what: 'goOn' }>): Tool | null {
  if (reach === null) return null;
  const isAsked = tool.kind === 'move' && tool.who === who && tool.remaining === reach;
  return isAsked ? tool : { kind: 'move', who, waypoints: [], remaining: reach };
}
