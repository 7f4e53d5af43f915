import { create } from 'zustand';
import type { Draft } from '../play/draft/draft.ts';
import type { History } from '../play/history.ts';
import type { Start } from '../play/start.ts';
import { withText } from './fileText.ts';

/** The moment of a game that is to be changed. */
export interface Moment {
  readonly start: Start;
  readonly history: History;
}

/** What is done in the workshop: a position is made, or cards and forces, or a scenario, or what has been made is looked through. */
export const ROOMS = ['table', 'cards', 'scenario', 'library'] as const;
export type Room = (typeof ROOMS)[number];

interface Workshop {
  /** The workshop stands in the place of the page; a game on the table waits and stays as it is. */
  readonly open: boolean;
  readonly room: Room;
  /** What the editor is to begin with; null: with what it had, or with a bare table. */
  readonly from: Moment | null;
  /** A draft that somebody has sent, for the editor to begin with. */
  readonly sent: Draft | null;
  /** A picture that came while a table is laid out, to be traced. */
  readonly toTrace: File | null;
  enter(from?: Moment): void;
  enterWith(sent: Draft): void;
  goTo(room: Room): void;
  leave(): void;
}

export const useWorkshop = create<Workshop>()((set) => ({
  open: false,
  room: 'table',
  from: null,
  sent: null,
  toTrace: null,
  enter: (from) => set({ open: true, room: 'table', from: from ?? null, sent: null }),
  enterWith: (sent) => set({ open: true, room: 'table', from: null, sent }),
  goTo: (room) => set({ open: true, room, from: null, sent: null }),
  leave: () => set({ open: false, from: null, sent: null }),
}));

/** A picture that comes while a table is laid out there. */
export const mayBeTraced = ({ type }: File): boolean => {
  const { open, room } = useWorkshop.getState();
  return open && room === 'table' && type.startsWith('image/');
};

/** Takes a picture without a game inside, to be traced there. `false`: it is for the page. */
export async function takeToTrace([file]: readonly File[]): Promise<boolean> {
  const inside = file && (await withText(file, async () => ({ ok: true }) as const));
  if (!file || inside?.ok) return false;
  useWorkshop.setState({ toTrace: file });
  return true;
}
