import { useMemo } from 'react';
import { EDITIONS, type Rules } from '../../editions/index.ts';
import { editionWord, useTranslations } from '../../i18n/index.ts';
import { readRules } from '../../play/files/rulesChecks.ts';
import { useGameStore } from '../../store/game.ts';
import { useRuleSets } from '../ruleSets/useRuleSets.ts';

/** Rules that a case can be judged by, under the name they are known by here. */
export interface NamedRules {
  readonly name: string;
  readonly rules: Rules;
}

/** Those of the game on the table, the players' own sets, and every edition as it is. */
export function useOtherRules(): readonly NamedRules[] {
  const t = useTranslations();
  const start = useGameStore((s) => s.start);
  const { sets } = useRuleSets();
  return useMemo(() => {
    const table = start && { edition: start.edition, rulings: start.rulings, rules: start.rules };
    const isSettled = table && Object.keys({ ...table.rulings, ...table.rules }).length > 0;
    return [
      ...(isSettled ? [{ name: t('ui.caseRoom.table'), rules: table }] : []),
      ...sets
        .filter((set) => readRules(set).ok)
        .map(({ name, edition, rulings, rules }) => ({
          name: name || t('ui.houseRules.unnamed'),
          rules: { edition, rulings, rules },
        })),
      ...EDITIONS.map((edition) => ({
        name: editionWord(t, 'name', edition),
        rules: { edition, rulings: {}, rules: {} },
      })),
    ];
  }, [t, start, sets]);
}
