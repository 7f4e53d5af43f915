import { awaiting, type Game, type Id, isFreeToAct, isStanding, sideOf } from '../../engine/index.ts';
import { IDLE, isLooking, type Tool, type ToolOf } from '../hand.ts';
import type { Pointing, Preview } from '../preview.ts';
import { answer } from './answer.ts';
import { askedFor } from './asked.ts';
import { deploy } from './deploy.ts';
import { fire } from './fire.ts';
import { handOver } from './handOver.ts';
import { idle } from './idle.ts';
import { clearBody, recover, switchWeapon } from './inPanel.ts';
import { joinSuppression } from './join.ts';
import { measure } from './measure.ts';
import { move, moveAndFire } from './move.ts';
import { place } from './place.ts';
import { sight } from './sight.ts';
import { grenade, opportunityFire, suppressionFire } from './spot.ts';
import type { Handled, Input, Situation, ToolKind } from './tool.ts';

export { withPartner } from './spot.ts';
export type { Handled, Input, ShownWay } from './tool.ts';

/** Every kind of tool there is. */
const kinds: { readonly [K in Tool['kind']]: ToolKind<ToolOf<K>> } = {
  idle,
  move,
  moveAndFire,
  fire,
  grenade,
  opportunityFire,
  suppressionFire,
  joinSuppression,
  recover,
  switchWeapon,
  clearBody,
  deploy,
  drift: place,
  smoke: place,
  objective: place,
  handOver,
  answer,
  measure,
  sight,
};

/** Pairs a tool with its own kind, which the compiler cannot follow through an index. */
const kindOf = (tool: Tool): ToolKind<Tool> => kinds[tool.kind] as ToolKind<Tool>;

/** (tool, input, table) → the tool after it, and perhaps a command: all that pointing at the board can do. */
export const handle = (tool: Tool, input: Input, situation: Situation): Handled =>
  kindOf(tool).handle(tool, input, situation);

/** What would come of a click on what is being pointed at, with the tool in the hand. Of ways see `wayPreview`. */
export const previewOf = (game: Game, pointing: Pointing): Preview | null =>
  kindOf(pointing.tool).preview?.(pointing.tool, game, pointing) ?? null;

/** Has a tap set down what a second one confirms? */
export const isProposing = (tool: Tool): boolean => proposalIn(tool) !== null;

/** Is the board where it is used? */
export const isPointed = (tool: Tool): boolean => tool.kind !== 'idle' && !kindOf(tool).inPanel;

/** Put into the hand by a question, and there until that is answered. */
export const isAnswering = (tool: Tool): boolean => kindOf(tool).isAnswering?.(tool) ?? false;

/** The tool with what was set down last taken back; null if nothing is. */
export function withoutLast(tool: Tool): Tool | null {
  const kind = kindOf(tool);
  if (kind.withoutLast) return kind.withoutLast(tool);
  const proposal = proposalIn(tool);
  return proposal === null ? null : { ...tool, [proposal]: null };
}

/** The field that holds what a second tap confirms, if a tool holds anything there. */
function proposalIn(tool: Tool): string | null {
  const { proposal } = kindOf(tool);
  return proposal !== undefined && (tool as Partial<Record<typeof proposal, unknown>>)[proposal] ? proposal : null;
}

/** The tool that still makes sense on the table as it now is; what is answered by pointing puts its own into the hand. */
export function settle(tool: Tool, game: Game): Tool {
  const asked = askedFor(tool, awaiting(game));
  if (asked) return isLooking(tool) ? tool : asked;
  if (isAnswering(tool)) return IDLE;
  if ('who' in tool && tool.who !== null && !isFreeToAct(game, tool.who)) return IDLE;
  return kindOf(tool).settle?.(tool, game) ?? tool;
}

/** The selection that still makes sense: whose turn is over is let go. */
export function settleSelection(selected: Id | null, game: Game): Id | null {
  if (selected === null || !isStanding(game, selected)) return null;
  const question = awaiting(game);
  return question.kind === 'act' && sideOf(game, selected) !== question.by ? null : selected;
}
