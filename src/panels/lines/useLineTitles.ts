import { useMemo } from 'react';
import { say, useTranslations } from '../../i18n/index.ts';
import { namesOf } from '../../i18n/names.ts';
import { isAside, narrate } from '../../i18n/narrate.ts';
import { type History, nodeAt } from '../../play/history.ts';
import { gameBefore, nameOf, partingOf } from '../../play/lines.ts';
import { isToldAgain } from '../log/chapters.ts';

/** What lines are called in one row each: by the name that players have given them, else by what sets them apart. */
export function useLineTitles(history: History, tips: readonly number[]): readonly string[] {
  const t = useTranslations();
  return useMemo(() => {
    const told = (tip: number): string => {
      const parting = partingOf(history, tip) ?? tip;
      const { setup, state } = gameBefore(history, parting);
      const names = namesOf(setup, t, state.characters, state.markers);
      const events = (nodeAt(history, parting)?.events ?? []).filter((event) => !isAside(event) && isToldAgain(event));
      return events.map((event) => say(t, narrate(event, names))).join(' ');
    };
    return tips.map((tip, i) => t('ui.lines.entry', { line: i + 1, what: nameOf(history, tip) ?? told(tip) }));
  }, [history, tips, t]);
}
