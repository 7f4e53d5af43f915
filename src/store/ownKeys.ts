import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/**
 * Keys that players have exchanged for others, kept in the browser. Everywhere else a key goes by what it was made as: what is
 * pressed is turned into that before anything listens (letters.ts), and what is shown is turned back.
 */

/** Those that can be changed, in the order they are listed. All others are fixed. */
export const CHANGEABLE = [...'mfxgopjcwbreulk;tisdvqy?'] as readonly string[];

/** Answers, figures and signs that stand for themselves. */
const FIXED = [...'anzh0123456789+-=.,*<>'] as readonly string[];

interface OwnKeys {
  /** By the key as it was made. */
  readonly own: Readonly<Record<string, string>>;
}

export const useOwnKeys = create<OwnKeys>()(
  persist<OwnKeys, [], [], OwnKeys>(() => ({ own: {} }), {
    name: 'take-cover.keys',
    storage: createJSONStorage(() => localStorage),
    merge: (stored, current) => ({ ...current, own: known(stored) }),
  }),
);

/** Which key does now what that one was made for. */
export const ownKey = (made: string): string => useOwnKeys.getState().own[made] ?? made;

/** For what a pressed key was made, in small letters; null: it has been given up. */
export function madeFor(pressed: string): string | null {
  const { own } = useOwnKeys.getState();
  const made = Object.keys(own).find((each) => own[each] === pressed);
  if (made !== undefined) return made;
  return own[pressed] === undefined ? pressed : null;
}

/** What stands in the way of a key: another that it is for already, or that it is fixed or no sign at all; null: nothing. */
export type KeyFault = { readonly for: string } | 'fixed' | 'noSign' | null;

function keyFault(made: string, wanted: string): KeyFault {
  if ([...wanted].length !== 1 || /\s/u.test(wanted)) return 'noSign';
  if (FIXED.includes(wanted)) return 'fixed';
  const other = CHANGEABLE.find((each) => each !== made && ownKey(each) === wanted);
  return other === undefined ? null : { for: other };
}

/** Refused, it stays as it was. */
export function changeKey(made: string, wanted: string): KeyFault {
  const fault = keyFault(made, wanted);
  if (fault) return fault;
  const { [made]: _, ...others } = useOwnKeys.getState().own;
  useOwnKeys.setState({ own: wanted === made ? others : { ...others, [made]: wanted } });
  return null;
}

export function resetKeys(): void {
  useOwnKeys.setState({ own: {} });
}

/** Text of unknown origin: one that clashes with another, or is not a key, is as it was made. */
function known(stored: unknown): Readonly<Record<string, string>> {
  const entries = typeof stored === 'object' && stored !== null && 'own' in stored ? stored.own : null;
  if (typeof entries !== 'object' || entries === null) return {};
  const own = Object.entries(entries).filter(
    (entry): entry is [string, string] =>
      CHANGEABLE.includes(entry[0]) &&
      typeof entry[1] === 'string' &&
      [...entry[1]].length === 1 &&
      !/\s/u.test(entry[1]) &&
      !FIXED.includes(entry[1]),
  );
  const now = new Map(CHANGEABLE.map((made) => [made, made]));
  for (const [made, key] of own) now.set(made, key);
  return new Set(now.values()).size === now.size ? Object.fromEntries(own) : {};
}
