import { characterAction, type Game, type Id, isFreeToAct, sideOf } from '../../engine/index.ts';
import { IDLE, type Spot, type ToolOf } from '../hand.ts';
import { markerAtPoint } from '../picking.ts';
import { named } from '../preview.ts';
import { shotPreview } from '../previews/shot.ts';
import type { Handled, Input, Situation, ToolKind } from './tool.ts';

/** No tool in the hand. */
export const idle: ToolKind<ToolOf<'idle'>> = {
  handle: (_, input, situation) => pick(input, situation),
  preview(_, game, { selected, hovered }) {
    if (selected === null || hovered === null || !isFreeToAct(game, selected)) return null;
    return named('shot', shotPreview(game, selected, hovered));
  },
  withoutLast: () => null,
};

/**
 * A click selects, on a marker its owner. With someone selected who may act, a click on an enemy takes aim at him and one on
 * the ground takes the move tool; only the next click does anything.
 */
export function pick(input: Input, { game, selected }: Situation): Handled {
  if (input.input !== 'click') return { tool: IDLE };
  const { spot, touch } = input;
  const own = selected !== null && isFreeToAct(game, selected) ? selected : null;
  if (own === null || (spot.who !== null && sideOf(game, spot.who) === sideOf(game, own))) {
    return { tool: IDLE, select: spot.who ?? ownerAt(game, spot) };
  }
  return spot.who === null ? armMove(own, spot, touch, game) : armFire(own, spot.who, game);
}

/** Whose marker lies there: he is shown with all that is his. */
function ownerAt(game: Game, { at, slack, level }: Spot): Id | null {
  const marker = markerAtPoint(game, at, slack, level);
  return marker?.kind === 'opportunity' || marker?.kind === 'suppression' ? marker.owner : null;
}

function armMove(who: Id, { at }: Spot, touch: boolean, game: Game): Handled {
  const { violation } = characterAction(game, 'move', who);
  if (violation) return { tool: IDLE, refusal: violation };
  return { tool: { kind: 'move', who, waypoints: [], end: touch ? at : null } };
}

function armFire(who: Id, at: Id, game: Game): Handled {
  const refusal = shotPreview(game, who, at)?.violation;
  return refusal ? { tool: IDLE, refusal } : { tool: { kind: 'fire', who, target: at } };
}
