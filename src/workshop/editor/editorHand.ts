import { create } from 'zustand';
import type { BoardHolding, BoardLooking, BoardTells } from '../../board/index.ts';
import { distance, type Game, type Id, type Point, subtract } from '../../engine/index.ts';
import { change } from '../../play/draft/change.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { IDLE, type Pointed, type Spot } from '../../pointing/hand.ts';
import { elementAt, markerAtPoint } from '../../pointing/index.ts';
import { draftNow, useEditing } from './editing.ts';
import { drawn, type Handle, handlesOf, middleOf } from './shapes.ts';
import { moving, placeOf, shownOf, type Thing, thingOf } from './things.ts';
import { type Clicked, isChained } from './tools.ts';

/** What is done to the board of a draft, given to what is in the hand over it. */

const NOTHING: Pointed = { pointer: null, hovered: null, level: 0 };
const AT_FIRST: BoardLooking = { camera: null, turned: false, level: 0, followed: null };

const useHeld = create<BoardHolding>()(() => ({ tool: IDLE, selected: null, cursor: false }));
const usePointed = create<Pointed>()(() => NOTHING);
/** Where the pointer is, whatever is in the hand. */
export const useAim = create<{ readonly at: Point | null }>()(() => ({ at: null }));
export const useLooking = create<BoardLooking>()(() => AT_FIRST);
const useNoPlan = create<{ readonly plan: null }>()(() => ({ plan: null }));
const useNoTelling = create<{ readonly telling: null }>()(() => ({ telling: null }));

useEditing.subscribe(({ selected }) => {
  if (useHeld.getState().selected !== selected) useHeld.setState({ selected });
});

/** Whom the board of the editor follows. */
export const ON_THE_BENCH = {
  hand: useHeld,
  pointed: usePointed,
  plans: useNoPlan,
  telling: useNoTelling,
  moment: null,
  fallen: [],
  intended: null,
  steps: () => () => undefined,
  look: {
    from: useLooking,
    to: (camera: BoardLooking['camera']) => useLooking.setState({ camera }),
    turnRound: () => useLooking.setState(({ turned }) => ({ turned: !turned })),
    toLevel: (level: number) => useLooking.setState({ level, followed: null }),
  },
} as const;

/** Back to how a table is first met. */
export function lookAnew(): void {
  useLooking.setState(AT_FIRST);
  usePointed.setState(NOTHING);
  useHeld.setState({ tool: IDLE, selected: null, cursor: false });
  carried = null;
}

/** What is dragged: a thing, held at some way from its middle, or a part of one; a wall that is drawn out. */
type Carried =
  | { readonly kind: 'thing'; readonly thing: Thing; readonly off: Point; readonly draft: Draft }
  | { readonly kind: 'handle'; readonly id: Id; readonly handle: Handle; readonly draft: Draft };

let carried: Carried | null = null;
/** A drag with something new in the hand puts it down where it ends; a wall it draws out from where it began. */
let places = false;

/** A hand may be so far off a handle and mean it, in u. */
const NEAR = 0.3;

/** A photograph is laid by what is seen in it, and not by the grid. */
function isSnapping(): boolean {
  const { grid, tool } = useEditing.getState();
  return grid && tool.kind !== 'photograph';
}

export const snapped = (at: Point): Point =>
  isSnapping() ? [Math.round(at[0] * 2) / 2, Math.round(at[1] * 2) / 2] : at;

const shown = new WeakMap<Draft, Game>();

/** The draft as the board shows it: made once. */
export function gameShown(draft: Draft): Game {
  const known = shown.get(draft);
  if (known) return known;
  const game = shownOf(draft);
  shown.set(draft, game);
  return game;
}

/** What lies under a place: who stands there, a marker, a piece of scenery. */
function overOf(draft: Draft, { at, who, level = 0, slack = 0 }: Spot): Id | null {
  const game = gameShown(draft);
  return (
    who ?? markerAtPoint(game, at, slack, level)?.id ?? elementAt(game, at, Math.max(slack, 0.15), level)?.id ?? null
  );
}

