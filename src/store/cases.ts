import { create } from 'zustand';
import type { LibraryItem } from '../play/journal/database.ts';
import { nameOf } from '../play/library.ts';

/** A case as it is listed: one of the rules' own, or one that was opened or is in the library. */
export interface ListedCase {
  /** `fire/ten-units`; of a file its name; of one in the library its id there. */
  readonly name: string;
  readonly title: string;
  /** Ids of rules and rulings. */
  readonly about: readonly string[];
  readonly isOwn: boolean;
  readonly text: string;
}

interface Cases {
  /** The list lies over whatever is shown, at the cases of a rule (`about`; null: all), with one of them chosen. */
  readonly shown: { readonly about: string | null; readonly name: string | null } | null;
  /** Those that were opened to be judged, as long as the page is open; what is kept is in the library. */
  readonly own: readonly ListedCase[];
  show(about?: string | null, name?: string | null): void;
  /** In the place of one of the same name. */
  add(one: ListedCase): void;
  close(): void;
}

export const useCases = create<Cases>()((set) => ({
  shown: null,
  own: [],
  show: (about = null, name = null) => set({ shown: { about, name } }),
  add: (one) => set(({ own }) => ({ own: [...own.filter(({ name }) => name !== one.name), one] })),
  close: () => set({ shown: null }),
}));

/** Those of the library. Nobody has checked them: what is no case any more is refused when it is judged. */
export const casesIn = (items: readonly LibraryItem[]): readonly ListedCase[] =>
  items
    .filter(({ kind }) => kind === 'case')
    .map((item) => ({
      name: item.id,
      title: nameOf(item),
      about: Array.isArray(item.file.about) ? item.file.about.map(String) : [],
      isOwn: true,
      text: JSON.stringify(item.file),
    }));
