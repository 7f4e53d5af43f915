import { say, useTranslations } from '../../i18n/index.ts';
import type { Scenario, Wrong } from './scenario.ts';

/** What is wrong, in words that stand where it is. */
export function useWrongWords(scenario: Scenario | undefined): (wrong: Wrong) => string {
  const t = useTranslations();
  return ({ at, side, fault }) => {
    if (fault === 'upstairs') return t('ui.newGame.goalUpstairs');
    if (at === 'edges') return t('ui.scenario.sameEdge');
    if (at === 'aim' && fault.path.endsWith('.edge')) return t('ui.scenario.edgeFault');
    if (fault.fault === 'fewer-entries' && side)
      return t('ui.workshop.nobody', { name: scenario?.sides[side].name ?? '' });
    const what = say(t, { key: `files.faults.${fault.fault}`, values: fault.data ?? {} });
    return at === 'whole' ? t('files.at', { path: fault.path || t('files.whole'), fault: what }) : what;
  };
}
