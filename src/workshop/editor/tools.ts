import { CATALOGUE, type Look, type LookName } from '../../content/index.ts';
import {
  type Card,
  distance,
  type GrenadeKind,
  type Id,
  type Marker,
  onGrid,
  type Point,
  type SceneryElement,
  type Side,
} from '../../engine/index.ts';
import { type Change, freeId, rosterOf } from '../../play/draft/change.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { movedTo, standing } from './shapes.ts';
import { erasing, thingOf } from './things.ts';

/** What is in the hand over a draft, and what comes of a click with it. Pure. */
export type EditTool =
  | { readonly kind: 'hand' }
  /** One thing after the other comes into the hand beside those that are there, or goes out of it. */
  | { readonly kind: 'several' }
  /** `chain`: the ends of a wall so far; the next click adds a piece from the last of them. */
  | { readonly kind: 'build'; readonly look: LookName; readonly chain: readonly Point[] }
  | { readonly kind: 'enlist'; readonly card: Card; readonly side: Side }
  /** Somebody who is not on the table yet. */
  | { readonly kind: 'deploy'; readonly who: Id }
  | { readonly kind: 'lay'; readonly marker: NewMarker }
  | { readonly kind: 'erase' }
  /** The photograph that is traced is laid right; `points`: the places pointed at so far. */
  | { readonly kind: 'photograph'; readonly by: LaidBy; readonly points: readonly Point[] };

/** The corners of the table, the ends of a known length, or from where to where it goes. */
export type LaidBy = 'corners' | 'length' | 'shift';

/** So many places it takes. */
export const POINTS: Readonly<Record<LaidBy, number>> = { corners: 4, length: 2, shift: 2 };

/** A marker before it has a place. */
export type NewMarker =
  | { readonly kind: 'opportunity' | 'suppression' | 'body'; readonly who: Id }
  | { readonly kind: 'objective' | 'smoke'; readonly side: Side }
  | { readonly kind: 'grenade'; readonly grenade: GrenadeKind };

export const HAND: EditTool = { kind: 'hand' };

/** Several are to be chosen, or have been. */
export const chooses = ({ kind }: EditTool): EditTool => (kind === 'several' ? HAND : { kind: 'several' });

export interface Clicked {
  readonly at: Point;
  /** The level that is viewed there. */
  readonly level: number;
  /** What lies under it. */
  readonly over: Id | null;
  /** The tool stays in the hand; with nothing but the hand: what is there stays in it. */
  readonly again: boolean;
}

/** What comes of a click: the tool as it is then, perhaps a change, perhaps somebody in hand. */
export interface Handled {
  readonly tool: EditTool;
  readonly change?: Change;
  readonly selected?: Id | null;
  /** What comes into the hand beside what is there, or goes out of it. */
  readonly joins?: Id | null;
}

export function clicked(tool: EditTool, draft: Draft, click: Clicked): Handled {
  const at = onGrid(click.at);
  const after = click.again ? tool : HAND;
  const onTop = click.level > 0 ? { level: click.level } : {};
  switch (tool.kind) {
    case 'hand':
      return click.again ? { tool, joins: click.over } : { tool, selected: click.over };
    case 'several':
      return { tool, joins: click.over };
    case 'erase': {
      const thing = thingOf(draft, click.over);
      return thing ? { tool, change: erasing(thing), selected: null } : { tool };
    }
    case 'photograph':
      return tool.points.length < POINTS[tool.by]
        ? { tool: { ...tool, points: [...tool.points, click.at] } }
        : { tool };
    case 'deploy': {
      const now = { at, level: click.level, out: false };
      return { tool: HAND, change: { change: 'character', who: tool.who, now }, selected: tool.who };
    }
    case 'enlist': {
      const { card, side } = tool;
      const selected = freeId(draft, card.id);
      return { tool: after, change: { change: 'enlist', card, side, now: { at, ...onTop } }, selected };
    }
    case 'lay': {
      const id = freeId(draft, `marker-${draft.position.nextId}`);
      const marker = { ...markerOf(draft, tool.marker), id, at, ...onTop } as Marker;
      return { tool: after, change: { change: 'lay', marker }, selected: id };
    }
    case 'build':
      return isChained(tool.look) ? chained(tool, draft, at, click.level) : built(tool, draft, at, click.level, after);
  }
}

