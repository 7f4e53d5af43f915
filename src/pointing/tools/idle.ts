import { characterAction, type Game, type Id, sideOf } from '../../engine/index.ts';
import { decides } from '../decides.ts';
import { IDLE, type Spot } from '../hand.ts';
import { markerAtPoint } from '../picking.ts';
import { shotPreview } from '../previews/shot.ts';
import type { Input, Table, Turned } from './tool.ts';

/**
 * No tool in the hand: a click selects, on a marker its owner. With someone selected who may act, a click on an enemy takes aim at him and one
 * on the ground takes the move tool; only the next click does anything.
 */
export function turnIdle(input: Input, { game, selected }: Table): Turned {
  if (input.input !== 'click') return { tool: IDLE };
  const { spot, touch } = input;
  const own = selected !== null && decides(game, selected) ? selected : null;
  if (own === null || (spot.who !== null && sideOf(game, spot.who) === sideOf(game, own))) {
    return { tool: IDLE, select: spot.who ?? ownerAt(game, spot) };
  }
  return spot.who === null ? armMove(own, spot, touch, { game, selected }) : armFire(own, spot.who, { game, selected });
}

/** Whose marker lies there: he is shown with all that is his. */
function ownerAt(game: Game, { at, slack }: Spot): Id | null {
  const marker = markerAtPoint(game, at, slack);
  return marker?.kind === 'opportunity' || marker?.kind === 'suppression' ? marker.owner : null;
}

function armMove(who: Id, { at }: Spot, touch: boolean, { game }: Table): Turned {
  const { violation } = characterAction(game, 'move', who);
  if (violation) return { tool: IDLE, refusal: violation };
  return { tool: { kind: 'move', who, waypoints: [], end: touch ? at : null } };
}

function armFire(who: Id, at: Id, { game }: Table): Turned {
  const refusal = shotPreview(game, who, at)?.violation;
  return refusal ? { tool: IDLE, refusal } : { tool: { kind: 'fire', who, target: at } };
}
