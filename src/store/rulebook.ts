import { create } from 'zustand';
import type { EditionId } from '../editions/index.ts';

/** What the rule book is open at: an entry (null: the contents), or what there is to say about the edition. */
export type Place = { readonly kind: 'look-up'; readonly entry: string | null } | { readonly kind: 'edition' };

/** The rule book lies beside the game: it belongs to no game, and nothing of it is saved. */
interface Rulebook {
  /** The places one came by, the one shown last; none: it is closed. */
  readonly places: readonly Place[];
  /** Read as this edition has it; null: as the one in use. */
  readonly edition: EditionId | null;
}

interface RulebookActions {
  /** Opens it, or turns to another entry; `id` is that of a rule, a ruling or a word. */
  lookUp(id?: string, edition?: EditionId): void;
  readEdition(edition?: EditionId): void;
  /** Another entry in the place of the one that is shown, as one leafs through. */
  leafTo(entry: string | null): void;
  setEdition(edition: EditionId): void;
  goBack(): void;
  close(): void;
}

const CLOSED: Rulebook = { places: [], edition: null };

export const useRulebook = create<Rulebook & RulebookActions>()((set) => {
  const turnTo = (place: Place, edition?: EditionId): void =>
    set((book) => ({ places: [...book.places, place], edition: edition ?? book.edition }));
  return {
    ...CLOSED,
    lookUp: (id, edition) => turnTo({ kind: 'look-up', entry: id ?? null }, edition),
    readEdition: (edition) => turnTo({ kind: 'edition' }, edition),
    leafTo: (entry) => set(({ places }) => ({ places: [...places.slice(0, -1), { kind: 'look-up', entry }] })),
    setEdition: (edition) => set({ edition }),
    goBack: () => set(({ places }) => (places.length > 1 ? { places: places.slice(0, -1) } : CLOSED)),
    close: () => set(CLOSED),
  };
});
