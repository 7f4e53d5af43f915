import { create } from 'zustand';
import type { Command, Game, GrenadeKind, Id, Point, Violation } from '../engine/index.ts';
import { point, pointAway } from './pointer.ts';

/**
 * What the screen remembers and no game contains: who is selected, which tool is in the hand, where one points and
 * looks. Nothing here is saved, and losing it costs nobody anything.
 */

/** Something on the board that one can point at: a spot of the table, or the character who stands there. */
export interface Spot {
  readonly at: Point;
  readonly who: Id | null;
  /** How far around `at` it may be meant, in u: a finger is broad. Left out: no farther than it says. */
  readonly slack?: number;
}

/** What can be done with whom, or where, in a list beside it. `place`: in CSS pixels of the board. */
export interface SpotMenu {
  readonly spot: Spot;
  readonly place: Point;
}

/** A way that is pointed out: way-points, and where it ends. */
interface Waying {
  readonly who: Id;
  readonly waypoints: readonly Point[];
  readonly end?: Point | null;
  /** The legal place nearest to one that has been refused: shown while nothing else is pointed at. */
  readonly offer?: Point | null;
}

/**
 * What is in the hand. `end`, `target`, `at` and `marker` are proposals set down by a tap: a second tap on them confirms.
 * A mouse needs none, it proposes by hovering.
 */
export type Tool =
  | { readonly kind: 'idle' }
  /** `rest`: what is left of a move that may go on another way (R73=b), in u; left out: new moves. */
  | ({ readonly kind: 'move'; readonly rest?: number } & Waying)
  /**
   * `target`: whom to shoot at before the move (R68); null leaves the shot until after it, or with `onTheWay` until the last
   * way-point (MF-1).
   */
  | ({ readonly kind: 'moveAndFire'; readonly target: Id | null; readonly onTheWay?: boolean } & Waying)
  /** `shots`: so many at once (FIRE-7), one if left out; `aim`: declared with them (R15). */
  | {
      readonly kind: 'fire';
      readonly who: Id;
      readonly weapon?: Id;
      readonly shots?: number;
      readonly aim?: boolean;
      readonly target: Id | null;
    }
  | { readonly kind: 'grenade'; readonly who: Id; readonly weapon?: Id; readonly at?: Point | null }
  | { readonly kind: 'opportunityFire'; readonly who: Id; readonly at?: Point | null }
  /** `with`: those who begin it together with `who` (R47). */
  | { readonly kind: 'suppressionFire'; readonly who: Id; readonly with: readonly Id[]; readonly at?: Point | null }
  | { readonly kind: 'joinSuppression'; readonly who: Id; readonly marker?: Id | null }
  /** `with`: the leaders who help, once for each token (PSY-3). */
  | { readonly kind: 'recover'; readonly who: Id; readonly with: readonly Id[] }
  /** FIRE-8, MOVE-13: where there is more than one weapon, or body, to choose from. */
  | { readonly kind: 'switchWeapon' | 'clearBody'; readonly who: Id }
  /** `who` null: whoever is next; `flipped`: of a reinforcement card the one on its other side (REIN-1). */
  | { readonly kind: 'deploy'; readonly who: Id | null; readonly flipped?: boolean; readonly at?: Point | null }
  /** A scattered grenade, to be put down elsewhere (GREN-6). */
  | { readonly kind: 'drift'; readonly at?: Point | null }
  /** The second screen of smoke (GREN-15). */
  | { readonly kind: 'smoke'; readonly at?: Point | null }
  /** An extra grenade for a friend (GREN-14). */
  | { readonly kind: 'handOver'; readonly who: Id; readonly grenade: GrenadeKind; readonly to?: Id | null }
  /** An element of the own zone, or a spot in it (WIN-2, R62). */
  | { readonly kind: 'objective'; readonly at?: Point | null }
  /** One of those on the table is to be picked: who shoots, who is shot at, who takes a wound. */
  | { readonly kind: 'answer'; readonly target?: Id | null }
  | { readonly kind: 'measure'; readonly from?: Spot; readonly to?: Spot }
  /** From a character, or from a place where one might stand. */
  | { readonly kind: 'sight'; readonly from?: Spot; readonly to?: Spot };

/** Where the board is looked at from: the point of the table in the middle of the view, and pixels per u. */
export interface Camera {
  readonly centre: Point;
  readonly scale: number;
}

export interface UiState {
  readonly selected: Id | null;
  readonly tool: Tool;
  /** The keyboard did the last pointing: its cursor is shown and read out. */
  readonly cursor: boolean;
  readonly menu: SpotMenu | null;
  /** null: the whole table, fitted to the window. */
  readonly camera: Camera | null;
  /** The board turned by 180°, for the one who sits opposite. */
  readonly turned: boolean;
  /** Each tap of the move tool sets a way-point: what Shift is to a mouse. */
  readonly addingWaypoints: boolean;
  /** With the move tool in the hand: what would be seen of each enemy from the place it points to. */
  readonly sightLines: boolean;
  /** R03: what side a bids, until side b has made its bid. No state, save or history ever knows of it. */
  readonly halfBid: number | null;
  /** Why the last thing asked of the board is refused; gone with the next input. */
  readonly notice: Violation | null;
  /** The command it speaks of, if it is one, and the game in which it was refused. */
  readonly refused: { readonly game: Game; readonly command: Command } | null;
}

