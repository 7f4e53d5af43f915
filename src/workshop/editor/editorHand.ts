import { create } from 'zustand';
import type { BoardHolding, BoardLooking, BoardTells } from '../../board/index.ts';
import { distance, type Game, type Id, type Point, subtract } from '../../engine/index.ts';
import { change } from '../../play/draft/change.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { IDLE, type Pointed, type Spot } from '../../pointing/hand.ts';
import { elementAt, markerAtPoint } from '../../pointing/index.ts';
import { draftNow, heldIn, thingsIn, useEditing } from './editing.ts';
import { isWithin, shiftingAll } from './several.ts';
import { drawn, type Handle, handlesOf, middleOf } from './shapes.ts';
import { allThings, levelsOf, placeOf, shownOf, type Thing, thingOf } from './things.ts';
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
  useFrame.setState({ frame: null });
}

/** What is dragged: things, of which one is held at some way from its middle, or a part of one. */
type Carried =
  | {
      readonly kind: 'things';
      readonly things: readonly Thing[];
      /** The middle of the one by which they are held. */
      readonly from: Point;
      readonly off: Point;
      readonly draft: Draft;
    }
  | { readonly kind: 'handle'; readonly id: Id; readonly handle: Handle; readonly draft: Draft };

let carried: Carried | null = null;

interface Frame {
  readonly from: Point;
  readonly to: Point;
}

/** The frame that is drawn out around things to come into the hand; null: none is. */
export const useFrame = create<{ readonly frame: Frame | null }>()(() => ({ frame: null }));
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
  const { selected, also, tool } = useEditing.getState();
  const thing = thingOf(draft, selected);
  if (thing?.kind !== 'scenery' || also.length > 0 || tool.kind !== 'hand') return null;
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
    const { frame } = useFrame.getState();
    if (frame) return useFrame.setState({ frame: { ...frame, to: at } });
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
  lifted(spot, reach, shift) {
    const state = useEditing.getState();
    const { tool } = state;
    const draft = draftNow(state);
    usePointed.setState(NOTHING);
    if (tool.kind === 'erase') return false;
    if (tool.kind === 'several' || (tool.kind === 'hand' && shift)) {
      const held = shift ? null : heldAt(draft, spot);
      if (held) return carry(draft, held, spot.at);
      useFrame.setState({ frame: { from: spot.at, to: spot.at } });
      return true;
    }
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
    const thing = heldAt(draft, spot) ?? carries(draft, spot);
    return thing !== null && carry(draft, thing, spot.at);
  },
  dropped(spot) {
    const state = useEditing.getState();
    if (places) {
      places = false;
      return state.click(clickAt(spot));
    }
    const { frame } = useFrame.getState();
    if (frame) {
      useFrame.setState({ frame: null });
      return holdFramed({ ...frame, to: spot.at });
    }
    if (carried) state.show(carriedTo(carried, spot.at));
    carried = null;
    state.drop();
  },
  dragLost() {
    carried = null;
    places = false;
    useFrame.setState({ frame: null });
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
  if (state.tool.kind !== 'hand' && state.tool.kind !== 'erase' && state.tool.kind !== 'several') return true;
  const over = state.selected === null ? null : overOf(draftNow(state), spot);
  return over !== null && heldIn(state).includes(over);
}

/** One of several in hand that lies there. */
function heldAt(draft: Draft, spot: Spot): Thing | null {
  const state = useEditing.getState();
  const over = overOf(draft, spot);
  return over !== null && state.also.length > 0 && heldIn(state).includes(over) ? thingOf(draft, over) : null;
}

/** It is dragged from there, with all that are in hand with it. */
function carry(draft: Draft, thing: Thing, at: Point): boolean {
  const from = placeOf(thing);
  if (!from) return false;
  const { id } = thing.it;
  if (!heldIn(useEditing.getState()).includes(id)) useEditing.getState().select(id);
  const things = thingsIn(draft, heldIn(useEditing.getState()));
  carried = { kind: 'things', things, from, off: subtract(at, from), draft };
  return true;
}

/** What lies wholly in the frame, as far as it is seen, comes into the hand beside what is there. */
function holdFramed({ from, to }: Frame): void {
  const state = useEditing.getState();
  const draft = draftNow(state);
  const { level } = useLooking.getState();
  const framed = thingsIn(draft, allThings(draft)).filter(
    (each) => levelsOf(each).low <= level && isWithin(each, [from, to]),
  );
  state.hold([...new Set([...heldIn(state), ...framed.map(({ it }) => it.id)])]);
}

const clickAt = ({ at, level = 0 }: Spot): Clicked => ({ at: snapped(at), level, over: null, again: false });

function carriedTo(held: Carried, at: Point): Draft {
  if (held.kind === 'things') {
    const what = shiftingAll(held.things, subtract(snapped(subtract(at, held.off)), held.from));
    return what ? change(held.draft, what) : held.draft;
  }
  const thing = thingOf(held.draft, held.id);
  if (thing?.kind !== 'scenery') return held.draft;
  const to = held.handle.part === 'turn' ? at : snapped(at);
  return change(held.draft, { change: 'scenery', id: held.id, now: drawn(thing.it, held.handle, to) });
}
