import { create } from 'zustand';
import { type Id, type Point, subtract } from '../../engine/index.ts';
import { type Change, change } from '../../play/draft/change.ts';
import type { Draft } from '../../play/draft/draft.ts';
import { shift, straighten } from './photograph.ts';
import {
  doublingAll,
  erasingAll,
  grouping,
  inOne,
  middleOfAll,
  mirroringAll,
  partsOf,
  raisingAll,
  shiftingAll,
  turningAll,
} from './several.ts';
import type { Axis } from './shapes.ts';
import { allThings, doubling, erasing, mirroring, placeOf, type Thing, thingOf, turning } from './things.ts';
import { type Clicked, clicked, type EditTool, HAND, type Handled, POINTS, unchained } from './tools.ts';

/** A draft on the workbench: what has been done to it, what is in the hand. A step is a draft; they share what they have alike. */
export interface Editing {
  readonly steps: readonly Step[];
  /** Which of them is shown. */
  readonly at: number;
  readonly tool: EditTool;
  readonly selected: Id | null;
  /** What is in the hand beside it. */
  readonly also: readonly Id[];
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
  /** Into the hand beside what is there, or out of it. */
  join(id: Id): void;
  /** These, and nothing else; the last of them is taken as `selected`. */
  hold(ids: readonly Id[]): void;
  click(click: Clicked): void;
  /** What is dragged is put down where it is. */
  drop(): void;
  show(live: Draft | null): void;
  toggle(what: 'grid' | 'sight'): void;
}

const MOST_STEPS = 500;

const EMPTY_HANDED = { tool: HAND, selected: null, also: [], pair: [], live: null } as const;

const inTheHand = (ids: readonly Id[]): Pick<Editing, 'selected' | 'also'> => ({
  selected: ids.at(-1) ?? null,
  also: ids.slice(0, -1),
});

/** All that is in the hand, in the order in which it came. */
export const heldIn = ({ selected, also }: Pick<Editing, 'selected' | 'also'>): readonly Id[] =>
  selected === null ? also : [...also, selected];

