import { create } from 'zustand';
import type { Command, Game, Id, Point, Violation } from '../engine/index.ts';
import { IDLE, isLooking, type Spot, type Tool, userOf } from '../pointing/hand.ts';
import { point, pointAway } from './pointer.ts';

/**
 * What the screen remembers and no game contains: who is selected, which tool is in the hand, where one points and
 * looks. Nothing here is saved, and losing it costs nobody anything.
 */

/** What can be done with whom, or where, in a list beside it. */
export interface SpotMenu {
  readonly spot: Spot;
  /** In CSS pixels of the board. */
  readonly place: Point;
  /** Those who stand over one another there: it is a click, and which of them it means is asked. */
  readonly among?: readonly Id[];
}

/** Where the board is looked at from: the point of the table in the middle of the view, and pixels per u. */
export interface Camera {
  readonly centre: Point;
  readonly scale: number;
}

export type Drawer = 'log' | 'forces';

export interface UiState {
  readonly selected: Id | null;
  readonly tool: Tool;
  /** The keyboard did the last pointing: its cursor is shown and read out. */
  readonly cursor: boolean;
  readonly menu: SpotMenu | null;
  /** What has been drawn over the column beside the board: the whole log, or on a phone the cards. */
  readonly drawer: Drawer | null;
  /** The table of characters is open. */
  readonly listsCharacters: boolean;
  /** The places worth choosing are listed. */
  readonly listsPlaces: boolean;
  /** null: the whole table, fitted to the window. */
  readonly camera: Camera | null;
  /** The board turned by 180°, for the one who sits opposite. */
  readonly turned: boolean;
  /** The level that is viewed, with all above it taken off. */
  readonly level: number;
  /** Who the view has gone to another level after, until it is chosen again; each time anew. */
  readonly followed: { readonly who: Id; readonly level: number } | null;
  /** Each tap of the move tool sets a way-point: what Shift is to a mouse. */
  readonly addingWaypoints: boolean;
  /** With the move tool in the hand: what would be seen of each enemy from the place it points to. */
  readonly sightLines: boolean;
  /** R03: what side a bids, until side b has made its bid. No state, save or history ever knows of it. */
  readonly halfBid: number | null;
  /** Why the last thing asked of the board is refused; gone with the next input, and when what it was asked of has changed. */
  readonly notice: Violation | null;
  /** How many things have been refused so far: the same one twice is told twice. */
  readonly refusals: number;
  /** The command it speaks of, if it is one, and the game in which it was refused. */
  readonly refused: { readonly game: Game; readonly command: Command } | null;
}

interface UiActions {
  select(id: Id | null): void;
  setTool(tool: Tool): void;
  /** Puts away a tool that does something; what only looks or measures stays in the hand. */
  layDown(): void;
  /** Points (pointer.ts) by keys. */
  moveCursor(at: Point, hovered: Id | null, level: number): void;
  /** A mouse, a pen or a finger points again. */
  leaveCursor(): void;
  setMenu(menu: SpotMenu | null): void;
  /** Draws it out, or puts it back if it is out. */
  draw(drawer: Drawer): void;
  closeDrawer(): void;
  listCharacters(on: boolean): void;
  listPlaces(on: boolean): void;
  setCamera(camera: Camera | null): void;
  /** Views another level: nothing but looking. */
  viewLevel(level: number): void;
  /** The view goes to the level of one whom it is about. */
  followTo(who: Id, level: number): void;
  turnBoard(): void;
  setTurned(turned: boolean): void;
  setAddingWaypoints(on: boolean): void;
  setSightLines(on: boolean): void;
  setHalfBid(bid: number | null): void;
  refuse(notice: Violation | null, refused?: UiState['refused']): void;
  /** Back to how a table is first met. */
  reset(): void;
}

const initial: UiState = {
  selected: null,
  tool: IDLE,
  cursor: false,
  menu: null,
  drawer: null,
  listsCharacters: false,
  listsPlaces: false,
  camera: null,
  turned: false,
  level: 0,
  followed: null,
  addingWaypoints: false,
  sightLines: true,
  halfBid: null,
  notice: null,
  refusals: 0,
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
  layDown: () => set(({ tool }) => ({ tool: isLooking(tool) ? tool : IDLE, notice: null })),
  moveCursor: (at, hovered, level) => {
    point(at, hovered, level);
    set({ cursor: true });
  },
  leaveCursor: () => set((ui) => (ui.cursor ? { cursor: false } : ui)),
  setMenu: (menu) => set({ menu }),
  draw: (drawer) => set((ui) => ({ drawer: ui.drawer === drawer ? null : drawer })),
  closeDrawer: () => set((ui) => (ui.drawer ? { drawer: null } : ui)),
  listCharacters: (listsCharacters) => set({ listsCharacters }),
  listPlaces: (listsPlaces) => set({ listsPlaces }),
  setCamera: (camera) => set({ camera }),
  viewLevel: (level) => set({ level, followed: null }),
  followTo: (who, level) => set((ui) => (ui.level === level ? ui : { level, followed: { who, level } })),
  turnBoard: () => set((ui) => ({ turned: !ui.turned })),
  setTurned: (turned) => set({ turned }),
  setAddingWaypoints: (addingWaypoints) => set({ addingWaypoints }),
  setSightLines: (sightLines) => set({ sightLines }),
  setHalfBid: (halfBid) => set({ halfBid }),
  refuse: (notice, refused = null) =>
    set((ui) => (notice ? { notice, refused, refusals: ui.refusals + 1 } : { notice })),
  reset: () => {
    pointAway();
    set(initial);
  },
}));
