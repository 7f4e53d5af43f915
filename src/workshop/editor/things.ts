import {
  add,
  type Card,
  type Character,
  type Game,
  type Id,
  type Marker,
  onGrid,
  type Point,
  type PreparedSetup,
  prepareSetup,
  type SceneryElement,
  SIDES,
  type Side,
  shapeFault,
  subtract,
} from '../../engine/index.ts';
import { type Change, freeId, rosterOf } from '../../play/draft/change.ts';
import { type Draft, turnOf } from '../../play/draft/draft.ts';
import { type Axis, middleOf, mirrored, moved, reachOf, standing, turned } from './shapes.ts';

/** What lies or stands on the table of a draft, and what is done to it whatever it is. */

export type Thing =
  | { readonly kind: 'character'; readonly it: Character; readonly side: Side; readonly card: Card }
  | { readonly kind: 'scenery'; readonly it: SceneryElement }
  | { readonly kind: 'marker'; readonly it: Marker };

export function thingOf({ setup, position }: Draft, id: Id | null): Thing | null {
  const character = position.characters.find((each) => each.id === id);
  const entry = character && rosterOf(setup).find((each) => each.id === id);
  if (character && entry) return { kind: 'character', it: character, side: entry.side, card: entry.card };
  const element = setup.scenery.find((each) => each.id === id);
  if (element) return { kind: 'scenery', it: element };
  const marker = position.markers.find((each) => each.id === id);
  return marker ? { kind: 'marker', it: marker } : null;
}

/** Those on the table first, then markers, then scenery: each in the order in which it came. */
export const allThings = ({ setup, position }: Draft): readonly Id[] => [
  ...position.characters.filter(({ at, out }) => at && !out).map(({ id }) => id),
  ...position.markers.map(({ id }) => id),
  ...setup.scenery.map(({ id }) => id),
];

/** Where it is; null: not on the table. */
export const placeOf = (thing: Thing): Point | null => (thing.kind === 'scenery' ? middleOf(thing.it) : thing.it.at);

export const moving = (thing: Thing, to: Point): Change =>
  thing.kind === 'scenery' ? shifting(thing, subtract(onGrid(to), middleOf(thing.it))) : placing(thing, to);

/** Moved by so much. */
export function shifting(thing: Thing, by: Point): Change {
  if (thing.kind === 'scenery') return { change: 'scenery', id: thing.it.id, now: moved(thing.it, by) };
  return placing(thing, add(thing.it.at ?? [0, 0], by));
}

export const placing = (thing: Exclude<Thing, { kind: 'scenery' }>, to: Point): Change =>
  thing.kind === 'character'
    ? { change: 'character', who: thing.it.id, now: { at: onGrid(to) } }
    : { change: 'marker', id: thing.it.id, now: { ...thing.it, at: onGrid(to) } };

export const erasing = ({ kind, it: { id } }: Thing): Change =>
  kind === 'character'
    ? { change: 'dismiss', who: id }
    : kind === 'scenery'
      ? { change: 'clear', id }
      : { change: 'lift', id };

/** From which level to which it reaches: what connects two, from the one to the other. */
export function levelsOf({ kind, it }: Thing): { readonly low: number; readonly high: number } {
  const { level = 0 } = it;
  const [low, high] = (kind === 'scenery' && it.connects) || [level, level];
  return { low, high };
}

/** To a level; what connects two goes up with its lower end. */
export function raising(thing: Thing, level: number): Change {
  switch (thing.kind) {
    case 'character':
      return { change: 'character', who: thing.it.id, now: { level } };
    case 'scenery':
      return { change: 'scenery', id: thing.it.id, now: standing(thing.it, level) };
    case 'marker': {
      const { level: _, ...rest } = thing.it;
      return { change: 'marker', id: thing.it.id, now: (level === 0 ? rest : { ...rest, level }) as Marker };
    }
  }
}

/** Only scenery has a direction. */
export const turning = (thing: Thing, by: number): Change | null =>
  thing.kind === 'scenery' ? { change: 'scenery', id: thing.it.id, now: turned(thing.it, by) } : null;

/** Mirrored where it lies; null: nothing comes of it. */
export function mirroring(thing: Thing, axis: Axis): Change | null {
  if (thing.kind !== 'scenery') return null;
  const { it } = thing;
  if (it.shape.kind === 'circle' && !it.holes?.length) return null;
  const reach = reachOf(it, axis);
  return { change: 'scenery', id: it.id, now: mirrored(it, axis, Math.min(...reach) + Math.max(...reach)) };
}

/** The same again, a little aside; `id`: what it is called. */
export function doubling(draft: Draft, thing: Thing): { readonly change: Change; readonly id: Id } {
  const id = freeId(draft, thing.it.id);
  const aside = ([x, y]: Point): Point => onGrid([x + ASIDE, y + ASIDE]);
  switch (thing.kind) {
    case 'scenery':
      return { id, change: { change: 'build', element: { ...thing.it, ...moved(thing.it, [ASIDE, ASIDE]), id } } };
    case 'marker':
      return { id, change: { change: 'lay', marker: { ...thing.it, at: aside(thing.it.at), id } } };
    case 'character': {
      const { id: _, ...now } = thing.it;
      const { card, side } = thing;
      return {
        id: freeId(draft, card.id),
        change: { change: 'enlist', card, side, now: { ...now, at: now.at && aside(now.at) } },
      };
    }
  }
}

const isSide = (whose: string): boolean => SIDES.some((side) => side === whose);

/** How far beside it a double lies, in u. */
const ASIDE = 1;

const prepared = new WeakMap<Draft['setup'], PreparedSetup>();

/**
 * A draft as a board can show it: without what has no form, and with nothing going on, so that the board asks nobody anything. Set-ups are
 * made ready once: the board paints a table anew only where it differs.
 */
export function shownOf({ setup, position }: Draft): Game {
  let ready = prepared.get(setup);
  if (!ready) {
    const scenery = setup.scenery.filter(({ shape }) => shapeFault(shape) === null);
    ready = prepareSetup({ ...setup, scenery });
    prepared.set(setup, ready);
  }
  return { setup: ready, state: quietly(position, ready) };
}

/** A file may have those whom no card is for, and markers of theirs: that is told, and not shown. */
export const quietly = (position: Draft['position'], { roster }: PreparedSetup): Draft['position'] => ({
  ...position,
  characters: position.characters.filter(({ id }) => roster.some((each) => each.id === id)),
  markers: position.markers.filter((marker) => {
    const whose = marker.kind === 'body' ? marker.of : 'owner' in marker ? marker.owner : null;
    return whose === null || isSide(whose) || roster.some((each) => each.id === whose);
  }),
  frames: [turnOf(position.turn.side)],
  outcome: null,
});
