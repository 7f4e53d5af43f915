import { create } from 'zustand';
import type { EditionId } from '../editions/index.ts';
import { gameFile } from '../play/files/writeGame.ts';
import type { History } from '../play/history.ts';
import type { Start } from '../play/start.ts';
import { fetched } from './fetched.ts';
import type { Opening } from './opening.ts';

/** A game that has come by a link, and waits for somebody to want it. */
export type Came =
  | {
      readonly ok: true;
      /** Of its file. */
      readonly text: string;
      readonly title: string;
      readonly names: readonly [string, string];
      readonly edition: EditionId;
      readonly steps: number;
    }
  | Extract<Opening, { ok: false }>;

interface Links {
  readonly came: Came | null;
  done(): void;
}

export const useLinks = create<Links>()((set) => ({ came: null, done: () => set({ came: null }) }));

const isOurs = (hash: string): boolean => /^#g\d+\./.test(hash);

/** Takes what the address of the page brings along, now and whenever it changes; the address, soon untrue, is cleared. */
export function watchLinks(): () => void {
  const look = (): void => {
    const { hash, pathname, search } = location;
    if (!isOurs(hash)) return;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    void takeLink(hash);
  };
  look();
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

/** Reads a link, and says what it holds or what is wrong with it. Nothing is opened. */
export async function takeLink(link: string): Promise<void> {
  const reader = await fetched(() => import('./reader.ts')).catch(() => null);
  if (!reader) return useLinks.setState({ came: { ok: false, part: 'reader' } });
  const text = await reader.fromLink(link);
  if (!text.ok) return useLinks.setState({ came: text });
  const read = reader.readPlayable(text.value);
  if (!read.ok) return useLinks.setState({ came: { ok: false, fault: read.fault } });
  const { start, commands } = read.value;
  const { a, b } = start.setup.sides;
  const about = {
    title: start.title,
    names: [a.name, b.name] as const,
    edition: start.edition,
    steps: commands.length,
  };
  useLinks.setState({ came: { ok: true, text: text.value, ...about } });
}

/** The address at which a page of the game opens this one; null where the page has none that others could go to. */
export async function linkOf(start: Start, history: History): Promise<string | null> {
  if (!location.protocol.startsWith('http')) return null;
  const { toLink } = await fetched(() => import('../play/share/link.ts'));
  return `${location.origin}${location.pathname}${await toLink(gameFile(start, history))}`;
}