function handleAt(draft: Draft, at: Point, reach: number): { readonly id: Id; readonly handle: Handle } | null {
  const { selected, tool } = useEditing.getState();
  const thing = thingOf(draft, selected);
  if (thing?.kind !== 'scenery' || tool.kind !== 'hand') return null;
  // in a small piece a finger is near many handles: in its middle it means the piece
  const toMiddle = distance(middleOf(thing.it), at);
  const near = handlesOf(thing.it)
    .filter((each) => distance(each.at, at) <= Math.max(reach, NEAR) && distance(each.at, at) < toMiddle)
    .sort((one, other) => distance(one.at, at) - distance(other.at, at));
  return near[0] ? { id: thing.it.id, handle: near[0] } : null;
}

/** Roads and fields are under everything: they are dragged once they are in the hand, else the table is. */
function carries(draft: Draft, spot: Spot): Thing | null {
  const over = overOf(draft, spot);
  const thing = thingOf(draft, over);
  if (thing?.kind !== 'scenery' || over === useEditing.getState().selected) return thing;
  const element = gameShown(draft).setup.elements.find(({ id }) => id === over);
  return element && (element.cover !== 'none' || element.impassable) ? thing : null;
}

export const editorHand: BoardTells = {
  pointed(spot) {
    const { at } = spot;
    useAim.setState({ at });
    if (carried) return useEditing.getState().show(carriedTo(carried, at));
    if (isInTheWay(spot)) return usePointed.setState(NOTHING);
    usePointed.setState({ pointer: at, hovered: spot.who, level: spot.level ?? 0 });
  },
  pointedAway: () => {
    useAim.setState({ at: null });
    usePointed.setState(NOTHING);
  },
  clicked(spot, { shift }) {
    const state = useEditing.getState();
    const draft = draftNow(state);
    usePointed.setState(NOTHING);
    state.click({ at: snapped(spot.at), level: spot.level ?? 0, over: overOf(draft, spot), again: shift });
  },
  lifted(spot, reach) {
    const state = useEditing.getState();
    const { tool } = state;
    const draft = draftNow(state);
    usePointed.setState(NOTHING);
    if (tool.kind === 'erase') return false;
    if (tool.kind !== 'hand') {
      const isChain = tool.kind === 'build' && isChained(tool.look) && tool.chain.length === 0;
      const isLength = tool.kind === 'photograph' && tool.by !== 'corners' && tool.points.length === 0;
      if (isChain || isLength) state.click(clickAt(spot));
      places = true;
      return true;
    }
    const handle = handleAt(draft, spot.at, reach);
    if (handle) {
      carried = { kind: 'handle', ...handle, draft };
      return true;
    }
    const thing = carries(draft, spot);
    const at = thing && placeOf(thing);
    if (!thing || !at) return false;
    state.select(thing.it.id);
    carried = { kind: 'thing', thing, off: subtract(spot.at, at), draft };
    return true;
  },
  dropped(spot) {
    const state = useEditing.getState();
    if (places) {
      places = false;
      return state.click(clickAt(spot));
    }
    if (carried) state.show(carriedTo(carried, spot.at));
    carried = null;
    state.drop();
  },
  dragLost() {
    carried = null;
    places = false;
    useEditing.getState().show(null);
  },
  menuAsked(spot) {
    const state = useEditing.getState();
    state.take({ kind: 'hand' });
    state.select(overOf(draftNow(state), spot));
  },
  cursorMoved(at, who, level) {
    useAim.setState({ at });
    usePointed.setState({ pointer: at, hovered: who, level });
    useHeld.setState({ cursor: true });
  },
  edgeMet: () => undefined,
  zoomed: () => undefined,
  cursorLeft: () => {
    if (useHeld.getState().cursor) useHeld.setState({ cursor: false });
  },
};

/** Nothing is said of what one is about to build over, nor of what is in hand: that stands beside the table. */
function isInTheWay(spot: Spot): boolean {
  const state = useEditing.getState();
  if (state.tool.kind !== 'hand' && state.tool.kind !== 'erase') return true;
  return state.selected !== null && overOf(draftNow(state), spot) === state.selected;
}

const clickAt = ({ at, level = 0 }: Spot): Clicked => ({ at: snapped(at), level, over: null, again: false });

function carriedTo(held: Carried, at: Point): Draft {
  if (held.kind === 'thing') return change(held.draft, moving(held.thing, snapped(subtract(at, held.off))));
  const thing = thingOf(held.draft, held.id);
  if (thing?.kind !== 'scenery') return held.draft;
  const to = held.handle.part === 'turn' ? at : snapped(at);
  return change(held.draft, { change: 'scenery', id: held.id, now: drawn(thing.it, held.handle, to) });
}
