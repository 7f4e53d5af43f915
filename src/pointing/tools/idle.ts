import { characterAction, type Game, type Id, isFreeToAct, sideOf } from '../../engine/index.ts';
import { IDLE, type Spot, type ToolOf } from '../hand.ts';
import { markerAtPoint, stackAt } from '../picking.ts';
import { pointedPlace } from '../plans/places.ts';
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
  const who = otherLevelAt(game, spot, selected) ?? spot.who;
  const own = selected !== null && isFreeToAct(game, selected) ? selected : null;
  if (own === null || (who !== null && sideOf(game, who) === sideOf(game, own))) {
    return { tool: IDLE, select: who ?? ownerAt(game, spot) };
  }
  return who === null ? armMove(own, spot, touch, game) : armFire(own, who, game);
}

/**
 * Of several who stand over one another, the next one after him who is selected already: who is meant first stands on the level that
 * is viewed. null where nobody stands over or under another.
 */
function otherLevelAt(game: Game, spot: Spot, selected: Id | null): Id | null {
  if (selected === null || spot.chosen) return null;
  const there = stackAt(game, spot);
  const i = there.indexOf(selected);
  return i === -1 || there.length === 1 ? null : (there[(i + 1) % there.length] ?? null);
}

/** Whose marker lies there: he is shown with all that is his. */
function ownerAt(game: Game, { at, slack, level }: Spot): Id | null {
  const marker = markerAtPoint(game, at, slack, level);
  return marker?.kind === 'opportunity' || marker?.kind === 'suppression' ? marker.owner : null;
}

function armMove(who: Id, { at, level }: Spot, touch: boolean, game: Game): Handled {
  const { violation } = characterAction(game, 'move', who);
  if (violation) return { tool: IDLE, refusal: violation };
  return { tool: { kind: 'move', who, waypoints: [], end: touch ? pointedPlace(at, level) : null } };
}

function armFire(who: Id, at: Id, game: Game): Handled {
  const refusal = shotPreview(game, who, at)?.violation;
  return refusal ? { tool: IDLE, refusal } : { tool: { kind: 'fire', who, target: at } };
}
