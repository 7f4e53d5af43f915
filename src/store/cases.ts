import { create } from 'zustand';

/** A case as it is listed: one of the rules' own, or one that was opened or kept here. */
export interface ListedCase {
  /** `fire/ten-units`; of a file its name. */
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
  /** Those of the tester, as long as the page is open; their files are what lasts. */
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