/** Walls go on from end to end. */
export const isChained = (look: LookName): boolean => CATALOGUE[look].shape.kind === 'wall';

type Building = Extract<EditTool, { kind: 'build' }>;

function chained(tool: Building, draft: Draft, at: Point, level: number): Handled {
  const from = tool.chain.at(-1);
  const chain = [...tool.chain, at];
  if (!from) return { tool: { ...tool, chain } };
  if (distance(from, at) < SHORTEST) return { tool };
  const { shape } = CATALOGUE[tool.look];
  const thickness = shape.kind === 'wall' ? shape.thickness : 0;
  const usual = newElement(draft, tool.look);
  const element = { ...usual, shape: { kind: 'wall', from, to: at, thickness } as const, ...onLevel(usual, level) };
  return { tool: { ...tool, chain }, change: { change: 'build', element }, selected: element.id };
}

/** A shorter piece of wall is a slip of the hand, in u. */
const SHORTEST = 0.2;

function built(tool: Building, draft: Draft, at: Point, level: number, after: EditTool): Handled {
  const usual = newElement(draft, tool.look);
  const element: SceneryElement = { ...usual, ...movedTo(usual, at), ...onLevel(usual, level) };
  return { tool: after, change: { change: 'build', element }, selected: element.id };
}

const onLevel = (element: SceneryElement, level: number): Partial<SceneryElement> =>
  level > 0 ? standing(element, level) : {};

/** As the catalogue has it, about the origin. */
export function newElement(draft: Draft, look: LookName): SceneryElement {
  const { terrain, height, shape, holes }: Look = CATALOGUE[look];
  return { id: freeId(draft, look), look, terrain, height, shape, ...(holes ? { holes } : {}), ...STOREYS[look] };
}

/** What a look is besides, where it belongs to storeys. */
const STOREYS: Readonly<Partial<Record<LookName, Partial<SceneryElement>>>> = {
  stairs: { connects: [0, 1], passage: 'stairs' },
  ladder: { connects: [0, 1], passage: 'ladder' },
  slope: { connects: [0, 1], passage: 'slope' },
  'upper-floor': { floor: true, roof: true },
  'wooden-floor': { floor: true, roof: true },
  'flat-roof': { floor: true, roof: true },
  'tiled-roof': { roof: true },
  window: { opening: 'window' },
  doorway: { opening: 'door' },
};

type Placeless<M> = M extends Marker ? Omit<M, 'id' | 'at' | 'level'> : never;

function markerOf({ setup }: Draft, marker: NewMarker): Placeless<Marker> {
  switch (marker.kind) {
    case 'opportunity':
      return { kind: 'opportunity', owner: marker.who };
    case 'suppression': {
      const card = rosterOf(setup).find(({ id }) => id === marker.who)?.card;
      return {
        kind: 'suppression',
        owner: marker.who,
        firers: [marker.who],
        range: card?.healthy.suppressionFire ?? 0,
      };
    }
    case 'body':
      return { kind: 'body', of: marker.who };
    case 'objective':
      return { kind: 'objective', owner: marker.side };
    case 'smoke':
      return { kind: 'smoke', owner: marker.side, radius: setup.ruleset.grenades.smokeRadius ?? 1, spread: false };
    case 'grenade':
      return { kind: 'grenade', grenade: marker.grenade };
  }
}

/** After something has been taken back: the chain has its last end no more. */
export function unchained(tool: EditTool): EditTool {
  return tool.kind === 'build' && tool.chain.length > 0 ? { ...tool, chain: tool.chain.slice(0, -1) } : tool;
}
