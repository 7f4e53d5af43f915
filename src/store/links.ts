import { create } from 'zustand';
import type { EditionId } from '../editions/index.ts';
import type { Draft } from '../play/draft/draft.ts';
import type { FileFault } from '../play/files/fault.ts';
import type { Made } from '../play/library.ts';
import type { Start } from '../play/start.ts';
import { fetched } from './fetched.ts';
import type { Opening } from './opening.ts';

/** What has come by a link, and waits for somebody to want it. */
export type Came =
  | {
      readonly ok: true;
      /** Of its file. */
      readonly text: string;
      /** null: nothing that is played. */
      readonly game: GameThatCame | null;
      /** What of it the library can keep. */
      readonly things: readonly Made[];
      /** A position that the workshop goes on with; the only thing it is for while it is wrong. */
      readonly draft: Draft | null;
    }
  | Extract<Opening, { ok: false }>;

export interface GameThatCame {
  readonly title: string;
  readonly names: readonly [string, string];
  readonly edition: EditionId;
  readonly steps: number;
}

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
  const played = reader.readPlayable(text.value);
  const { made, unfinished, faults } = reader.readForLibrary(text.value);
  const things = [...made, ...unfinished];
  const isPosition = made.length === 0 && (!played.ok || played.value.commands.length === 0);
  const drafted = isPosition ? reader.readDraft(text.value, { a: '', b: '' }) : null;
  const draft = drafted?.ok ? drafted.draft : null;
  if (!played.ok && things.length === 0 && !draft) {
    const fault = isOtherKind(played.fault) ? (faults[0] ?? played.fault) : played.fault;
    return useLinks.setState({ came: { ok: false, fault } });
  }
  const game = played.ok ? aboutGame(played.value) : null;
  useLinks.setState({ came: { ok: true, text: text.value, game, things, draft } });
}

const isOtherKind = ({ fault }: FileFault): boolean => fault === 'other-kind';

function aboutGame({ start, commands }: { start: Start; commands: readonly unknown[] }): GameThatCame {
  const { a, b } = start.setup.sides;
  return { title: start.title, names: [a.name, b.name], edition: start.edition, steps: commands.length };
}

/** What a page of the game opens; off a disk there is no address that others could go to, and the link is pasted there. */
export async function linkOf(file: Made['file'], full = false): Promise<string> {
  const { toLink } = await fetched(() => import('../play/share/link.ts'));
  const address = location.protocol.startsWith('http') ? `${location.origin}${location.pathname}` : '';
  return `${address}${await toLink(file, full)}`;
}