/** The things that are in the hand together. */
export const thingsIn = (draft: Draft, ids: readonly Id[]): readonly Thing[] =>
  ids.flatMap((id) => thingOf(draft, id) ?? []);

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
  const took = ({ tool, change: what, selected, joins }: Handled): void => {
    if (what) done(change(draftNow(get()), what), what);
    set({ tool: tool.kind === 'photograph' ? laid(tool, draftNow(get())) : tool });
    if (selected !== undefined) get().select(selected);
    if (joins != null) get().join(joins);
  };
  const pairs = ({ kind, it: { id } }: Thing): void => {
    if (kind === 'character') set({ pair: [...get().pair.filter((each) => each !== id), id].slice(-2) });
  };
  /** Whoever is in hand and not there any more is let go. */
  const settle = (): void => {
    const draft = draftNow(get());
    const there = (id: Id): boolean => thingOf(draft, id) !== null;
    set({ live: null, pair: get().pair.filter(there), ...inTheHand(heldIn(get()).filter(there)) });
  };
  return {
    steps: [],
    at: 0,
    tool: HAND,
    selected: null,
    also: [],
    pair: [],
    grid: false,
    sight: true,
    live: null,
    begin: (draft) => set({ steps: [{ draft, by: null }], at: 0, ...EMPTY_HANDED }),
    lay: (draft) => {
      const { steps, at, begin } = get();
      if (steps.length === 0) return begin(draft);
      const next = [...steps.slice(Math.max(0, at + 2 - MOST_STEPS), at + 1), { draft, by: null }];
      set({ steps: next, at: next.length - 1, ...EMPTY_HANDED });
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
    take: (tool) => set({ tool, ...(tool.kind === 'hand' || tool.kind === 'several' ? {} : inTheHand([])) }),
    select: (id) => {
      const thing = thingOf(draftNow(get()), id);
      set({ selected: thing ? id : null, also: [] });
      if (thing) pairs(thing);
    },
    join: (id) => {
      const held = heldIn(get());
      if (held.includes(id)) return get().hold(held.filter((each) => each !== id));
      get().hold([...held, id]);
      const thing = thingOf(draftNow(get()), id);
      if (thing) pairs(thing);
    },
    hold: (ids) => {
      const draft = draftNow(get());
      const onTable = (id: Id): boolean => {
        const thing = thingOf(draft, id);
        return thing !== null && placeOf(thing) !== null;
      };
      set(inTheHand(ids.filter(onTable)));
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
  const anew = <T>(all: readonly T[], before: readonly T[]): readonly T[] =>
    all.filter((each, i) => each !== before[i]);
  return inOne([
    ...anew(now.setup.scenery, was.setup.scenery).map(
      ({ id, shape }): Change => ({ change: 'scenery', id, now: { shape } }),
    ),
    ...anew(now.position.characters, was.position.characters).map(
      ({ id, at }): Change => ({ change: 'character', who: id, now: { at } }),
    ),
    ...anew(now.position.markers, was.position.markers).map(
      (each): Change => ({ change: 'marker', id: each.id, now: each }),
    ),
  ]);
}

/** Does to what is in hand what is done to one thing or to several; `small`: a step that may go on. */
function act(
  toOne: (thing: Thing) => Change | null,
  toAll: (things: readonly Thing[]) => Change | null,
  small = false,
): void {
  const state = useEditing.getState();
  const [thing, ...rest] = thingsIn(draftNow(state), heldIn(state));
  const what = thing && (rest.length > 0 ? toAll([thing, ...rest]) : toOne(thing));
  if (what) state.do(what, small ? nudging(state) : undefined);
}

const nudging = (state: Editing): Id => heldIn(state).join(' ');

/** What is in the hand moves by so much. */
export function nudge(by: Point): void {
  const state = useEditing.getState();
  const things = thingsIn(draftNow(state), heldIn(state)).filter((each) => placeOf(each));
  const what = shiftingAll(things, by);
  if (what) state.do(what, nudging(state));
}

/** The middle of several comes there. */
export function shiftTo(to: Point): void {
  const state = useEditing.getState();
  const things = thingsIn(draftNow(state), heldIn(state));
  const what = shiftingAll(things, subtract(to, middleOfAll(things)));
  if (what) state.do(what);
}

/** By so much a press turns, in degrees. */
export const TURN = 15;

export const turn = (by: number): void =>
  act(
    (thing) => turning(thing, by),
    (things) => turningAll(things, by),
    true,
  );

export const mirror = (axis: Axis): void =>
  act(
    (thing) => mirroring(thing, axis),
    (things) => mirroringAll(things, axis),
  );

export const erase = (): void => act(erasing, erasingAll);

/** Several to the level of the lowest of them. */
export const raise = (to: number): void =>
  act(
    () => null,
    (things) => raisingAll(things, to),
  );

/** Several pieces into one building, or apart. */
export const group = (): void =>
  act(
    () => null,
    (things) => grouping(draftNow(useEditing.getState()), things),
  );

export function double(): void {
  const state = useEditing.getState();
  const draft = draftNow(state);
  const [thing, ...rest] = thingsIn(draft, heldIn(state));
  if (!thing) return;
  if (rest.length > 0) {
    const { change: what, ids } = doublingAll(draft, [thing, ...rest]);
    if (what) state.do(what);
    return state.hold(ids);
  }
  const { change: what, id } = doubling(draft, thing);
  state.do(what);
  state.select(id);
}

/** All parts of a building into the hand. */
export function holdBuilding(part: string): void {
  const state = useEditing.getState();
  state.hold(partsOf(draftNow(state), part));
}

export function holdAll(): void {
  const state = useEditing.getState();
  state.hold(allThings(draftNow(state)));
}
