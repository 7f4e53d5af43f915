import { create } from 'zustand';
import { type Id, onGrid, type Point } from '../../engine/index.ts';
import { type Change, change } from '../../play/draft/change.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { shift, straighten } from './photograph.ts';
import type { Axis } from './shapes.ts';
import { doubling, erasing, mirroring, moving, placeOf, thingOf, turning } from './things.ts';
import { type Clicked, clicked, type EditTool, HAND, type Handled, POINTS, unchained } from './tools.ts';

/** A draft on the workbench: what has been done to it, what is in the hand. A step is a draft; they share what they have alike. */
export interface Editing {
  readonly steps: readonly Step[];
  /** Which of them is shown. */
  readonly at: number;
  readonly tool: EditTool;
  readonly selected: Id | null;
  /** The two who were taken into the hand last, the newest at the end: between them sight is shown. */
  readonly pair: readonly Id[];
  /** Places snap to half a u. */
  readonly grid: boolean;
  /** The sight between the pair is shown. */
  readonly sight: boolean;
  /** The draft as it would be if what is being dragged were put down here. */
  readonly live: Draft | null;
}

export interface Step {
  readonly draft: Draft;
  /** What led to it; null: with it all began. */
  readonly by: Change | null;
  /** A small step of the same thing that may go on. */
  readonly nudges?: Id;
}

interface EditingActions {
  begin(draft: Draft): void;
  /** Something else comes on the bench; what lay there is a step back. */
  lay(draft: Draft): void;
  do(what: Change, nudges?: Id): void;
  undo(): void;
  redo(): void;
  take(tool: EditTool): void;
  select(id: Id | null): void;
  click(click: Clicked): void;
  /** What is dragged is put down where it is. */
  drop(): void;
  show(live: Draft | null): void;
  toggle(what: 'grid' | 'sight'): void;
}

const MOST_STEPS = 500;

export const useEditing = create<Editing & EditingActions>()((set, get) => {
  const done = (draft: Draft, by: Change, nudges?: Id): void => {
    const { steps, at } = get();
    const last = steps[at];
    if (!last || draft === last.draft) return;
    const goesOn = nudges !== undefined && last.nudges === nudges && at === steps.length - 1;
    const before = steps.slice(Math.max(0, at + 2 - MOST_STEPS), goesOn ? at : at + 1);
    const next = [...before, { draft, by, ...(nudges === undefined ? {} : { nudges }) }];
    set({ steps: next, at: next.length - 1 });
  };
  const took = ({ tool, change: what, selected }: Handled): void => {
    if (what) done(change(draftNow(get()), what), what);
    set({ tool: tool.kind === 'photograph' ? laid(tool, draftNow(get())) : tool });
    if (selected !== undefined) get().select(selected);
  };
  /** Whoever is in hand and not there any more is let go. */
  const settle = (): void => {
    const { selected, pair } = get();
    const draft = draftNow(get());
    const there = (id: Id): boolean => thingOf(draft, id) !== null;
    set({ live: null, pair: pair.filter(there), selected: selected !== null && there(selected) ? selected : null });
  };
  return {
    steps: [],
    at: 0,
    tool: HAND,
    selected: null,
    pair: [],
    grid: false,
    sight: true,
    live: null,
    begin: (draft) => set({ steps: [{ draft, by: null }], at: 0, tool: HAND, selected: null, pair: [], live: null }),
    lay: (draft) => {
      const { steps, at, begin } = get();
      if (steps.length === 0) return begin(draft);
      const next = [...steps.slice(Math.max(0, at + 2 - MOST_STEPS), at + 1), { draft, by: null }];
      set({ steps: next, at: next.length - 1, tool: HAND, selected: null, pair: [], live: null });
    },
    do: (what, nudges) => {
      done(change(draftNow(get()), what), what, nudges);
      settle();
    },
    undo: () => {
      const { at, tool } = get();
      if (tool.kind === 'photograph' && tool.points.length > 0)
        return set({ tool: { ...tool, points: tool.points.slice(0, -1) } });
      if (at === 0) return;
      set({ at: at - 1, tool: unchained(tool) });
      settle();
    },
    redo: () => {
      const { at, steps } = get();
      if (at < steps.length - 1) set({ at: at + 1 });
      settle();
    },
    take: (tool) => set({ tool, ...(tool.kind === 'hand' ? {} : { selected: null }) }),
    select: (id) => {
      const { pair } = get();
      const thing = thingOf(draftNow(get()), id);
      set({ selected: thing ? id : null });
      if (id !== null && thing?.kind === 'character')
        set({ pair: [...pair.filter((each) => each !== id), id].slice(-2) });
    },
    click: (click) => took(clicked(get().tool, draftNow(get()), click)),
    drop: () => {
      const { live, steps, at } = get();
      set({ live: null });
      const from = steps[at];
      const moved = live && from ? differing(from.draft, live) : null;
      if (moved && live) done(live, moved);
    },
    show: (live) => set({ live }),
    toggle: (what) => set((was) => ({ [what]: !was[what] })),
  };
});

/** Once all places are pointed at the photograph lies by them; how long the known length is has still to be typed. */
function laid(tool: Extract<EditTool, { kind: 'photograph' }>, { setup }: Draft): EditTool {
  const { by, points } = tool;
  const [a, b, c, d] = points;
  if (points.length < POINTS[by] || by === 'length' || !a || !b) return tool;
  if (by === 'shift') shift([b[0] - a[0], b[1] - a[1]]);
  else if (c && d) straighten([a, b, c, d], setup.table);
  return by === 'shift' ? { ...tool, points: [] } : HAND;
}

/** The draft as it stands, without what is being dragged. */
export function draftNow({ steps, at }: Pick<Editing, 'steps' | 'at'>): Draft {
  const step = steps[at];
  if (!step) throw new Error('nothing is on the workbench');
  return step.draft;
}

/** What a drag has done, for whom it is told to. */
function differing(was: Draft, now: Draft): Change | null {
  const scenery = now.setup.scenery.find((each, i) => each !== was.setup.scenery[i]);
  if (scenery) return { change: 'scenery', id: scenery.id, now: { shape: scenery.shape } };
  const character = now.position.characters.find((each, i) => each !== was.position.characters[i]);
  if (character) return { change: 'character', who: character.id, now: { at: character.at } };
  const marker = now.position.markers.find((each, i) => each !== was.position.markers[i]);
  return marker ? { change: 'marker', id: marker.id, now: marker } : null;
}

/** What is in the hand moves by so much. */
export function nudge(by: Point): void {
  const state = useEditing.getState();
  const thing = thingOf(draftNow(state), state.selected);
  const at = thing && placeOf(thing);
  if (thing && at) state.do(moving(thing, onGrid([at[0] + by[0], at[1] + by[1]])), thing.it.id);
}

export function turn(by: number): void {
  const state = useEditing.getState();
  const thing = thingOf(draftNow(state), state.selected);
  const what = thing && turning(thing, by);
  if (what) state.do(what, thing.it.id);
}

export function mirror(axis: Axis): void {
  const state = useEditing.getState();
  const thing = thingOf(draftNow(state), state.selected);
  const what = thing && mirroring(thing, axis);
  if (what) state.do(what);
}

export function double(): void {
  const state = useEditing.getState();
  const draft = draftNow(state);
  const thing = thingOf(draft, state.selected);
  if (!thing) return;
  const { change: what, id } = doubling(draft, thing);
  state.do(what);
  state.select(id);
}

export function erase(): void {
  const state = useEditing.getState();
  const thing = thingOf(draftNow(state), state.selected);
  if (thing) state.do(erasing(thing));
}