interface UiActions {
  select(id: Id | null): void;
  setTool(tool: Tool): void;
  /** Puts away a tool that does something; what only looks or measures stays in the hand. */
  layDown(): void;
  /** Backs out of the innermost thing: the menu, the last way-point or proposal, then the tool, then the selection. Never costs anything. */
  escape(): void;
  /** Points (pointer.ts) by keys. */
  moveCursor(at: Point, hovered: Id | null): void;
  /** A mouse, a pen or a finger points again. */
  leaveCursor(): void;
  setMenu(menu: SpotMenu | null): void;
  setCamera(camera: Camera | null): void;
  turnBoard(): void;
  setTurned(turned: boolean): void;
  setAddingWaypoints(on: boolean): void;
  setSightLines(on: boolean): void;
  setHalfBid(bid: number | null): void;
  refuse(notice: Violation | null, refused?: UiState['refused']): void;
  /** Back to how a table is first met. */
  reset(): void;
}

export const IDLE: Tool = { kind: 'idle' };

/** Put into the hand by a question, and there until that is answered. */
export const isAnswering = (tool: Tool): boolean =>
  tool.kind === 'deploy' ||
  tool.kind === 'drift' ||
  tool.kind === 'smoke' ||
  tool.kind === 'objective' ||
  tool.kind === 'answer' ||
  (tool.kind === 'move' && tool.rest !== undefined);

const initial: UiState = {
  selected: null,
  tool: IDLE,
  cursor: false,
  menu: null,
  camera: null,
  turned: false,
  addingWaypoints: false,
  sightLines: true,
  halfBid: null,
  notice: null,
  refused: null,
};

export const useUiStore = create<UiState & UiActions>()((set) => ({
  ...initial,
  select: (selected) => set({ selected, tool: IDLE, notice: null, addingWaypoints: false }),
  setTool: (tool) =>
    set((ui) => ({
      tool,
      selected: userOf(tool) ?? ui.selected,
      notice: null,
      addingWaypoints: ui.addingWaypoints && tool.kind === ui.tool.kind, // until all way-points are set
    })),
  layDown: () =>
    set(({ tool }) => (tool.kind === 'measure' || tool.kind === 'sight' ? {} : { tool: IDLE, notice: null })),
  escape: () => set(backOut),
  moveCursor: (at, hovered) => {
    point(at, hovered);
    set({ cursor: true });
  },
  leaveCursor: () => set((ui) => (ui.cursor ? { cursor: false } : ui)),
  setMenu: (menu) => set({ menu }),
  setCamera: (camera) => set({ camera }),
  turnBoard: () => set((ui) => ({ turned: !ui.turned })),
  setTurned: (turned) => set({ turned }),
  setAddingWaypoints: (addingWaypoints) => set({ addingWaypoints }),
  setSightLines: (sightLines) => set({ sightLines }),
  setHalfBid: (halfBid) => set({ halfBid }),
  refuse: (notice, refused = null) => set(notice ? { notice, refused } : { notice }),
  reset: () => {
    pointAway();
    set(initial);
  },
}));

/** The character a tool is in the hand of. */
const userOf = (tool: Tool): Id | null => ('who' in tool ? tool.who : null);

function backOut(ui: UiState): Partial<UiState> {
  if (ui.menu) return { menu: null };
  const shorter = withoutLast(ui.tool);
  if (shorter) return { tool: shorter, notice: null };
  if (ui.tool.kind !== 'idle' && !isAnswering(ui.tool)) return { tool: IDLE, notice: null, addingWaypoints: false };
  return { selected: null, notice: null };
}

/** The tool with its last proposal taken back; null if there is none. */
function withoutLast(tool: Tool): Tool | null {
  switch (tool.kind) {
    case 'idle':
    case 'switchWeapon':
    case 'clearBody':
      return null;
    case 'move':
    case 'moveAndFire':
      if (tool.end || tool.offer) return { ...tool, end: null, offer: null };
      if (tool.waypoints.length > 0) return { ...tool, waypoints: tool.waypoints.slice(0, -1) };
      if (tool.kind !== 'moveAndFire' || (tool.target === null && !tool.onTheWay)) return null;
      return { ...tool, target: null, onTheWay: false };
    case 'fire':
    case 'answer':
      return tool.target ? { ...tool, target: null } : null;
    case 'suppressionFire':
      if (tool.at) return { ...tool, at: null };
      return tool.with.length > 0 ? { ...tool, with: tool.with.slice(0, -1) } : null;
    case 'recover':
      return tool.with.length > 0 ? { ...tool, with: tool.with.slice(0, -1) } : null;
    case 'handOver':
      return tool.to ? { ...tool, to: null } : null;
    case 'joinSuppression':
      return tool.marker ? { ...tool, marker: null } : null;
    case 'measure':
    case 'sight':
      if (tool.to && tool.from) return { kind: tool.kind, from: tool.from };
      return tool.from ? { kind: tool.kind } : null;
    default:
      return tool.at ? { ...tool, at: null } : null;
  }
}
