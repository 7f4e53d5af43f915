import { type Awaiting, awaiting, type ChoiceAbout, character, type Game, sideOf } from '../../engine/index.ts';
import { decides, isStanding } from '../decides.ts';
import { IDLE, isAnswering, type Tool } from '../hand.ts';
import { answerAt, pointables } from '../previews/answers.ts';
import { joinPreview } from '../previews/suppression.ts';
import { turnAnswer, turnPlacing } from './answer.ts';
import { turnDeploy } from './deploy.ts';
import { turnFire } from './fire.ts';
import { turnHandOver } from './handOver.ts';
import { turnIdle } from './idle.ts';
import { turnJoin } from './join.ts';
import { turnMeasure } from './measure.ts';
import { turnMove } from './move.ts';
import { turnSight } from './sight.ts';
import { turnSpot } from './spot.ts';
import type { Input, Table, Turned } from './tool.ts';

export { withPartner } from './spot.ts';
export type { Input, Turned } from './tool.ts';

/** (tool, input, game) → the tool after it, and perhaps a command: all that pointing at the board can do. */
export function turn(tool: Tool, input: Input, table: Table): Turned {
  switch (tool.kind) {
    case 'idle':
      return turnIdle(input, table);
    case 'recover':
    case 'switchWeapon':
    case 'clearBody':
      return input.input === 'click' ? turnIdle(input, table) : { tool }; // what is to be done is done in its panel
    case 'move':
    case 'moveAndFire':
      return turnMove(tool, input, table);
    case 'fire':
      return turnFire(tool, input, table);
    case 'grenade':
    case 'opportunityFire':
    case 'suppressionFire':
      return turnSpot(tool, input, table);
    case 'joinSuppression':
      return turnJoin(tool, input, table);
    case 'drift':
    case 'smoke':
    case 'objective':
      return turnPlacing(tool, input, table);
    case 'handOver':
      return turnHandOver(tool, input, table);
    case 'answer':
      return turnAnswer(tool, input, table);
    case 'deploy':
      return turnDeploy(tool, input, table);
    case 'measure':
      return turnMeasure(tool, input);
    case 'sight':
      return turnSight(tool, input, table);
  }
}

/** The tool that still makes sense on the table as it now is; what is answered by pointing puts its own into the hand. */
export function settle(tool: Tool, game: Game): Tool {
  const asked = askedFor(tool, awaiting(game));
  if (asked) return tool.kind === 'measure' || tool.kind === 'sight' ? tool : asked;
  if (isAnswering(tool)) return IDLE;
  if (tool.kind === 'sight')
    return tool.from?.who != null && !isStanding(game, tool.from.who) ? { kind: 'sight' } : tool;
  if (!('who' in tool) || tool.who === null) return tool;
  if (!decides(game, tool.who)) return IDLE;
  switch (tool.kind) {
    case 'fire':
    case 'moveAndFire':
      return tool.target === null || isStanding(game, tool.target) ? tool : { ...tool, target: null };
    case 'recover':
      return character(game, tool.who).panicking ? tool : IDLE;
    case 'suppressionFire': {
      const partners = tool.with.filter((id) => isStanding(game, id));
      return partners.length < tool.with.length ? { ...tool, with: partners } : tool;
    }
    case 'handOver':
      return character(game, tool.who).grenades.includes(tool.grenade) ? tool : IDLE;
    case 'joinSuppression':
      return !tool.marker || joinPreview(game, tool.who, tool.marker) ? tool : { ...tool, marker: null };
    default:
      return tool;
  }
}

/** The tool that answers the question, as it is in the hand already or new; null where pointing answers nothing. */
function askedFor(tool: Tool, question: Awaiting): Tool | null {
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
  const isAsked = tool.kind === 'move' && tool.who === who && tool.rest === reach;
  return isAsked ? tool : { kind: 'move', who, waypoints: [], rest: reach };
}

/** The selection that still makes sense: whose turn is over is let go. */
export function settleSelection(selected: string | null, game: Game): string | null {
  if (selected === null || !isStanding(game, selected)) return null;
  const question = awaiting(game);
  return question.kind === 'act' && sideOf(game, selected) !== question.by ? null : selected;
}
