import { flattened, type Id, isStanding, onLevel, sideOf, type Waypoint } from '../../engine/index.ts';
import { IDLE, type ToolOf } from '../hand.ts';
import { pointedPlace } from '../plans/places.ts';
import { named, type PreviewOf } from '../preview.ts';
import { grenadePreview } from '../previews/grenade.ts';
import { suppressionPreview } from '../previews/suppression.ts';
import { watchPreview } from '../previews/watch.ts';
import { type Handled, type Input, isAgain, type ToolKind } from './tool.ts';

/** Points out a spot of the table: for a grenade, for a marker. A click does it, a tap shows it first. */
export const grenade: ToolKind<ToolOf<'grenade'>> = {
  handle: (tool, input, { game }) => handle(tool, input, (at) => grenadePreview(game, tool.who, at, tool.weapon)),
  preview(tool, game, { pointer, level }) {
    const at = tool.at ?? (pointer && pointedPlace(pointer, level));
    return named('grenade', at && grenadePreview(game, tool.who, at, tool.weapon));
  },
  proposal: 'at',
};

export const opportunityFire: ToolKind<ToolOf<'opportunityFire'>> = {
  handle: (tool, input, { game }) => handle(tool, input, (at) => watchPreview(game, tool.who, at)),
  preview(tool, game, { pointer, level }) {
    const at = tool.at ?? (pointer && pointedPlace(pointer, level));
    return named('opportunityFire', at && watchPreview(game, tool.who, at));
  },
  proposal: 'at',
};

/** A click on a friend has him take part, or leave again. */
export const suppressionFire: ToolKind<ToolOf<'suppressionFire'>> = {
  handle(tool, input, { game }) {
    const who = input.input === 'click' ? input.spot.who : null;
    if (who !== null && who !== tool.who && sideOf(game, who) === sideOf(game, tool.who))
      return { tool: withPartner(tool, who) };
    return handle(tool, input, (at) => suppressionPreview(game, tool.who, at, tool.with));
  },
  preview(tool, game, { pointer, level }) {
    const at = tool.at ?? (pointer && pointedPlace(pointer, level));
    return named('suppressionFire', at && suppressionPreview(game, tool.who, at, tool.with));
  },
  proposal: 'at',
  withoutLast(tool) {
    if (tool.at) return { ...tool, at: null };
    return tool.with.length > 0 ? { ...tool, with: tool.with.slice(0, -1) } : null;
  },
  settle(tool, game) {
    const partners = tool.with.filter((id) => isStanding(game, id));
    return partners.length < tool.with.length ? { ...tool, with: partners } : tool;
  },
};

/** With him among those who begin it together, or without him if he was one of them. */
export function withPartner(tool: ToolOf<'suppressionFire'>, who: Id): ToolOf<'suppressionFire'> {
  const others = tool.with.filter((id) => id !== who);
  return { ...tool, with: others.length < tool.with.length ? others : [...tool.with, who] };
}

type Shown = PreviewOf<'grenade' | 'opportunityFire' | 'suppressionFire'>;

function handle(
  tool: ToolOf<'grenade' | 'opportunityFire' | 'suppressionFire'>,
  input: Input,
  previewAt: (at: Waypoint) => Pick<Shown, 'violation' | 'command'> | null,
): Handled {
  if (input.input === 'hover') return { tool: tool.at ? { ...tool, at: null } : tool };
  if (input.input === 'drop') return { tool };
  const { spot, touch } = input;
  if (spot.who === tool.who) return { tool: IDLE };
  const place = onLevel(spot.at, spot.level ?? 0);
  const proposed = tool.at ?? null;
  const again = touch && proposed && isAgain(flattened(proposed), spot) ? proposed : null;
  if (touch && !again) return { tool: { ...tool, at: place } };
  const preview = previewAt(again ?? place);
  if (!preview) return { tool: IDLE };
  return preview.violation ? { tool, refusal: preview.violation } : { tool: IDLE, command: preview.command };
}
