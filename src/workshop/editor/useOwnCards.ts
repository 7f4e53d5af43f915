import { useEffect, useMemo } from 'react';
import { CARDS } from '../../content/index.ts';
import type { Card, Id } from '../../engine/index.ts';
import { contentOf } from '../../play/files/contentOf.ts';
import { useLibrary } from '../../store/library.ts';

/** Cards that are placed from one list, under its name. */
interface OwnForceCards {
  readonly id: Id;
  readonly name: string;
  readonly cards: readonly Card[];
}

/** The forces and the cards that the library has, by name: what cannot be read any more is left out, the library says why. */
export function useOwnCards(): { readonly forces: readonly OwnForceCards[]; readonly cards: readonly Card[] } {
  const { items, reload } = useLibrary();
  useEffect(() => {
    void reload();
  }, [reload]);
  return useMemo(() => {
    const read = (items ?? []).flatMap((item) => {
      const content = item.kind === 'cards' || item.kind === 'force' ? contentOf(item) : null;
      return content?.ok ? [{ id: item.id, content: content.value }] : [];
    });
    const forces = read.flatMap(({ id, content }): OwnForceCards[] => {
      if (content.kind !== 'force') return [];
      const { name, force, cards } = content.force;
      const known = [...cards, ...CARDS];
      return [{ id, name, cards: [...new Set(force)].flatMap((each) => known.find((card) => card.id === each) ?? []) }];
    });
    const cards = read.flatMap(({ content }) => (content.kind === 'cards' ? [content.card] : []));
    const byName = (p: { name: string }, q: { name: string }): number => p.name.localeCompare(q.name);
    return { forces: forces.filter((each) => each.cards.length > 0).sort(byName), cards: cards.sort(byName) };
  }, [items]);
}
