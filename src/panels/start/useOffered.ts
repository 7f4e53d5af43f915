import { useEffect, useState } from 'react';
import type { Force, ReadyScenario, ReadyTable } from '../../content/index.ts';
import type { Rules } from '../../editions/index.ts';
import { briefingOf } from '../../play/briefing.ts';
import type { Content } from '../../play/files/contentOf.ts';
import type { LibraryItem } from '../../play/journal/database.ts';
import { fetched } from '../../store/fetched.ts';
import { useLibrary } from '../../store/library.ts';

/** What the library has for a new game, beside what is ready. */
export interface Offered {
  readonly tables: readonly ReadyTable[];
  readonly forces: readonly Force[];
  readonly scenarios: readonly OwnScenario[];
}

/** With the rules that it is meant for. */
export interface OwnScenario extends ReadyScenario {
  readonly rules: Rules;
}

const NOTHING: Offered = { tables: [], forces: [], scenarios: [] };

/** By name; what cannot be read any more is left out: the library says why. */
export function useOffered(): Offered {
  const items = useLibrary((s) => s.items);
  const [offered, setOffered] = useState(NOTHING);
  useEffect(() => {
    if (!items || items.length === 0) return setOffered(NOTHING);
    let isWanted = true;
    void fetched(() => import('../../store/reader.ts')).then(
      ({ contentOf }) => isWanted && setOffered(offeredOf(items, contentOf)),
      () => undefined, // the ready ones are there all the same
    );
    return () => {
      isWanted = false;
    };
  }, [items]);
  return offered;
}

type Reads = typeof import('../../store/reader.ts').contentOf;

function offeredOf(items: readonly LibraryItem[], contentOf: Reads): Offered {
  const read = items.flatMap((item): [string, Content][] => {
    const content = contentOf(item);
    return content.ok ? [[item.id, content.value]] : [];
  });
  const tables = read.flatMap(([id, content]): ReadyTable[] =>
    content.kind === 'table' ? [{ id, own: { name: content.table.name }, ...content }] : [],
  );
  const forces = read.flatMap(([id, content]): Force[] => {
    if (content.kind !== 'force') return [];
    const { name, faction, cards, force } = content.force;
    return force.length > 0 ? [{ id, faction, cards: force, own: { name, cards } }] : [];
  });
  const scenarios = read.flatMap(([id, content]): OwnScenario[] => {
    if (content.kind !== 'scenario') return [];
    const { title, edition, rulings, rules, setup } = content.start;
    const briefing = briefingOf(content.start);
    const { table, scenery, cards, sides, victory, edges } = setup;
    if (!victory) return [];
    const forces = { a: sides.a.force, b: sides.b.force };
    const own = { name: title };
    return [
      {
        id,
        own,
        table,
        scenery,
        cards,
        forces,
        victory,
        ...(edges ? { edges } : {}),
        ...(briefing === '' ? {} : { briefing }),
        rules: { edition, rulings, rules },
      },
    ];
  });
  const byName = (p: { own?: { name: string } }, q: { own?: { name: string } }): number =>
    (p.own?.name ?? '').localeCompare(q.own?.name ?? '');
  return { tables: tables.sort(byName), forces: forces.sort(byName), scenarios: scenarios.sort(byName) };
}
